import assert from "node:assert/strict";
import { test } from "node:test";

import { spoken, spokenEnd } from "../../src/kiebitz/web/static/table/announcement.js";
import {
  cardName,
  cardShort,
  contractName,
  decimal,
  percent,
  signed,
  sumAtEnd,
  sumForBid,
} from "../../src/kiebitz/web/static/speech.js";
import { lastOfTrick, played, sight } from "./sights.js";
import { ENGLISH, GERMAN } from "./speaking.js";

const sum = (change) => ({
  base: 12,
  matadors: 2,
  steps: ["game"],
  levels: 3,
  worth: 36,
  bid: 24,
  overbid: false,
  charged: 3,
  ...change,
});

test("the value of a game is counted as at a club table", () => {
  assert.equal(sumForBid(GERMAN, sum({})), "mit 2, Spiel 3 × 12 = 36, reicht für 24");
  assert.equal(sumForBid(ENGLISH, sum({})), "with 2, game 3 × 12 = 36, enough for 24");
  const steps = ["game", "hand", "schneider", "schneider announced"];
  const announced = sum({ matadors: -1, steps, levels: 5, worth: 60 });
  assert.equal(sumForBid(GERMAN, announced), "ohne 1, Spiel 2, Hand 3, Schneider 4, angesagt 5 × 12 = 60, reicht für 24");
  assert.equal(sumForBid(GERMAN, sum({ base: 23, matadors: 0, worth: 23, bid: 18 })), "Spielwert 23, reicht für 18");
  assert.equal(sumForBid(ENGLISH, sum({ bid: 0 })), "with 2, game 3 × 12 = 36");
});

test("an overbid is said, and what it costs", () => {
  const overbid = sum({ bid: 48, overbid: true, charged: 4 });
  assert.equal(sumForBid(ENGLISH, overbid), "with 2, game 3 × 12 = 36, overbid: not enough for 48");
  assert.equal(sumAtEnd(ENGLISH, overbid, false), "with 2, game 3 × 12 = 36, overbid: 48 takes 4 × 12 = 48, lost × 2 = −96");
  assert.equal(sumAtEnd(GERMAN, sum({}), false), "mit 2, Spiel 3 × 12 = 36, verloren × 2 = −72");
  assert.equal(sumAtEnd(GERMAN, sum({}), true), "mit 2, Spiel 3 × 12 = 36");
});

test("cards have names in both languages and both kinds of suits", () => {
  assert.equal(cardName(GERMAN, "french", "CJ"), "Kreuz Bube");
  assert.equal(cardName(GERMAN, "german", "CJ"), "Eichel Unter");
  assert.equal(cardName(ENGLISH, "french", "ST"), "ten of spades");
  assert.equal(cardName(ENGLISH, "german", "DA"), "deuce of bells");
  assert.equal(cardShort(GERMAN, { suits: "french", indices: "de" }, "CQ"), "♣ D");
  assert.equal(cardShort(ENGLISH, { suits: "french", indices: "en" }, "HT"), "♥ 10");
  assert.equal(cardShort(GERMAN, { suits: "german", indices: "de" }, "SQ"), "Grün Ober");
});

test("contracts have names", () => {
  assert.equal(contractName(GERMAN, "french", "CHS"), "Kreuz Hand, Schneider angesagt");
  assert.equal(contractName(GERMAN, "german", "D"), "Schellen");
  assert.equal(contractName(ENGLISH, "french", "NOH"), "Null ouvert hand");
  assert.equal(contractName(ENGLISH, "french", "NO"), "Null ouvert");
  assert.match(contractName(ENGLISH, "french", "GHZ"), /^Grand hand, schwarz announced$/);
});

test("numbers are written as the language has them", () => {
  assert.deepEqual([signed(48), signed(-96), signed(0)], ["+48", "−96", "0"]);
  assert.equal(decimal(GERMAN, -61.25), "−61,3");
  assert.equal(decimal(ENGLISH, 0.125, 2), "0.13");
  assert.equal(percent(GERMAN, 0.504), "50 %");
  assert.equal(percent(ENGLISH, 0.504), "50%");
});

test("what happens is spoken in full sentences with the names of those who did it", () => {
  const says = (words, told) => spoken(words, "french", told.event, told.sight);
  const moved = (seat, move, change) => ({ event: { what: "moved", seat, move }, sight: sight(change) });
  assert.equal(says(GERMAN, played(1, 1, "CT", { trick: { leader: 0, cards: ["CJ", "CT"] } })), "Anna spielt Kreuz Zehn.");
  assert.equal(says(ENGLISH, lastOfTrick(1, 2, "C8")), "Bernd plays the eight of clubs. The trick goes to Emil.");
  assert.equal(says(GERMAN, moved(1, "18")), "Anna sagt 18.");
  assert.equal(says(GERMAN, moved(2, "y")), "Bernd hält.");
  assert.equal(says(GERMAN, moved(2, "p")), "Bernd passt.");
  assert.equal(says(ENGLISH, moved(1, "s")), "Anna picks up the skat.");
  assert.equal(says(ENGLISH, moved(1, "G")), "Anna plays Grand.");
  assert.equal(says(ENGLISH, moved(0, "SC", { claimed: true })), "Emil lays the cards open.");
  assert.equal(says(ENGLISH, moved(1, "RE.1", { claimed: true })), "Anna agrees.");
  assert.equal(says(ENGLISH, moved(1, "RE.1")), "Anna gives up.");
  assert.equal(says(ENGLISH, { event: { what: "failed", seat: 2 }, sight: sight() }).slice(0, 17), "Bernd has failed.");
  assert.equal(says(ENGLISH, { event: { what: "marked", place: 0 }, sight: sight() }), "");
});

test("the end of a deal and of a list is spoken with the scores", () => {
  const end = { declarer: 1, won: false, value: -72, penalty: null };
  const scores = { totals: [146, -122, 0] };
  assert.equal(spokenEnd(ENGLISH, sight({ end, scores: null, isSingle: true })), "The deal is over. Anna loses: game value −72.");
  assert.equal(spokenEnd(GERMAN, sight({ end, scores })), "Das Spiel ist zu Ende. Anna verliert: Spielwert −72. Die Liste: Emil +146, Anna −122, Bernd 0.");
  assert.equal(spokenEnd(GERMAN, sight({ end, scores, isOver: true })), "Die Liste ist zu Ende. Die Liste: Emil +146, Anna −122, Bernd 0.");
  assert.equal(spokenEnd(GERMAN, sight({ end: null })), "");
});
