/**
 * The line to a room, over which its table comes too. It takes part in shuffles by itself.
 *
 * @import { Listener } from "../connection.js"
 * @import { KeyGiven, RoomAct, RoomSeen, RoomTold, Spoken } from "../types.js"
 */

import { Connection } from "../connection.js";
import { canCheck } from "../fairness.js";
import { keepRoomKey } from "../keys.js";
import { shuffleAct } from "./shuffling.js";

const SHORT_WAIT = 300; // milliseconds

export class RoomConnection extends Connection {
  /**
   * @param {number} room @param {string[]} keys @param {Listener} listener
   * @param {(room: RoomSeen) => void} changed @param {(spoken: Spoken) => void} spoke
   */
  constructor(room, keys, listener, changed, spoke) {
    super(room, keys, listener);
    this.changed = changed;
    this.spoke = spoke;
    /** @type {RoomSeen | null} */
    this.room = null;
  }

  path() {
    return `/socket/rooms/${this.table}`;
  }

  greeting() {
    return { type: "enter", room: this.table, contributes: canCheck() };
  }

  /** @param {RoomAct} act */
  tell(act) {
    return this.deliver({ ...act, id: ++this.lastId });
  }

  /** @param {RoomTold | Spoken | KeyGiven} message */
  hearRoom(message) {
    if (message.type === "spoken") return this.spoke(message);
    if (message.type === "key") return this.takeKey(message);
    this.room = message.room;
    this.changed(message.room);
    void shuffleAct(message.room).then((act) => act !== null && this.contribute(act));
  }

  /** Who has left the own place comes back to it by this key alone. @param {KeyGiven} given */
  takeKey({ place, key }) {
    if (place !== this.room?.me) return;
    this.keys = [key];
    keepRoomKey(this.table, key);
  }

  /** Nobody else would say it again if the server asks for patience; all other refusals come with another attempt. @param {RoomAct} act */
  contribute(act) {
    this.tell(act).catch((error) => error.fault === "too frequent" && setTimeout(() => this.contribute(act), SHORT_WAIT));
  }
}
