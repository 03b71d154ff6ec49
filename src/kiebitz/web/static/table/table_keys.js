/**
 * What every key does at the table now.
 *
 * @import { Frame } from "../show.js"
 * @import { Act, Sight } from "../types.js"
 * @import { PanelInUse } from "./use_panel.js"
 * @import { Turn } from "./use_turn.js"
 *
 * @typedef {Record<string, () => void>} Keys  by the name of the key
 *
 * @typedef {object} AtTable
 * @property {Frame} frame
 * @property {boolean} canAct
 * @property {Pick<Turn, "cards" | "playable" | "choose" | "claiming">} turn
 * @property {Pick<PanelInUse, "open" | "toggleMenu" | "askHint">} side
 * @property {(act: Act) => void} act
 * @property {() => void} tap
 */

/** @param {AtTable} atTable @returns {Keys} */
export function tableKeys(atTable) {
  const { tap } = atTable;
  const always = { " ": tap, ArrowLeft: reachHand, ArrowRight: reachHand };
  return { ...always, ...panelKeys(atTable), ...goOnKeys(atTable), ...moveKeys(atTable), ...claimKeys(atTable), ...cardKeys(atTable.turn) };
}

/** Into the hand, from wherever the focus is; within it the arrows go from card to card. */
function reachHand() {
  /** @type {HTMLElement | null} */ (document.querySelector('.hand [tabindex="0"]'))?.focus();
}

/** @param {AtTable} atTable @returns {Keys} */
function panelKeys({ frame: { sight }, side }) {
  return {
    "?": () => side.open("keys"),
    Escape: () => side.open(null),
    m: side.toggleMenu,
    ...(sight.scores !== null && { l: () => side.open("list") }),
    ...(sight.lastTrick !== null && { t: () => side.open("last") }),
  };
}

/** Enter does what comes next, whatever that is. @param {AtTable} atTable @returns {Keys} */
function goOnKeys({ frame: { sight, holdsTrick }, canAct, act, tap }) {
  if (holdsTrick) return { Enter: tap };
  if (canAct && sight.asked === "next deal") return { Enter: () => act({ type: "next" }) };
  const next = canAct && sight.asked === "move" ? usualMove(sight) : null;
  return next === null ? {} : { Enter: () => act({ type: "move", move: next }) };
}

/** The move that Enter makes before the play. @param {Sight} sight */
function usualMove({ phase, options }) {
  if (phase === "skat") return "s";
  if (phase !== "auction") return null;
  return options.holds ? "y" : String(options.bids[0] ?? "p");
}

/** @param {AtTable} atTable @returns {Keys} */
function moveKeys({ frame: { sight, holdsTrick }, canAct, side, act }) {
  const isAsked = canAct && sight.asked === "move";
  const isBidding = isAsked && sight.phase === "auction" && !holdsTrick;
  const answer = (/** @type {string} */ move) => () => act({ type: "move", move });
  return {
    ...(isBidding && { p: answer("p"), w: answer("p") }),
    ...(isBidding && sight.options.holds && { j: answer("y"), y: answer("y") }),
    ...(isAsked && { h: side.askHint }),
    ...(canAct && sight.canTakeBack && { u: () => act({ type: "back" }) }),
  };
}

/** Laying the cards open, and agreeing to it. @param {AtTable} atTable @returns {Keys} */
function claimKeys({ frame: { sight }, canAct, turn: { claiming }, act }) {
  if (!canAct) return {};
  const { stage, ask, agree, undo } = claiming;
  if (stage === "asked") return { Enter: agree, j: agree, y: agree, n: undo, Escape: undo };
  if (stage === "soon") return { Enter: undo, u: undo, n: undo, Escape: undo };
  if (sight.asked === "move") return sight.options.claim ? { c: ask } : {};
  const answer = (/** @type {boolean} */ accepts) => () => act({ type: "answer", accepts });
  return sight.asked === "claim" ? { Enter: answer(true), j: answer(true), y: answer(true), n: answer(false) } : {};
}

/** The first ten cards by their numbers, the tenth by 0. @param {AtTable["turn"]} turn @returns {Keys} */
function cardKeys({ cards, playable, choose }) {
  const numbered = cards.slice(0, 10).map((card, place) => /** @type {const} */ ([String((place + 1) % 10), card]));
  return Object.fromEntries(numbered.filter(([, card]) => playable?.includes(card)).map(([key, card]) => [key, () => choose(card)]));
}
