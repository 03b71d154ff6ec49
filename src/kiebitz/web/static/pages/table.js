/** A table: sit down, and play. */

import { html, useCallback, useEffect, useLayoutEffect, useState } from "../vendor/preact.js";
import { ask } from "../api.js";
import { Fan } from "../cards.js";
import { useShared } from "../context.js";
import { ownerKey } from "../keys.js";
import { addressOf, go } from "../router.js";
import { Actions, Choosing, isChoosing } from "../table/actions.js";
import { noticed, spoken } from "../table/announcement.js";
import { Bar } from "../table/bar.js";
import { EMPTY, putAway } from "../table/draft.js";
import { Hand } from "../table/hand.js";
import { useKeys } from "../table/keyboard.js";
import { bottomSeat, seatAt } from "../table/places.js";
import { Practice } from "../table/practice.js";
import { promptOf } from "../table/prompt.js";
import { Result } from "../table/result.js";
import { Seat } from "../table/seat.js";
import { SidePanel } from "../table/side_panel.js";
import { SmallTrick, TrickPlace } from "../table/trick.js";
import { useTable } from "../table/use_table.js";

/**
 * @import { Frame } from "../show.js"
 * @import { Act, Hint, Sight } from "../types.js"
 * @import { Draft } from "../table/draft.js"
 * @import { Heard } from "../table/use_table.js"
 * @import { PanelName } from "../table/side_panel.js"
 */

const PLAYED_BY_ITSELF_AFTER = 500; // milliseconds

/** @param {{ table: number }} props */
export function TablePage({ table }) {
  const { words } = useShared();
  const inUse = useTable(table);
  const { frame, line, fault } = inUse;
  if (line === "refused")
    return html`<main class="message">
      <h1>${words.title}</h1>
      <p role="alert">${words.faults[fault ?? "failed"] ?? words.faults.failed}</p>
      <button class="button main" onClick=${() => go("/")}>${words.toLobby}</button>
    </main>`;
  if (frame === null)
    return html`<main class="message"><p class="muted" role="status">${line === "lost" ? words.lostConnection : " "}</p></main>`;
  return html`<${Playing} ...${inUse} frame=${frame} />`;
}

