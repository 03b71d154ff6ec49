import assert from "node:assert/strict";
import { test } from "node:test";

import { cardsOf, causeText } from "../../src/kiebitz/web/static/causes.js";
import { GERMAN } from "./speaking.js";

test("a fault is said with the cards and games of the page", () => {
  const values = { card: "HJ", led_card: "CT", cards: "CA CK" };
  assert.equal(causeText(GERMAN, { code: "card-does-not-follow", values }), "♥ B bedient ♣ 10 nicht; erlaubt: ♣ A, ♣ K");
  const late = { code: "contract-hand-with-skat", values: { contract: "GH" } };
  assert.equal(causeText(GERMAN, late), "Grand Hand ist ein Handspiel, aber der Skat ist aufgenommen");
});

test("a fault within a fault is said from the inside", () => {
  const reason = { code: "auction-no-such-value", values: { value: 17 } };
  assert.equal(causeText(GERMAN, { code: "game-move", values: { number: 3, text: "17", reason } }), "Zug 3, 17: 17 ist kein Reizwert");
});

test("what others wrote is quoted short, and a text without a code is told as it is", () => {
  const said = causeText(GERMAN, { code: "move-unknown", values: { text: "x".repeat(1000) } });
  assert.ok(said.length < 120 && said.endsWith("…“ ist kein Zug"));
  assert.equal(causeText(GERMAN, { code: "disk I/O error", values: {} }), "disk I/O error");
});

test("cards are read in groups and one by one", () => {
  assert.deepEqual(cardsOf("CJAT.S7"), ["CJ", "CA", "CT", "S7"]);
  assert.deepEqual(cardsOf("CJ CA"), ["CJ", "CA"]);
  assert.deepEqual(cardsOf("-"), []);
});
