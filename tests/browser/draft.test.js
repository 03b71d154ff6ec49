import assert from "node:assert/strict";
import { test } from "node:test";

import { choiceOf, choicesOf, declaration, EMPTY, kindsOf, putAway } from "../../src/kiebitz/web/static/table/draft.js";
import { options } from "./sights.js";

const choice = (contract) => ({ contract, kind: contract[0], hand: contract.includes("H") });
const AFTER_SKAT = options({ choices: ["N", "NO", "D", "C", "G"].map(choice) });
const FROM_HAND = options({ choices: ["CH", "CHS", "CHZ", "CO", "NH"].map(choice) });

test("games are named from clubs to null", () => {
  assert.deepEqual(kindsOf(AFTER_SKAT), ["C", "D", "G", "N"]);
});

test("two cards are put away; a third pushes the first out, and a second tap takes a card back", () => {
  const one = putAway(EMPTY, "S7");
  const two = putAway(one, "H7");
  assert.deepEqual(two.discard, ["S7", "H7"]);
  assert.deepEqual(putAway(two, "D7").discard, ["H7", "D7"]);
  assert.deepEqual(putAway(two, "S7").discard, ["H7"]);
  assert.deepEqual(EMPTY.discard, []);
});

test("a game is declared once it is chosen and two cards lie apart", () => {
  const two = { ...EMPTY, discard: ["S7", "H7"] };
  assert.equal(declaration(two, AFTER_SKAT), null);
  assert.equal(declaration({ ...EMPTY, kind: "G", discard: ["S7"] }, AFTER_SKAT), null);
  assert.equal(declaration({ ...two, kind: "G" }, AFTER_SKAT), "G.S7.H7");
  assert.equal(declaration({ ...two, kind: "N", announced: 1 }, AFTER_SKAT), "NO.S7.H7");
});

test("a game from the hand needs no cards put away", () => {
  assert.equal(declaration({ ...EMPTY, fromHand: true, kind: "C", announced: 2 }, FROM_HAND), "CHZ");
  assert.equal(choicesOf(FROM_HAND, "C").length, 3 + 1);
  assert.equal(choiceOf({ ...EMPTY, kind: "C", announced: 9 }, FROM_HAND), null);
});
