/** The whole game at a glance: the auction in words, the tricks as rows; each of them leads to its moment. */

import { html } from "../vendor/preact.js";
import { Lying } from "../cards.js";
import { useShared } from "../context.js";
import { spokenMove } from "../table/announcement.js";
import { besidesCards, hasHappened, takerAt } from "./moments.js";

/**
 * @import { GameSeen, Trick } from "../types.js"
 * @import { Words } from "../words/en.js"
 * @import { Suits } from "../words/speech.js"
 * @import { Step } from "./moments.js"
 *
 * @typedef {{ seen: GameSeen, at: number, go: (at: number) => void }} Looking
 */

/** What led to a moment, in words. @param {Words} words @param {Suits} suits @param {GameSeen} seen @param {number} at */
export function momentInWords(words, suits, seen, at) {
  const { seat, move } = seen.moments[at];
  if (seat === null || move === null) return words.beforeTheFirstMove;
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
  const { words } = useShared();
  const { before, after } = besidesCards(looking.seen.moments);
  return html`<section>
      <h2>${words.auction}</h2>
      <${Spoken} ...${looking} steps=${before} />
    </section>
    ${looking.seen.tricks.length > 0 &&
    html`<section>
      <h2>${words.played}</h2>
      <${Tricks} ...${looking} />
    </section>`}
    ${after.length > 0 && html`<${Spoken} ...${looking} steps=${after} />`}`;
}

/** @param {Looking & { steps: Step[] }} props */
function Spoken({ seen, at, go, steps }) {
  const { words, preferences } = useShared();
  return html`<div class="spoken">
    ${steps.map(
      (step) => html`<button
        key=${step.at}
        class="spoken-step"
        aria-current=${step.at === at ? "step" : undefined}
        onClick=${() => go(step.at)}
      >
        ${momentInWords(words, preferences.suits, seen, step.at)}
      </button>`,
    )}
  </div>`;
}

/** One column for each seat, so that one sees what everybody played. @param {Looking} looking */
function Tricks(looking) {
  const { words } = useShared();
  const { seen } = looking;
  return html`<table class="trick-rows">
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${words.number}</span></th>
        ${seen.line.names.map((name, seat) => html`<th key=${seat} scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${seen.tricks.map((trick, number) => html`<${Row} key=${number} ...${looking} trick=${trick} number=${number} />`)}
    </tbody>
  </table>`;
}

/** @param {Looking & { trick: Trick, number: number }} props */
function Row({ seen, at, go, trick, number }) {
  return html`<tr>
    <th scope="row">${number + 1}</th>
    ${[0, 1, 2].map((seat) => {
      const card = trick.cards[(seat - trick.leader + 3) % 3];
      if (card === undefined) return html`<td key=${seat}></td>`;
      const moment = seen.moments.findIndex(({ move }) => move === card);
      const state = `${seat === trick.leader ? "leads" : ""} ${seat === trick.winner ? "wins" : ""}`;
      return html`<td key=${seat} class=${state}>
        <button aria-current=${moment === at ? "step" : undefined} onClick=${() => go(moment)}><${Lying} card=${card} /></button>
      </td>`;
    })}
  </tr>`;
}