/** @param {import("../table/use_table.js").TableInUse & { frame: Frame }} props */
function Playing({ frame, isNewest, line, refused, heard, notice, act, tap, complain, forget }) {
  const { words, preferences } = useShared();
  const { sight } = frame;
  const [panel, setPanel] = useState(/** @type {PanelName | null} */ (null));
  const [draft, setDraft] = useState(/** @type {Draft} */ (EMPTY));
  const [armed, setArmed] = useState(/** @type {string | null} */ (null));
  const [hint, setHint] = useState(/** @type {Hint | null} */ (null));
  const moment = `${sight.deal}/${sight.moves}`;

  // At once: a moment later it would undo what a quick person has done meanwhile.
  useLayoutEffect(() => {
    setDraft(EMPTY);
    setArmed(null);
    setHint(null);
    setPanel((open) => (open === "hint" || open === "last" ? null : open));
  }, [moment]);

  const canAct = isNewest && line === "open";
  const doIt = useCallback(
    (/** @type {Act} */ what) => {
      if (what.type === "next" && sight.isSingle) return void act(what).then(() => go("/"));
      void act(what);
    },
    [act, sight.isSingle],
  );
  const askHint = useCallback(() => {
    setHint(null);
    setPanel("hint");
    void act({ type: "ask" }).then((found) => (found === null ? setPanel(null) : setHint(found)));
  }, [act]);
  const playing = canAct && sight.asked === "move" && sight.phase === "play";
  const play = useCallback(
    (/** @type {string} */ card) => {
      if (preferences.secondTap && armed !== card) return setArmed(card);
      doIt({ type: "move", move: card });
    },
    [armed, doIt, preferences.secondTap],
  );
  const only = playing && !frame.holdsTrick && preferences.playsOnly && sight.options.cards.length === 1 ? sight.options.cards[0] : null;
  useEffect(() => {
    if (only === null) return undefined;
    const timer = setTimeout(() => doIt({ type: "move", move: only }), PLAYED_BY_ITSELF_AFTER);
    return () => clearTimeout(timer);
  }, [only, moment]);

  const isDeclaring = canAct && sight.asked === "move" && sight.phase === "declare";
  const cards = (draft.kind !== null && sight.options.orders[draft.kind]) || sight.hand;
  const playable = playing ? sight.options.cards : isDeclaring ? sight.hand : null;
  const choose = isDeclaring ? (/** @type {string} */ card) => setDraft(putAway(draft, card)) : play;
  const isGuest = ownerKey() === "";
  const again = (/** @type {number} */ seat) =>
    void ask("POST", `/api/tables/${sight.table}/again`, { deal: sight.deal, seat }).then(
      (made) => go(`/table/${made.table}`),
      (error) => complain(error.fault),
    );
  const review = () => go(addressOf({ table: sight.table, deal: sight.deal }, "review"));

  useTableKeys({ sight, canAct, cards, playable, choose, doIt, askHint, tap, setPanel, frame });

  const waitsForTap = frame.holdsTrick && preferences.trickStays === "tap" && preferences.pace !== "instant";
  const prompt = waitsForTap ? words.tapToGoOn : armed !== null ? words.secondTap : promptOf(words, sight, draft);
  return html`<main class=${`table ${sight.phase} ${panel === null ? "" : "with-panel"}`}>
    <${Bar} sight=${sight} openMenu=${() => setPanel(panel === "menu" ? null : "menu")} openList=${() => setPanel("list")} />
    ${sight.end !== null && !frame.holdsTrick
      ? html`<${Result} sight=${sight} end=${sight.end} act=${doIt} again=${isGuest ? null : again} review=${isGuest ? null : review} leave=${() => go("/")} />`
      : html`<div class="felt" onClick=${tap}>
          <${Seat} sight=${sight} seat=${seatAt(sight, "left")} side="left" isMine=${false} />
          <${Seat} sight=${sight} seat=${seatAt(sight, "right")} side="right" isMine=${false} />
          ${canAct && isChoosing(sight, draft)
            ? html`<${Choosing} sight=${sight} draft=${draft} setDraft=${setDraft} />`
            : html`<${TrickPlace} frame=${frame} />`}
          <${Corner} frame=${frame} open=${setPanel} />
          ${preferences.beginner && sight.practice !== null && html`<${Practice} sight=${sight} practice=${sight.practice} />`}
        </div>`}
    <section class="mine">
      <div class="line">
        <${Seat} sight=${sight} seat=${bottomSeat(sight)} side="bottom" isMine=${sight.seat !== null} />
        <p class="prompt">${prompt}</p>
        <${Quick} sight=${sight} canAct=${canAct} act=${doIt} askHint=${askHint} />
      </div>
      ${sight.end === null &&
      html`<${Hand}
          cards=${cards}
          playable=${playable}
          chosen=${isDeclaring ? draft.discard : armed === null ? [] : [armed]}
          choose=${choose}
          label=${words.cardsInHand(cards.length)}
        />
        <div class="doing">${canAct && html`<${Actions} key=${moment} sight=${sight} act=${doIt} draft=${draft} setDraft=${setDraft} />`}</div>`}
    </section>
    ${panel !== null && html`<${SidePanel} name=${panel} sight=${sight} canAct=${canAct} hint=${hint} act=${doIt} open=${setPanel} askHint=${askHint} />`}
    <${Faults} line=${line} refused=${refused} notice=${notice} forget=${forget} />
    <${Speech} heard=${heard} />
  </main>`;
}

/**
 * Small, each in its corner: the own discard and the last trick; before them, what the deal can be checked by.
 *
 * @param {{ frame: Frame, open: (name: PanelName) => void }} props
 */
function Corner({ frame, open }) {
  const { words } = useShared();
  const { sight } = frame;
  if (sight.contract === null)
    return html`${sight.seal !== null &&
    html`<button class="promise quiet" onClick=${() => open("fairness")}>
      ${words.commitment} <code>${sight.seal.commitment.slice(0, 12)}…</code>
    </button>`}`;
  const isMine = sight.declarer === sight.seat && sight.contract !== null && sight.skat !== null;
  return html`${isMine && html`<div class="put-away"><${Fan} cards=${sight.skat} label=${words.putAway} /><span>${words.putAway}</span></div>`}
    ${sight.lastTrick !== null &&
    !frame.holdsTrick &&
    html`<button class="last-trick quiet" onClick=${() => open("last")}>
      <${SmallTrick} sight=${sight} trick=${sight.lastTrick} /><span>${words.lastTrick}</span>
    </button>`}`;
}

