import assert from "node:assert/strict";
import test from "node:test";
import { HEIGHT, WIDTH, barsOf } from "../../src/kiebitz/web/static/statistics/bars.js";
import { NO_FILTER } from "../../src/kiebitz/web/static/games/filter.js";
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

const behind = (by, name, filter = {}) => Object.fromEntries(new URLSearchParams(gamesBehind({ ...NO_FILTER, ...filter }, by, name, new Date("2026-11-19"))));

test("a number leads to its games", () => {
  const mine = { whose: "mine", help: "without" };
  assert.deepEqual(behind("all", "all"), mine);
  assert.deepEqual(behind("month", "2024-02"), { ...mine, from: "2024-02-01", until: "2024-02-29" });
  assert.deepEqual(behind("recent", "now"), { ...mine, from: "2026-10-20", until: "2026-11-19" });
  assert.deepEqual(behind("recent", "before"), { ...mine, from: "2026-09-20", until: "2026-10-19" });
  assert.deepEqual(behind("kind", "G"), { ...mine, kind: "G" });
  assert.deepEqual(behind("kind", "passed in"), { ...mine, outcome: "passed in" });
  assert.deepEqual(behind("seat", "0"), { ...mine, seat: "0" });
  assert.deepEqual(behind("opponent", "Anna & Bernd"), { ...mine, against: "Anna & Bernd" });
});

test("what the numbers were asked for, their games are too", () => {
  const of = { help: "without", name: "Clara", role: "declarer" };
  assert.deepEqual(behind("kind", "G", { name: "Clara", role: "declarer" }), { ...of, kind: "G" });
  assert.deepEqual(behind("month", "2024-02", { from: "2024-02-10", until: "2024-12-31" }), {
    whose: "mine",
    help: "without",
    from: "2024-02-10",
    until: "2024-02-29",
  });
});
