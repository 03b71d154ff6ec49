/**
 * The keys that open tables: the owner's, or the one of a place that a guest was given.
 *
 * A key comes behind the # once, and anybody can make an address. So it is kept only when the server has accepted it, and
 * whatever was kept before is tried first: no link shuts anybody out.
 */

const OWNER = "kiebitz.key";

/** @param {number} table */
const guestAt = (table) => `kiebitz.key.${table}`;

/** The key that came with the address of a table, until the server has said something about it. */
let brought = "";

/** @returns {string | null} */
export const keyInAddress = () => new URLSearchParams(location.hash.slice(1)).get("key");

/** See what the key in the address is good for, and take it out of there, so that nobody reads it over a shoulder. */
export async function bringKey() {
  const key = keyInAddress();
  if (key === null) return;
  history.replaceState(null, "", location.pathname + location.search);
  if (/^\/table\/\d+/.test(location.pathname)) brought = key;
  else await becomeOwner(key);
}

/** Exchange a key, which may be good only once, for the owner's. @param {string} key */
async function becomeOwner(key) {
  try {
    const response = await fetch("/api/owner-key", { method: "POST", headers: { Authorization: `Bearer ${key}` } });
    if (response.ok) localStorage.setItem(OWNER, (await response.json()).key);
  } catch {
    // Nobody has accepted it; what is kept may still do.
  }
}

/** The owner's key, or "" for somebody who has none. */
export const ownerKey = () => localStorage.getItem(OWNER) ?? "";

/** The key of a guest's place at a table, or "" without one. @param {number} table */
export const guestKey = (table) => localStorage.getItem(guestAt(table)) ?? "";

/** The tables at which this browser has been given a place, the last one first. */
export const guestTables = () =>
  Object.keys(localStorage)
    .map((name) => Number(/^kiebitz\.key\.(\d+)$/.exec(name)?.[1]))
    .filter((table) => table > 0)
    .sort((one, other) => other - one);

/** Take the place that a guest was given at another table. @param {number} table @param {string} key */
export const keepGuestKey = (table, key) => localStorage.setItem(guestAt(table), key);

/** The keys to try at a table, the owner's first; at least one, if only an empty one. @param {number} table */
export function keysFor(table) {
  const known = [ownerKey(), guestKey(table), brought].filter((key) => key !== "");
  return known.length === 0 ? [""] : [...new Set(known)];
}

/** Keep what the server has accepted at a table, if it came with the address. @param {number} table @param {string} key */
export function keepAccepted(table, key) {
  if (key === brought) keepGuestKey(table, key);
  brought = "";
}
