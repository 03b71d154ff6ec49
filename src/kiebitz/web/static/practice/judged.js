/** What is said of an answer: right or not, why, and what happens then in both lines. */

import { html } from "../vendor/preact.js";
import { Fan } from "../cards.js";
import { useShared } from "../context.js";
import { usePlayOn } from "../games/play_on.js";
import { follow } from "../pages/lobby.js";
import { reasonText } from "../review/reason_text.js";
import { cardName } from "../speech.js";
import { answerName } from "./answering.js";
import { Tricks, whoAt } from "./seen.js";

/**
 * @import { Shared } from "../context.js"
 * @import { Exercise, Follows, Judgement, PlayedLine } from "../types.js"
 */

/** @param {{ exercise: Exercise, judged: Judgement, given: string, next: () => void }} props */
export function JudgedBox({ exercise, judged, given, next }) {
  const shared = useShared();
  const { say } = shared;
  const names = (/** @type {readonly string[]} */ answers) => answers.map((answer) => answerName(shared, exercise, answer)).join(", ");
  const why = whyText(shared, exercise, judged);
  const showsMade = judged.made !== null && judged.made !== given && exercise.asked !== "mistake";
  return html`<section class=${`judged ${judged.isRight ? "right" : "wrong"}`} aria-live="polite">
    <h2>${judged.isRight ? say("practice-right") : say("practice-wrong")}</h2>
    ${!judged.isRight && html`<p>${say("practice-you-now", { move: names([given]) })}</p>`}
    <p><b>${say("practice-right-is", { moves: names(judged.right) })}</b></p>
    ${showsMade && html`<p class="muted">${judged.isOwn ? say("practice-you-then", { move: names([judged.made ?? ""]) }) : say("practice-tempting", { move: names([judged.made ?? ""]) })}</p>`}
    ${why !== "" && html`<p class="why">${why}</p>`}
    <button class="button main" autofocus onClick=${next}>${say("practice-go-on")}</button>
    ${judged.isKept && html`<p class="muted small">${again(shared, judged)}</p>`}
    ${judged.follows !== null && html`<${What} exercise=${exercise} follows=${judged.follows} />`}
    ${judged.game !== null && html`<${OwnGame} game=${judged.game} number=${judged.number ?? 0} seat=${exercise.seat} />`}
  </section>`;
}

/** @param {Shared} shared @param {Judgement} judged */
const again = ({ say, preferences }, judged) =>
  judged.again === null
    ? say("practice-known")
    : say("practice-again-on", { date: new Date(`${judged.again}T12:00`).toLocaleDateString(preferences.language, { day: "numeric", month: "long" }) });

/** @param {Shared} shared @param {Exercise} exercise @param {Judgement} judged */
function whyText(shared, exercise, { reason, texts }) {
  if (texts !== null) return texts[shared.preferences.language] ?? "";
  return reason === null ? "" : reasonText(shared, reason, [0, 1, 2].map((seat) => whoAt(shared, exercise, seat)));
}

/** @param {{ exercise: Exercise, follows: Follows }} props */
function What({ exercise, follows }) {
  const shared = useShared();
  const { say } = shared;
  return html`<details class="what-follows">
    <summary>${say("practice-then")}</summary>
    <p class="muted small">${follows.isTrue ? say("practice-then-true") : say("practice-then-supposed")}</p>
    <div class="follow-hands">
      ${follows.hands.map((hand, seat) => html`<p key=${seat}><span class="small">${whoAt(shared, exercise, seat)}</span> <${Fan} cards=${hand} label=${whoAt(shared, exercise, seat)} /></p>`)}
    </div>
    <div class="follow-lines">
      <${LineOf} exercise=${exercise} line=${follows.better} />
      <${LineOf} exercise=${exercise} line=${follows.worse} />
    </div>
  </details>`;
}

/** @param {{ exercise: Exercise, line: PlayedLine }} props */
function LineOf({ exercise, line }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const isNull = exercise.contract?.startsWith("N");
  return html`<section>
    <h3>${say("practice-after", { card: cardName(shared, preferences.suits, line.first) })}</h3>
    <p class="small">${isNull ? say("practice-after-tricks", { tricks: line.taken }) : say("practice-after-points", { points: line.points })}</p>
    <${Tricks} tricks=${line.tricks} who=${(/** @type {number} */ seat) => whoAt(shared, exercise, seat)} />
  </section>`;
}

/** @param {{ game: number, number: number, seat: number }} props */
function OwnGame({ game, number, seat }) {
  const { say, sayOf } = useShared();
  const [play, fault] = usePlayOn({ game });
  return html`<p class="own-game">
    <button class="button small" onClick=${() => play(seat, number)}>${say("practice-play-on")}</button>
    <a class="button small" href=${`/games/${game}/${number}`} onClick=${follow}>${say("practice-look-at-game")}</a>
    ${fault !== null && html`<span class="fault" role="alert">${sayOf("refusal", fault)}</span>`}
  </p>`;
}
