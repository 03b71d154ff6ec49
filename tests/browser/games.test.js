import assert from "node:assert/strict";
import { test } from "node:test";
import { NONE, withGame } from "../../src/kiebitz/web/static/games/chosen.js";
import { filterOf, NO_FILTER, queryOf, said } from "../../src/kiebitz/web/static/games/filter.js";
import { besidesCards, hasHappened, saidAt, takerAt, trickAt, within } from "../../src/kiebitz/web/static/games/moments.js";
import { percentRead } from "../../src/kiebitz/web/static/games/use_import.js";

// -- filters ---------------------------------------------------------------------------------------------------------

test("a filter in an address is the same filter again", () => {
  const filter = { ...NO_FILTER, name: "Anna & Bernd+ü", kind: "G", outcome: "passed in", until: "2026-11-16" };
  assert.deepEqual(filterOf(queryOf(filter)), filter);
  assert.deepEqual(filterOf("?" + queryOf(filter)), filter);
});

test("what is not said is not asked for", () => {
  assert.equal(queryOf(NO_FILTER), "");
  assert.deepEqual(said({ ...NO_FILTER, role: "defender" }), { role: "defender" });
  assert.deepEqual(filterOf("?colour=red"), NO_FILTER);
});

// -- choosing --------------------------------------------------------------------------------------------------------

const SHOWN = [{ id: 1 }, { id: 2 }, { id: 3 }];

test("games are chosen one by one, and none is chosen when the last is left out", () => {
  const one = withGame(NONE, SHOWN, 2, true);
  assert.deepEqual([...withGame(one, SHOWN, 3, true)], [2, 3]);
  assert.equal(withGame(one, SHOWN, 2, false), NONE);
});

test("leaving one of all games out leaves the others that are shown", () => {
  assert.deepEqual([...withGame("all", SHOWN, 2, false)], [1, 3]);
});

// -- moments ---------------------------------------------------------------------------------------------------------

const EMPTY = { leader: 0, cards: [], winner: null };
const FULL = { leader: 0, cards: ["CJ", "C7", "C8"], winner: 0 };

/** @param {string | null} move */
const after = (move, seat = 0, trick = EMPTY, lastTrick = null) => ({ move, seat, trick, lastTrick });

const GAME = [
  after(null, null),
  after("18", 1),
  after("p", 0),
  after("p", 2),
  after("s", 1),
  after("G", 1),
  after("CJ", 0, { ...EMPTY, cards: ["CJ"] }),
  after("C7", 1, { ...EMPTY, cards: ["CJ", "C7"] }),
  after("C8", 2, EMPTY, FULL),
  after("SC", 1, EMPTY, FULL),
];

test("there is no moment before the first or after the last", () => {
  assert.deepEqual([-1, 0, 4, 99].map((at) => within(at, GAME)), [0, 0, 4, 9]);
});

test("a trick lies in the middle until the next move", () => {
  assert.deepEqual(GAME.slice(6).map((moment) => trickAt(moment).cards.length), [1, 2, 3, 0]);
  assert.deepEqual(GAME.slice(6).map(takerAt), [null, null, 0, null]);
});

test("what was said before a moment is the auction so far", () => {
  assert.deepEqual(saidAt(GAME, 0), []);
  assert.deepEqual(saidAt(GAME, 2), [{ seat: 1, call: "18" }, { seat: 0, call: "p" }]);
  assert.equal(saidAt(GAME, 9).length, 3);
});

test("what is no card stands before or after the play", () => {
  const { before, after: later } = besidesCards(GAME);
  assert.deepEqual(before.map(({ move }) => move), ["18", "p", "p", "s", "G"]);
  assert.deepEqual(later, [{ at: 9, seat: 1, move: "SC" }]);
  assert.equal(besidesCards(GAME.slice(0, 4)).before.length, 3);
});

test("what has happened stays so", () => {
  assert.deepEqual([3, 4, 9].map((at) => hasHappened(GAME, at, "s")), [false, true, true]);
});

// -- imports ---------------------------------------------------------------------------------------------------------

test("an import has read nothing of nothing, and never more than everything", () => {
  assert.equal(percentRead({ bytesRead: 0, bytesTotal: 0 }), 0);
  assert.equal(percentRead({ bytesRead: 1, bytesTotal: 3 }), 33);
  assert.equal(percentRead({ bytesRead: 5, bytesTotal: 3 }), 100);
});
