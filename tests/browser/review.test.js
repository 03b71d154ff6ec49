import assert from "node:assert/strict";
import { test } from "node:test";
import { takerAt, trickAt } from "../../src/kiebitz/web/static/games/moments.js";
import { bestOpen, cardNotes } from "../../src/kiebitz/web/static/review/card_notes.js";
import { chancesOf, traced } from "../../src/kiebitz/web/static/review/chances.js";
import { inTricks, winnersSeat } from "../../src/kiebitz/web/static/review/could_be_won.js";
import { asSeenBy, gathered } from "../../src/kiebitz/web/static/review/own_view.js";
import { columnsOf, linesOf, playersOf } from "../../src/kiebitz/web/static/review/totals.js";
import { countOf, dearestOf, givenAway, mistakesOf, nextMistake, verdictAt } from "../../src/kiebitz/web/static/review/verdicts.js";
import { costOf, judgement, moveName, moveShort, openText, whereOf } from "../../src/kiebitz/web/static/review/verdict_words.js";
import { ENGLISH, GERMAN } from "./speaking.js";

const SIZE = (loss) => (loss >= 20 ? "blunder" : loss >= 10 ? "mistake" : loss >= 3 ? "inaccuracy" : null);

/** A decision with a loss that is sure. */
const verdict = (number, seat, move, loss, change = {}) => ({
  number,
  seat,
  move,
  size: SIZE(loss),
  knew: { best: loss > 0 ? "CJ" : move, loss, error: loss > 0 ? 1 : 0, winLoss: loss / 100, worlds: 320, options: [] },
  open: null,
  ...change,
});

const REVIEW = {
  judge: "somebody",
  verdicts: [
    verdict(0, 1, "18", 5),
    verdict(1, 0, "y", 12),
    verdict(2, 1, "20", 11),
    verdict(3, 0, "p", 0),
    verdict(5, 1, "G.C7.D8", 25),
    verdict(6, 0, "S7", 4),
    verdict(7, 1, "S8", 0),
    verdict(8, 2, "SA", 30),
  ],
  chances: [
    [0.5, 0.6, 0.7],
    [0.4, null, 0.2],
    [1, 1, 1],
  ],
  winning: null,
};
const OF_ALL = { seat: null, least: "inaccuracy" };
const numbers = (found) => found.map(({ number }) => number);

// -- mistakes --------------------------------------------------------------------------------------------------------

test("mistakes are found by seat and by size", () => {
  assert.deepEqual(numbers(mistakesOf(REVIEW, OF_ALL)), [0, 1, 2, 5, 6, 8]);
  assert.deepEqual(numbers(mistakesOf(REVIEW, { seat: 1, least: "mistake" })), [2, 5]);
  assert.deepEqual(numbers(mistakesOf(REVIEW, { seat: null, least: "blunder" })), [5, 8]);
  assert.equal(countOf(REVIEW, 1, "mistake"), 1);
});

test("an auction is one decision: of the calls of a seat only the dearest is among the dearest moments and counts", () => {
  assert.deepEqual(numbers(dearestOf(REVIEW, OF_ALL)), [8, 5, 1]);
  assert.deepEqual(numbers(dearestOf(REVIEW, { seat: 1, least: "inaccuracy" })), [5, 2]);
  assert.equal(givenAway(REVIEW, 1), 36);
});

test("the next mistake is the next one that is looked at", () => {
  assert.equal(nextMistake(REVIEW, OF_ALL, 2, 1), 5);
  assert.equal(nextMistake(REVIEW, OF_ALL, 2, -1), 1);
  assert.equal(nextMistake(REVIEW, { seat: 0, least: "inaccuracy" }, 2, 1), 6);
  assert.equal(nextMistake(REVIEW, OF_ALL, 8, 1), null);
});

test("a verdict stands at the moment at which was decided", () => {
  assert.equal(verdictAt(REVIEW, 5)?.move, "G.C7.D8");
  assert.equal(verdictAt(REVIEW, 4), null);
  assert.equal(verdictAt(null, 0), null);
});

// -- what a seat saw -------------------------------------------------------------------------------------------------

const moment = (move, phase, change = {}) => ({
  move,
  phase,
  turn: 0,
  hands: [["CJ"], ["SJ", null], ["HJ"]],
  skat: ["D7", "D8"],
  tricks: [0, 0, 0],
  trick: { cards: [] },
  ...change,
});
const seen = (contract, ...moments) => ({ line: { declarer: 1, contract, seat: 0, names: ["A", "B", "C"] }, moments });