/** What is wanted most often, one tap away. @param {{ sight: Sight, canAct: boolean, act: (act: Act) => void, askHint: () => void }} props */
function Quick({ sight, canAct, act, askHint }) {
  const { words } = useShared();
  if (sight.end !== null) return null;
  return html`<div class="quick">
    ${sight.isPractice &&
    html`<button class="button quiet small" disabled=${!canAct || !sight.canTakeBack} onClick=${() => act({ type: "back" })}>
      ${words.undo}
    </button>`}
    <button class="button quiet small" disabled=${!canAct || sight.asked !== "move"} onClick=${askHint}>${words.hint}</button>
  </div>`;
}

/** Errors in place, in words. @param {{ line: string, refused: string | null, notice: Heard | null, forget: () => void }} props */
function Faults({ line, refused, notice, forget }) {
  const { words } = useShared();
  const told = notice === null ? "" : noticed(words, notice.event, notice.sight);
  const text = line === "lost" ? words.lostConnection : refused !== null ? (words.faults[refused] ?? words.faults.failed) : told;
  return html`<div class=${`notice ${text === "" ? "" : "shown"}`} role="alert" onClick=${forget}>${text}</div>`;
}

/** What happens, for those who listen: each thing once, even where many happen at once. @param {{ heard: Heard[] }} props */
function Speech({ heard }) {
  const { words, preferences } = useShared();
  return html`<div class="unseen" role="log">
    ${heard.map(({ number, event, sight }) => {
      const text = spoken(words, preferences.suits, event, sight);
      return text !== "" && html`<p key=${number}>${text}</p>`;
    })}
  </div>`;
}

/** Into the hand, from wherever the focus is; within it the arrows go from card to card. */
function reachHand() {
  /** @type {HTMLElement | null} */ (document.querySelector('.hand [tabindex="0"]'))?.focus();
}

/**
 * @param {{ sight: Sight, canAct: boolean, cards: string[], playable: string[] | null, choose: (card: string) => void,
 *   doIt: (act: Act) => void, askHint: () => void, tap: () => void, setPanel: (name: any) => void, frame: Frame }} props
 */
function useTableKeys({ sight, canAct, cards, playable, choose, doIt, askHint, tap, setPanel, frame }) {
  const { options } = sight;
  const isAsked = canAct && sight.asked === "move";
  const say = (/** @type {string} */ move) => doIt({ type: "move", move });
  /** @type {Record<string, () => void>} */
  const keys = {
    "?": () => setPanel("keys"),
    Escape: () => setPanel(null),
    m: () => setPanel((/** @type {PanelName | null} */ open) => (open === "menu" ? null : "menu")),
    " ": tap,
    ArrowLeft: reachHand,
    ArrowRight: reachHand,
  };
  if (frame.holdsTrick) keys.Enter = tap;
  else if (canAct && sight.asked === "next deal") keys.Enter = () => doIt({ type: "next" });
  else if (isAsked && sight.phase === "auction") {
    const next = options.holds ? "y" : String(options.bids[0] ?? "p");
    Object.assign(keys, { Enter: () => say(next), p: () => say("p"), w: () => say("p") });
    if (options.holds) Object.assign(keys, { j: () => say("y"), y: () => say("y") });
  } else if (isAsked && sight.phase === "skat") keys.Enter = () => say("s");
  if (isAsked) keys.h = askHint;
  if (sight.scores !== null) keys.l = () => setPanel("list");
  if (sight.lastTrick !== null) keys.t = () => setPanel("last");
  if (isAsked && options.claim) keys.c = () => say("SC");
  if (canAct && sight.canTakeBack) keys.u = () => doIt({ type: "back" });
  cards.forEach((card, place) => {
    if (place < 10 && playable?.includes(card)) keys[String((place + 1) % 10)] = () => choose(card);
  });
  useKeys(keys);
}
