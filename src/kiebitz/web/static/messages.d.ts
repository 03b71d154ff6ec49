/** What server and browser say to each other, made from the structs in Python by `make mirrors`. */

export type Act = MakeMove | AnswerClaim | NextDeal | TakeBack | LetFinish | AskHint | CallMe;

export type RoomAct = SitDown | StandUp | BeginList | Commit | Reveal | SayPhrase | Write;

export type Request = Hello | Enter | MakeMove | AnswerClaim | NextDeal | TakeBack | LetFinish | AskHint | CallMe | SitDown | StandUp | BeginList | Commit | Reveal | SayPhrase | Write;

export type Reply = Told | Here | RoomTold | Spoken | Done | HintGiven | RefusedIt;

/** Play a deal again, from a seat, after so many of its moves. */
export interface AgainWanted {
  deal: number;
  seat: number;
  moves?: number | null;
}

/** Whether the declarer may have the rest. */
export interface AnswerClaim {
  type: "answer";
  id: number;
  at: [number, number];
  accepts: boolean;
}

/** What would the strongest player do? */
export interface AskHint {
  type: "ask";
  id: number;
  at: [number, number];
}

/** Begin a list with those who sit there. */
export interface BeginList {
  type: "begin";
  id: number;
}

/**
 * How somebody bids.
 *
 * calls      bids and passes from which that is known
 * threshold  how likely to be won a game must be for them to bid on it; `null` while too little was seen
 * style      the same in a word
 */
export interface Boldness {
  calls: number;
  threshold: number | null;
  style: "bold" | "careful" | "usual" | null;
}

/** What was or could have been played, move by move; `tricks` has the unfinished one too. */
export interface Branch {
  tricks: TrickSeen[];
  moments: Moment[];
}

/** What the person at this place wants to be called, at whatever moment. */
export interface CallMe {
  type: "call";
  id: number;
  at: [number, number];
  name: string;
}

/** A fault of the library; the sentence `fault-CODE` of the catalogue is filled in with the values. */
export interface Cause {
  code: string;
  values: Record<string, string | number | Cause>;
}

/** A contract that may be declared, and what it would be worth by the cards that the declarer knows. */
export interface Choice {
  contract: string;
  kind: string;
  hand: boolean;
  schneider: boolean;
  schwarz: boolean;
  ouvert: boolean;
  sum: Sum;
}

/** A way to go on: the chance that the own side wins, and the points that it costs against what is advised. */
export interface ChoiceSeen {
  move: string;
  win: number | null;
  cost: number;
}

/**
 * What was given away in the games of the collection that have a review.
 *
 * missing  so many others could have one
 * waiting  so many of these are being made or wait for that
 */
export interface CollectionSeen {
  reviewed: number;
  missing: number;
  waiting: number;
  totals: Total[];
}

/** What this place will contribute to the deal in the making, as a hash. */
export interface Commit {
  type: "commit";
  id: number;
  commitment: string;
}

/** What a place has added to a deal: what it is bound to, and once that is open its number. */
export interface ContributionSeen {
  place: number;
  commitment: string;
  value: string | null;
}

/** It has been done, and is on disk. */
export interface Done {
  type: "done";
  id: number;
}

/** How the deal ended, with all its cards. `listPoints` are what the places get for it. */
export interface End {
  declarer: number | null;
  won: boolean;
  value: number;
  points: number;
  tricks: number;
  schneider: boolean;
  schwarz: boolean;
  overbid: boolean;
  ending: "claim agreed" | "declarer gave up" | "defenders gave up" | "played";
  penalty: number | null;
  left: number | null;
  timedOut: number | null;
  sum: Sum | null;
  wasSure: boolean;
  listPoints: number[];
  hands: string[][];
  skat: string[];
  discard: string[] | null;
  played: TrickSeen[];
  faults: [number, string][];
}

