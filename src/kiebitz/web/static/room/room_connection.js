/**
 * The line to a room, over which its table comes too. It takes part in shuffles by itself.
 *
 * @import { Listener } from "../connection.js"
 * @import { KeyGiven, RoomAct, RoomSeen, RoomTold, Spoken } from "../types.js"
 */

import { Connection } from "../connection.js";
import { canCheck } from "../fairness.js";
import { keepRoomKey } from "../keys.js";
import { keepPart, shuffleAct } from "./shuffling.js";

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
    this.shuffled = ""; // what of which deal was said last
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
    this.changed(message.room);
    void this.shuffle(message.room);
  }

  /** Say what a deal in the making waits for, once: much else happens in a room meanwhile. @param {RoomSeen} room */
  async shuffle(room) {
    if (room.shuffling === null) return;
    const { stage, commitment } = room.shuffling;
    if (this.shuffled === `${stage} ${commitment}`) return;
    this.shuffled = `${stage} ${commitment}`;
    const act = await shuffleAct(room);
    if (act !== null) this.contribute(act, commitment);
  }

  /** Who has left the own place comes back to it by this key alone. @param {KeyGiven} given */
  takeKey({ key }) {
    this.keys = [key];
    keepRoomKey(this.table, key);
  }

  /**
   * Nobody else would say it again if the server asks for patience; all other refusals come with another attempt.
   *
   * @param {RoomAct} act @param {string} promised
   */
  contribute(act, promised) {
    this.tell(act).then(
      () => act.type === "reveal" && keepPart(promised, act.value),
      (error) => error.fault === "too frequent" && setTimeout(() => this.contribute(act, promised), SHORT_WAIT),
    );
  }
}
