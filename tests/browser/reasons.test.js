import assert from "node:assert/strict";
import { test } from "node:test";

import { REASON_WORDS, reasonText } from "../../src/kiebitz/web/static/words/reasons.js";
import { english, german } from "./words.js";

const NAMES = ["Anna", "Bernd", "Clara"];
const LANGUAGES = [english, german];

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

const everything = (kind) =>
  reason({ kind, cards: ["HT", "DA"], seats: [0, 2], points: 1, tricks: 2, contract: "GH", supposed: { seat: 2, card: "CJ" } });

test("a reason is a sentence in both languages", () => {
  assert.equal(
    reasonText(english, reason({}), NAMES, "french"),
    "Gives up 14 card points: Bernd's ten of spades could have been caught.",
  );
  assert.equal(
    reasonText(german, reason({}), NAMES, "german"),
    "Verschenkt 14 Augen: Grün Zehn von Bernd war zu fangen.",
  );
});

test("what is only supposed is said to be", () => {
  const supposed = reason({ supposed: { seat: 2, card: "SA" } });
  assert.match(reasonText(english, supposed, NAMES, "french"), /^For instance, if Clara holds the ace of spades: Gives up/);
  assert.match(reasonText(german, supposed, NAMES, "french"), /^Etwa wenn Clara Pik Ass hat: Verschenkt/);
});

test("both languages have words for the same kinds, and no gap stays open", () => {
  const [first, second] = LANGUAGES.map((words) => Object.keys(REASON_WORDS[words.language].texts));
  assert.deepEqual(first, second);
  for (const words of LANGUAGES)
    for (const kind of first) assert.doesNotMatch(reasonText(words, everything(kind), NAMES, "french"), /[{}]|undefined/);
});

test("a kind that this page does not know yet says nothing", () => {
  assert.equal(reasonText(english, reason({ kind: "of tomorrow", supposed: { seat: 0, card: "SA" } }), NAMES, "french"), "");
});
