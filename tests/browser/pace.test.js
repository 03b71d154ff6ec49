import assert from "node:assert/strict";
import { test } from "node:test";

import { delayBefore, PACES } from "../../src/kiebitz/web/static/pace.js";

const card = (number, by, endsTrick = false) => ({ type: "moved", number, by, endsTrick });
const numbers = Array.from({ length: 200 }, (_, number) => number);

test("a computer takes between 0.4 and 0.9 seconds, and not always the same", () => {
  const moments = numbers.map((number) => delayBefore(card(number, "computer"), null, 0, "normal"));
  assert.ok(moments.every((moment) => moment >= 400 && moment <= 900));
  assert.ok(Math.max(...moments) - Math.min(...moments) > 400);
});

test("the same game has the same pace each time it is shown", () => {
  const moment = () => delayBefore(card(12, "computer"), null, 0, "normal");
  assert.equal(moment(), moment());
});

test("a finished trick lies longer than a computer thinks", () => {
  const afterTrick = delayBefore(card(4, "computer"), card(3, "person", true), 0, "normal");
  assert.ok(afterTrick > 900);
});

test("the result waits for the last trick, and for nothing else", () => {
  const result = { type: "ended", number: 33 };
  assert.ok(delayBefore(result, card(32, "computer", true), 0, "normal") > 900);
  assert.equal(delayBefore(result, card(32, "computer"), 0, "normal"), 0);
});

test("what a person does is shown at once, even over a finished trick", () => {
  for (const pace of PACES) assert.equal(delayBefore(card(4, "person"), card(3, "computer", true), 0, pace), 0);
});

test("time that has passed counts, and nobody waits less than not at all", () => {
  const [last, next] = [card(3, "computer", true), card(4, "computer")];
  const whole = delayBefore(next, last, 0, "normal");
  assert.equal(delayBefore(next, last, 300, "normal"), whole - 300);
  assert.equal(delayBefore(next, last, 60_000, "normal"), 0);
});

test("each pace is slower than the one before, and the first does not wait", () => {
  for (const number of numbers) {
    const delays = PACES.map((pace) => delayBefore(card(number, "computer"), card(number - 1, "computer", true), 0, pace));
    assert.equal(delays[0], 0);
    assert.deepEqual(delays, [...new Set(delays)].sort((a, b) => a - b));
  }
});