/** How a game ended, and how its value comes about. */
export interface Ended {
  declarer: number | null;
  won: boolean;
  value: number;
  points: number;
  tricks: number;
  schneider: boolean;
  schwarz: boolean;
  overbid: boolean;
  ending: "claim agreed" | "declarer gave up" | "defenders gave up" | "played";
  penalty: number | null;
  left: number | null;
  timedOut: number | null;
  sum: Sum | null;
  wasSure: boolean;
}

/** Come into a room, by the key of its link; a page that cannot hash, as without TLS, has no part in shuffles. */
export interface Enter {
  type: "enter";
  id: number;
  key: string;
  room: number;
  contributes?: boolean;
}

/** Why something was refused. The page has the words; nothing at the table has changed. */
export type Fault =
  | "malformed"
  | "too long"
  | "too frequent"
  | "too many"
  | "not allowed"
  | "unknown table"
  | "held"
  | "outdated"
  | "not your turn"
  | "illegal"
  | "not possible"
  | "not a name"
  | "finished"
  | "not stored"
  | "store gone"
  | "failed";

/** A record that could not be read or replayed; `reason` is English, `cause` what the page has words for. */
export interface FaultSeen {
  line: number;
  column: number;
  reason: string;
  cause: Cause;
}

/** Which games are asked for; what is not said does not matter. Days are this machine's, the last included. */
export interface Filter {
  name?: string;
  role?: Role | null;
  kind?: "C" | "D" | "G" | "H" | "N" | "S" | null;
  outcome?: Outcome | null;
  source?: "imported" | "own" | null;
  help?: "with" | "without" | null;
  from?: string | null;
  until?: string | null;
}

/**
 * A part of the list, the game played last first.
 *
 * totals  about all games that were found, with the first part
 * next    what to ask for the next part with; `null` at the end
 */
export interface Found {
  games: GameLine[];
  totals: Totals | null;
  next: string | null;
}

/**
 * A line about a game.
 *
 * id           in the collection; `null` while the result of an own deal has not been entered yet
 * table, deal  where it was played; `null` if it was imported
 * seat         of the user, if they had one
 * outcome, value, listPoints  where they are known
 * isMarked    whether somebody took help
 * isPartial   whether it was recorded from one seat, so that some cards may not be known
 */
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
  outcome: Outcome | null;
  value: number | null;
  listPoints: [number, number, number] | null;
  isMarked: boolean;
  isPartial: boolean;
}

/** One game. `end` is `null` where the record hides what it depends on; the rest is as in a `Branch`. */
export interface GameSeen {
  line: GameLine;
  end: Ended | null;
  tricks: TrickSeen[];
  moments: Moment[];
  record: string;
}

/** Games to delete: these, or all that a filter finds. One of both must be said. */
export interface GamesUnwanted {
  ids?: number[] | null;
  filter?: Filter | null;
}

/** A place that a person is to take: its key, and the link that opens it, also as a picture for a phone. */
export interface Guest {
  place: number;
  name: string;
  key: string;
  link: string;
  picture: Picture;
}

/** An event: `what` is its name; the other fields as far as they belong to it. */
export interface Happened {
  what: string;
  seat?: number;
  place?: number;
  number?: number;
  move?: string;
  isComputer?: boolean;
  mark?: string;
}

/** Sit down at a table: with the owner's token, or the key of a place. */
export interface Hello {
  type: "hello";
  id: number;
  key: string;
  table: number;
}

/** The places of people who look at the table now, told where several people play. */
export interface Here {
  type: "here";
  places: number[];
}

/** The hint that was asked for. */
export interface HintGiven {
  type: "hint";
  id: number;
  hint: HintSeen;
}

/**
 * What to do and why. `highest` is the highest number worth saying, 0 for none, and
 * `winsInTen` how many of ten games are won, where there is an auction.
 *
 * In a null game, suits that are safe and the cards that can be caught, where they are seen.
 */
