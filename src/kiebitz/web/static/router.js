/**
 * Addresses of the page.
 *
 * @typedef {{ page: "lobby" } | { page: "table", table: number } | { page: "games" }
 *   | { page: "game", source: Source, move: number } | { page: "nowhere" }} Route
 *
 * @typedef {{ game: number } | { table: number, deal: number }} Source  a game of the collection, or a deal of a table
 */

const GAME = /^\/games\/([1-9]\d{0,14})(?:\/(\d{1,4}))?$/;
const DEAL = /^\/table\/([1-9]\d{0,14})\/deal\/(\d{1,4})(?:\/(\d{1,4}))?$/;
const TABLE = /^\/table\/([1-9]\d{0,14})$/;

/** @param {string} address @returns {Route} */
export function routeOf(address) {
  const path = address.replace(/\/+$/, "") || "/";
  if (path === "/") return { page: "lobby" };
  if (path === "/games") return { page: "games" };
  const table = TABLE.exec(path);
  if (table !== null) return { page: "table", table: Number(table[1]) };
  const game = GAME.exec(path);
  if (game !== null) return { page: "game", source: { game: Number(game[1]) }, move: Number(game[2] ?? 0) };
  const deal = DEAL.exec(path);
  if (deal === null) return { page: "nowhere" };
  return { page: "game", source: { table: Number(deal[1]), deal: Number(deal[2]) }, move: Number(deal[3] ?? 0) };
}

/** Where a moment of a game is seen. @param {Source} source @param {number} [move] */
export function addressOf(source, move) {
  const game = "game" in source ? `/games/${source.game}` : `/table/${source.table}/deal/${source.deal}`;
  return move === undefined ? game : `${game}/${move}`;
}

/** @type {Set<() => void>} */
const listeners = new Set();

/** Go somewhere else on this page. @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  listeners.forEach((listener) => listener());
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
