/** What is said of an answer: right or not, why, and what happens then in both lines. */

import { html, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { Fan } from "../cards.js";
import { useShared } from "../context.js";
import { headline } from "../outcome.js";
import { follow } from "../pages/lobby.js";
import { reasonText } from "../review/reason_text.js";
import { moveName } from "../review/verdict_words.js";
import { boardAddress, comeBackFrom, go } from "../router.js";
import { isCard } from "../show.js";
import { callName, cardName } from "../speech.js";
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
    <${From} exercise=${exercise} judged=${judged} />
    ${judged.follows.lines.length > 0 && html`<${What} exercise=${exercise} follows=${judged.follows} />`}
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
  const names = [0, 1, 2].map((seat) => whoAt(shared, exercise, seat));
  return html`<details class="what-follows">
    <summary>${say("practice-then")}</summary>
    <p class="muted small">${follows.isTrue ? say("practice-then-true") : say("practice-then-supposed")}${isBid(follows) ? ` ${say("practice-then-calls")}` : ""}</p>
    <div class="follow-hands">
      ${follows.hands.map((hand, seat) => html`<p key=${seat}><span class="small">${names[seat]}</span> <${Fan} cards=${hand} label=${names[seat]} /></p>`)}
    </div>
    <div class="follow-lines">${follows.lines.map((line) => html`<${LineOf} key=${line.first} exercise=${exercise} line=${line} names=${names} />`)}</div>
  </details>`;
}

/** Whether something is said or declared after the moves that the lines are about. @param {Follows} follows */
const isBid = ({ lines }) => lines.some(({ said, played }) => said.length > 0 || played !== null);

/** @param {{ exercise: Exercise, line: PlayedLine, names: string[] }} props */
function LineOf({ exercise, line, names }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const { end, first, said, played, tricks } = line;
  const isNull = (played ?? exercise.contract ?? first).startsWith("N");
  return html`<section>
    <h3>${isCard(first) ? say("practice-after", { card: cardName(shared, preferences.suits, first) }) : say("practice-after-call", { call: answerName(shared, exercise, first) })}</h3>
    ${said.length > 0 && html`<p class="small">${said.map(({ seat, call }) => `${names[seat]} ${callName(shared, call)}`).join(", ")}</p>`}
    ${played !== null && end.declarer !== null && html`<p class="small">${names[end.declarer]}: ${moveName(shared, played)}</p>`}
    <p class="small"><b>${headline(shared, end, names, exercise.seat)}</b></p>
    ${end.declarer !== null &&
    html`<p class="small">${isNull ? say("practice-after-tricks", { tricks: end.tricks }) : say("practice-after-points", { points: end.points })}</p>`}
    <${Tricks} tricks=${tricks} who=${(/** @type {number} */ seat) => names[seat]} />
  </section>`;
}

/** Where one can go from an answer: on from this moment, at a table or on the board; and to the game that it is of.
 *
 * @param {{ exercise: Exercise, judged: Judgement }} props
 */
function From({ exercise, judged: { follows, game, number } }) {
  const { say, sayOf } = useShared();
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const { board, moves } = follows;
  const play = () =>
    void ask("POST", "/api/practice/play", { board, moves, seat: exercise.seat }).then(
      ({ table }) => {
        comeBackFrom(table);
        go(`/table/${table}`);
      },
      (error) => setFault(faultOf(error)),
    );
  return html`<p class="own-game">
    <button class="button small" onClick=${play}>${say("practice-play-on")}</button>
    <a class="button small" href=${boardAddress(board, moves)} onClick=${follow}>${say("game-on-board")}</a>
    ${game !== null && html`<a class="button small" href=${`/games/${game}/${number}`} onClick=${follow}>${say("practice-look-at-game")}</a>`}
    ${fault !== null && html`<span class="fault" role="alert">${sayOf("refusal", fault)}</span>`}
  </p>`;
}
