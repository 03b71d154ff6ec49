/**
 * A verdict in words: what was done, what was better by what could be known, what it cost; and apart from that what open
 * cards say.
 *
 * @import { GameSeen, Knew, Moment, Open, Verdict } from "../types.js"
 * @import { Words } from "../words/en.js"
 * @import { Suits } from "../words/speech.js"
 */

import { isCard } from "../show.js";
import { cardName, cardShort, contractName, decimal, percent, signed } from "../words/speech.js";
import { bestOpen } from "./card_notes.js";

const SMALL = 1; // list points below which two choices are equally good
const SURE = 2; // standard errors above which a loss is no luck

/** What a move is called. @param {Words} words @param {Suits} suits @param {string} move */
export function moveName(words, suits, move) {
  if (isCard(move)) return cardName(words, suits, move);
  if (/^(\d+|y|p)$/.test(move)) return words.call(move);
  if (move === "s") return words.pickUp;
  const [contract, ...cards] = move.split(".");
  const named = contractName(words, suits, contract);
  return cards.length === 0 ? named : `${named} (${words.putAway}: ${cardNames(words, suits, cards)})`;
}

/**
 * The same in a narrow place.
 *
 * @param {Words} words @param {{ suits: Suits, indices: string }} style @param {string} move
 */
export function moveShort(words, style, move) {
  if (isCard(move)) return cardShort(words, style, move);
  const [contract, ...cards] = move.split(".");
  const named = moveName(words, style.suits, contract);
  return cards.length === 0 ? named : `${named} · ${cards.map((card) => cardShort(words, style, card)).join(", ")}`;
}

/** @param {Words} words @param {Suits} suits @param {string[]} cards */
const cardNames = (words, suits, cards) => cards.map((card) => cardName(words, suits, card)).join(", ");

/** The number of the trick under way. @param {Pick<Moment, "tricks">} moment */
export const trickOf = ({ tricks }) => tricks[0] + tricks[1] + tricks[2] + 1;

/** Where in the game it was decided. @param {Words} words @param {GameSeen} seen @param {Verdict} verdict */
export function whereOf(words, seen, { number }) {
  const moment = seen.moments[number];
  if (moment.phase === "auction") return words.inAuction;
  if (moment.phase === "skat") return words.atSkat;
  return moment.phase === "declare" ? words.atDeclaring : words.inTrick(trickOf(moment));
}

/**
 * How good it was by what could be known.
 *
 * @param {Words} words @param {Suits} suits @param {Verdict} verdict @param {{ isYou: boolean, isHidden: boolean }} whose
 */
export function judgement(words, suits, { move, size, knew }, { isYou, isHidden }) {
  if (knew === null) return isHidden ? words.notKnown : words.noChoice;
  if (knew.best === move) return words.nothingBetter;
  const best = moveName(words, suits, knew.best);
  if (size !== null) return words.betterWas(best, isYou);
  const isSmall = knew.loss < SMALL || knew.loss > SURE * knew.error;
  return isSmall ? words.asGoodAs(best) : words.perhapsBetter(best);
}

/** What it cost, and how sure that is. @param {Words} words @param {Knew} knew */
export function costOf(words, { loss, error, winLoss }) {
  const chance = winLoss < 0.005 ? "" : percent(words, winLoss);
  return words.costs(decimal(words, loss), error === 0 ? "" : decimal(words, error), chance);
}

/**
 * What open cards say.
 *
 * @param {Words} words @param {Suits} suits @param {string} move @param {Open} open
 * @param {{ declares: boolean, isNull: boolean }} game
 */
export function openText(words, suits, move, open, { declares, isNull }) {
  if (open.loss === 0 && !open.turned) return words.openNothingBetter;
  const value = bestOpen(open, declares);
  const best = open.values.find((found) => found.value === value && found.wins) ?? open.values.find((found) => found.value === value);
  const played = open.values.find((found) => found.move === move);
  if (best === undefined || played === undefined) return "";
  const [much, less] = [valueIn(words, move, isNull, best.value), isCard(move) ? String(played.value) : signed(played.value)];
  const told = words.openBetter(moveName(words, suits, best.move), much, less);
  return open.turned ? `${told} ${words.openTurned}` : told;
}

/**
 * A value that open cards give, with what it counts.
 *
 * @param {Words} words @param {string} move @param {boolean} isNull @param {number} value
 */
function valueIn(words, move, isNull, value) {
  if (!isCard(move)) return words.listPointsOf(signed(value));
  return isNull ? words.tricksSurvived(value) : words.declarersPoints(value);
}
