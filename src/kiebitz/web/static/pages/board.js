/** The analysis board: set up, solved, asked about, played on, with all that was tried. */

import { html, useCallback, useEffect, useState } from "../vendor/preact.js";
import { causeText } from "../causes.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { Steps } from "../games/steps.js";
import { useBoard } from "../board/use_board.js";
import { Calls } from "../board/calls.js";
import { momentOf, OpenBoard } from "../board/open_board.js";
import { EMPTY, SetUp } from "../board/set_up.js";
import { Asking, Commenting, Keeping, KeptBoards } from "../board/tools.js";
import { moveShort, Variations } from "../board/variations.js";
import { useKeys } from "../table/keyboard.js";
import { follow } from "./lobby.js";

/**
 * @import { BoardSeen } from "../types.js"
 * @import { BoardInUse, Wrong } from "../board/use_board.js"
 */

/** @param {{ board: number | null }} props */
export function BoardPage({ board }) {
  const { say } = useShared();
  const inUse = useBoard(board);
  const [isMaking, setMaking] = useState(false);
  const { seen } = inUse;
  useEffect(() => {
    const anew = () => location.pathname.startsWith("/board") && location.reload();
    addEventListener("hashchange", anew);
    return () => removeEventListener("hashchange", anew);
  }, []);
  const take = useCallback(async (/** @type {string} */ text) => {
    if (await inUse.read(text)) setMaking(false);
  }, []);
  const isSetUp = seen === null || isMaking;
  return html`<main class=${`board-page ${isSetUp ? "making" : "game-page"}`}>
    <header class="game-head">
      <a class="button quiet small" href="/" onClick=${follow}>‹ ${say("lobby-to-lobby")}</a>
      <h1>${say("board")}</h1>
      ${!isSetUp && html`<button class="button small" onClick=${() => setMaking(true)}>${say("board-set-up")}</button>`}
      ${isMaking && seen !== null && html`<button class="button small" onClick=${() => setMaking(false)}>${say("action-back")}</button>`}
    </header>
    ${isSetUp
      ? html`<div class="making-parts">
          <${Typing} take=${take} wrong=${inUse.wrong} />
          <${SetUp} start=${seen?.setup ?? EMPTY} use=${take} />
          <${KeptBoards} />
        </div>`
      : html`<${Looking} inUse=${inUse} seen=${seen} />`}
  </main>`;
}

/** Whatever somebody has of a deal. @param {{ take: (text: string) => void, wrong: Wrong | null }} props */
function Typing({ take, wrong }) {
  const { say } = useShared();
  const [text, setText] = useState("");
  return html`<section class="card-box typing">
    <p>${say("board-meaning")}</p>
    <label class="field">
      <span>${say("board-text")}</span>
      <textarea rows="3" value=${text} onInput=${entered(setText)}></textarea>
    </label>
    <${Refused} wrong=${wrong} />
    <div class="board-calls">
      <button class="button main" disabled=${text.trim() === ""} onClick=${() => take(text)}>${say("board-read")}</button>
      <button class="button" onClick=${() => take("")}>${say("board-random")}</button>
    </div>
  </section>`;
}

/** Why something was not done, in words. @param {{ wrong: Wrong | null }} props */
function Refused({ wrong }) {
  const shared = useShared();
  if (wrong === null) return null;
  return html`<p class="fault" role="alert">${wrong.cause === null ? shared.sayOf("refusal", wrong.fault) : causeText(shared, wrong.cause)}</p>`;
}

/** @param {{ inUse: BoardInUse, seen: BoardSeen }} props */
function Looking({ inUse, seen }) {
  const shared = useShared();
  const { say } = shared;
  const moment = momentOf(seen);
  const [chosen, setChosen] = useState(/** @type {string[]} */ ([]));
  const [isRefused, setRefused] = useState(false);
  const at = seen.path.length;
  useEffect(() => {
    setChosen([]);
    setRefused(false);
  }, [seen.path.join(",")]);
  const play = (/** @type {string} */ move) => inUse.change({ what: "play", move });
  const choose = (/** @type {string} */ card) => {
    if (moment.phase === "play") play(card);
    else setChosen(chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card].slice(-2));
  };
  const line = lineThrough(seen);
  const go = (/** @type {number} */ to) => inUse.goTo(line.slice(0, Math.max(0, Math.min(to, line.length))));
  useKeys({ ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), Home: () => go(0), End: () => go(line.length) });
  const text = isRefused ? say("board-cannot") : at === 0 ? say("board-start") : `${say("seat", { seat: moment.seat ?? 0 })}: ${moveShort(shared, moment.move ?? "")}`;
  return html`<${OpenBoard}
      seen=${seen}
      solution=${inUse.solution}
      chosen=${chosen}
      choose=${choose}
      refuse=${() => setRefused(true)}
      advised=${inUse.hint?.move ?? null}
    />
    <div class="below-board">
      <${Calls} seen=${seen} chosen=${chosen} play=${play} />
      <${Steps} at=${at} last=${line.length} go=${go} text=${text} mistakes=${null} />
    </div>
    <aside class="story">
      <${Refused} wrong=${inUse.wrong} />
      <${Asking} inUse=${inUse} seen=${seen} />
      <${Variations} seen=${seen} goTo=${(/** @type {string[]} */ path) => inUse.goTo(path)} />
      <${Commenting} inUse=${inUse} seen=${seen} />
      <${Keeping} inUse=${inUse} seen=${seen} />
    </aside>`;
}

/** The moves to here, and the main line on from here. @param {BoardSeen} seen */
function lineThrough(seen) {
  const line = [...seen.path];
  let nodes = seen.tree;
  for (const move of seen.path) nodes = nodes.find((node) => node.move === move)?.next ?? [];
  while (nodes.length > 0) {
    line.push(nodes[0].move);
    nodes = nodes[0].next;
  }
  return line;
}
