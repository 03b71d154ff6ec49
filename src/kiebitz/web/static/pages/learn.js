/** First steps: twelve short pages, each with something to do. One can leave and come back anywhere. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { FirstGame } from "../learn/first_game.js";
import { isLearned, learned } from "../learn/learned.js";
import { TaskAtTable } from "../learn/task.js";
import { follow } from "./lobby.js";

/** @import { LearnSeen } from "../types.js" */

/** @param {{ number: number | null }} props */
export function LearnPage({ number }) {
  const { say, sayOf } = useShared();
  const [seen, setSeen] = useState(/** @type {LearnSeen | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  useEffect(() => void ask("GET", "/api/learn").then(setSeen, (error) => setFault(faultOf(error))), []);
  if (fault !== null)
    return html`<main class="message">
      <h1>${say("learn")}</h1>
      <p role="alert">${fault === "not allowed" ? say("page-no-key") : sayOf("refusal", fault)}</p>
    </main>`;
  if (seen === null) return html`<main class="message"></main>`;
  return number === null || number > seen.pages.length
    ? html`<${Contents} seen=${seen} />`
    : html`<${OnePage} key=${number} seen=${seen} number=${number} />`;
}

/** @param {{ seen: LearnSeen }} props */
function Contents({ seen }) {
  const { say, sayOf } = useShared();
  const done = learned();
  const next = seen.pages.findIndex((page) => !isLearned(page, done));
  return html`<main class="learn">
    <header class="game-head">
      <a class="button quiet small" href="/" onClick=${follow}>‹ ${say("lobby-to-lobby")}</a>
      <h1>${say("learn")}</h1>
    </header>
    <div class="learn-text">
      <p>${say("learn-meaning")}</p>
      <ol class="learn-pages">
        ${seen.pages.map(
          (page, place) => html`<li key=${page.name}>
            <a class="line-link" href=${`/learn/${place + 1}`} onClick=${follow} aria-current=${place === next ? "step" : undefined}>
              <span class="page-number" aria-hidden="true">${isLearned(page, done) ? "✓" : place + 1}</span>
              <b>${sayOf("learn-title", page.name)}</b>
              ${isLearned(page, done) && html`<span class="unseen">${say("learn-done")}</span>`}
            </a>
          </li>`,
        )}
      </ol>
    </div>
  </main>`;
}

/** @param {{ seen: LearnSeen, number: number }} props */
function OnePage({ seen, number }) {
  const { say, sayOf } = useShared();
  const page = seen.pages[number - 1];
  const [at, setAt] = useState(0);
  const [isDone, setDone] = useState(false);
  const task = page.tasks.at(at);
  const isLastTask = at >= page.tasks.length - 1;
  const goOn = () => {
    setAt(at + 1);
    setDone(false);
  };
  return html`<main class="learn">
    <header class="game-head">
      <a class="button quiet small" href="/learn" onClick=${follow}>‹ ${say("learn")}</a>
      <span class="muted">${say("learn-page-of", { page: number, pages: seen.pages.length })}</span>
    </header>
    <div class="learn-text">
      <h1>${sayOf("learn-title", page.name)}</h1>
      ${sayOf("learn-text", page.name).split("\n").map((part) => html`<p key=${part}>${part}</p>`)}
      ${task === undefined
        ? html`<${FirstGame} position=${seen.firstGame} page=${page.name} />`
        : html`<${TaskAtTable} key=${task.name} task=${task} done=${() => setDone(true)} />`}
      <nav class="learn-nav">
        ${number > 1 && html`<a class="button quiet" href=${`/learn/${number - 1}`} onClick=${follow}>‹ ${say("learn-before")}</a>`}
        ${isDone && !isLastTask && html`<button class="button main" onClick=${goOn}>${say("learn-next-task")}</button>`}
        ${(isLastTask || !isDone) &&
        number < seen.pages.length &&
        html`<a class=${`button ${isDone && isLastTask ? "main" : "quiet"}`} href=${`/learn/${number + 1}`} onClick=${follow}>${say("learn-after")} ›</a>`}
      </nav>
    </div>
  </main>`;
}
