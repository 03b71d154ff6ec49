import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { framesOf, Show } from "../../src/kiebitz/web/static/show.js";
import { lastOfTrick, played, seenAnew } from "./sights.js";

let now = 0;
mock.method(performance, "now", () => now);
mock.timers.enable({ apis: ["setTimeout"] });

/** @type {string[]} */
let shown = [];
let isNewest = false;

beforeEach(() => {
  shown = [];
});

/** A show that notes what it presents: a card, "held", "gathered", or "seen". */
function showing(wishes) {
  return new Show(
    (frame, isLast) => {
      const card = frame.event?.move ?? "seen";
      shown.push(frame.holdsTrick ? `${card} held` : frame.gathersTrick ? "gathered" : card);
      isNewest = isLast;
    },
    () => {
      isNewest = false;
    },
    () => ({ pace: "normal", trickStays: "time", ...wishes }),
  );
}

function pass(milliseconds) {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    now += 10;
    mock.timers.tick(10);
  }
}

test("a card that ends a trick lies there before it is gathered", () => {
  assert.deepEqual(
    framesOf(lastOfTrick(3, 2, "C8")).map(({ holdsTrick, gathersTrick }) => [holdsTrick, gathersTrick]),
    [[true, false], [false, true], [false, false]],
  );
  assert.equal(framesOf(played(3, 2, "C8")).length, 1);
});

test("a declaration is announced for its time, unless somebody goes on or the deal is skipped", () => {
  assert.deepEqual(framesOf(played(3, 2, "GH")).map(({ announces }) => announces), [true, false]);
  assert.deepEqual(framesOf(played(3, 2, "S.C7.C8")).map(({ announces }) => announces), [true, false]);
  for (const other of ["SJ", "SC", "RE.1", "18", "y", "p", "s"]) assert.equal(framesOf(played(3, 2, other))[0].announces, false);
  const show = showing();
  show.tell(seenAnew(1));
  show.tell(played(2, 1, "G"));
  pass(900);
  assert.deepEqual(shown, ["seen", "G"]);
  pass(600);
  assert.deepEqual(shown, ["seen", "G"]);
  pass(700);
  assert.deepEqual(shown, ["seen", "G", "seen"]);
  show.tell(played(3, 2, "N"));
  show.skip(seenAnew(1).sight.deal);
  assert.deepEqual(shown, ["seen", "G", "seen", "N", "seen"]);
});

test("the first sight is shown at once, a computer's card after a natural moment", () => {
  const show = showing();
  show.tell(seenAnew(1));
  assert.deepEqual(shown, ["seen"]);
  show.tell(played(2, 1, "C7"));
  pass(390);
  assert.deepEqual(shown, ["seen"]);
  pass(520);
  assert.deepEqual(shown, ["seen", "C7"]);
});

test("while more has happened than is shown, nobody may act upon it", () => {
  const show = showing();
  show.tell(seenAnew(1));
  assert.ok(isNewest);
  show.tell(played(2, 1, "C7"));
  assert.ok(!isNewest);
  show.tell(played(3, 2, "C8"));
  pass(910);
  assert.deepEqual([shown.at(-1), isNewest], ["C7", false]);
  pass(910);
  assert.deepEqual([shown.at(-1), isNewest], ["C8", true]);
});

test("what a person does is shown at once", () => {
  const show = showing();
  show.tell(seenAnew(1));
  show.tell(played(2, 0, "CJ"));
  assert.deepEqual(shown, ["seen", "CJ"]);
});

test("a trick stays for its time, then its winner gathers it, then the next card comes", () => {
  const show = showing();
  show.tell(seenAnew(1));
  show.tell(lastOfTrick(2, 2, "C8"));
  show.tell(played(3, 1, "S7"));
  show.tap();
  assert.deepEqual(shown, ["seen", "C8 held"]);
  pass(1590);
  assert.deepEqual(shown, ["seen", "C8 held"]);
  pass(20);
  assert.deepEqual(shown, ["seen", "C8 held", "gathered"]);
  pass(910);
  assert.deepEqual(shown, ["seen", "C8 held", "gathered", "seen", "S7"]);
});

test("a trick may stay until a tap", () => {
  const show = showing({ trickStays: "tap" });
  show.tell(seenAnew(1));
  show.tell(lastOfTrick(2, 2, "C8"));
  pass(6000);
  assert.deepEqual(shown, ["seen", "C8 held"]);
  assert.ok(isNewest, "and one can play without a tap");
  show.tap();
  pass(300);
  assert.deepEqual(shown, ["seen", "C8 held", "gathered", "seen"]);
});

test("a tap shows at once what comes next", () => {
  const show = showing({ pace: "calm" });
  show.tell(seenAnew(1));
  show.tell(played(2, 1, "C7"));
  show.tap();
  assert.deepEqual(shown, ["seen", "C7"]);
  show.tap();
  assert.deepEqual(shown, ["seen", "C7"]);
});

test("at once means at once, tricks included", () => {
  const show = showing({ pace: "instant", trickStays: "tap" });
  for (const told of [seenAnew(1), played(2, 1, "C7"), lastOfTrick(3, 2, "C8"), played(4, 1, "S7")]) show.tell(told);
  assert.deepEqual(shown, ["seen", "C7", "C8 held", "gathered", "seen", "S7"]);
});

test("a table seen anew replaces what was still to be shown, and an older sight is not shown", () => {
  const show = showing();
  show.tell(seenAnew(1));
  show.tell(played(2, 1, "C7"));
  show.tell(seenAnew(5));
  show.tell(played(4, 2, "C8"));
  pass(5000);
  assert.deepEqual(shown, ["seen", "seen"]);
});

test("another table is shown from its beginning, however much happened at the one before", () => {
  const show = showing();
  show.tell(seenAnew(7));
  show.tell(played(8, 1, "C7"));
  show.tell(seenAnew(1, { table: 2 }));
  show.tell(played(2, 1, "C8", { table: 2 }));
  pass(5000);
  assert.deepEqual(shown, ["seen", "seen", "C8"]);
});

test("nothing is shown any more once somebody has left", () => {
  const show = showing();
  show.tell(seenAnew(1));
  show.tell(played(2, 1, "C7"));
  show.close();
  pass(5000);
  assert.deepEqual(shown, ["seen"]);
});
