/** How a game ended, in words: at the table, and when it is looked at again. */

import { html } from "./vendor/preact.js";
import { useShared } from "./context.js";
import { contractName, signed, sumAtEnd } from "./speech.js";

/**
 * @import { Ended } from "./types.js"
 * @import { Speech } from "./words.js"
 */

/**
 * @param {Speech} words @param {Ended} end
 * @param {readonly string[]} names  of the three seats @param {number | null} mine  the seat of whoever looks
 */
export function headline(words, end, names, mine) {
  if (end.penalty !== null) return words.say("result-broken-off", { name: names[end.penalty] });
  if (end.declarer === null) return words.say("result-passed-in");
  const who = end.declarer === mine ? "you" : "other";
  const name = names[end.declarer];
  const value = words.say("result-value", { value: signed(end.value) });
  return `${words.say(end.won ? "result-won" : "result-lost", { who, name })}: ${value}`;
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

/** @param {{ end: Ended, contract: string | null, names: readonly string[] }} props */
export function Details({ end, contract, names }) {
  const shared = useShared();
  const { say, preferences } = shared;
  if (end.declarer === null || contract === null || end.sum === null)
    return html`<p class="calculation">${end.penalty === null ? say("result-passed-in-meaning") : ""}</p>`;
  const { points, tricks } = end;
  const name = contractName(shared, preferences.suits, contract);
  const parts = [name, say("result-card-points", { points }), say("result-tricks", { tricks })];
  if (end.ending !== "played")
    parts.push(say("result-ending", { ending: end.ending.replaceAll(" ", "-"), name: names[end.declarer] }));
  return html`<p class="calculation">${sumAtEnd(shared, end.sum, end.won)}</p>
    <p class="muted">${parts.join(" · ")}</p>
    ${end.wasSure && html`<p class="was-sure">${say("result-could-not-be-lost")}</p>`}
    ${end.left !== null && html`<p>${say("result-left", { name: names[end.left] })}</p>`}
    ${end.timedOut !== null && html`<p>${say("result-timed-out", { name: names[end.timedOut] })}</p>`}`;
}
