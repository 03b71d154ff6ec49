/** What the server answers to what it is asked for besides the table. */

import type { CollectionSeen, Found, GameSeen, Guest, Identity, ImportSeen, ListSeen, Lobby, PortraitSeen, ReviewSeen, RoomLink, RoomOpened, RoomsOffered } from "./types.js";

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
  [collection: `${"GET" | "POST"} /api/games/reviews?${string}`]: CollectionSeen;
}

export type Method = "GET" | "POST" | "DELETE";

/** What comes of asking; what nobody answers cannot be asked for. */
export type Answer<M extends Method, Path extends string> = `${M} ${Path}` extends keyof Answers
  ? Answers[`${M} ${Path}`]
  : never;
