import assert from "node:assert/strict";
import { test } from "node:test";

import { bottomSeat, lastNumber, lastWord, nameOf, seatAt, sideOf } from "../../src/kiebitz/web/static/table/places.js";
import { sight } from "./sights.js";

test("everybody sits at the bottom of the own page, and the next to play on the left", () => {
  for (const seat of [0, 1, 2]) {
    const seen = sight({ seat });
    assert.equal(sideOf(seen, seat), "bottom");
    assert.equal(sideOf(seen, (seat + 1) % 3), "left");
    assert.equal(sideOf(seen, (seat + 2) % 3), "right");
    for (const side of ["bottom", "left", "right"]) assert.equal(sideOf(seen, seatAt(seen, side)), side);
  }
});

test("an onlooker sits behind forehand", () => {
  assert.equal(bottomSeat(sight({ seat: null })), 0);
});

test("a seat is called after whoever sits there in this deal", () => {
  const seen = sight({ seating: [2, 0, 1] });
  assert.deepEqual([0, 1, 2].map((seat) => nameOf(seen, seat)), ["Bernd", "Emil", "Anna"]);
  assert.equal(nameOf(seen, null), "");
});

test("the last word and the highest number of each seat are known", () => {
  const said = [
    { seat: 1, call: "18" },
    { seat: 0, call: "y" },
    { seat: 1, call: "20" },
    { seat: 0, call: "p" },
  ];
  const seen = sight({ said });
  assert.deepEqual([0, 1, 2].map((seat) => lastWord(seen, seat)), ["p", "20", null]);
  assert.deepEqual([0, 1, 2].map((seat) => lastNumber(seen, seat)), [18, 20, 0]);
});
