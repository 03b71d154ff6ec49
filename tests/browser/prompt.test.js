import assert from "node:assert/strict";
import { test } from "node:test";

import { EMPTY } from "../../src/kiebitz/web/static/table/draft.js";
import { promptOf } from "../../src/kiebitz/web/static/table/prompt.js";
import { options, sight } from "./sights.js";
import { ENGLISH } from "./speaking.js";

const prompt = (change, draft = EMPTY) => promptOf(ENGLISH, sight(change), draft);

test("in the auction it says which number is next, or who is to be held", () => {
  const phase = "auction";
  assert.equal(prompt({ phase, options: options({ bids: [20, 22] }) }), "Your bid: 20 or pass");
  assert.equal(prompt({ phase, options: options() }), "Your bid: pass");
  const said = [{ seat: 1, call: "18" }, { seat: 0, call: "y" }, { seat: 1, call: "20" }];
  assert.equal(prompt({ phase, said, bid: 20, options: options({ holds: true }) }), "Anna says 20. Do you hold?");
});

test("while declaring it says what is missing", () => {
  const phase = "declare";
  assert.equal(prompt({ phase: "skat" }), "Pick up the skat, or play hand?");
  assert.equal(prompt({ phase: "skat" }, { ...EMPTY, fromHand: true }), "Your hand game");
  assert.equal(prompt({ phase }), "Put two cards away and choose your game");
  assert.equal(prompt({ phase }, { ...EMPTY, discard: ["S7"] }), "Put one more card away");
  assert.equal(prompt({ phase }, { ...EMPTY, discard: ["S7", "H7"] }), "Choose your game");
});

test("in play it says whose turn it is", () => {
  assert.equal(prompt({}), "You lead");
  assert.equal(prompt({ trick: { leader: 2, cards: ["CJ"] } }), "Your card");
  assert.equal(prompt({ asked: null, turn: 2 }), "Bernd is thinking");
});

test("at the end it says who is waited for, and that the list is full", () => {
  assert.equal(prompt({ phase: "over", asked: "next deal" }), "");
  assert.equal(prompt({ phase: "over", asked: null }), "The others look at the result");
  assert.equal(prompt({ isOver: true }), "The list is complete");
});
