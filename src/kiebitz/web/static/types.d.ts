/** What the server says, as `sight.py`, `messages.py`, `tables.py`, `advice.py`, `games.py`, `imports.py` and `reviews.py` define it. */

export type Seat = 0 | 1 | 2;

export interface Sum {
  base: number;
  matadors: number;
  steps: string[];
  levels: number;
  worth: number;
  bid: number;
  overbid: boolean;
  charged: number;
}

export interface Choice {
  contract: string;
  kind: string;
  hand: boolean;
  schneider: boolean;
  schwarz: boolean;
  ouvert: boolean;
  sum: Sum;
}

export interface Options {
  bids: number[];
  holds: boolean;
  pickUp: boolean;
  choices: Choice[];
  orders: Record<string, string[]>;
  cards: string[];
  claim: boolean;
  resign: boolean;
  offer: "claim" | "concede" | null;
}

export interface Trick {
  leader: number;
  cards: string[];
  winner: number | null;
}

export interface Ended {
  declarer: number | null;
  won: boolean;
  value: number;
  points: number;
  tricks: number;
  schneider: boolean;
  schwarz: boolean;
  overbid: boolean;
  resigned: boolean;
  penalty: number | null;
  left: number | null;
  timedOut: number | null;
  sum: Sum | null;
  wasSure: boolean;
}

export interface End extends Ended {
  listPoints: number[];
  hands: string[][];
  skat: string[];
  discard: string[] | null;
  played: Trick[];
  faults: [number, string][];
}

export interface Row {
  declarer: number | null;
  contract: string | null;
  value: number;
  points: number[];
  marked: boolean;
}

export interface Scores {
  rows: Row[];
  totals: number[];
  wonAndLost: [number, number][];
  ranking: number[];
}

export interface Seal {
  commitment: string;
  secret: string | null;
  salt: string | null;
}

export interface Sight {
  table: number;
  revision: number;
  moves: number;
  deal: number;
  deals: number;
  isSingle: boolean;
  isPractice: boolean;
  isSeeded: boolean;
  isOver: boolean;
  isLastDeal: boolean;
  places: { name: string; player: string | null }[];
  me: number | null;
  seat: number | null;
  seating: [number, number, number];
  dealer: number;
  phase: "auction" | "skat" | "declare" | "play" | "over";
  turn: number | null;
  asked: "move" | "claim" | "next deal" | null;
  options: Options;
  said: { seat: number; call: string }[];
  bid: number;
  declarer: number | null;
  contract: string | null;
  pickedUp: boolean;
  claimed: boolean;
  hand: string[];
  counts: [number, number, number];
  skat: string[] | null;
  openHand: string[] | null;
  trick: Trick;
  lastTrick: Trick | null;
  tricks: [number, number, number];
  practice: { points: [number, number]; tricks: Trick[]; out: string[] } | null;
  end: End | null;
  scores: Scores | null;
  marks: [number, string][];
  canTakeBack: boolean;
  canLetFinish: boolean;
  seal: Seal | null;
}

export interface Happened {
  what: string;
  seat?: number;
  place?: number;
  number?: number;
  move?: string;
  isComputer?: boolean;
  mark?: string;
}

export interface Told {
  type: "told";
  sight: Sight;
  event: Happened | null;
}

export interface Hint {
  move: string;
  reason: string;
  choices: { move: string; win: number | null; points: number }[];
  gameInMind: string | null;
  cards: { card: string; win: number; score: number | null; error: number | null; value: number | null }[];
  worlds: number;
  isFull: boolean;
  runnerUp: string | null;
  safeSuits: string[];
  holes: string[];
}

export type Message =
  | Told
  | { type: "done"; id: number }
  | { type: "hint"; id: number; hint: Hint }
  | { type: "refused"; id: number | null; fault: string; detail: string };

export type Act =
  | { type: "move"; move: string }
  | { type: "answer"; accepts: boolean }
  | { type: "next" }
  | { type: "back" }
  | { type: "finish" }
  | { type: "ask" };

