import assert from "node:assert/strict";
import { test } from "node:test";

import { deckName, readPreferences, usual } from "../../src/kiebitz/web/static/preferences.js";

test("who reads German first is spoken to in German, with German letters on the cards", () => {
  for (const languages of [["de"], ["de-AT", "en"]])
    assert.deepEqual([usual(languages).language, usual(languages).indices], ["de", "de"]);
  for (const languages of [["en", "de"], ["fr"], []])
    assert.deepEqual([usual(languages).language, usual(languages).indices], ["en", "en"]);
});

test("what was stored is preferred, and comes back as it was", () => {
  const wished = { ...usual([]), theme: "dark", pace: "calm", deals: 3, secondTap: true };
  assert.deepEqual(readPreferences(JSON.stringify(wished), usual([])), wished);
});

test("what is missing, unknown, of another type or unreadable is as usual", () => {
  const fallback = usual(["de"]);
  const stored = { level: "5", theme: "dark", practice: 1, cheat: true };
  assert.deepEqual(readPreferences(JSON.stringify(stored), fallback), { ...fallback, theme: "dark" });
  for (const text of [null, "", "{", "null", "7", "[]"]) assert.deepEqual(readPreferences(text, fallback), fallback);
});

test("the deck is named by suits, letters and colours", () => {
  const of = (change) => deckName({ ...usual([]), ...change });
  assert.equal(of({}), "en");
  assert.equal(of({ indices: "de", fourColours: true }), "de4");
  assert.equal(of({ suits: "german", fourColours: true }), "ger");
});
