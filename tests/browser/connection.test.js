import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { Connection, Refusal, waitBefore } from "../../src/kiebitz/web/static/connection.js";
import { Line } from "./lines.js";
import { sight } from "./sights.js";

mock.timers.enable({ apis: ["setTimeout"] });

/** @type {string[]} */
let lines = [];

/** @type {string[]} */
let accepted = [];

beforeEach(() => {
  Line.all = [];
  lines = [];
  accepted = [];
});

const connecting = (keys = ["secret"]) =>
  new Connection(4, keys, {
    accepted: (key) => accepted.push(key),
    told: () => undefined,
    line: (line, fault) => lines.push(fault ?? line),
  });

/** A connection whose server has let it in. */
function connected() {
  const connection = connecting();
  letIn();
  return connection;
}

function letIn() {
  Line.last.open();
  Line.last.say({ type: "done", id: 0 });
}

const card = { type: "move", move: "CJ" };
const at = sight({ deal: 2, moves: 17 });

test("it says who comes to which table, and is open once it is let in", () => {
  connecting();
  assert.equal(Line.last.url, "ws://localhost:7707/socket");
  Line.last.open();
  assert.deepEqual(Line.last.sent, [{ type: "hello", id: 0, key: "secret", table: 4 }]);
  assert.deepEqual(lines, ["connecting"]);
  Line.last.say({ type: "done", id: 0 });
  assert.deepEqual(lines, ["connecting", "open"]);
});

test("a decision carries the moment it was made at, and waits for its answer", async () => {
  const connection = connected();
  const doing = connection.send(card, at);
  assert.deepEqual(Line.last.sent.at(-1), { type: "move", move: "CJ", id: 1, at: [2, 17] });
  Line.last.say({ type: "done", id: 1 });
  assert.equal(await doing, null);
  const asking = connection.send({ type: "ask" }, at);
  Line.last.say({ type: "hint", id: 2, hint: { move: "CJ" } });
  assert.deepEqual(await asking, { move: "CJ" });
});

test("what is refused is told to whoever asked for it", async () => {
  const doing = connected().send(card, at);
  Line.last.say({ type: "refused", id: 1, fault: "illegal", detail: "" });
  await assert.rejects(doing, (error) => error instanceof Refusal && error.fault === "illegal");
});

test("a lost line comes back by itself, and what had no answer is sent again as it was", async () => {
  const connection = connected();
  const doing = connection.send(card, at);
  const sent = Line.last.sent.at(-1);
  Line.last.close();
  assert.equal(lines.at(-1), "lost");
  mock.timers.tick(waitBefore(0));
  assert.equal(Line.all.length, 2);
  Line.last.open();
  assert.equal(Line.last.sent.length, 1, "first it is let in");
  Line.last.say({ type: "done", id: 0 });
  assert.deepEqual(Line.last.sent.at(-1), sent);
  Line.last.say({ type: "done", id: 1 });
  assert.equal(await doing, null);
});

test("a decision that had been made before the line was lost is not refused to anybody", async () => {
  const doing = connected().send(card, at);
  Line.last.close();
  mock.timers.tick(waitBefore(0));
  letIn();
  Line.last.say({ type: "refused", id: 1, fault: "outdated", detail: "" });
  assert.equal(await doing, null);
});

test("what is decided while the line is lost is sent when it is back", () => {
  const connection = connected();
  Line.last.close();
  void connection.send(card, at);
  mock.timers.tick(waitBefore(0));
  letIn();
  assert.equal(Line.last.sent.at(-1).move, "CJ");
});

test("attempts become rarer, up to a few seconds, and quick again after success", () => {
  connected();
  for (let attempt = 0; attempt < 8; attempt++) {
    const before = Line.all.length;
    Line.last.close();
    mock.timers.tick(waitBefore(attempt) - 1);
    assert.equal(Line.all.length, before);
    mock.timers.tick(1);
    assert.equal(Line.all.length, before + 1);
  }
  assert.equal(waitBefore(7), waitBefore(100));
  letIn();
  Line.last.close();
  mock.timers.tick(waitBefore(0));
  assert.equal(lines.filter((line) => line === "open").length, 2);
  assert.equal(Line.last.readyState, 0, "it is under way again");
});

test("who is not let in is told why, and does not come again", () => {
  connecting();
  Line.last.open();
  Line.last.say({ type: "refused", id: 0, fault: "not allowed", detail: "" });
  assert.equal(lines.at(-1), "not allowed");
  mock.timers.tick(60_000);
  assert.equal(Line.all.length, 1);
});

test("of several keys the first that opens the table is taken, and stays when the line was lost", () => {
  connecting(["old", "right", "other"]);
  Line.last.open();
  Line.last.say({ type: "refused", id: 0, fault: "not allowed", detail: "" });
  Line.all[0].close(); // by the server
  letIn();
  assert.deepEqual([accepted, lines], [["right"], ["connecting", "connecting", "open"]]);
  Line.last.close();
  mock.timers.tick(waitBefore(0));
  Line.last.open();
  assert.deepEqual(Line.all.map((line) => line.sent[0].key), ["old", "right", "right"]);
});

test("where no key opens the table, none is accepted", () => {
  connecting(["one", "other"]);
  for (let key = 0; key < 2; key++) {
    Line.last.open();
    Line.last.say({ type: "refused", id: 0, fault: "not allowed", detail: "" });
  }
  assert.deepEqual([accepted, lines.at(-1)], [[], "not allowed"]);
  mock.timers.tick(60_000);
  assert.equal(Line.all.length, 2);
});

test("another fault than a wrong key is told at once", () => {
  connecting(["one", "other"]);
  Line.last.open();
  Line.last.say({ type: "refused", id: 0, fault: "unknown table", detail: "" });
  assert.deepEqual([lines.at(-1), Line.all.length], ["unknown table", 1]);
});

test("who has left does not come again", () => {
  connected().close();
  mock.timers.tick(60_000);
  assert.equal(Line.all.length, 1);
});
