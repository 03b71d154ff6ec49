/** What can be done when a deal or a list is over: the owner begins another one, and guests find it. */

import { html, useContext, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { guestKey, keepGuestKey, ownerKey } from "../keys.js";
import { addressOf, comeBackAsFrom, go, goBackFrom } from "../router.js";
import { RoomContext } from "../room/room_context.js";
import { ListEnd } from "./list_end.js";
import { Result } from "./result.js";

/**
 * @import { Act, End, Hint, Sight } from "../types.js"
 * @import { InRoom } from "../room/room_context.js"
 * @import { PanelName } from "./side_panel.js"
 */

/**
 * The result; its review, and the same cards again, are for the owner.
 *
 * @param {{ sight: Sight, end: End, act: (act: Act) => Promise<Hint | null>, complain: (fault: string) => void,
 *   open: (name: PanelName) => void }} props
 */
export function Afterwards({ sight, end, act, complain, open }) {
  const inRoom = useContext(RoomContext);
  const isGuest = ownerKey() === "" || inRoom !== null;
  const begin = (/** @type {"again" | "anew"} */ how, /** @type {object} */ body) =>
    ask("POST", `/api/tables/${sight.table}/${how}`, body).then(
      (made) => {
        if (how === "again") comeBackAsFrom(made.table, sight.table);
        go(`/table/${made.table}`);
      },
      (error) => complain(faultOf(error)),
    );
  const leave = async () => {
    if (sight.asked === "next deal") await act({ type: "next" }); // so that the result is entered
  };
  const anew = () => void leave().then(() => begin("anew", {}));
  if (sight.isOver && sight.scores !== null)
    return html`<${ListEnd} sight=${sight} scores=${sight.scores}>
      ${inRoom === null
        ? html`<${OfList} sight=${sight} anew=${isGuest ? null : anew} open=${open} />`
        : html`<${OfRoom} sight=${sight} inRoom=${inRoom} />`}
    <//>`;
  const review = () => go(addressOf({ table: sight.table, deal: sight.deal, room: inRoom?.room.room }, "review"));
  // Nobody need come back from the review of a single deal; what is practised are games whose results are entered.
  const isDone = sight.isSingle && inRoom === null;
  const isDealt = sight.isSingle && sight.seal !== null; // not a position that was given
  return html`<${Result}
    sight=${sight}
    end=${end}
    next=${() => void act({ type: "next" })}
    anew=${isGuest || !isDealt ? null : anew}
    again=${isGuest ? null : (/** @type {number} */ seat) => void begin("again", { deal: sight.deal, seat })}
    review=${isGuest && inRoom === null ? null : () => (isDone ? void leave().then(review) : review())}
    leave=${() => (inRoom === null ? void leave().then(() => goBackFrom(sight.table)) : go("/rooms"))}
  />`;
}

/** In a room the same company goes on, and everybody has the reviews. @param {{ sight: Sight, inRoom: InRoom }} props */
function OfRoom({ sight, inRoom }) {
  const { say } = useShared();
  const review = () => go(addressOf({ table: sight.table, deal: sight.deal, room: inRoom.room.room }, "review"));
  return html`${inRoom.room.me !== null &&
    html`<button class="button main" onClick=${() => inRoom.tell({ type: "begin" })}>${say("list-again")}</button>
      <button class="button" onClick=${review}>${say("review")}</button>`}
    <button class="button quiet" onClick=${() => go("/rooms")}>${say("lobby-to-lobby")}</button>`;
}

/** @param {{ sight: Sight, anew: (() => void) | null, open: (name: PanelName) => void }} props */
function OfList({ sight, anew, open }) {
  const { say } = useShared();
  const review = () => void ask("POST", `/api/tables/${sight.table}/reviews`).then(() => open("list"), () => open("list"));
  return html`${anew === null
      ? html`<${NewPlace} table=${sight.table} />`
      : html`<button class="button main" onClick=${anew}>${say("list-again")}</button>
          <button class="button" onClick=${review}>${say("list-review")}</button>`}
    <button class="button quiet" onClick=${() => go("/")}>${say("lobby-to-lobby")}</button>`;
}

/** The way of a guest to the table where the company has gone on. @param {{ table: number }} props */
function NewPlace({ table }) {
  const { say } = useShared();
  const [isMissing, setMissing] = useState(false);
  const look = () =>
    void ask("GET", `/api/tables/${table}/next`, undefined, guestKey(table)).then(
      (found) => {
        if (found === null) return setMissing(true);
        const next = Number(/\/table\/(\d+)/.exec(found.link)?.[1]);
        keepGuestKey(next, found.key);
        go(`/table/${next}`);
      },
      () => setMissing(true),
    );
  return html`<button class="button main" onClick=${look}>${say("guest-new-table")}</button>
    ${isMissing && html`<p role="status">${say("guest-no-new-table")}</p>`}`;
}
