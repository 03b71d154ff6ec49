/**
 * The room around a table: `null` at the private table.
 *
 * @import { RoomAct, RoomSeen } from "../types.js"
 * @import { KeptLink } from "./links.js"
 *
 * @typedef {object} InRoom
 * @property {RoomSeen} room
 * @property {(act: RoomAct) => void} tell  what a person wants of the room
 * @property {KeptLink[]} links  those that this browser can give away
 * @property {(place: number) => void} free  give a place to a computer, and have a link for somebody else
 * @property {(place: number | null) => void} renew  have another link for a place, or for onlookers
 * @property {string} said  what was said last
 */

import { createContext } from "../vendor/preact.js";

export const RoomContext = createContext(/** @type {InRoom | null} */ (null));