export interface HintSeen {
  move: string;
  reason: string;
  choices: ChoiceSeen[];
  highest: number | null;
  winsInTen: number | null;
  gameInMind: string | null;
  runnerUp: string | null;
  safeSuits: string[];
  holes: string[];
}

/** What the user is called: at the table, and in records that come from elsewhere. */
export interface Identity {
  name: string;
  nicknames: string[];
}

/** How far an import has come, as `Progress` has it; `fault` is the kind of its error, if there are words for it. */
export interface ImportSeen {
  id: number;
  state: ImportState;
  bytesRead: number;
  bytesTotal: number;
  added: number;
  known: number;
  partial: number;
  broken: number;
  faults: FaultSeen[];
  last: number | null;
  fault: "not stored" | "too large" | "too slow" | "unreadable" | null;
  error: string | null;
}

/** How far an import has come. */
export type ImportState =
  | "running"
  | "done"
  | "cancelled"
  | "failed";

/** What a seat could know about a decision: expected list points and the chance that its side wins, best first. */
export interface KnewRow {
  best: string;
  error: number;
  loss: number;
  options: OptionRow[];
  winLoss: number;
  worlds: number;
}

/** Let the computer play this deal to its end. */
export interface LetFinish {
  type: "finish";
  id: number;
  at: [number, number];
}

/** How likely somebody plays as a level does. */
export interface Likeness {
  level: number;
  share: number;
}

/** Another link for a place, or with `null` for onlookers. */
export interface LinkWanted {
  place: number | null;
}

/**
 * What was given away in the deals of a table that have a review.
 *
 * players   in the order of the list
 * deals     that are over
 * reviewed  so many of them have a review
 * waiting   so many are being made or wait for that
 * failed    so many could not be made
 */
export interface ListSeen {
  players: string[];
  isSingle: boolean;
  deals: number;
  reviewed: number;
  waiting: number;
  failed: number;
  totals: Total[];
}

/**
 * What a table can be made of, and the tables there are.
 *
 * tables          that wait for somebody, and finished lists, those played last
 * me              who the owner is, `null` before that has been told
 * advice          the level at which the owner has an even game, `null` while that is not sure
 * suggestedName  what to call the owner then, perhaps nothing
 */
export interface Lobby {
  tables: TableLine[];
  lengths: number[];
  levels: number[];
  usualPlayer: string;
  players: PlayerOffered[];
  longestName: number;
  me: Identity | null;
  advice: number | null;
  suggestedName: string;
}

/** A call, a declaration, a card, `SC` to claim, `RE` to resign. */
export interface MakeMove {
  type: "move";
  id: number;
  at: [number, number];
  move: string;
}

/** Who the owner is: at the table, and in records. */
export interface MeWanted {
  name: string;
  nicknames?: string[];
}

/**
 * What lies where after so many moves; `null` is a card that is not known.
 *
 * seat, move  who did what last; `null` at the start
 * skat        the two cards that are out of the game; none while the declarer holds twelve
 * tricks      taken by each seat
 * points      card points of the declarer, with those of the skat as far as it is known, and of the defenders
 */
export interface Moment {
  seat: number | null;
  move: string | null;
  phase: Phase;
  turn: number | null;
  hands: (string | null)[][];
  skat: (string | null)[];
  trick: TrickSeen;
  lastTrick: TrickSeen | null;
  tricks: [number, number, number];
  points: [number, number];
}

/** A seat, and after how many moves to play on. */
export interface MomentWanted {
  seat: number;
  moves: number;
}

/** The result has been looked at. */
export interface NextDeal {
  type: "next";
  id: number;
  at: [number, number];
}

/** What open cards say: the declarer's card points, in null the tricks survived, of a declaration list points. */
export interface OpenRow {
  loss: number;
  turned: boolean;
  values: ValueRow[];
}

