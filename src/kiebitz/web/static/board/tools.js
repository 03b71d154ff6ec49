/** What can be asked of a board and done with it: solve, ask, let play; comments; keep, share and take along. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask } from "../api.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { Link, select } from "../games/link.js";
import { boardAddress, go } from "../router.js";
import { HintText } from "../table/hint.js";
import { isOver, wrongOf } from "./use_board.js";
import { momentOf } from "./open_board.js";

/**
 * @import { BoardSeen, BoardLine } from "../types.js"
 * @import { BoardInUse } from "./use_board.js"
 */

/** @param {{ inUse: BoardInUse, seen: BoardSeen }} props */
export function Asking({ inUse, seen }) {
  const { say } = useShared();
  const { solves, solution, hint, isAsking, playsOn } = inUse;
  const turn = momentOf(seen).turn;
  return html`<section class="asking">
    <div class="board-calls">
      <button class="button" aria-pressed=${solves} onClick=${() => inUse.solve(!solves)}>${say("board-solve")}</button>
      <button class="button" disabled=${!seen.asks || isAsking} onClick=${inUse.askSeat}>
        ${turn === null ? say("board-ask") : say("board-ask-seat", { seat: turn })}
      </button>
      <button class="button" aria-pressed=${playsOn} disabled=${isOver(seen)} onClick=${() => inUse.playOn(!playsOn)}>
        ${playsOn ? say("board-stop") : say("board-play-on")}
      </button>
    </div>
    ${solution !== null && html`<p role="status">${solved(say, seen, solution)}</p>`}
    ${solves && seen.cards.length === 0 && !isOver(seen) && html`<p class="muted">${say("board-solves-play")}</p>`}
    ${isAsking && html`<div class="advice-box"><${HintText} hint=${hint} /></div>`}
    ${seen.isPosition && !seen.asks && !isOver(seen) && html`<p class="muted">${say("board-asks-games")}</p>`}
  </section>`;
}

/** @param {import("../words.js").Say} say @param {BoardSeen} seen @param {import("../types.js").Solution} solution */
function solved(say, seen, { value, lostIn, won }) {
  if (!(seen.contract ?? "").startsWith("N")) return say("board-value", { points: value, won: won ? "yes" : "no" });
  return lostIn === null ? say("board-null-won") : say("board-null-lost", { trick: lostIn });
}

/** @param {{ inUse: BoardInUse, seen: BoardSeen }} props */
export function Commenting({ inUse, seen }) {
  const { say } = useShared();
  const [text, setText] = useState(seen.comment);
  useEffect(() => setText(seen.comment), [seen.path.join(","), seen.comment]);
  const keep = () => text.trim() !== seen.comment && inUse.change({ what: "say", comment: text });
  return html`<section class="commenting">
    <label class="field">
      <span>${say("board-comment")}</span>
      <textarea rows="2" maxlength="500" value=${text} onInput=${entered(setText)} onBlur=${keep}></textarea>
    </label>
    ${seen.path.length > 0 &&
    html`<div class="board-calls">
      <button class="button small" onClick=${() => inUse.change({ what: "promote" })}>${say("board-promote")}</button>
      <button class="button small" onClick=${() => inUse.change({ what: "remove" })}>${say("board-remove")}</button>
    </div>`}
  </section>`;
}

/** @param {{ inUse: BoardInUse, seen: BoardSeen }} props */
export function Keeping({ inUse, seen }) {
  const { say } = useShared();
  const [title, setTitle] = useState(seen.title);
  useEffect(() => setTitle(seen.title), [seen.title]);
  return html`<section class="keeping">
    <label class="field">
      <span>${say("board-title")}</span>
      <input maxlength="80" value=${title} onInput=${entered(setTitle)} />
    </label>
    <button class="button" disabled=${title.trim() === "" || title === seen.title} onClick=${() => inUse.keep(title)}>
      ${seen.board === null ? say("board-keep") : say("board-rename")}
    </button>
    <${Link} key=${seen.text + seen.path.join(",")} address=${location.origin + boardAddress(seen.text, seen.path)} />
    <${TakeAlong} seen=${seen} />
  </section>`;
}

/** The board as text, as a record and as a picture. @param {{ seen: BoardSeen }} props */
function TakeAlong({ seen }) {
  const { say, sayOf } = useShared();
  const [shown, setShown] = useState(/** @type {string | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  useEffect(() => setShown(null), [seen]);
  const where = seen.board === null ? { text: seen.text, path: seen.path } : { board: seen.board, path: seen.path };
  const take = (/** @type {"record" | "svg"} */ form) => {
    setFault(null);
    ask("POST", "/api/board/export", { ...where, form }).then(
      ({ text }) => (form === "svg" ? download(text) : setShown(text)),
      (error) => setFault(wrongOf(error).fault),
    );
  };
  return html`<details class="take-along">
    <summary>${say("board-export")}</summary>
    <div class="board-calls">
      <button class="button small" onClick=${() => setShown(seen.text)}>${say("board-as-text")}</button>
      ${!seen.isPosition && html`<button class="button small" onClick=${() => take("record")}>${say("board-as-record")}</button>`}
      <button class="button small" onClick=${() => take("svg")}>${say("board-as-picture")}</button>
    </div>
    ${fault !== null && html`<p class="fault" role="alert">${sayOf("refusal", fault)}</p>`}
    ${shown !== null && html`<textarea readonly rows="6" aria-label=${say("board-export")} value=${shown} onFocus=${select}></textarea>`}
  </details>`;
}

/** @param {string} svg */
function download(svg) {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  Object.assign(document.createElement("a"), { href: url, download: "kiebitz-board.svg" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function KeptBoards() {
  const { say, preferences } = useShared();
  const [boards, setBoards] = useState(/** @type {BoardLine[]} */ ([]));
  const load = () => void ask("GET", "/api/boards").then(setBoards, () => undefined);
  useEffect(load, []);
  if (boards.length === 0) return null;
  return html`<section class="card-box">
    <h2>${say("board-kept")}</h2>
    <ul class="lines">
      ${boards.map(
        ({ board, title, changed }) => html`<li key=${board}>
          <a class="line-link" href=${`/board/${board}`} onClick=${(/** @type {MouseEvent} */ event) => (event.preventDefault(), go(`/board/${board}`))}>
            <b>${title}</b>
            <span class="muted">${new Date(changed).toLocaleString(preferences.language, { dateStyle: "medium", timeStyle: "short" })}</span>
          </a>
          <button class="button quiet small" aria-label=${`${say("games-delete")}: ${title}`} onClick=${() => void ask("DELETE", `/api/boards/${board}`).then(load, load)}>✕</button>
        </li>`,
      )}
    </ul>
  </section>`;
}
