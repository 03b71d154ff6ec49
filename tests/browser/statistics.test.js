import assert from "node:assert/strict";
import test from "node:test";
import { NO_FILTER } from "../../src/kiebitz/web/static/games/filter.js";
import { gamesBehind } from "../../src/kiebitz/web/static/statistics/query.js";
import { addedUp, extremes, sectionsOf } from "../../src/kiebitz/web/static/statistics/sections.js";

test("games are told in a few parts that hold all of them", () => {
  const points = Array.from({ length: 10_000 }, (_, at) => (at % 7) * 10 - 20);
  const parts = sectionsOf(points);
  assert.equal(parts.length, 10);
  assert.deepEqual([parts[0].first, parts[9].last], [1, 10_000]);
  assert.equal(parts.reduce((sum, part) => sum + part.points, 0), addedUp(points).at(-1));
  assert.ok(parts.slice(1).every((part, at) => part.first === parts[at].last + 1));
  assert.deepEqual(sectionsOf([10, -20]), [
    { first: 1, last: 1, points: 10, average: 360 },
    { first: 2, last: 2, points: -20, average: -720 },
  ]);
  assert.deepEqual(sectionsOf([]), []);
});

test("the highest and the lowest are found", () => assert.deepEqual(extremes([3, 9, -4, 9]), { most: 1, least: 2 }));

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
