/** A table: sit down, and play. */

import { html, useCallback, useContext } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { go, goBackFrom } from "../router.js";
import { aimOf } from "../speech.js";
import { Actions, Choosing, ChosenSum, isChoosing } from "../table/actions.js";
import { Afterwards } from "../table/afterwards.js";
import { Announced } from "../table/announced.js";
import { Bar } from "../table/bar.js";
import { Corner } from "../table/corner.js";
import { CoachSays } from "../table/coached.js";
import { useGuide } from "../table/guided.js";
import { GuestName } from "../table/guest_name.js";
import { canInvite } from "../table/guests.js";
import { Hand } from "../table/hand.js";
import { advisedCards } from "../table/hint.js";
import { useKeys } from "../table/keyboard.js";
import { momentOf } from "../table/moment.js";
import { bottomSeat, nameOf, seatAt } from "../table/places.js";
import { RoomContext } from "../room/room_context.js";
import { Practice } from "../table/practice.js";
import { HereContext, useAway } from "../table/presence.js";
import { followPrompt, promptOf } from "../table/prompt.js";
import { Seat } from "../table/seat.js";
import { SidePanel } from "../table/side_panel.js";
import { useSignals } from "../table/signals.js";
import { SittingOut, sitsOut } from "../table/sitting_out.js";
import { tableKeys } from "../table/table_keys.js";
import { Faults, Speech } from "../table/told.js";
import { TrickPlace } from "../table/trick.js";
import { useFocus } from "../table/use_focus.js";
import { usePanel } from "../table/use_panel.js";
import { useRest } from "../table/use_rest.js";
import { useTable } from "../table/use_table.js";
import { useTurn } from "../table/use_turn.js";

/**
 * @import { Frame } from "../show.js"
 * @import { Shared } from "../context.js"
 * @import { Act, Hint, Sight } from "../types.js"
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
export function Playing({ frame, isNewest, line, refused, heard, notice, act, tap, skip, here, complain, coached, forget }) {
  const shared = useShared();
  const { sight } = frame;
  const isInRoom = useContext(RoomContext) !== null;
  const { isResting, rest } = useRest();
  const canAct = isNewest && line === "open" && !isResting;
  const doIt = useCallback(
    (/** @type {Act} */ what) => {
      rest();
      if (what.type === "next" && sight.isSingle) return void act(what).then(() => goBackFrom(sight.table)); // by key
      void act(what);
    },
    [act, sight.isSingle, sight.table],
  );
  const side = usePanel(sight, act);
  const turn = useTurn(frame, canAct, doIt);
  useKeys(tableKeys({ frame, canAct, turn, side, act: doIt, tap }));
  const { panel, open, askHint } = side;
  useGuide(sight, canAct, askHint);
  useSignals(frame, canAct);
  useFocus(frame, turn, canAct && panel === null);
  return html`<${HereContext.Provider} value=${here}><main class=${`table ${sight.phase} ${panel === null ? "" : "with-panel"}`}>
    <${Bar} sight=${sight} openMenu=${side.toggleMenu} open=${open} invite=${canInvite(sight) ? () => open("guests") : null} />
    ${!isInRoom && html`<${GuestName} sight=${sight} canAct=${canAct} act=${act} />`}
    ${sight.end !== null && !frame.holdsTrick
      ? html`<${Afterwards} sight=${sight} end=${sight.end} act=${act} complain=${complain} open=${open} />`
      : html`<${Felt} frame=${frame} turn=${turn} canAct=${canAct} tap=${tap} open=${open} />`}
    <${Mine} frame=${frame} turn=${turn} canAct=${canAct} act=${doIt} skip=${skip} askHint=${askHint} hint=${side.hint} />
    ${panel !== null &&
    html`<${SidePanel} name=${panel} sight=${sight} canAct=${canAct} hint=${side.hint} act=${doIt} claim=${turn.claiming.ask} open=${open} askHint=${askHint} />`}
    ${coached !== null && refused === null
      ? html`<${CoachSays} coached=${coached} sight=${sight} canAct=${canAct} act=${doIt} forget=${forget} />`
      : html`<${Faults} line=${line} refused=${refused} notice=${notice} forget=${forget} />`}
    <${Speech} heard=${heard} frame=${frame} canGoOn=${canAct || sight.asked === null} asked=${canAct && isAsked(sight) ? questionOf(shared, frame, turn) : ""} />
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
    ${sight.contract !== null && html`<${Corner} frame=${frame} open=${open} />`}
    ${preferences.beginner && sight.practice !== null && html`<${Practice} sight=${sight} practice=${sight.practice} />`}
  </div>`;
}

/**
 * The own place: the hand, and what can be done.
 *
 * @param {{ frame: Frame, turn: Turn, canAct: boolean, act: (act: Act) => void, skip: (deal: number) => void,
 *   askHint: () => void, hint: Hint | null }} props
 */
function Mine({ frame, turn, canAct, act, skip, askHint, hint }) {
  const shared = useShared();
  const isAway = useAway(frame.sight, frame.sight.turn) && frame.sight.end === null;
  const { sight } = frame;
  const { draft, setDraft, claiming } = turn;
  return html`<section class="mine">
    <${Seat} sight=${sight} seat=${bottomSeat(sight)} side="bottom" isMine=${sight.seat !== null} />
    <div class="asked">
      <p class="prompt">${isAway ? shared.say("guest-is-away", { name: nameOf(sight, sight.turn) }) : questionOf(shared, frame, turn)}</p>
      ${isChoosing(sight, draft) && html`<${ChosenSum} sight=${sight} draft=${draft} />`}
    </div>
    <${Quick} sight=${sight} canAct=${canAct} act=${act} askHint=${askHint} />
    ${sight.end === null &&
    html`<div class="hand-place">
        <${Hand} ...${turn} found=${sight.phase === "declare" ? sight.skat ?? [] : []} advised=${advisedCards(hint)} moment=${momentOf(sight)} label=${shared.say("table-cards", { count: turn.cards.length })} />
      </div>
      <div class="doing">
        ${sitsOut(sight) && html`<${SittingOut} sight=${sight} skip=${skip} />`}
        ${canAct &&
        html`<${Actions} key=${momentOf(sight)} sight=${sight} act=${act} draft=${draft} setDraft=${setDraft} claiming=${claiming} />`}
      </div>`}
  </section>`;
}

/** Whether a decision is wanted, with which the deal goes on. @param {Sight} sight */
const isAsked = ({ asked }) => asked === "move" || asked === "claim";

/** What is to be done now, or why it cannot be done so. @param {Shared} shared @param {Frame} frame @param {Turn} turn */
function questionOf(shared, { sight, holdsTrick }, turn) {
  const { say, preferences } = shared;
  if (turn.claiming.stage === "asked") return say("claim-sure", { game: aimOf(sight.contract) });
  if (turn.claiming.stage === "soon") return say("claim-soon");
  if (turn.isRefused) return followPrompt(shared, preferences.suits, sight.options.follow);
  if (holdsTrick && preferences.trickStays === "tap" && preferences.pace !== "instant") return say("prompt-go-on");
  return turn.isArmed ? say("prompt-second-tap") : promptOf(shared, sight, turn.draft);
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
