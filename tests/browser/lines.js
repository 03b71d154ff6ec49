/** What connections of a page lead to in a test. */

/** A line whose other end is the test. */
export class Line {
  static OPEN = 1;
  /** @type {Line[]} */
  static all = [];
  static get last() {
    return Line.all.at(-1);
  }

  constructor(url) {
    this.url = url;
    this.readyState = 0;
    this.sent = [];
    Line.all.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
    this.onclose?.();
  }

  open() {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

globalThis.WebSocket = /** @type {any} */ (Line);
globalThis.location = /** @type {any} */ ({ protocol: "http:", host: "localhost:7707" });
