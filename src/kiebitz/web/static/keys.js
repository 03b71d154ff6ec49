/** The key that opens a table: the owner's, or the one of a place that a guest was given. It comes behind the # once. */

const OWNER = "kiebitz.key";

/** @param {number} table */
const guestAt = (table) => `kiebitz.key.${table}`;

/** Keep a key that stands in the address, and take it out of there, so that nobody reads it over a shoulder. */
export function keepKey() {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key === null) return;
  const table = /^\/table\/(\d+)/.exec(location.pathname);
  localStorage.setItem(table === null ? OWNER : guestAt(Number(table[1])), key);
  history.replaceState(null, "", location.pathname + location.search);
}

/** The owner's key, or "" for somebody who has none. */
export const ownerKey = () => localStorage.getItem(OWNER) ?? "";

/** The key for a table: a guest's own place comes first. @param {number} table */
export const keyFor = (table) => localStorage.getItem(guestAt(table)) ?? ownerKey();
