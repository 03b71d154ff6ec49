/**
 * The keys that open tables: the owner's, or the one of a place that a guest was given.
 *
 * A key comes behind the # once, and anybody can make an address. So it is kept only when the server has accepted it, and
 * whatever was kept before is tried first: no link shuts anybody out.
 *
 * @import { KeptLink } from "./room/links.js"
 */

const OWNER = "kiebitz.key";

const OPENER = "kiebitz.key.opener"; // of rooms, where not everybody may open them

/** @param {number} room */
const inRoom = (room) => `kiebitz.room.${room}`;

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
  if (/^\/(table|room)\/\d+/.test(location.pathname)) brought = key;
  else if (location.pathname === "/rooms") localStorage.setItem(OPENER, key);
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

/** What opens rooms where a key is asked for, or "". */
export const openerKey = () => localStorage.getItem(OPENER) ?? ownerKey();

/** The keys to try in a room: the own place is known before any link that is followed. @param {number} room */
export function keysForRoom(room) {
  const known = [roomKey(room), brought].filter((key) => key !== "");
  return known.length === 0 ? [""] : [...new Set(known)];
}

/** @param {number} room */
export const roomKey = (room) => localStorage.getItem(inRoom(room)) ?? "";

/** Keep what the server has accepted in a room. @param {number} room @param {string} key */
export function keepRoomKey(room, key) {
  localStorage.setItem(inRoom(room), key);
  brought = "";
}

/** The rooms in which this browser has a place or looks on, the last one first. */
export const roomsVisited = () =>
  Object.keys(localStorage)
    .map((name) => Number(/^kiebitz\.room\.(\d+)$/.exec(name)?.[1]))
    .filter((room) => room > 0)
    .sort((one, other) => other - one);

/** The links of a room, which only a browser of its host has. @param {number} room @returns {KeptLink[]} */
export const roomLinks = (room) => JSON.parse(localStorage.getItem(`${inRoom(room)}.links`) ?? "[]");

/** @param {number} room @param {KeptLink[]} links */
export function keepRoomLinks(room, links) {
  localStorage.setItem(`${inRoom(room)}.links`, JSON.stringify(links));
  return links;
}
