/** What the computer thinks of the owner: how often they err, how they bid, at which level they play, and how sure that is. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { percent } from "../speech.js";
import { save } from "../saving.js";
import { follow } from "./lobby.js";

/**
 * @import { Shared } from "../context.js"
 * @import { Part, Portrait, PortraitSeen } from "../types.js"
 * @typedef {{ [kind: string]: Part }} Kinds  a share for each kind of game
 */

const EXPORT_NAME = "kiebitz-portrait.json";

export function PortraitPage() {
  const { say, sayOf } = useShared();
  const [seen, setSeen] = useState(/** @type {PortraitSeen | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const [isForgotten, setForgotten] = useState(false);
  /** Do something, and say if it failed. @param {Promise<unknown>} doing */
  const attempt = (doing) => doing.then(() => setFault(null), (error) => setFault(faultOf(error)));
  const load = () => attempt(ask("GET", "/api/portrait").then(setSeen));
  const forget = () =>
    void attempt(ask("DELETE", "/api/portrait").then(() => setForgotten(true))).then(load);
  useEffect(() => void load(), []);
  const isKnown = seen !== null && seen.names.length > 0;
  return html`<main class="lobby portrait">
    <header class="masthead">
      <a class="button quiet small" href="/" onClick=${follow}>‹ ${say("lobby-to-lobby")}</a>
      <div><h1>${say("portrait")}</h1></div>
      <button class="button" disabled=${!isKnown} onClick=${() => void attempt(save("/api/portrait/export", EXPORT_NAME))}>${say("portrait-export")}</button>
    </header>
    ${fault !== null &&
    html`<p class="fault" role="alert">
      ${fault === "not allowed" ? say("page-no-key") : sayOf("refusal", fault)}
      <button class="button small" onClick=${load}>${say("page-try-again")}</button>
    </p>`}
    ${isForgotten && html`<p role="status">${say("portrait-forgotten")}</p>`}
    ${seen !== null && html`<${Picture} seen=${seen} />`}
    ${isKnown && html`<${Forget} forget=${forget} />`}
  </main>`;
}

/** @param {{ seen: PortraitSeen }} props */
function Picture({ seen }) {
  const { say } = useShared();
  const { portrait } = seen;
  const games = html`<p>${say("portrait-games", { count: portrait.games })} ${portrait.games > 0 && html`<span class="muted">${say("portrait-what")}</span>`}</p>`;
  if (portrait.games === 0) return games;
  return html`${games}
    <p class="advice">
      ${portrait.advice === null ? say("portrait-no-advice") : say("portrait-advice", { level: portrait.advice })}
      ${portrait.advice !== null && html` <span class="muted">${say("level-told", { level: portrait.advice })}</span>`}
    </p>
    <div class="columns">
      <${Rates} seen=${seen} />
      <div class="side">
        <${Levels} portrait=${portrait} />
        <${Bidding} portrait=${portrait} />
      </div>
    </div>`;
}

/** @param {{ seen: PortraitSeen }} props */
function Rates({ seen }) {
  const shared = useShared();
  const { portrait, strongest } = seen;
  const parts = /** @type {[string, Part, Kinds?][]} */ ([
    ["declared", portrait.declared],
    ["won", portrait.won],
    ["declarer", portrait.mistakes.declarer, portrait.kinds.declarer],
    ["defender", portrait.mistakes.defender, portrait.kinds.defender],
  ]);
  const [declarer, defender] = strongest.map((share) => percent(shared, share));
  return html`<section class="card-box">
    <dl class="rates">${parts.map(([name, part, kinds]) => html`<${Rate} key=${name} name=${name} part=${part} kinds=${kinds} />`)}</dl>
    <p class="muted">${shared.say("portrait-mistakes-what", { declarer, defender })}</p>
  </section>`;
}

/** One share, as a bar from one end of its interval to the other. @param {{ name: string, part: Part, kinds?: Kinds }} props */
function Rate({ name, part, kinds }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const term = html`<dt>${sayOf("portrait-part", name)}</dt>`;
  if (part.share === null || part.interval === null)
    return html`<div>${term}<dd class="muted">${say("portrait-nothing-known")}</dd></div>`;
  const [low, high] = part.interval;
  const known = Object.entries(kinds ?? {}).filter(([, each]) => each.of > 0);
  const at = (/** @type {number} */ share) => `${100 * share}%`;
  return html`<div>
    ${term}
    <dd>
      <b>${shareText(shared, part)}</b>
      <span class="muted">${say("portrait-times", { times: part.times, of: part.of })}</span>
      <span class="reach" aria-hidden="true">
        <i style=${{ left: at(low), width: at(high - low) }}></i><u style=${{ left: at(part.share) }}></u>
      </span>
      ${known.length > 0 &&
      html`<ul class="kinds muted">
        ${known.map(
          ([kind, each]) => html`<li key=${kind}>
            <span>${sayOf("portrait-kind", kind)}</span>
            <span>${shareText(shared, each)}</span>
            <span>${say("portrait-times", { times: each.times, of: each.of })}</span>
          </li>`,
        )}
      </ul>`}
    </dd>
  </div>`;
}

/** A share with its interval; nothing of no times at all. @param {Shared} shared @param {Part} part */
function shareText(shared, { share, interval }) {
  if (share === null || interval === null) return "";
  const [low, high] = interval.map((end) => percent(shared, end));
  return shared.say("portrait-share", { share: percent(shared, share), low, high });
}

/** @param {{ portrait: Portrait }} props */
function Levels({ portrait }) {
  const shared = useShared();
  const { say } = shared;
  return html`<section class="card-box">
    <h2>${say("portrait-levels")}</h2>
    <ol class="likenesses">
      ${portrait.levels.map(
        ({ level, share }) => html`<li key=${level}>
          <span>${say("level-numbered", { level })}</span>
          <b>${percent(shared, share)}</b>
          <span class="reach" aria-hidden="true"><i style=${{ left: 0, width: `${100 * share}%` }}></i></span>
        </li>`,
      )}
    </ol>
    <p class="muted">${say("portrait-levels-what")}</p>
  </section>`;
}

/** @param {{ portrait: Portrait }} props */
function Bidding({ portrait }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const { calls, threshold, style } = portrait.boldness;
  return html`<section class="card-box">
    <h2>${say("portrait-bidding")}</h2>
    <p>
      ${threshold === null || style === null
        ? say("portrait-few-calls", { calls })
        : sayOf("portrait-style", style, { threshold: percent(shared, threshold) })}
    </p>
  </section>`;
}

/** @param {{ forget: () => void }} props */
function Forget({ forget }) {
  const { say } = useShared();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return html`<p><button class="button" onClick=${() => setAsked(true)}>${say("portrait-forget")}</button></p>`;
  return html`<p class="sure">
    <span>${say("portrait-really-forget")}</span>
    <button class="button small main" onClick=${forget}>${say("page-yes")}</button>
    <button class="button small" onClick=${() => setAsked(false)}>${say("page-no")}</button>
  </p>`;
}