/** A move that could be made, with what it promised; of a card, points and chance to win follow from outcomes. */
export interface OptionRow {
  move: string;
  outcomes: OutcomeRow[];
  points: number;
  win: number | null;
}

/**
 * What the person at this place may do now.
 *
 * bids      numbers that may be said, the next one first
 * holds     whether a number is to be held
 * pickUp   whether the skat may be picked up
 * choices   contracts that may be declared
 * orders    the hand as it is held in each kind of game, while a contract is chosen
 * cards     cards that may be played
 * follow    why others may not: `trump` or the letter of the suit that is to be followed
 * claim, resign  whether these are possible
 * offer     `claim` or `concede`, where the rest is certain by what this place knows
 */
export interface Options {
  bids: number[];
  holds: boolean;
  pickUp: boolean;
  choices: Choice[];
  orders: Record<string, string[]>;
  cards: string[];
  follow: string | null;
  claim: boolean;
  resign: boolean;
  offer: "claim" | "concede" | null;
}

/** What became of a game. */
export type Outcome =
  | "won"
  | "lost"
  | "passed in"
  | "broken off";

/** An ending that can come, with its chance and the points that it brings. */
export interface OutcomeRow {
  chance: number;
  ending: "lost" | "lost_schneider" | "schneider" | "schwarz" | "won";
  points: number;
}

/**
 * So many of a number of times.
 *
 * share, interval  the same as a share, and where the true one lies with 95% confidence; `null` of no times at all
 */
export interface Part {
  times: number;
  of: number;
  share: number | null;
  interval: [number, number] | null;
}

/** Where a game stands. */
export type Phase =
  | "auction"
  | "skat"
  | "declare"
  | "play"
  | "over";

/** What can be said at every table. */
export type Phrase =
  | "hello"
  | "one moment"
  | "well played"
  | "bad luck"
  | "sorry"
  | "thanks"
  | "one more list"
  | "goodbye";

/** A QR code as the outline of its dark squares, in a square of so many, with the margin that readers need. */
export interface Picture {
  size: number;
  path: string;
}

/** Who is to sit at a place: a computer player of a spec, or with `null` a person, who gets a link. */
export interface PlaceWanted {
  player: string | null;
  name?: string | null;
}

/** A computer player by name; experiments are not for everybody. One of another package says itself who it is. */
export interface PlayerOffered {
  name: string;
  isExperiment: boolean;
  summary: string;
}

/**
 * What is thought of somebody.
 *
 * games     seen to the end
 * declared  of these games, and `won` of those that they declared
 * mistakes  of the opportunities for one, with open cards, in either role
 * levels    how likely they play as each of them, the weakest first
 * advice    the level that they have an even game with; `null` while that is not sure
 */
export interface Portrait {
  games: number;
  declared: Part;
  won: Part;
  mistakes: Record<"declarer" | "defender", Part>;
  boldness: Boldness;
  levels: Likeness[];
  advice: number | null;
}

/**
 * What is thought of the owner under all names.
 *
 * names      of those under which something is known
 * strongest  how often the strongest level errs, as declarer and in defence
 */
export interface PortraitSeen {
  names: string[];
  portrait: Portrait;
  strongest: [number, number];
}

/**
 * What one must remember at a real table, shown at one for practice.
 *
 * points  card points in the tricks of the declarer and of the defenders
 * tricks  all tricks so far
 * out     the cards whose place is not known
 */
export interface Practice {
  points: [number, number];
  tricks: TrickSeen[];
  out: string[];
}

/** What a table may want from people. */
export type Question =
  | "move"
  | "claim"
  | "next deal";

/** Why a move was wrong; what the fields hold depends on the kind. */
export interface ReasonRow {
  cards: string[];
  contract: string | null;
  kind: string;
  points: number | null;
  seats: number[];
  supposed: SupposedRow | null;
  tricks: number | null;
}

/** It has not been done. `id` is `null` where the message could not be read. */
export interface RefusedIt {
  type: "refused";
  id: number | null;
  fault: Fault;
  detail: string;
}

