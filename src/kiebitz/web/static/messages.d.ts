/** What server and browser say to each other, made from the structs in Python by `make mirrors`. */

export type Act = MakeMove | AnswerClaim | NextDeal | TakeBack | LetFinish | AskHint | CallMe;

export type RoomAct = SitDown | StandUp | BeginList | Commit | Reveal | SayPhrase | Write;

export type Request = Hello | Enter | MakeMove | AnswerClaim | NextDeal | TakeBack | LetFinish | AskHint | CallMe | SitDown | StandUp | BeginList | Commit | Reveal | SayPhrase | Write;

export type Reply = Told | Here | Coached | RoomTold | Spoken | KeyGiven | Done | HintGiven | RefusedIt;

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

/** An answer to what was asked under a key, when it had been answered so often. */
export interface AnswerGiven {
  key: string;
  answers: number;
  answer: string;
  seconds: number;
}

/** What somebody has answered to a task. */
export interface Answered {
  task: string;
  answer: string[];
}

/** What would the strongest player do? */
export interface AskHint {
  type: "ask";
  id: number;
  at: [number, number];
}

/** What is asked. */
export type Asked =
  | "bid"
  | "skat"
  | "declare"
  | "card"
  | "trumps"
  | "mistake";

/** Begin a list with those who sit there. */
export interface BeginList {
  type: "begin";
  id: number;
}

/** A line about a kept board. */
export interface BoardLineSeen {
  board: number;
  title: string;
  changed: string;
}

/**
 * A board and where on it one is.
 *
 * board, title  where it is kept
 * text      all of it in one line
 * path      the moves to here, and `moments` what lay where from the start on
 * calls     what may be said, picked up or declared here; `cards` what may be played
 * asks      whether it can be asked what the seat in turn would do
 */
