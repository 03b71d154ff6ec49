/** How a game ended, in words: at the table, and when it is looked at again. */

import { html } from "./vendor/preact.js";
import { useShared } from "./context.js";
import { contractName, signed, sumAtEnd } from "./words/speech.js";

/**
 * @import { Ended } from "./types.js"
 * @import { Words } from "./words/en.js"
 */

/**
 * @param {Words} words @param {Ended} end
 * @param {readonly string[]} names  of the three seats @param {number | null} mine  the seat of whoever looks
 */
export function headline(words, end, names, mine) {
  if (end.penalty !== null) return words.brokenOff(names[end.penalty]);
  if (end.declarer === null) return words.passedIn;
  const isYou = end.declarer === mine;
  const name = names[end.declarer];
  return `${end.won ? words.won(name, isYou) : words.lost(name, isYou)} ${signed(end.value)}`;
}

/**
 * Whether the side of whoever looks has won; an onlooker feels with the declarer.
 *
 * @param {Pick<Ended, "declarer" | "won">} end @param {number | null} mine  the seat of whoever looks
 */
export function feeling({ declarer, won }, mine) {
  if (declarer === null) return "";
  const withDeclarer = mine === null || mine === declarer;
  return won === withDeclarer ? "won" : "lost";
}

/** @param {{ end: Ended, contract: string | null, names: readonly string[], isClaimed: boolean }} props */
export function Details({ end, contract, names, isClaimed }) {
  const { words, preferences } = useShared();
  if (end.declarer === null || contract === null || end.sum === null)
    return html`<p class="calculation">${end.penalty === null ? words.passedInMeaning : ""}</p>`;
  const parts = [contractName(words, preferences.suits, contract), words.points(end.points), words.tricks(end.tricks)];
  if (end.resigned && !isClaimed) parts.push(words.givenUp); // who agrees to a claim gives nothing up
  return html`<p class="calculation">${sumAtEnd(words, end.sum, end.won)}</p>
    <p class="muted">${parts.join(" · ")}</p>
    ${end.wasSure && html`<p class="was-sure">${words.couldNotBeLost}</p>`}
    ${end.left !== null && html`<p>${words.leftTable(names[end.left])}</p>`}
    ${end.timedOut !== null && html`<p>${words.outOfTime(names[end.timedOut])}</p>`}`;
}