/** What it contributes. */
export interface Reveal {
  type: "reveal";
  id: number;
  value: string;
}

/** What a judge says of a game: of every decision, and the chances before every card. */
export interface ReviewRow {
  chances: (number | null)[][];
  judge: string;
  verdicts: VerdictRow[];
  winning: WinningRow | null;
}

/**
 * A review, or how far it has come.
 *
 * moves   so many have been judged, likely mistakes first, of `of`
 * review  as `review_seen` writes it: the one that is kept, or what has been found by now
 * judge, made  of the one that is kept
 * line    the game with the line that wins it, if there is one
 */
export interface ReviewSeen {
  state: ReviewState;
  moves: number;
  of: number;
  review: ReviewRow | null;
  judge: string | null;
  made: string | null;
  line: Branch | null;
}

/** How a review stands. */
export type ReviewState =
  | "none"
  | "hidden"
  | "waiting"
  | "running"
  | "done"
  | "failed";

/** A review, made anew even if one is kept or not. */
export interface ReviewWanted {
  renew?: boolean;
}

/** On which side somebody played. */
export type Role =
  | "declarer"
  | "defender";

/** A link that opens a place of a room, or with `null` the view of onlookers; also as a picture for a phone. */
export interface RoomLink {
  place: number | null;
  key: string;
  link: string;
  picture: Picture;
}

/** A new room and its links, which nobody is shown again. */
export interface RoomOpened {
  room: number;
  links: RoomLink[];
}

/**
 * A room as one who is in it is shown it.
 *
 * me          the own place, `null` for onlookers
 * places      who sits there from the next deal on, `sitting` who does now
 * here        the places of those who are there
 * silent      who kept the last deal from being made, and had no part in it
 */
export interface RoomSeen {
  room: number;
  me: number | null;
  deals: number;
  isPractice: boolean;
  hasChat: boolean;
  clock: number | null;
  awayAfter: number;
  places: Sitting[];
  sitting: Sitting[];
  here: number[];
  onlookers: number;
  table: number | null;
  isPlaying: boolean;
  shuffling: ShufflingSeen | null;
  silent: number[];
}

/** The room as it is now. */
export interface RoomTold {
  type: "room";
  room: RoomSeen;
}

/** A room to open, and who opens it. */
export interface RoomWanted {
  name: string;
  players?: number;
  deals?: number;
  practice?: boolean;
  chat?: boolean;
  clock?: number | null;
  awayAfter?: number;
}

/** What a room can be made of, and whether a key is asked for. */
export interface RoomsOffered {
  isKeyAsked: boolean;
  lengths: number[];
  shortestClock: number;
  longestWait: number;
  days: number;
}

/** A line of the list: who declared what, and what the places got; `marked` if somebody took help. */
export interface Row {
  declarer: number | null;
  contract: string | null;
  value: number;
  points: number[];
  marked: boolean;
}

/** A word of the auction: `18`, `y`, `p`. */
export interface Said {
  seat: number;
  call: string;
}

/** One of the phrases that can be said everywhere. */
export interface SayPhrase {
  type: "say";
  id: number;
  phrase: Phrase;
}

/** The list so far, the deal just ended included. */
export interface Scores {
  rows: Row[];
  totals: number[];
  wonAndLost: [number, number][];
  ranking: number[];
}

/** What the deal can be checked by; secret and salt once it is over, and what people contributed. */
export interface Seal {
  commitment: string;
  secret: string | null;
  salt: string | null;
  contributions: ContributionSeen[];
}

/** A deal in the making: what the server and the places are bound to, and who is waited for. */
export interface ShufflingSeen {
  stage: Stage;
  commitment: string;
  contributions: ContributionSeen[];
  missing: number[];
}

