/**
 * Addresses of the page.
 *
 * @import { GamePath } from "./answers.js"
 *
 * @typedef {{ page: "lobby" } | { page: "table", table: number } | { page: "games" }
 *   | { page: "game", source: Source, move: number, isReviewed: boolean } | { page: "rooms" } | { page: "room", room: number }
 *   | { page: "board", board: number | null } | { page: "learn", number: number | null } | { page: "practice" } | { page: "puzzles" } | { page: "statistics" } | { page: "portrait" }
 *   | { page: "nowhere" }} Route
 *
 * @typedef {{ game: number } | { table: number, deal: number, room?: number }} Source  a game of the collection, or a deal of a table, perhaps in a room
 */

import { roomKey } from "./keys.js";

const GAME = /^\/games\/([1-9]\d{0,14})(?:\/(\d{1,4}|review))?$/;
const DEAL = /^\/table\/([1-9]\d{0,14})\/deal\/(\d{1,4})(?:\/(\d{1,4}|review))?$/;
const ROOM = /^\/room\/([1-9]\d{0,14})$/;
const ROOM_DEAL = /^\/room\/([1-9]\d{0,14})\/table\/([1-9]\d{0,14})\/deal\/(\d{1,4})(?:\/(\d{1,4}|review))?$/;
const BOARD = /^\/board(?:\/([1-9]\d{0,14}))?$/;
const LEARN = /^\/learn(?:\/([1-9]\d?))?$/;
const TABLE = /^\/table\/([1-9]\d{0,14})$/;

/** @param {string} address @returns {Route} */
export function routeOf(address) {
  const path = address.replace(/\/+$/, "") || "/";
  if (path === "/") return { page: "lobby" };
  if (path === "/games") return { page: "games" };
  if (path === "/portrait") return { page: "portrait" };
  if (path === "/rooms") return { page: "rooms" };
  const board = BOARD.exec(path);
  if (board !== null) return { page: "board", board: board[1] === undefined ? null : Number(board[1]) };
  const learn = LEARN.exec(path);
  if (learn !== null) return { page: "learn", number: learn[1] === undefined ? null : Number(learn[1]) };
  if (path === "/practice") return { page: "practice" };
  if (path === "/puzzles") return { page: "puzzles" };
  if (path === "/statistics") return { page: "statistics" };
  const room = ROOM.exec(path);
  if (room !== null) return { page: "room", room: Number(room[1]) };
  const inRoom = ROOM_DEAL.exec(path);
  if (inRoom !== null)
    return looking({ room: Number(inRoom[1]), table: Number(inRoom[2]), deal: Number(inRoom[3]) }, inRoom[4]);
  const table = TABLE.exec(path);
  if (table !== null) return { page: "table", table: Number(table[1]) };
  const game = GAME.exec(path);
  if (game !== null) return looking({ game: Number(game[1]) }, game[2]);
  const deal = DEAL.exec(path);
  return deal === null ? { page: "nowhere" } : looking({ table: Number(deal[1]), deal: Number(deal[2]) }, deal[3]);
}

/** @param {Source} source @param {string | undefined} moment  a number of moves, or the review, wherever that begins @returns {Route} */
function looking(source, moment = "0") {
  const isReviewed = moment === "review";
  return { page: "game", source, move: isReviewed ? 0 : Number(moment), isReviewed };
}

/** Where a moment of a game is seen, or its review. @param {Source} source @param {number | "review"} [moment] */
export function addressOf(source, moment) {
  const table = "game" in source ? "" : `/table/${source.table}/deal/${source.deal}`;
  const game = "game" in source ? `/games/${source.game}` : source.room === undefined ? table : `/room/${source.room}${table}`;
  return moment === undefined ? game : `${game}/${moment}`;
}

/**
 * The address of a board that holds all of it, whatever is known of a deal: a deal, position or game string, a tree, a record.
 * One stands at the end of a path, or so many moves along the main line.
 *
 * @param {string} text @param {string[] | number} at
 */
export function boardAddress(text, at = 0) {
  const where = typeof at === "number" ? `n=${at}` : `at=${encodeURIComponent(at.join(","))}`;
  return `/board#p=${encodeURIComponent(text)}&${where}`;
}

/** Where the server tells of a game. @param {Source} source @returns {GamePath} */
export const apiOf = (source) =>
  "game" in source
    ? `/api/games/${source.game}`
    : source.room === undefined
    ? `/api/tables/${source.table}/deals/${source.deal}`
    : `/api/rooms/${source.room}/tables/${source.table}/deals/${source.deal}`;

/** The key to ask for a game with: in a room that of the own place. @param {Source} source @returns {string | undefined} */
export const keyOf = (source) => ("room" in source && source.room !== undefined ? roomKey(source.room) : undefined);

/** @type {Set<() => void>} */
const listeners = new Set();

/** Go somewhere else on this page. @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  listeners.forEach((listener) => listener());
}

const BACK = "kiebitz.back."; // and the number of a table, in what a tab remembers

/** Remember that who leaves a table, which was begun here, wants to be here again. @param {number} table */
export function comeBackFrom(table) {
  sessionStorage.setItem(`${BACK}${table}`, location.pathname);
}

/** The same for a table that goes on where another one has ended. @param {number} table @param {number} before */
export function comeBackAsFrom(table, before) {
  const begun = sessionStorage.getItem(`${BACK}${before}`);
  if (begun !== null) sessionStorage.setItem(`${BACK}${table}`, begun);
}

/** Where one goes from a table: to where it was begun, or to the lobby. @param {number} table */
export function goBackFrom(table) {
  go(sessionStorage.getItem(`${BACK}${table}`) ?? "/");
}

/** What that is: a game that is looked at, first steps, or the lobby. @param {number} table @returns {"game" | "learn" | "lobby"} */
export function backOf(table) {
  const { page } = routeOf(sessionStorage.getItem(`${BACK}${table}`) ?? "/");
  return page === "game" || page === "learn" ? page : "lobby";
}

/** The same place under another address, such as another moment of a game. @param {string} path */
export function rename(path) {
  history.replaceState(null, "", path);
}

/** Be told when the address has changed; what is returned ends that. @param {() => void} listener */
export function watchAddress(listener) {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}
