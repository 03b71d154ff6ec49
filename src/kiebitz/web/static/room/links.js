/**
 * The links of a room, in a browser of its host.
 *
 * Nobody is shown a link twice, so this browser keeps them; and since a place that is left has another one, it forgets the
 * link of whoever has sat there and sits there no more.
 *
 * @import { RoomLink, RoomSeen } from "../types.js"
 *
 * @typedef {RoomLink & { isTaken?: boolean }} KeptLink  taken while somebody sits there
 */

import { ask } from "../api.js";
import { keepRoomLinks, roomKey, roomLinks } from "../keys.js";

/** The links that still open something. @param {KeptLink[]} links @param {RoomSeen["places"]} places */
export const stillGood = (links, places) =>
  links
    .map((link) => ({ ...link, wasTaken: link.isTaken ?? false, isTaken: link.place !== null && places[link.place].player === null }))
    .filter(({ wasTaken, isTaken }) => isTaken || !wasTaken)
    .map(({ wasTaken, ...link }) => link);

/** Keep those that still open something. @param {RoomSeen} room */
export function goodLinks({ room, places }) {
  const kept = roomLinks(room);
  return kept.length === 0 ? kept : keepRoomLinks(room, stillGood(kept, places));
}

/** Have another link made for a place, or for onlookers: the old one is void. @param {number} room @param {number | null} place */
export async function renewedLinks(room, place) {
  const link = await ask("POST", `/api/rooms/${room}/links`, { place }, roomKey(room));
  return keepRoomLinks(room, [...roomLinks(room).filter((other) => other.place !== place), link]);
}
