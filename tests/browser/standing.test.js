import assert from "node:assert/strict";
import { test } from "node:test";

import { courseOf, extremesOf, ranksOf, winnersOf } from "../../src/kiebitz/web/static/table/standing.js";

/** @param {number[][]} points  of the places, deal by deal */
const listOf = (points) => ({
  rows: points.map((row) => ({ declarer: 0, contract: "G", value: 0, points: row, marked: false })),
  totals: points.reduce((sums, row) => sums.map((sum, place) => sum + row[place]), [0, 0, 0]),
});

test("who has most has won, and two may share that", () => {
  assert.deepEqual(winnersOf(listOf([[96, 0, 0], [0, 72, 0]])), [0]);
  assert.deepEqual(winnersOf(listOf([[72, 0, 0], [0, 72, 0]])), [0, 1]);
  assert.deepEqual(ranksOf([72, 72, -10]), [1, 1, 3]);
});

test("the course of a list begins at zero and ends at the totals", () => {
  assert.deepEqual(courseOf(listOf([[96, 0, 0], [40, -122, 40]])), [[0, 96, 136], [0, 0, -122], [0, 0, 40]]);
});

test("a deal is remembered for what it brought or cost, and else none", () => {
  const { rows } = listOf([[96, 0, 0], [40, -122, 40], [120, 0, 0]]);
  assert.deepEqual(extremesOf(rows, 0), { best: 2, worst: null });
  assert.deepEqual(extremesOf(rows, 1), { best: null, worst: 1 });
  assert.deepEqual(extremesOf([], 1), { best: null, worst: null });
});