export interface TableLine {
  table: number;
  names: string[];
  players: (string | null)[];
  deal: number;
  deals: number;
  isSingle: boolean;
  isPractice: boolean;
  isOver: boolean;
  changed: string;
}

export interface Lobby {
  tables: TableLine[];
  lengths: number[];
  levels: number[];
  usualPlayer: string;
  players: string[];
  longestName: number;
}

export interface GameLine {
  id: number | null;
  table: number | null;
  deal: number | null;
  played: string;
  names: [string, string, string];
  seat: number | null;
  declarer: number | null;
  contract: string | null;
  bid: number;
  outcome: "won" | "lost" | "passed in" | "broken off" | null;
  value: number | null;
  listPoints: [number, number, number] | null;
  isMarked: boolean;
  isPartial: boolean;
}

export interface Totals {
  games: number;
  won: number;
  lost: number;
  points: number;
}

export interface Found {
  games: GameLine[];
  totals: Totals | null;
  next: string | null;
}

export interface Moment {
  seat: number | null;
  move: string | null;
  phase: Sight["phase"];
  turn: number | null;
  hands: (string | null)[][];
  skat: (string | null)[];
  trick: Trick;
  lastTrick: Trick | null;
  tricks: [number, number, number];
  points: [number, number];
}

export interface GameSeen {
  line: GameLine;
  end: Ended | null;
  tricks: Trick[];
  moments: Moment[];
  record: string;
}

export interface ImportSeen {
  id: number;
  state: "running" | "done" | "cancelled" | "failed";
  bytesRead: number;
  bytesTotal: number;
  added: number;
  known: number;
  partial: number;
  broken: number;
  faults: { line: number; column: number; reason: string }[];
  last: number | null;
  fault: "too large" | "too slow" | "unreadable" | "not stored" | null;
  error: string | null;
}

export type Size = "inaccuracy" | "mistake" | "blunder";

/** What a seat could know about a decision: expected list points and the chance that its side wins, best first. */
export interface Knew {
  best: string;
  loss: number;
  error: number;
  winLoss: number;
  worlds: number;
  options: { move: string; points: number; win: number | null }[];
}

/** What open cards say: the declarer's card points, in null the tricks survived, of a declaration list points. */
export interface Open {
  loss: number;
  turned: boolean;
  values: { move: string; value: number; wins: boolean }[];
}

/** Why a move was wrong; what the fields hold depends on the kind. */
export interface Reason {
  kind: string;
  cards: string[];
  seats: number[];
  points: number | null;
  tricks: number | null;
  contract: string | null;
  supposed: { seat: number; card: string } | null;
}

/** A verdict on the move that was made after `number` others. */
export interface Verdict {
  number: number;
  seat: number;
  move: string;
  size: Size | null;
  knew: Knew | null;
  open: Open | null;
  reason: Reason | null;
}

export interface Winning {
  side: "declarer" | "defenders";
  number: number;
  line: string[];
  won: number;
  games: number;
}

export interface Review {
  judge: string;
  verdicts: Verdict[];
  chances: (number | null)[][];
  winning: Winning | null;
}

export interface ReviewSeen {
  state: "none" | "hidden" | "waiting" | "running" | "done" | "failed";
  moves: number;
  of: number;
  review: Review | null;
  judge: string | null;
  made: string | null;
  line: { tricks: Trick[]; moments: Moment[] } | null;
}

/** What a player gave away in a role and a kind of game, in so many games altogether. */
export interface Total {
  player: string;
  role: "bidder" | "declarer" | "defender";
  kind: "suit" | "grand" | "null" | "passed in";
  games: number;
  lost: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

export interface ListSeen {
  players: string[];
  isSingle: boolean;
  deals: number;
  reviewed: number;
  waiting: number;
  failed: number;
  totals: Total[];
}

export interface CollectionSeen {
  reviewed: number;
  totals: Total[];
}
