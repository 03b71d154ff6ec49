import assert from "node:assert/strict";
import test from "node:test";
import { HEIGHT, WIDTH, barsOf } from "../../src/kiebitz/web/static/statistics/bars.js";
import { gamesBehind } from "../../src/kiebitz/web/static/statistics/query.js";

test("bars stand on the line of zero and fill the chart", () => {
  const { zero, bars } = barsOf([50, -50, 0]);
  assert.equal(zero, HEIGHT / 2);
  assert.deepEqual(bars.map((bar) => bar.height), [HEIGHT / 2, HEIGHT / 2, 0]);
  assert.deepEqual(bars.map((bar) => bar.isBelow), [false, true, false]);
  assert.ok(bars.every((bar) => bar.x >= 0 && bar.x + bar.width <= WIDTH));
});

test("no values make no bars", () => assert.deepEqual(barsOf([]).bars, []));

test("ten thousand values are drawn at once", () => assert.equal(barsOf(Array.from({ length: 10_000 }, (_, at) => at)).bars.length, 10_000));

test("a number leads to its games", () => {
  assert.equal(gamesBehind("month", "2024-02"), "from=2024-02-01&until=2024-02-29&help=without");
  assert.equal(gamesBehind("kind", "G"), "kind=G&help=without");
  assert.equal(gamesBehind("kind", "passed in"), null);
  assert.equal(gamesBehind("seat", "0"), null);
  assert.equal(gamesBehind("opponent", "Anna & Bernd"), "name=Anna+%26+Bernd&help=without");
});
