import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_ROWS, rowsOf } from "../../src/kiebitz/web/static/table/hand_rows.js";

const TEN = ["CJ", "SJ", "CA", "CT", "CK", "SA", "ST", "HA", "HT", "DA"];

test("a card stays in its row while others are played", () => {
  const dealt = rowsOf(NO_ROWS, TEN);
  assert.deepEqual(dealt.rows.map((row) => row.length), [5, 5]);
  let laid = dealt;
  for (const played of ["CJ", "SJ", "CA"]) laid = rowsOf(laid, laid.rows.flat().filter((card) => card !== played));
  assert.deepEqual(laid, { rows: [["CT", "CK"], dealt.rows[1]], size: 10 });
});

test("a hand that is picked up, sorted anew or dealt is laid out anew", () => {
  const twelve = [...TEN, "D8", "D7"];
  const picked = rowsOf(rowsOf(NO_ROWS, TEN), twelve);
  assert.deepEqual(picked.rows.map((row) => row.length), [6, 6]);
  assert.deepEqual(rowsOf(picked, twelve.toReversed()).rows[0], twelve.toReversed().slice(0, 6));
  assert.deepEqual(rowsOf(picked, TEN), { rows: [TEN.slice(0, 5), TEN.slice(5)], size: 10 });
  assert.deepEqual(rowsOf({ rows: [["CJ"], []], size: 10 }, TEN).size, 10);
});
