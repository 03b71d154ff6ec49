/**
 * The line to the server for one table. It comes back by itself when it is lost, and a decision that was not answered is
 * sent again with the moment it was made at: the server makes it once, however often it comes. Of several keys it takes the
 * first that opens the table.
 *
 * @import { Act, Coached, Here, Hint, KeyGiven, Message, RoomTold, Sight, Spoken, Told } from "./types.js"
 *
 * @typedef {Exclude<Message, Told | Here | Coached | RoomTold | Spoken | KeyGiven>} Answer
 *
 * @typedef {"connecting" | "open" | "lost" | "refused"} Line
 *
 * @typedef {object} Listener
 * @property {(key: string) => void} accepted  which key has opened the table
 * @property {(told: Told) => void} told
 * @property {(coached: Coached) => void} [coached]  what the coach says
 * @property {(places: number[]) => void} here  who looks at the table
 * @property {(line: Line, fault?: string) => void} line
 *
 * @typedef {object} Waiting
 * @property {object} message
 * @property {(hint: Hint | null) => void} resolve
 * @property {(fault: Refusal) => void} reject
 * @property {boolean} wasSentAgain
 */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const HELLO = 0;

/** What the server did not do. */
export class Refusal extends Error {
  /** @param {string} fault @param {string} detail */
  constructor(fault, detail) {
    super(detail);
    this.fault = fault;
  }
}

/** How long to wait before the next attempt: longer each time, up to a few seconds. @param {number} attempts */
export const waitBefore = (attempts) => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts);

export class Connection {
  /** @param {number} table @param {string[]} keys  to be tried in this order @param {Listener} listener */
  constructor(table, keys, listener) {
    this.table = table;
    this.keys = keys;
    this.listener = listener;
    this.attempts = 0;
    this.lastId = HELLO;
    this.isClosed = false;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.connect();
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /**
   * Send a decision made at this sight of the table.
   *
   * @param {Act} act @param {Sight} sight @returns {Promise<Hint | null>}
   */
  send(act, sight) {
    return this.deliver({ ...act, id: ++this.lastId, at: [sight.deal, sight.moves] });
  }

  /** @param {{ id: number, at?: number[] }} message @returns {Promise<Hint | null>} */
  deliver(message) {
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject, wasSentAgain: false });
      this.write(message);
    });
  }

  connect() {
    if (this.isClosed) return;
    this.listener.line(this.attempts === 0 ? "connecting" : "lost");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path()}`);
    this.socket = socket;
    socket.onopen = () => this.write({ id: HELLO, key: this.keys[0], ...this.greeting() });
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.comeBack();
  }

  path() {
    return "/socket";
  }

  /** What the server is told first. @returns {object} */
  greeting() {
    return { type: "hello", table: this.table };
  }

  /** @param {object} message */
  write(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  comeBack() {
    if (this.isClosed) return;
    this.listener.line("lost");
    this.timer = setTimeout(() => this.connect(), waitBefore(this.attempts++));
  }

  /** @param {Message} message */
  hear(message) {
    if (message.type === "told") this.listener.told(message);
    else if (message.type === "coach") this.listener.coached?.(message);
    else if (message.type === "here") this.listener.here(message.places);
    else if (message.type === "room" || message.type === "spoken" || message.type === "key") this.hearRoom(message);
    else if (message.id === HELLO) this.greeted(message);
    else this.answered(message);
  }

  /** What only rooms tell. @param {RoomTold | Spoken | KeyGiven} _message */
  hearRoom(_message) {}

  /** @param {Answer} message */
  greeted(message) {
    if (message.type === "refused") {
      if (message.fault === "not allowed" && this.keys.length > 1) return this.tryNextKey();
      this.close();
      this.listener.line("refused", message.fault);
      return;
    }
    this.listener.accepted(this.keys[0]);
    this.attempts = 0;
    this.listener.line("open");
    for (const waiting of this.waiting.values()) {
      waiting.wasSentAgain = true;
      this.write(waiting.message);
    }
  }

  tryNextKey() {
    this.keys = this.keys.slice(1);
    if (this.socket !== null) this.socket.onclose = null; // the server ends it, which is no loss
    this.connect();
  }

  /** @param {Answer} message */
  answered(message) {
    const waiting = this.waiting.get(message.id ?? -1);
    if (waiting === undefined) return;
    this.waiting.delete(message.id ?? -1);
    const isRefused = message.type === "refused";
    if (isRefused && waiting.wasSentAgain && message.fault === "outdated") waiting.resolve(null); // done the first time
    else if (isRefused) waiting.reject(new Refusal(message.fault, message.detail));
    else waiting.resolve(message.type === "hint" ? message.hint : null);
  }
}
