/**
 * What a room says of itself.
 *
 * @import { Speech } from "../words.js"
 * @import { RoomSeen } from "../types.js"
 */

/** Who kept the last deal from being made, and had no part in it. @param {Speech["say"]} say @param {RoomSeen} room */
export const silentText = (say, { places, silent }) => silent.map((place) => say("room-silent", { name: places[place].name })).join(" ");

/** What was agreed when the room was opened. @param {Speech["say"]} say @param {RoomSeen} room */
export const agreedText = (say, { deals, clock, awayAfter, hasChat, isPractice }) =>
  [
    say("room-agreed", { deals }),
    clock === null ? say("room-no-clock") : say("room-clock", { seconds: clock }),
    say("room-away", { seconds: awayAfter }),
    hasChat ? say("room-chat") : say("room-no-chat"),
    ...(isPractice ? [say("room-practice")] : []),
  ].join(" ");
