/** What the server answers to what it is asked for besides the table. */

import type { Asking, BoardLine, BoardSeen, CollectionSeen, Found, GameSeen, Guest, Hint, Identity, ImportSeen, Judged, Judgement, LearnSeen, ListSeen, Lobby, PortraitSeen, ReviewSeen, RoomLink, RoomOpened, RoomsOffered, SetupSeen, Solution, Statistics } from "./types.js";

type Begun = { table: number };

/** Where the server tells of a game. */
export type GamePath =
  | `/api/games/${number}`
  | `/api/tables/${number}/deals/${number}`
  | `/api/rooms/${number}/tables/${number}/deals/${number}`;

/** By method and path. */
interface Answers {
  "GET /api/lobby": Lobby;
  "POST /api/tables": Begun;
  [begun: `POST /api/tables/${number}/${"again" | "anew"}` | `POST /api/games/${number}/play`]: Begun;
  [next: `GET /api/tables/${number}/next`]: Guest | null;
  "POST /api/board/read": BoardSeen;
  "POST /api/board/look": BoardSeen;
  "POST /api/board/change": BoardSeen;
  "POST /api/board/check": SetupSeen;
  "POST /api/board/solve": Solution;
  "POST /api/board/advise": Hint;
  "POST /api/board/next": { move: string };
  "POST /api/board/export": { text: string };
  "GET /api/boards": BoardLine[];
  "POST /api/boards": { board: number };
  [unkept: `DELETE /api/boards/${number}`]: unknown;
  "GET /api/learn": LearnSeen;
  "POST /api/learn/answers": Judged;
  "GET /api/rooms": RoomsOffered;
  "POST /api/rooms": RoomOpened;
  [link: `POST /api/rooms/${number}/links`]: RoomLink;
  [played: `GET /api/rooms/${number}/games`]: Found;
  "POST /api/me": Identity;
  "GET /api/portrait": PortraitSeen;
  "DELETE /api/portrait": unknown;
  [deleted: `DELETE /api/tables/${number}`]: unknown;
  [guests: `GET /api/tables/${number}/guests`]: Guest[];
  [found: `GET /api/games?${string}`]: Found;
  [seen: `GET ${GamePath}`]: GameSeen;
  "POST /api/games/delete": unknown;
  "GET /api/imports": { imports: number[] };
  "POST /api/imports": { import: number };
  [progress: `GET /api/imports/${number}`]: ImportSeen;
  [cancelled: `DELETE /api/imports/${number}`]: unknown;
  [review: `${"GET" | "POST"} ${GamePath}/review`]: ReviewSeen;
  [unwanted: `DELETE ${GamePath}/review`]: unknown;
  [reviews: `${Method} /api/tables/${number}/reviews`]: ListSeen;
  [statistics: `GET /api/statistics?${string}`]: Statistics;
  "POST /api/me/data": { games: number };
  "DELETE /api/me/data": { games: number };
  "GET /api/practice": Asking;
  [puzzles: `GET /api/puzzles?${string}`]: Asking;
  "POST /api/practice/answers": Judgement;
  "POST /api/practice/play": Begun;
  [collection: `${Method} /api/games/reviews?${string}`]: CollectionSeen;
}

export type Method = "GET" | "POST" | "DELETE";

/** What comes of asking; what nobody answers cannot be asked for. */
export type Answer<M extends Method, Path extends string> = `${M} ${Path}` extends keyof Answers
  ? Answers[`${M} ${Path}`]
  : never;
