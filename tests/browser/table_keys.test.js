import assert from "node:assert/strict";
import { test } from "node:test";
import { tableKeys } from "../../src/kiebitz/web/static/table/table_keys.js";
import { options, sight } from "./sights.js";

/** The keys at a table, and all that they have done. */
function keysWith(seen, { canAct = true, holdsTrick = false, cards = [], playable = null, stage = "no" } = {}) {
  const done = [];
  const note = (what) => (value) => void done.push(value === undefined ? what : [what, value]);
  const keys = tableKeys({
    frame: { sight: seen, holdsTrick, event: null },
    canAct,
    turn: { cards, playable, choose: note("choose"), claiming: { stage, ask: note("ask"), agree: note("agree"), undo: note("undo") } },
    side: { open: note("open"), toggleMenu: note("menu"), askHint: note("hint") },
    act: note("act"),
    tap: note("tap"),
  });
  return { keys, done };
}

const move = (name) => ["act", { type: "move", move: name }];
const bidding = (change) => sight({ phase: "auction", scores: null, options: options(change) });

/** What pressing a key does. */
function press(key, seen, state) {
  const { keys, done } = keysWith(seen, state);
  keys[key]?.();
  return done;
}

test("Enter says the next number, holds, or passes where nothing can be said", () => {
  assert.deepEqual(press("Enter", bidding({ bids: [20, 22] })), [move("20")]);
  assert.deepEqual(press("Enter", bidding({ holds: true })), [move("y")]);
  assert.deepEqual(press("Enter", bidding({})), [move("p")]);
});

test("letters pass or hold, and hold only where somebody has said a number", () => {
  assert.deepEqual(press("w", bidding({ bids: [18] })), [move("p")]);
  assert.deepEqual(press("j", bidding({ holds: true })), [move("y")]);
  assert.deepEqual(press("j", bidding({ bids: [18] })), []);
});

test("Enter picks up the skat, goes on from a trick, and asks for the next deal", () => {
  assert.deepEqual(press("Enter", sight({ phase: "skat" })), [move("s")]);
  assert.deepEqual(press("Enter", sight(), { holdsTrick: true }), ["tap"]);
  assert.deepEqual(press("Enter", sight({ asked: "next deal" })), [["act", { type: "next" }]]);
  assert.deepEqual(press("Enter", sight()), []);
});

test("numbers choose the cards that can be chosen, the tenth by 0", () => {
  const cards = ["CJ", "SJ", "HJ", "DJ", "CA", "CT", "CK", "CQ", "C9", "C8", "C7", "SA"];
  assert.deepEqual(press("1", sight(), { cards, playable: cards }), [["choose", "CJ"]]);
  assert.deepEqual(press("0", sight(), { cards, playable: cards }), [["choose", "C8"]]);
  assert.deepEqual(press("2", sight(), { cards, playable: ["CJ"] }), []);
  assert.deepEqual(press("1", sight(), { cards, playable: null }), []);
});

test("whoever cannot act opens panels and goes on with the show, and does nothing else", () => {
  const seen = sight({ scores: {}, lastTrick: {}, canTakeBack: true, options: options({ claim: true }) });
  const { keys } = keysWith(seen, { canAct: false });
  assert.deepEqual(Object.keys(keys).sort(), [" ", "?", "ArrowLeft", "ArrowRight", "Escape", "l", "m", "t"]);
  const able = keysWith(seen).keys;
  assert.deepEqual(Object.keys(able).filter((key) => !(key in keys)).sort(), ["c", "h", "u"]);
});

test("C asks before the cards are laid open, and until they are a key undoes it", () => {
  const able = sight({ options: options({ claim: true }) });
  assert.deepEqual(press("c", able), ["ask"]);
  assert.deepEqual(press("c", sight()), []);
  assert.deepEqual([press("y", able, { stage: "asked" }), press("Escape", able, { stage: "asked" })], [["agree"], ["undo"]]);
  assert.deepEqual([press("u", able, { stage: "soon" }), press("c", able, { stage: "soon" })], [["undo"], []]);
});

test("a claim is answered by key", () => {
  const asked = sight({ asked: "claim", declarer: 1 });
  const answer = (accepts) => [["act", { type: "answer", accepts }]];
  assert.deepEqual(["Enter", "j", "y", "n"].map((key) => press(key, asked)), [true, true, true, false].map(answer));
  assert.deepEqual(press("Enter", asked, { canAct: false }), []);
});