test("a seat sees its own hand, and the skat only if it has picked it up", () => {
  const game = seen("G", moment(null, "auction"), moment("s", "declare", { skat: [] }), moment("G", "play"));
  assert.deepEqual(asSeenBy(game, 0, 1).hands, [[null], ["SJ", null], [null]]);
  assert.deepEqual(asSeenBy(game, 0, 1).skat, [null, null]);
  assert.deepEqual(asSeenBy(game, 2, 1).skat, ["D7", "D8"]);
  assert.deepEqual(asSeenBy(game, 2, 0).skat, [null, null]);
});

test("in a hand game the declarer does not see the skat", () => {
  assert.deepEqual(asSeenBy(seen("GH", moment("GH", "play")), 0, 1).skat, [null, null]);
});

test("everybody sees cards that were laid open, and at the end all of them", () => {
  const ouvert = seen("NO", moment("NO", "play"));
  assert.deepEqual(asSeenBy(ouvert, 0, 0).hands, [["CJ"], ["SJ", null], [null]]);
  const claimed = seen("G", moment("SC", "play"), moment("RE.0", "over"));
  assert.deepEqual(asSeenBy(claimed, 0, 2).hands, [[null], ["SJ", null], ["HJ"]]);
  assert.deepEqual(asSeenBy(claimed, 1, 2).hands, claimed.moments[1].hands);
});

test("before somebody leads the last trick does not lie in the middle any more", () => {
  const last = { leader: 0, cards: ["CJ", "C7", "C8"], winner: 0 };
  const ended = moment("C8", "play", { lastTrick: last });
  assert.deepEqual([trickAt(ended).cards, trickAt(gathered(ended)).cards], [last.cards, []]);
  assert.equal(takerAt(gathered(ended)), null);
});

// -- figures ---------------------------------------------------------------------------------------------------------

test("the line of chances is that of a seat's side, as far as its cards are known", () => {
  assert.deepEqual(chancesOf(REVIEW, 1, 1), [{ at: 6, chance: 0.6 }, { at: 8, chance: 1 }]);
  assert.deepEqual(chancesOf(REVIEW, 0, 1).map(({ chance }) => chance), [0.5, 0.6, 0]);
  assert.deepEqual(chancesOf(REVIEW, null, 0)[1], { at: 7, chance: 0.4 });
  assert.deepEqual(traced([{ at: 6, chance: 1 }, { at: 7, chance: 0.25 }], 100, 40), [{ at: 6, x: 0, y: 0 }, { at: 7, x: 100, y: 30 }]);
});

const options = [
  { move: "SA", points: 12.4, win: 0.7 },
  { move: "S7", points: -3.6, win: 0.4 },
];
const open = {
  loss: 6,
  turned: true,
  values: [
    { move: "SA", value: 64, wins: true },
    { move: "S7", value: 58, wins: false },
  ],
};
const PLAYED = verdict(6, 0, "S7", 16, { knew: { best: "SA", loss: 16, error: 2, winLoss: 0.3, worlds: 320, options }, open });

test("cards are noted with what they promised, and apart from that with what open cards say", () => {
  assert.deepEqual([...cardNotes(PLAYED, false, true)], [
    ["SA", { text: "+12", isPlayed: false, isBest: true }],
    ["S7", { text: "−4", isPlayed: true, isBest: false }],
  ]);
  assert.deepEqual(cardNotes(PLAYED, true, true).get("SA"), { text: "64", isPlayed: false, isBest: true });
  assert.equal(cardNotes(PLAYED, true, false).get("S7")?.isBest, true); // the defenders want little
  assert.equal(bestOpen(open, false), 58);
  assert.equal(cardNotes(null, false, true).size, 0);
});

test("of a discard the cards put away are noted, and those that should have been", () => {
  const declared = verdict(5, 1, "G.C7.D8", 25, { knew: { best: "G.C7.HT", loss: 25, error: 2, winLoss: 0, worlds: 0, options: [] } });
  assert.deepEqual([...cardNotes(declared, false, true)], [
    ["C7", { text: "", isPlayed: true, isBest: true }],
    ["D8", { text: "", isPlayed: true, isBest: false }],
    ["HT", { text: "", isPlayed: false, isBest: true }],
  ]);
});

// -- words -----------------------------------------------------------------------------------------------------------

test("moves are called by their names", () => {
  assert.equal(moveName(GERMAN, "HT"), "Herz Zehn");
  assert.equal(moveName(GERMAN, "p"), "Passen");
  assert.equal(moveName(ENGLISH, "20"), "20");
  assert.equal(moveName(GERMAN, "C.S7.HT"), "Kreuz (gedrückt: Pik Sieben, Herz Zehn)");
  assert.equal(moveShort(GERMAN, "C.S7.HT"), "Kreuz · ♠ 7, ♥ 10");
  assert.equal(moveShort(GERMAN, "s"), "Skat aufnehmen");
  assert.equal(moveShort(GERMAN, "HQ"), "♥ D");
});

