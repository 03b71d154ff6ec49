/**
 * A verdict in words: what was done, what was better by what could be known, what it cost; and apart from that what open
 * cards say.
 *
 * @import { Shared } from "../context.js"
 * @import { GameSeen, Knew, Moment, Open, Verdict } from "../types.js"
 * @import { Speech } from "../words.js"
 */

import { isCard } from "../show.js";
import { cardName, cardShort, contractName, decimal, percent, signed } from "../speech.js";
import { bestOpen, putAwayBy } from "./card_notes.js";

const SMALL = 1; // list points below which two choices are equally good
const SURE = 2; // standard errors above which a loss is no luck
const CHANCE = 0.005; // of winning, from which on it is told

/** What a move is called. @param {Shared} shared @param {string} move @returns {string} */
export function moveName(shared, move) {
  const { preferences, say } = shared;
  if (isCard(move)) return cardName(shared, preferences.suits, move);
  if (/^(\d+|y|p|s)$/.test(move)) return say("choice", { move });
  const contract = contractName(shared, preferences.suits, move.split(".")[0]);
  const cards = putAwayBy(move).map((card) => moveName(shared, card)).join(", ");
  return cards === "" ? contract : say("choice-declaration", { contract, cards });
}

/** The same in a narrow place. @param {Shared} shared @param {string} move */
export function moveShort(shared, move) {
  const { preferences } = shared;
  if (isCard(move)) return cardShort(shared, preferences, move);
  const cards = putAwayBy(move).map((card) => cardShort(shared, preferences, card)).join(", ");
  const named = moveName(shared, move.split(".")[0]);
  return cards === "" ? named : `${named} · ${cards}`;
}

/** The number of the trick under way. @param {Pick<Moment, "tricks">} moment */
export const trickOf = ({ tricks }) => tricks[0] + tricks[1] + tricks[2] + 1;

/** Where in the game it was decided. @param {Speech} speech @param {GameSeen} seen @param {Verdict} verdict */
export function whereOf({ say }, seen, { number }) {
  const moment = seen.moments[number];
  return say("moment-where", { phase: moment.phase, trick: trickOf(moment) });
}

/**
 * How good it was by what could be known.
 *
 * @param {Shared} shared @param {Verdict} verdict @param {{ isYou: boolean, isHidden: boolean }} whose
 */
export function judgement(shared, { move, size, knew }, { isYou, isHidden }) {
  const { say } = shared;
  if (knew === null) return isHidden ? say("verdict-unknown") : say("verdict-no-choice");
  if (knew.best === move) return say("verdict-best");
  const best = moveName(shared, knew.best);
  if (size !== null) return say("verdict-better", { whose: isYou ? "yours" : "others", move: best });
  const isSmall = knew.loss < SMALL || knew.loss > SURE * knew.error;
  return isSmall ? say("verdict-as-good", { move: best }) : say("verdict-perhaps-better", { move: best });
}

/** What it cost, and how sure that is. @param {Speech} speech @param {Knew} knew */
export function costOf(speech, { loss, error, winLoss }) {
  return speech.say("verdict-cost", {
    points: decimal(speech, loss),
    error: error === 0 ? "none" : decimal(speech, error),
    win: winLoss < CHANCE ? "none" : percent(speech, winLoss),
  });
}

/**
 * What open cards say.
 *
 * @param {Shared} shared @param {string} move @param {Open} open @param {{ declares: boolean, isNull: boolean }} game
 */
export function openText(shared, move, open, { declares, isNull }) {
  const { say } = shared;
  if (open.loss === 0 && !open.turned) return say("hindsight-best");
  const value = bestOpen(open, declares);
  const best = open.values.find((found) => found.value === value && found.wins) ?? open.values.find((found) => found.value === value);
  const made = open.values.find((found) => found.move === move);
  if (best === undefined || made === undefined) return "";
  const what = !isCard(move) ? "list" : isNull ? "tricks" : "points";
  const [much, less] = [best, made].map((found) => (what === "list" ? signed(found.value) : found.value));
  const told = say("hindsight-better", { what, move: moveName(shared, best.move), value: much, made: less });
  return open.turned ? `${told} ${say("hindsight-turned")}` : told;
}
