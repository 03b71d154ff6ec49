/** The tree: the main line, and what else was tried, set in; every move leads to where it was made. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { isCard } from "../show.js";
import { callName, cardName, cardShort, contractName } from "../speech.js";

/**
 * @import { VNode } from "preact"
 * @import { BoardSeen, NodeSeen } from "../types.js"
 * @import { Shared } from "../context.js"
 */

/** What a move is called, in short. @param {Shared} shared @param {string} move */
export function moveShort(shared, move) {
  const { preferences, say } = shared;
  if (isCard(move)) return cardShort(shared, preferences, move);
  if (move === "s") return say("board-skat");
  if (/^(\d+|y|p)$/.test(move)) return callName(shared, move);
  if (/^[DHSCGN]/.test(move)) return contractName(shared, preferences.suits, move.split(".")[0]);
  return move;
}

/** @param {{ seen: BoardSeen, goTo: (path: string[]) => void }} props */
export function Variations({ seen, goTo }) {
  const { say } = useShared();
  return html`<section class="variations">
    <h2>${say("board-moves")}</h2>
    ${seen.tree.length === 0
      ? html`<p class="muted">${say("board-no-moves")}</p>`
      : html`<${Branch} nodes=${seen.tree} before=${[]} here=${seen.path.join(",")} goTo=${goTo} />`}
  </section>`;
}

/**
 * @param {{ nodes: NodeSeen[], before: string[], here: string, goTo: (path: string[]) => void }} props
 * @returns {VNode}
 */
function Branch({ nodes, before, here, goTo }) {
  /** @type {unknown[]} */
  const shown = [];
  let path = before;
  let following = nodes;
  while (following.length > 0) {
    const [first, ...others] = following;
    const to = [...path, first.move];
    shown.push(html`<${Step} key=${to.join(",")} node=${first} path=${to} here=${here} goTo=${goTo} />`);
    const from = path;
    for (const other of others)
      shown.push(
        html`<div key=${`${from.join(",")}/${other.move}`} class="branch">
          <${Branch} nodes=${[other]} before=${from} here=${here} goTo=${goTo} />
        </div>`,
      );
    path = to;
    following = first.next;
  }
  return html`<div class="line">${shown}</div>`;
}

/** @param {{ node: NodeSeen, path: string[], here: string, goTo: (path: string[]) => void }} props */
function Step({ node, path, here, goTo }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const name = isCard(node.move) ? cardName(shared, preferences.suits, node.move) : moveShort(shared, node.move);
  return html`<button
      class="spoken-step"
      aria-current=${here === path.join(",") ? "step" : undefined}
      aria-label=${`${say("seat", { seat: node.seat })}: ${name}`}
      onClick=${() => goTo(path)}
    >
      <small aria-hidden="true">${say("seat-letter", { seat: node.seat })}</small> ${moveShort(shared, node.move)}
    </button>
    ${node.comment !== "" && html`<span class="said">${node.comment}</span>`}`;
}
