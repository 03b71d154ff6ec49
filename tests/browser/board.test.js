import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY, moved } from "../../src/kiebitz/web/static/board/set_up.js";
import { isLearned } from "../../src/kiebitz/web/static/learn/learned.js";

const TABLE = 4;

test("a card that is tapped goes to the chosen place, and away from where it lay", () => {
  const there = moved(EMPTY, "CJ", 0);
  assert.deepEqual(there.places, [["CJ"], [], [], []]);
  assert.deepEqual(moved(there, "CJ", 3).places, [[], [], [], ["CJ"]]);
  assert.deepEqual(moved(there, "CJ", 0).places, EMPTY.places);
});

test("cards on the table keep the order in which they were tapped", () => {
  const led = moved(moved(moved(EMPTY, "SA", 1), "C7", TABLE), "SA", TABLE);
  assert.deepEqual([led.trick, led.places], [["C7", "SA"], EMPTY.places]);
  assert.deepEqual(moved(led, "C7", TABLE).trick, ["SA"]);
});

test("a page is learned when all its tasks are done, and the last one when its game was begun", () => {
  const page = { name: "points", tasks: [{ name: "one" }, { name: "two" }] };
  assert.equal(isLearned(page, ["one"]), false);
  assert.equal(isLearned(page, ["two", "one"]), true);
  assert.equal(isLearned({ name: "game", tasks: [] }, ["one"]), false);
  assert.equal(isLearned({ name: "game", tasks: [] }, ["game"]), true);
});
