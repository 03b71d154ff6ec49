/** Something to do at the table: tap cards or say something, and be told whether that is right. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { Fan } from "../cards.js";
import { useShared } from "../context.js";
import { callName, contractName, kindName, plain } from "../speech.js";
import { Hand } from "../table/hand.js";
import { noteLearned } from "./learned.js";

/**
 * @import { Judged, TaskSeen } from "../types.js"
 * @import { CardNote } from "../review/card_notes.js"
 * @import { Shared } from "../context.js"
 */

const AT_ONCE = ["card", "winner"]; // one tap is the answer
const IN_ORDER = "order";

/** @param {{ task: TaskSeen, done: () => void }} props */
export function TaskAtTable({ task, done }) {
  const shared = useShared();
  const { sayOf } = shared;
  const { chosen, choose, judged, shown, fault, answer, show } = useAnswer(task, done);
  const isDone = judged?.isRight === true || shown;
  const cards = task.kind === "winner" ? task.trick : task.hand;
  return html`<section class="task">
    <h2>${sayOf("learn-ask", task.name)}</h2>
    <div class="task-table">
      <${Situation} task=${task} />
      ${cards.length > 0 &&
      html`<div class="hand-place">
        <${Hand}
          cards=${cards}
          playable=${isDone || task.choices.length > 0 ? null : cards}
          chosen=${shown && judged !== null ? judged.right : chosen}
          notes=${task.kind === IN_ORDER ? numbers(shown && judged !== null ? judged.right : chosen) : new Map()}
          choose=${choose}
          refuse=${() => undefined}
          moment=${task.name}
          label=${shared.say("table-cards", { count: cards.length })}
        />
      </div>`}
    </div>
    ${!isDone && html`<${Answers} task=${task} chosen=${chosen} answer=${answer} />`}
    <${Said} task=${task} judged=${judged} shown=${shown} show=${show} />
    ${fault !== null && html`<p class="fault" role="alert">${sayOf("refusal", fault)}</p>`}
  </section>`;
}

/** @param {TaskSeen} task @param {() => void} done */
function useAnswer(task, done) {
  const [chosen, setChosen] = useState(/** @type {string[]} */ ([]));
  const [judged, setJudged] = useState(/** @type {Judged | null} */ (null));
  const [shown, setShown] = useState(false);
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    setChosen([]);
    setJudged(null);
    setShown(false);
  }, [task.name]);
  const finish = () => {
    noteLearned(task.name);
    done();
  };
  const answer = (/** @type {string[]} */ given) => {
    setFault(null);
    ask("POST", "/api/learn/answers", { task: task.name, answer: given }).then(
      (found) => {
        setJudged(found);
        if (found.isRight) finish();
        else setChosen([]);
      },
      (error) => setFault(faultOf(error)),
    );
  };
  const choose = (/** @type {string} */ card) => {
    const after = chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card];
    setChosen(after);
    setJudged(null);
    if (AT_ONCE.includes(task.kind) || (task.kind === IN_ORDER && after.length === task.wanted)) answer(after);
  };
  const show = () => {
    setShown(true);
    finish();
  };
  return { chosen, choose, judged, shown, fault, answer, show };
}

/** What lies on the table, and what is played. @param {{ task: TaskSeen }} props */
function Situation({ task }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const told = [
    task.declarer === task.seat && task.kind === "card" && say("learn-you-declare"),
    task.declarer !== null && task.declarer !== task.seat && task.kind === "card" && say("learn-other-declares", { seat: task.declarer }),
    task.contract !== null && task.kind !== "order" && contractName(shared, preferences.suits, task.contract),
  ].filter(Boolean);
  return html`<div class="situation">
    ${told.length > 0 && html`<p>${told.join(" · ")}</p>`}
    ${task.kind !== "winner" &&
    task.trick.length > 0 &&
    html`<div class="on-table">
      <${Fan} cards=${task.trick} label=${say("learn-on-table")} />
      <span>${say("learn-on-table")}</span>
    </div>`}
  </div>`;
}

/** @param {{ task: TaskSeen, chosen: string[], answer: (given: string[]) => void }} props */
function Answers({ task, chosen, answer }) {
  const shared = useShared();
  const { say } = shared;
  if (task.choices.length > 0)
    return html`<div class="answers">
      ${task.choices.map((each) => html`<button key=${each} class="button" onClick=${() => answer([each])}>${choiceName(shared, task, each)}</button>`)}
    </div>`;
  if (AT_ONCE.includes(task.kind) || task.kind === IN_ORDER) return null;
  const isComplete = task.kind === "discard" ? chosen.length === task.wanted : chosen.length > 0;
  return html`<div class="answers">
    <button class="button main" disabled=${!isComplete} onClick=${() => answer(chosen)}>${say("learn-check")}</button>
  </div>`;
}

/** @param {Shared} shared @param {TaskSeen} task @param {string} choice */
function choiceName(shared, task, choice) {
  if (task.kind === "call") return callName(shared, choice);
  return task.kind === "contract" ? kindName(shared, shared.preferences.suits, choice) : plain(Number(choice));
}

/** @param {{ task: TaskSeen, judged: Judged | null, shown: boolean, show: () => void }} props */
function Said({ task, judged, shown, show }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const isWrong = judged !== null && !judged.isRight && !shown;
  return html`<div class="said-to-answer" role="status">
      ${isWrong && html`<p class="wrong"><b>${say("learn-wrong")}</b> ${say("learn-again")}</p>`}
      ${judged?.isRight && html`<p class="right"><b>${say("learn-right")}</b> ${sayOf("learn-why", task.name)}</p>`}
      ${shown && judged !== null && html`<p>${rightAnswer(shared, task, judged)} ${sayOf("learn-why", task.name)}</p>`}
    </div>
    ${isWrong && html`<button class="button small" onClick=${show}>${say("learn-show")}</button>`}`;
}

/** @param {Shared} shared @param {TaskSeen} task @param {Judged} judged */
const rightAnswer = (shared, task, { right }) =>
  task.choices.length > 0 ? shared.say("learn-would-be", { answer: choiceName(shared, task, right[0]) }) : "";

/** The place of each card in the order in which they were tapped. @param {string[]} cards @returns {Map<string, CardNote>} */
const numbers = (cards) => new Map(cards.map((card, place) => [card, { text: String(place + 1), isPlayed: false, isBest: false }]));
