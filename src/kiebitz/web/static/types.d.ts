/** What the server says, under the names that the page uses, and types of the page's own. */

import type * as messages from "./messages.js";

export type * from "./messages.js";
export type {
  BoardLineSeen as BoardLine,
  ExerciseSeen as Exercise,
  FollowsSeen as Follows,
  HintSeen as Hint,
  JudgedSeen as Judgement,
  KnewRow as Knew,
  LineSeen as PlayedLine,
  OpenRow as Open,
  PracticeSeen as Asking,
  ReasonRow as Reason,
  Reply as Message,
  ReviewRow as Review,
  SolutionSeen as Solution,
  StatisticsSeen as Statistics,
  TrickSeen as Trick,
  VerdictRow as Verdict,
  WinningRow as Winning,
} from "./messages.js";

export type Seat = 0 | 1 | 2;

export type Size = NonNullable<messages.VerdictRow["size"]>;

/** What a person does; the connection adds which decision it is. */
export type Act = Undated<messages.Act>;
/** What a person wants of a room. */
export type RoomAct = messages.RoomAct extends infer Sent ? (Sent extends unknown ? Omit<Sent, "id"> : never) : never;
type Undated<Sent> = Sent extends unknown ? Omit<Sent, "id" | "at"> : never;
