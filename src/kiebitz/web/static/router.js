/**
 * Addresses of the page.
 *
 * @typedef {{ page: "lobby" } | { page: "table", table: number } | { page: "games" }
 *   | { page: "game", game: number, move: number | null } | { page: "nowhere" }} Route
 */

/** @param {string} path @returns {Route} */
export function routeOf(path) {
  const [first, second, third, ...rest] = path.split("/").filter((part) => part !== "");
  const number = Number(second);
  const isNumber = /^[1-9]\d{0,14}$/.test(second ?? "");
  if (first === undefined) return { page: "lobby" };
  if (first === "table" && isNumber && third === undefined) return { page: "table", table: number };
  if (first === "games" && second === undefined) return { page: "games" };
  if (first === "games" && isNumber && rest.length === 0 && /^\d{0,4}$/.test(third ?? ""))
    return { page: "game", game: number, move: third === undefined ? null : Number(third) };
  return { page: "nowhere" };
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
