/** The whole game at a glance: the auction in words, the tricks as rows; each of them leads to its moment. */

import { html } from "../vendor/preact.js";
import { Lying } from "../cards.js";
import { useShared } from "../context.js";
import { Mark } from "../review/verdict_card.js";
import { spokenMove } from "../table/announcement.js";
import { besidesCards, hasHappened, takerAt } from "./moments.js";

/**
 * @import { GameSeen, Size, Trick } from "../types.js"
 * @import { Speech } from "../words.js"
 * @import { Suits } from "../speech.js"
 * @import { Step } from "./moments.js"
 *
 * @typedef {object} Looking
 * @property {GameSeen} seen
 * @property {number} at
 * @property {(at: number) => void} go
 * @property {((number: number) => Size | null) | null} sizeOf  in a review how dear the move of a number was; then every move
 *   leads to the moment at which it was decided, and not to what came of it
 */

/** What led to a moment, in words. @param {Speech} words @param {Suits} suits @param {GameSeen} seen @param {number} at */
export function momentInWords(words, suits, seen, at) {
  const { seat, move } = seen.moments[at];
  if (seat === null || move === null) return words.say("game-deal");
  const { names, declarer } = seen.line;
  const taker = takerAt(seen.moments[at]);
  return spokenMove(words, suits, move, {
    name: names[seat],
    taker: taker === null ? null : names[taker],
    agrees: hasHappened(seen.moments, at, "SC") && seat !== declarer,
  });
}

/** @param {Looking} looking */
export function Story(looking) {
  const { say } = useShared();
  const { before, after } = besidesCards(looking.seen.moments);
  return html`<section>
      <h2>${say("game-auction")}</h2>
      <${Spoken} ...${looking} steps=${before} />
    </section>
    ${looking.seen.tricks.length > 0 &&
    html`<section>
      <h2>${say("game-tricks")}</h2>
      <${Tricks} ...${looking} />
    </section>`}
    ${after.length > 0 && html`<${Spoken} ...${looking} steps=${after} />`}`;
}

/** Where a move is looked at: the moment after it, in a review the one before. @param {Looking} looking @param {number} after */
const shownAt = ({ sizeOf }, after) => (sizeOf === null ? after : after - 1);

/** How dear a move was, if that is looked at. @param {Looking} looking @param {number} after */
const sizeAt = ({ sizeOf }, after) => sizeOf?.(after - 1) ?? null;

/** @param {Looking & { steps: Step[] }} props */
function Spoken({ steps, ...looking }) {
  const shared = useShared();
  const { preferences } = shared;
  return html`<div class="spoken">
    ${steps.map((step) => {
      const moment = shownAt(looking, step.at);
      const size = sizeAt(looking, step.at);
      return html`<button
        key=${step.at}
        class="spoken-step"
        aria-current=${moment === looking.at ? "step" : undefined}
        onClick=${() => looking.go(moment)}
      >
        ${momentInWords(shared, preferences.suits, looking.seen, step.at)} ${size !== null && html`<${Mark} size=${size} />`}
      </button>`;
    })}
  </div>`;
}

/** One column for each seat, so that one sees what everybody played. @param {Looking} looking */
function Tricks(looking) {
  const { say } = useShared();
  const { seen } = looking;
  return html`<table class="trick-rows">
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${say("list-number")}</span></th>
        ${seen.line.names.map((name, seat) => html`<th key=${seat} scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${seen.tricks.map((trick, number) => html`<${Row} key=${number} ...${looking} trick=${trick} number=${number} />`)}
    </tbody>
  </table>`;
}

/** @param {Looking & { trick: Trick, number: number }} props */
function Row({ trick, number, ...looking }) {
  const { seen, at, go } = looking;
  return html`<tr>
    <th scope="row">${number + 1}</th>
    ${[0, 1, 2].map((seat) => {
      const card = trick.cards[(seat - trick.leader + 3) % 3];
      if (card === undefined) return html`<td key=${seat}></td>`;
      const after = seen.moments.findIndex(({ move }) => move === card);
      const moment = shownAt(looking, after);
      const size = sizeAt(looking, after);
      const state = `${seat === trick.leader ? "leads" : ""} ${seat === trick.winner ? "wins" : ""}`;
      return html`<td key=${seat} class=${state}>
        <button aria-current=${moment === at ? "step" : undefined} onClick=${() => go(moment)}>
          <${Lying} card=${card} />${size !== null && html`<${Mark} size=${size} />`}
        </button>
      </td>`;
    })}
  </tr>`;
}
