import assert from "node:assert/strict";
import { test } from "node:test";

import { reasonText } from "../../src/kiebitz/web/static/review/reason_text.js";
import { ENGLISH, GERMAN, withGermanSuits } from "./speaking.js";

const NAMES = ["Anna", "Bernd", "Clara"];

const reason = (change) => ({
  kind: "full card escapes",
  cards: ["ST"],
  seats: [1],
  points: 14,
  tricks: null,
  contract: null,
  supposed: null,
  ...change,
});

test("a reason is a sentence in both languages", () => {
  assert.equal(
    reasonText(ENGLISH, reason({}), NAMES),
    "Gives up 14 card points: Bernd's ten of spades could have been caught.",
  );
  assert.equal(
    reasonText(withGermanSuits(GERMAN), reason({}), NAMES),
    "Verschenkt 14 Augen: Grün Zehn von Bernd war zu fangen.",
  );
});

test("what is only supposed is said to be", () => {
  const supposed = reason({ supposed: { seat: 2, card: "SA" } });
  assert.match(reasonText(ENGLISH, supposed, NAMES), /^Suppose Clara holds the ace of spades. Gives up/);
  assert.match(reasonText(GERMAN, supposed, NAMES), /^Angenommen, Clara hat Pik Ass. Verschenkt/);
});

test("all that a kind knows is said, and one trick is not two", () => {
  const ruffed = reason({ kind: "partner's card ruffed", cards: ["HT"], seats: [0, 2], points: 1 });
  assert.equal(reasonText(ENGLISH, ruffed, NAMES), "Lets Clara ruff Anna's ten of hearts. Costs 1 card point.");
  const opened = (tricks) => reasonText(GERMAN, reason({ kind: "suit opened", cards: ["S9"], seats: [], tricks }), NAMES);
  assert.equal(opened(1), "Pik auszuspielen hilft der anderen Seite: Sie macht dort einen Stich. Kostet 14 Augen.");
  assert.equal(opened(2), "Pik auszuspielen hilft der anderen Seite: Sie macht dort 2 Stiche. Kostet 14 Augen.");
  const smeared = (lost) => reasonText(ENGLISH, reason({ kind: "not smeared", cards: ["DA", lost] }), NAMES);
  assert.match(smeared("DA"), /now the declarer gets it\. Costs 14 card points\.$/);
  assert.match(smeared("HT"), /now the declarer gets the ten of hearts\. Costs/);
  const worth = reason({ kind: "bid past the value", cards: [], seats: [], points: 36, contract: "CH" });
  assert.equal(reasonText(ENGLISH, worth, NAMES), "Clubs hand is worth only 36 with this hand, less than was bid.");
});