/** A table as the browser of one place shows it. Seats are 0 to 2, places 0 to 2 or 3; `me` is a place. */
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
  places: Sitting[];
  me: number | null;
  seat: number | null;
  seating: [number, number, number];
  dealer: number;
  phase: Phase;
  turn: number | null;
  asked: Question | null;
  options: Options;
  said: Said[];
  bid: number;
  declarer: number | null;
  contract: string | null;
  pickedUp: boolean;
  claimed: boolean;
  hand: string[];
  counts: [number, number, number];
  skat: string[] | null;
  openHand: string[] | null;
  trick: TrickSeen;
  lastTrick: TrickSeen | null;
  tricks: [number, number, number];
  practice: Practice | null;
  end: End | null;
  scores: Scores | null;
  marks: [number, string][];
  canTakeBack: boolean;
  canLetFinish: boolean;
  away: number[];
  seal: Seal | null;
}

/** Take the own place in the room under a name. */
export interface SitDown {
  type: "sit";
  id: number;
  name: string;
}

/** Who has a place: a person, or the computer player of a spec. */
export interface Sitting {
  name: string;
  player: string | null;
}

/** Somebody in the room said something; a text is as it was written. */
export interface Spoken {
  type: "spoken";
  place: number;
  phrase: Phrase | null;
  text: string;
}

/** What a shuffle waits for. */
export type Stage =
  | "commit"
  | "reveal"
  | "done";

/** Leave a place to a computer player: the own, or for who opened the room any. */
export interface StandUp {
  type: "stand";
  id: number;
  place: number;
}

/** How the value of a game comes about; the steps are counted one level each, after the tops. */
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

/** Who holds which card, in a case in which a reason holds. */
export interface SupposedRow {
  card: string;
  seat: number;
}

/** A line about a stored table, with the list so far; `ranking` are its places, the best first. */
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
  totals: number[];
  ranking: number[];
}

/**
 * A table to begin: the owner's name, the others, and what is agreed.
 *
 * deals     1 for a single deal
 * position  a deal or a game to go on with, as text; a single deal too, in which the owner has the `seat`
 */
export interface TableWanted {
  name: string;
  others: PlaceWanted[];
  deals?: number;
  practice?: boolean;
  seed?: number | null;
  position?: string | null;
  seat?: number;
}

/** Back to the last own decision. */
export interface TakeBack {
  type: "back";
  id: number;
  at: [number, number];
}

/** How the table looks, and what has just happened if anything has. */
export interface Told {
  type: "told";
  sight: Sight;
  event: Happened | null;
}

/**
 * What a player gives away in a role and a kind of game.
 *
 * games  in which the player had something to decide
 * lost   list points given away in all of them, by what could be known
 */
export interface Total {
  player: string;
  role: "bidder" | "declarer" | "defender";
  kind: "grand" | "null" | "passed in" | "suit";
  games: number;
  lost: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

/**
 * How many games a query finds, how many of them their declarers won and lost, and the list points in them of the
 * one whom the query names, or of the user.
 */
export interface Totals {
  games: number;
  won: number;
  lost: number;
  points: number;
}

/** Cards in the order in which they were played; `winner` once all three lie there. */
export interface TrickSeen {
  leader: number;
  cards: string[];
  winner: number | null;
}

/** What open cards say of a move. */
export interface ValueRow {
  move: string;
  value: number;
  wins: boolean;
}

/** A verdict on the move that was made after `number` others. */
export interface VerdictRow {
  knew: KnewRow | null;
  move: string;
  number: number;
  open: OpenRow | null;
  reason: ReasonRow | null;
  seat: number;
  size: "blunder" | "inaccuracy" | "mistake" | null;
}

/** How the side that lost could have won: by a line with open cards, and how often in games played on. */
export interface WinningRow {
  games: number;
  line: string[];
  number: number;
  side: "declarer" | "defenders";
  won: number;
}

/** A text, where the room allows that. */
export interface Write {
  type: "write";
  id: number;
  text: string;
}
