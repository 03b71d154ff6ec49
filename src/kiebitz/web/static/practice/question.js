/** One thing that is asked, from the question to the next one. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { useKeys } from "../table/keyboard.js";
import { Declaring, Offers, questionText } from "./answering.js";
import { JudgedBox } from "./judged.js";
import { Seen } from "./seen.js";

/** @import { Exercise, Judgement } from "../types.js" */

/** @param {{ exercise: Exercise, next: () => void, done: () => void }} props  `done` once it is answered */
export function Question({ exercise, next, done }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const begun = useRef(performance.now());
  const [judged, setJudged] = useState(/** @type {{ judged: Judgement, given: string } | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const [kind, pick] = useState("");
  const [chosen, setChosen] = useState(/** @type {string[]} */ ([]));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus(), []);
  const answer = (/** @type {string} */ given) => {
    const seconds = (performance.now() - begun.current) / 1000;
    void ask("POST", "/api/practice/answers", { key: exercise.key, answers: exercise.answers, answer: given, seconds }).then(
      (found) => {
        setJudged({ judged: found, given });
        done();
      },
      (error) => setFault(faultOf(error)),
    );
  };
  const tap = (/** @type {string} */ card) =>
    exercise.asked === "card" ? answer(card) : setChosen(chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card].slice(-2));
  useKeys(judged === null ? choosing(exercise, answer) : { n: next });
  return html`<div class="question">
    <div class="question-head">
      <h1 tabindex="-1" ref=${heading}>${questionText(shared, exercise)}</h1>
      <p class="muted">
        ${say("practice-source", { source: exercise.source, name: exercise.name })}${exercise.grade === null ? "" : ` · ${say("practice-grade", { grade: exercise.grade })}`}
      </p>
    </div>
    <${Seen} exercise=${exercise} chosen=${judged === null ? chosen : []} choose=${judged === null ? tap : null} again=${() => undefined} />
    <div class="answering">
      ${fault !== null &&
      html`<p class="fault" role="alert">${sayOf("refusal", fault)} <button class="button small" onClick=${next}>${say("practice-go-on")}</button></p>`}
      ${judged === null && exercise.asked === "declare" && html`<${Declaring} exercise=${exercise} kind=${kind} pick=${pick} chosen=${chosen} answer=${answer} />`}
      ${judged === null && exercise.offers.length > 0 && html`<${Offers} exercise=${exercise} answer=${answer} />`}
      ${judged !== null && html`<${JudgedBox} exercise=${exercise} ...${judged} next=${next} />`}
    </div>
  </div>`;
}

/** Digits choose among a few. @param {Exercise} exercise @param {(answer: string) => void} answer @returns {Record<string, () => void>} */
const choosing = ({ offers }, answer) => Object.fromEntries(offers.map((offer, place) => [String(place + 1), () => answer(offer)]));