export interface BoardSeen {
  board: number | null;
  title: string;
  text: string;
  path: string[];
  moments: Moment[];
  tree: NodeSeen[];
  comment: string;
  rootComment: string;
  calls: string[];
  cards: string[];
  contract: string | null;
  declarer: number | null;
  bid: number;
  isPosition: boolean;
  asks: boolean;
  setup: SetupSeen;
  end: Ended | null;
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

/** What is done there: a move, a comment, a branch taken away or made the main line. */
export interface Changed {
  text?: string;
  board?: number | null;
  path?: string[];
  forward?: number;
  what?: "play" | "promote" | "remove" | "say";
  move?: string;
  comment?: string;
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

/** What the coach says of a move that was made at a moment: what was better, and the chance to win that it cost. */
export interface Coached {
  type: "coach";
  at: [number, number];
  move: string;
  best: string;
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

/** What this place will contribute to the deal in the making, as a hash; `promised` is the server's own. */
export interface Commit {
  type: "commit";
  id: number;
  commitment: string;
  promised: string;
}

/**
 * One of those who are compared: `all`, `now`, `before` are the one meant, `1` to `5` the levels.
 *
 * line      `null` where there are no games
 * error     standard error of a level's average
 * reviewed  so many games are, in which `lost` list points are given away, by `mistakes` of each kind
 */
export interface ComparedSeen {
  name: string;
  line: StatisticsLine | null;
  error: number | null;
  reviewed: number;
  lost: number;
  mistakes: GivenSeen[];
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

/**
 * What one seat saw, and what is asked.
 *
 * key, answers  to be sent back with the answer
 * offers        answers to choose from; where there are none, cards are tapped
 * names         of who sat there; `null` in puzzles
 * cards         that may be played
 * contracts     that may be declared
 * shown         the move that is asked about
 */
export interface ExerciseSeen {
  key: string;
  answers: number;
  asked: Asked;
  offers: string[];
  source: "lesson" | "mistake" | "puzzle";
  name: string;
  grade: number | null;
  theme: Theme | null;
  seat: number;
  names: [string, string, string] | null;
  declarer: number | null;
  contract: string | null;
  bid: number;
  said: Said[];
  hand: string[];
  putAway: string[];
  openHand: string[];
  tricks: TrickSeen[];
  trick: TrickSeen;
  cards: string[];
  contracts: string[];
  shown: string | null;
}

/** A board to be taken along: as a record, or as a picture of where one is. */
export interface Exported {
  text?: string;
  board?: number | null;
  path?: string[];
  forward?: number;
  form?: "record" | "svg";
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

/** What is wrong with a setup, at a place if it is about one. */
export interface FaultAt {
  cause: Cause;
  place: number | null;
}

/** A record that could not be read or replayed; `reason` is English, `cause` what the page has words for. */
export interface FaultSeen {
  line: number;
  column: number;
  reason: string;
  cause: Cause;
}

/**
 * Which games are asked for; what is not said does not matter. Days are this machine's, the last included.
 *
 * seat, against  where the one meant sat, by name or else the user, and whom they played against
 * whose          whether that one played at all
 */
export interface Filter {
  name?: string;
  role?: Role | null;
  kind?: "C" | "D" | "G" | "H" | "N" | "S" | null;
  outcome?: Outcome | null;
  source?: "imported" | "own" | null;
  help?: "with" | "without" | null;
  from?: string | null;
  until?: string | null;
  seat?: "0" | "1" | "2" | null;
  against?: string;
  whose?: "mine" | "others" | null;
}

/**
 * How the game goes on, the better line first; `isTrue` if the cards lay so.
 *
 * board  all of it as a tree for the analysis board, on which the moment comes after so many `moves`
 */
export interface FollowsSeen {
  isTrue: boolean;
  hands: string[][];
  lines: LineSeen[];
  board: string;
  moves: number;
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

/** Whatever somebody has of a deal, as text; nothing is a new deal. */
export interface Given {
  text?: string;
  forward?: number;
}

/** What is given away by mistakes of one kind: how many, and list points a game. */
export interface GivenSeen {
  theme: string;
  number: number;
  lost: number;
}

/** What games are told apart by. */
export type GroupedBy =
  | "all"
  | "recent"
  | "month"
  | "role"
  | "kind"
  | "seat"
  | "opponent";

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

/** Whether that is right, and what would be. */
export interface Judged {
  isRight: boolean;
  right: string[];
}

/** What is said of an answer; `again` is the day on which the same is asked again. */
export interface JudgedSeen {
  isRight: boolean;
  right: string[];
  made: string | null;
  isOwn: boolean;
  reason: ReasonRow | null;
  texts: Record<string, string> | null;
  again: string | null;
  isKept: boolean;
  follows: FollowsSeen;
  game: number | null;
  number: number | null;
}

/** A board to be kept under a title; one that is kept already gets another one. */
export interface Kept {
  title: string;
  text?: string;
  board?: number | null;
}

/** The new key of a place, told to whoever left it to a computer: the old one opens nothing any more. */
export interface KeyGiven {
  type: "key";
  place: number;
  key: string;
}

/** What a seat could know about a decision: expected list points and the chance that its side wins, best first. */
export interface KnewRow {
  best: string;
  error: number;
  loss: number;
  options: OptionRow[];
  winLoss: number;
  worlds: number;
}

/** All pages, and the game that the last one plays. */
export interface LearnSeen {
  pages: PageSeen[];
  firstGame: string;
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

/**
 * A line to the end of the game: the move it is about, what is said and declared after it, all tricks from the one
 * under way on.
 *
 * played  what was declared after it; `null` where that was before, or nothing was
 */
export interface LineSeen {
  first: string;
  said: Said[];
  played: string | null;
  tricks: TrickSeen[];
  end: Ended;
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

/** A board as the page has it, kept as `board` or else as `text`, and where on it one is. */
export interface Looked {
  text?: string;
  board?: number | null;
  path?: string[];
  forward?: number;
}

/**
 * A call, a declaration, a card, `SC` to claim, `RE` to resign.
 *
 * With `coach` the person wants to be told where the move gives away so much chance to win, or more.
 */
export interface MakeMove {
  type: "move";
  id: number;
  at: [number, number];
  move: string;
  coach?: number | null;
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

/** A move of the tree. */
export interface NodeSeen {
  seat: number;
  move: string;
  comment: string;
  next: NodeSeen[];
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

/** A page with its tasks; its words are found by the names. */
export interface PageSeen {
  name: string;
  tasks: TaskSeen[];
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

/** Play on in a seat after so many moves of the main line of a board. */
export interface PlayWanted {
  board: string;
  moves: number;
  seat: number;
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
 * kinds     the same by kind of game
 * levels    how likely they play as each of them, the weakest first
 * advice    the level that they have an even game with; `null` while that is not sure
 */
export interface Portrait {
  games: number;
  declared: Part;
  won: Part;
  mistakes: Record<"declarer" | "defender", Part>;
  kinds: Record<"declarer" | "defender", Record<"grand" | "null" | "suit", Part>>;
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

/** What is asked next, and how much is left. */
export interface PracticeSeen {
  exercise: ExerciseSeen | null;
  left: number;
}

/** Which puzzles are asked for; what is not said does not matter. */
export interface PuzzlesWanted {
  trainer?: Trainer | null;
  theme?: Theme | null;
  grade?: number | null;
  after?: string;
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

/** A position while it is being made: cards of the seats and the skat, and what is played. */
export interface SetupAsked {
  places: string[];
  kind?: "C" | "D" | "G" | "H" | "N" | "S" | null;
  declarer?: number;
  leader?: number;
  trick?: string[];
  points?: number;
  tricks?: number;
  deal_rest?: boolean;
}

/** A setup as it is: `text` once nothing is wrong with it. */
export interface SetupSeen {
  places: string[][];
  kind: string | null;
  declarer: number;
  leader: number;
  trick: string[];
  points: number;
  tricks: number;
  faults: FaultAt[];
  text: string | null;
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

/** What open cards say: the value of the position and of every card; `won` by the declarer. */
export interface SolutionSeen {
  values: ValueSeen[];
  value: number;
  lostIn: number | null;
  isNull: boolean;
  won: boolean;
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

/** Games grouped in one way. */
export interface StatisticsGroup {
  by: GroupedBy;
  lines: StatisticsLine[];
}

/** The games of one group; `average` in list points of 36 games. */
export interface StatisticsLine {
  name: string;
  games: number;
  average: number;
  declared: number;
  won: number;
  schneider: number;
}

/**
 * All of it.
 *
 * course       what the last games brought, one by one
 * isReviewing  whether games are being reviewed that nobody waits for
 * worth, made  tell luck from skill over the games in which one had to call
 */
export interface StatisticsSeen {
  groups: StatisticsGroup[];
  course: number[];
  reviewed: number;
  toReview: number;
  isReviewing: boolean;
  lost: number;
  mistakes: GivenSeen[];
  compared: ComparedSeen[];
  called: number;
  worth: number;
  made: number;
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

/**
 * Something to do: the own cards, those on the table, what is played, what can be answered.
 *
 * kind    what is asked; with `choices` one of them, else as many cards as are `wanted`
 * seat    of the own place and of who leads, so that cards lie where they were played from
 */
export interface TaskSeen {
  name: string;
  kind: string;
  hand: string[];
  trick: string[];
  leader: number;
  seat: number;
  contract: string | null;
  declarer: number | null;
  choices: string[];
  wanted: number;
}

/** Ideas of Skat, by which moments are found and counted. */
export type Theme =
  | "draw trumps"
  | "keep the ten"
  | "take the trick"
  | "lead through"
  | "smear"
  | "duck"
  | "hold back"
  | "schneider"
  | "null hole"
  | "discard"
  | "grand or suit"
  | "bid or pass";

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

/** What can be trained. */
export type Trainer =
  | "worth"
  | "discard"
  | "first card"
  | "count"
  | "mistake";

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

/** A card with open cards: the declarer's card points in all, or in null the trick in which it is lost. */
export interface ValueSeen {
  card: string;
  value: number;
  lostIn: number | null;
  isBest: boolean;
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
