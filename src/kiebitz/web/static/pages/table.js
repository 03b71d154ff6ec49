/** A table: sit down, and play. */

import { html, useCallback } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { go } from "../router.js";
import { Actions, Choosing, isChoosing } from "../table/actions.js";
import { Afterwards } from "../table/afterwards.js";
import { Announced } from "../table/announced.js";
import { Bar } from "../table/bar.js";
import { Corner } from "../table/corner.js";
import { GuestName } from "../table/guest_name.js";
import { canInvite } from "../table/guests.js";
import { Hand } from "../table/hand.js";
import { useKeys } from "../table/keyboard.js";
import { momentOf } from "../table/moment.js";
import { bottomSeat, nameOf, seatAt } from "../table/places.js";
import { Practice } from "../table/practice.js";
import { HereContext, useAway } from "../table/presence.js";
import { promptOf } from "../table/prompt.js";
import { Seat } from "../table/seat.js";
import { SidePanel } from "../table/side_panel.js";
import { useSignals } from "../table/signals.js";
import { SittingOut, sitsOut } from "../table/sitting_out.js";
import { tableKeys } from "../table/table_keys.js";
import { Faults, Speech } from "../table/told.js";
import { TrickPlace } from "../table/trick.js";
import { usePanel } from "../table/use_panel.js";
import { useTable } from "../table/use_table.js";
import { useTurn } from "../table/use_turn.js";

/**
 * @import { Frame } from "../show.js"
 * @import { Act, Sight } from "../types.js"
 * @import { PanelName } from "../table/side_panel.js"
 * @import { TableInUse } from "../table/use_table.js"
 * @import { Turn } from "../table/use_turn.js"
 */

/** @param {{ table: number }} props */
export function TablePage({ table }) {
  const { say, sayOf } = useShared();
  const inUse = useTable(table);
  const { frame, line, fault } = inUse;
  if (line === "refused")
    return html`<main class="message">
      <h1>${say("page")}</h1>
      <p role="alert">${sayOf("refusal", fault ?? "failed")}</p>
      <button class="button main" onClick=${() => go("/")}>${say("lobby-to-lobby")}</button>
    </main>`;
  if (frame === null)
    return html`<main class="message"><p class="muted" role="status">${line === "lost" ? say("event-no-connection") : " "}</p></main>`;
  return html`<${Playing} ...${inUse} frame=${frame} />`;
}

/** @param {TableInUse & { frame: Frame }} props */
function Playing({ frame, isNewest, line, refused, heard, notice, act, tap, skip, here, complain, forget }) {
  const { sight } = frame;
  const canAct = isNewest && line === "open";
  const doIt = useCallback(
    (/** @type {Act} */ what) => {
      if (what.type === "next" && sight.isSingle) return void act(what).then(() => go("/")); // by key
      void act(what);
    },
    [act, sight.isSingle],
  );
  const side = usePanel(sight, act);
  const turn = useTurn(frame, canAct, doIt);
  useKeys(tableKeys({ frame, canAct, turn, side, act: doIt, tap }));
  const { panel, open, askHint } = side;
  useSignals(frame, canAct);
  return html`<${HereContext.Provider} value=${here}><main class=${`table ${sight.phase} ${panel === null ? "" : "with-panel"}`}>
    <${Bar} sight=${sight} openMenu=${side.toggleMenu} openList=${() => open("list")} invite=${canInvite(sight) ? () => open("guests") : null} />
    <${GuestName} sight=${sight} canAct=${canAct} act=${act} />
    ${sight.end !== null && !frame.holdsTrick
      ? html`<${Afterwards} sight=${sight} end=${sight.end} act=${act} complain=${complain} open=${open} />`
      : html`<${Felt} frame=${frame} turn=${turn} canAct=${canAct} tap=${tap} open=${open} />`}
    <${Mine} frame=${frame} turn=${turn} canAct=${canAct} act=${doIt} skip=${skip} askHint=${askHint} />
    ${panel !== null &&
    html`<${SidePanel} name=${panel} sight=${sight} canAct=${canAct} hint=${side.hint} act=${doIt} open=${open} askHint=${askHint} />`}
    <${Faults} line=${line} refused=${refused} notice=${notice} forget=${forget} />
    <${Speech} heard=${heard} />
  </main><//>`;
}

