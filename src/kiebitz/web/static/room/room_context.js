/**
 * The room around a table: `null` at the private table.
 *
 * @import { RoomAct, RoomSeen } from "../types.js"
 *
 * @typedef {object} InRoom
 * @property {RoomSeen} room
 * @property {(act: RoomAct) => void} tell  what a person wants of the room
 * @property {string} said  what was said last
 */

import { createContext } from "../vendor/preact.js";

export const RoomContext = createContext(/** @type {InRoom | null} */ (null));
