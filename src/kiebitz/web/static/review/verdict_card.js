/** One card of text about a decision, the choices there were, and set apart in another colour what open cards say. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { isCard } from "../show.js";
import { spokenMove } from "../table/announcement.js";
import { percent, signed } from "../speech.js";
import { putAwayBy } from "./card_notes.js";
import { reasonText } from "./reason_text.js";
import { MARKS } from "./verdicts.js";
import { costOf, judgement, moveName, moveShort, openText, whereOf } from "./verdict_words.js";

/**
 * @import { GameSeen, Knew, Size, Verdict } from "../types.js"
 */

const SHOWN = 5; // choices at least

/** A mark that says how dear a move was, also to those who cannot see its colour. @param {{ size: Size }} props */
export function Mark({ size }) {
  const name = useShared().sayOf("size", size);
  return html`<span class=${`mark ${size}`} role="img" aria-label=${name} title=${name}>${MARKS[size]}</span>`;
}

/** @param {{ seen: GameSeen, verdict: Verdict, isOpen: boolean }} props */
export function VerdictCard({ seen, verdict, isOpen }) {
  const shared = useShared();
  const { preferences, say } = shared;
  const { seat, move, size, knew } = verdict;
  const { names, declarer, contract } = seen.line;
  const [declares, isNull] = [seat === declarer, contract?.[0] === "N"];
  const whose = { isYou: seat === seen.line.seat, isHidden: seen.moments[verdict.number].hands[seat].includes(null) };
  const told = spokenMove(shared, preferences.suits, move, { name: names[seat], taker: null, agrees: false });
  const cards = putAwayBy(move).map((card) => moveName(shared, card)).join(", ");
  return html`<section class=${`judgement ${size ?? ""}`} aria-label=${say("verdict")}>
    <header>
      ${size !== null && html`<${Mark} size=${size} />`}
      <h2>
        <span class="muted">${whereOf(shared, seen, verdict)} · </span>${cards === "" ? told : say("verdict-put-away", { told, cards })}
      </h2>
      ${size !== null && knew !== null && html`<b class="loss">${signed(-Math.round(knew.loss))}</b>`}
    </header>
    <p class=${size === null ? "" : "better"}>${judgement(shared, verdict, whose)}</p>
    ${verdict.reason !== null && html`<p class="reason">${reasonText(shared, verdict.reason, names)}</p>`}
    ${knew !== null && size !== null && html`<p>${costOf(shared, knew)}</p>`}
    ${knew !== null && html`<${Choices} knew=${knew} move=${move} /><p class="muted small">${knew.worlds === 0 || isCard(move) ? say("verdict-by", { worlds: knew.worlds }) : say("verdict-by-games", { games: knew.worlds })}</p>`}
    ${isOpen &&
    html`<div class="hindsight">
      <h3>${say("hindsight")}</h3>
      <p>${verdict.open === null ? say("hindsight-no-choice") : openText(shared, move, verdict.open, { declares, isNull })}</p>
      ${verdict.open !== null && isCard(move) && html`<p class="small">${say("hindsight-figures", { what: isNull ? "tricks" : "points" })}</p>`}
    </div>`}
  </section>`;
}

/** The best choices, and the one that was made. @param {{ knew: Knew, move: string }} props */
function Choices({ knew, move }) {
  const shared = useShared();
  const { say } = shared;
  const shown = knew.options.filter((option, place) => place < SHOWN || option.move === move);
  return html`<table class="figures choices">
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${say("choice-name")}</span></th>
        <th scope="col" class="number">${say("choice-wins")}</th>
        <th scope="col" class="number">${say("choice-points")}</th>
      </tr>
    </thead>
    <tbody>
      ${shown.map(
        (option) => html`<tr key=${option.move} class=${option.move === knew.best ? "best" : ""}>
          <th scope="row">
            <span class="unseen">${moveName(shared, option.move)}</span>
            <span aria-hidden="true">${moveShort(shared, option.move)}</span>
            ${option.move === knew.best && html` <span class="tag-best">${say("choice-best")}</span>`}
            ${option.move === move && html` <span class="tag-played">${say("choice-made")}</span>`}
          </th>
          <td class="number">${option.win === null ? "" : percent(shared, option.win)}</td>
          <td class="number">${signed(Math.round(option.points))}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
