/** What the page can say, and with what it is filled in, made from the catalogue by `make mirrors`. */

export interface Sentences {
  "seat": { seat: string | number };
}