test("a verdict says where it was", () => {
  const game = seen("G", moment(null, "auction"), moment("s", "declare"), moment("CJ", "play", { tricks: [1, 2, 0] }));
  assert.deepEqual([0, 1, 2].map((number) => whereOf(GERMAN, game, { number })), ["Reizen", "Drücken", "4. Stich"]);
});

const judged = (change) => judgement(ENGLISH, { ...PLAYED, ...change }, { isYou: true, isHidden: false });

test("a verdict says what was better by what was known, and no more than is sure", () => {
  assert.equal(judged({}), "Better, by what you knew: ace of spades");
  assert.equal(judged({ move: "SA", size: null }), "Nothing was better.");
  assert.equal(judged({ size: null, knew: { ...PLAYED.knew, loss: 0.4 } }), "Just as good: ace of spades");
  assert.match(judged({ size: null, knew: { ...PLAYED.knew, loss: 5, error: 4 } }), /^Perhaps .* ace of spades$/);
  assert.equal(judged({ size: null, knew: null }), "There was no choice.");
  const hidden = judgement(ENGLISH, { ...PLAYED, knew: null }, { isYou: false, isHidden: true });
  assert.equal(hidden, "These cards are not known, so nothing can be said.");
});

test("what it cost is told with how sure that is", () => {
  assert.match(costOf(ENGLISH, PLAYED.knew), /^Costs 16\.0 list points \(± 2\.0\) and 30% of the chance to win\.$/);
  assert.equal(costOf(GERMAN, { ...PLAYED.knew, error: 0, winLoss: 0 }), "Kostet 16,0 Listenpunkte.");
});

test("what open cards say is told apart", () => {
  const told = openText(ENGLISH, "S7", open, { declares: true, isNull: false });
  const better = "Better with open cards: ace of spades. Card points of the declarer: 64 instead of 58.";
  assert.equal(told, `${better} This gave a won game away.`);
  const best = openText(ENGLISH, "SA", { ...open, loss: 0, turned: false }, { declares: true, isNull: false });
  assert.equal(best, "With open cards nothing was better either.");
});

// -- could it be won -------------------------------------------------------------------------------------------------

test("a line is shown trick by trick, also from the middle of one", () => {
  assert.deepEqual(inTricks(["1", "2", "3", "4"], 0), [["1", "2", "3"], ["4"]]);
  assert.deepEqual(inTricks(["1", "2", "3", "4"], 2), [["1"], ["2", "3", "4"]]);
  assert.deepEqual(inTricks(["1"], 1), [["1"]]);
});

test("who plays on from where it could be won is on the side that lost", () => {
  const game = seen("G", moment(null, "play", { turn: 2 }));
  assert.equal(winnersSeat(game, { side: "defenders", number: 0 }), 0); // the user
  assert.equal(winnersSeat(game, { side: "declarer", number: 0 }), 1);
  assert.equal(winnersSeat({ ...game, line: { ...game.line, seat: 1 } }, { side: "defenders", number: 0 }), 2); // who is in turn
});

// -- over many games -------------------------------------------------------------------------------------------------

const total = (player, role, kind, games, lost) => ({ player, role, kind, games, lost, inaccuracies: 0, mistakes: 0, blunders: 0 });
const TOTALS = [
  total("Anna", "bidder", "suit", 4, 12),
  total("Anna", "bidder", "passed in", 1, 0),
  total("Anna", "declarer", "suit", 2, 30),
  total("Bernd", "defender", "suit", 4, 7),
];

test("what was given away stands in a column for every role in which somebody had something to decide", () => {
  assert.deepEqual(columnsOf(TOTALS, "role"), ["bidder", "declarer", "defender"]);
  assert.deepEqual(columnsOf(TOTALS, "kind"), ["suit", "passed in"]);
  assert.deepEqual(linesOf(TOTALS, "role", ["Bernd", "Anna", "Clara"]), [
    { player: "Bernd", cells: [null, null, { lost: 7, games: 4 }], inAll: { lost: 7, games: 4 } },
    { player: "Anna", cells: [{ lost: 12, games: 5 }, { lost: 30, games: 2 }, null], inAll: { lost: 42, games: 7 } },
    { player: "Clara", cells: [null, null, null], inAll: { lost: 0, games: 0 } },
  ]);
});

test("of many players those are shown who had most to decide", () => {
  assert.deepEqual(playersOf(TOTALS, 5), ["Anna", "Bernd"]);
  assert.deepEqual(playersOf(TOTALS, 1), ["Anna"]);
});