/**
 * What everybody sees: the others, and what lies between them.
 *
 * @param {{ frame: Frame, turn: Turn, canAct: boolean, tap: () => void, open: (name: PanelName) => void }} props
 */
function Felt({ frame, turn: { draft, setDraft }, canAct, tap, open }) {
  const { preferences } = useShared();
  const { sight } = frame;
  return html`<div class="felt" onClick=${tap}>
    <${Seat} sight=${sight} seat=${seatAt(sight, "left")} side="left" isMine=${false} />
    <${Seat} sight=${sight} seat=${seatAt(sight, "right")} side="right" isMine=${false} />
    ${frame.announces
      ? html`<${Announced} sight=${sight} />`
      : canAct && isChoosing(sight, draft)
      ? html`<${Choosing} sight=${sight} draft=${draft} setDraft=${setDraft} />`
      : html`<${TrickPlace} frame=${frame} />`}
    <${Corner} frame=${frame} open=${open} />
    ${preferences.beginner && sight.practice !== null && html`<${Practice} sight=${sight} practice=${sight.practice} />`}
  </div>`;
}

/**
 * The own place: the hand, and what can be done.
 *
 * @param {{ frame: Frame, turn: Turn, canAct: boolean, act: (act: Act) => void, skip: (deal: number) => void,
 *   askHint: () => void }} props
 */
function Mine({ frame, turn, canAct, act, skip, askHint }) {
  const { say } = useShared();
  const { sight } = frame;
  const { draft, setDraft, cards, playable, chosen, choose } = turn;
  return html`<section class="mine">
    <div class="line">
      <${Seat} sight=${sight} seat=${bottomSeat(sight)} side="bottom" isMine=${sight.seat !== null} />
      <${Prompt} frame=${frame} turn=${turn} />
      <${Quick} sight=${sight} canAct=${canAct} act=${act} askHint=${askHint} />
    </div>
    ${sight.end === null &&
    html`<${Hand} cards=${cards} playable=${playable} chosen=${chosen} found=${sight.phase === "declare" ? sight.skat ?? [] : []} choose=${choose} label=${say("table-cards", { count: cards.length })} />
      <div class="doing">
        ${sitsOut(sight) && html`<${SittingOut} sight=${sight} skip=${skip} />`}
        ${canAct && html`<${Actions} key=${momentOf(sight)} sight=${sight} act=${act} draft=${draft} setDraft=${setDraft} />`}
      </div>`}
  </section>`;
}

/** What is to be done now, in words. @param {{ frame: Frame, turn: Turn }} props */
function Prompt({ frame, turn }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const isAway = useAway(frame.sight, frame.sight.turn);
  if (isAway && frame.sight.end === null)
    return html`<p class="prompt">${say("guest-is-away", { name: nameOf(frame.sight, frame.sight.turn) })}</p>`;
  const waitsForTap = frame.holdsTrick && preferences.trickStays === "tap" && preferences.pace !== "instant";
  const text = waitsForTap ? say("prompt-go-on") : turn.isArmed ? say("prompt-second-tap") : promptOf(shared, frame.sight, turn.draft);
  return html`<p class="prompt">${text}</p>`;
}

/** What is wanted most often, one tap away. @param {{ sight: Sight, canAct: boolean, act: (act: Act) => void, askHint: () => void }} props */
function Quick({ sight, canAct, act, askHint }) {
  const { say } = useShared();
  if (sight.end !== null) return null;
  return html`<div class="quick">
    ${sight.isPractice &&
    html`<button class="button quiet small" disabled=${!canAct || !sight.canTakeBack} onClick=${() => act({ type: "back" })}>
      ${say("action-undo")}
    </button>`}
    <button class="button quiet small" disabled=${!canAct || sight.asked !== "move"} onClick=${askHint}>${say("hint")}</button>
  </div>`;
}
