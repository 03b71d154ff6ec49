/** What the page can say, and with what it is filled in, made from the catalogue by `make mirrors`. */

export interface Sentences {
  "suit": { deck: string | number, suit: string | number };
  "rank": { deck: string | number, rank: string | number };
  "card": { deck: string | number, rank: string | number, suit: string | number };
  "rank-letter": { indices: string | number, rank: string | number };
  "suit-letter": { suit: string | number };
  "kind": { deck: string | number, kind: string | number };
  "kind-typed": { kind: string | number };
  "contract": { deck: string | number, extras: string | number, kind: string | number };
  "announcement": { announced: string | number };
  "seat": { seat: string | number };
  "sum": { base: string | number, counted: string | number, worth: string | number };
  "sum-null": { worth: string | number };
  "sum-tops": { count: string | number, side: string | number };
  "sum-step": { level: string | number, step: string | number };
  "sum-enough": { bid: string | number, sum: string | number };
  "sum-overbid": { bid: string | number, sum: string | number };
  "sum-charged": { base: string | number, bid: string | number, levels: string | number, sum: string | number, value: string | number };
  "sum-lost": { sum: string | number, value: string | number };
  "number": { number: string | number };
  "number-decimal-mark": {};
  "number-percent": { number: string | number };
  "number-seconds": { number: string | number };
}
