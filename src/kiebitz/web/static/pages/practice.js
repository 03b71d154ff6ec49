/** Today's queue, one moment after the other, to its end; and puzzles by theme. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { Question } from "../practice/question.js";
import { follow } from "./lobby.js";

/**
 * @import { Asking } from "../types.js"
 */

const TRAINERS = ["worth", "discard", "first card", "count", "mistake"];
const THEMES = ["draw trumps", "keep the ten", "take the trick", "lead through", "smear", "duck", "hold back", "schneider", "null hole", "discard", "grand or suit", "bid or pass"];
const GRADES = ["1", "2", "3", "4", "5"];

/**
 * What is asked now, and how to go on.
 *
 * @param {(after: string) => Promise<Asking>} fetch
 */
function useAsking(fetch) {
  const [asking, setAsking] = useState(/** @type {Asking | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const load = (/** @type {string} */ after) =>
    void fetch(after).then(
      (found) => {
        setAsking(found);
        setFault(null);
      },
      (error) => setFault(faultOf(error)),
    );
  return { asking, fault, load };
}

export function PracticePage() {
  const { say } = useShared();
  const { asking, fault, load } = useAsking(() => ask("GET", "/api/practice"));
  useEffect(() => load(""), []);
  const [isAnswered, answered] = useState(false);
  const left = (asking?.left ?? 0) - (isAnswered ? 1 : 0);
  const next = () => {
    answered(false);
    load("");
  };
  return html`<main class="lobby practice">
    <${Head} title=${say("practice")} other="/puzzles" otherTitle=${say("puzzles")}>${asking !== null && left > 0 && html`<p class="left-today">${say("practice-today", { left })}</p>`}<//>
    <${Fault} fault=${fault} reload=${() => load("")} />
    ${asking?.exercise && html`<${Question} key=${asking.exercise.key} exercise=${asking.exercise} next=${next} done=${() => answered(true)} />`}
    ${asking !== null &&
    asking.exercise === null &&
    html`<section class="card-box the-end">
      <h1>${say("practice-over")}</h1>
      <p>${say("practice-over-what")}</p>
      <a class="button main" href="/puzzles" onClick=${follow}>${say("puzzles")}</a>
    </section>`}
  </main>`;
}

export function PuzzlesPage() {
  const { say } = useShared();
  const [wanted, want] = useState({ trainer: "", theme: "", grade: "" });
  const { asking, fault, load } = useAsking((after) => {
    const query = new URLSearchParams({ ...wanted, after });
    return ask("GET", `/api/puzzles?${query.toString()}`);
  });
  useEffect(() => load(""), [wanted]);
  const change = (/** @type {Partial<typeof wanted>} */ part) => want({ ...wanted, ...part });
  return html`<main class="lobby practice">
    <${Head} title=${say("puzzles")} other="/practice" otherTitle=${say("practice")} />
    <div class="filter-fields">
      <${Choice} label=${say("trainer")} family="trainer" codes=${TRAINERS} all=${say("trainer-all")} value=${wanted.trainer} choose=${(/** @type {string} */ trainer) => change({ trainer })} />
      <${Choice} label=${say("theme")} family="theme" codes=${THEMES} all=${say("theme-all")} value=${wanted.theme} choose=${(/** @type {string} */ theme) => change({ theme })} />
      <${Choice} label=${say("grade")} codes=${GRADES} all=${say("grade-all")} value=${wanted.grade} choose=${(/** @type {string} */ grade) => change({ grade })} />
    </div>
    <${Fault} fault=${fault} reload=${() => load("")} />
    ${asking?.exercise && html`<${Question} key=${asking.exercise.key} exercise=${asking.exercise} next=${() => load(asking.exercise?.key ?? "")} done=${() => undefined} />`}
    ${asking !== null && asking.exercise === null && html`<p class="muted" role="status">${say("puzzles-none")}</p>`}
  </main>`;
}

/** @param {{ title: string, other: string, otherTitle: string, children?: unknown }} props */
function Head({ title, other, otherTitle, children }) {
  const { say } = useShared();
  return html`<header class="masthead">
    <a class="button quiet small" href="/" onClick=${follow}>‹ ${say("lobby-to-lobby")}</a>
    <div>
      <p class="page-title">${title}</p>
      ${children}
    </div>
    <a class="button quiet small" href=${other} onClick=${follow}>${otherTitle}</a>
  </header>`;
}

/** @param {{ fault: string | null, reload: () => void }} props */
function Fault({ fault, reload }) {
  const { say, sayOf } = useShared();
  if (fault === null) return null;
  return html`<p class="fault" role="alert">
    ${fault === "not allowed" ? say("page-no-key") : sayOf("refusal", fault)}
    <button class="button small" onClick=${reload}>${say("page-try-again")}</button>
  </p>`;
}

/** @param {{ label: string, family?: string, codes: string[], all: string, value: string, choose: (code: string) => void }} props */
function Choice({ label, family, codes, all, value, choose }) {
  const { say, sayOf } = useShared();
  return html`<label class="field"
    >${label}
    <select value=${value} onChange=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}>
      <option value="">${all}</option>
      ${codes.map((code) => html`<option key=${code} value=${code}>${family === undefined ? say("practice-grade", { grade: code }) : sayOf(family, code)}</option>`)}
    </select>
  </label>`;
}
