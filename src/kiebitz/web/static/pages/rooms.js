/** Rooms: open one for friends, or go back to one. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { entered, ticked } from "../entered.js";
import { keepRoomKey, keepRoomLinks, openerKey, roomKey, roomsVisited } from "../keys.js";
import { addressOf, go } from "../router.js";
import { follow } from "./lobby.js";

/** @import { GameLine, RoomsOffered } from "../types.js" */

export function RoomsPage() {
  const { say, sayOf } = useShared();
  const [offered, setOffered] = useState(/** @type {RoomsOffered | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  useEffect(() => void ask("GET", "/api/rooms").then(setOffered, (error) => setFault(faultOf(error))), []);
  return html`<main class="lobby">
    <header class="masthead">
      <img src="/static/icon.svg" alt="" width="56" height="56" />
      <div><h1>${say("rooms")}</h1><p>${say("rooms-what")}</p></div>
    </header>
    ${fault !== null && html`<p class="fault" role="alert">${fault === "not allowed" ? say("rooms-key") : sayOf("refusal", fault)}</p>`}
    <div class="columns">
      ${offered !== null && html`<${NewRoom} offered=${offered} complain=${setFault} />`}
      <div class="side"><${Visited} /></div>
    </div>
  </main>`;
}

/** @param {{ offered: RoomsOffered, complain: (fault: string) => void }} props */
function NewRoom({ offered, complain }) {
  const { say, preferences, prefer } = useShared();
  const [name, setName] = useState(preferences.name);
  const [wish, setWish] = useState({ players: 3, deals: offered.lengths[0], practice: false, chat: false, clock: "", awayAfter: 60 });
  const change = (/** @type {Partial<typeof wish>} */ part) => setWish({ ...wish, ...part });
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    prefer({ name: name.trim() });
    const wanted = { ...wish, name: name.trim(), clock: wish.clock === "" ? null : Number(wish.clock) };
    ask("POST", "/api/rooms", wanted, openerKey()).then(
      ({ room, links }) => {
        keepRoomLinks(room, links);
        keepRoomKey(room, links[0].key);
        go(`/room/${room}`);
      },
      (error) => complain(faultOf(error)),
    );
  };
  return html`<form class="card-box" onSubmit=${open}>
    <h2>${say("rooms-new")}</h2>
    <label class="field"><span>${say("agreement-your-name")}</span>
      <input required maxlength="20" autocomplete="nickname" value=${name} onInput=${entered(setName)} /></label>
    <label class="field"><span>${say("rooms-players")}</span>
      <select value=${wish.players} onChange=${entered((text) => change({ players: Number(text) }))}>
        ${[3, 4].map((count) => html`<option key=${count} value=${count}>${count}</option>`)}
      </select></label>
    <label class="field"><span>${say("rooms-deals")}</span>
      <select value=${wish.deals} onChange=${entered((text) => change({ deals: Number(text) }))}>
        ${offered.lengths.map((length) => html`<option key=${length} value=${length}>${length}</option>`)}
      </select></label>
    <label class="field"><span>${say("rooms-clock")}</span>
      <input type="number" min=${offered.shortestClock} max=${offered.longestWait} value=${wish.clock} onInput=${entered((clock) => change({ clock }))} /></label>
    <label class="field"><span>${say("rooms-away")}</span>
      <input type="number" required min="0" max=${offered.longestWait} value=${wish.awayAfter} onInput=${entered((text) => change({ awayAfter: Number(text) }))} /></label>
    <label class="field switch"><input type="checkbox" checked=${wish.practice} onChange=${ticked((practice) => change({ practice }))} /> <span>${say("table-practice")}</span></label>
    <label class="field switch"><input type="checkbox" checked=${wish.chat} onChange=${ticked((chat) => change({ chat }))} /> <span>${say("rooms-chat")}</span></label>
    <button class="button main" type="submit">${say("rooms-open")}</button>
  </form>`;
}

/** The rooms of this browser, and the games one has played in them. */
function Visited() {
  const { say } = useShared();
  const rooms = roomsVisited();
  return html`<section class="card-box">
    <h2>${say("rooms-mine")}</h2>
    ${rooms.length === 0 && html`<p class="muted">${say("rooms-none")}</p>`}
    <ul class="lines">
      ${rooms.map(
        (room) => html`<li key=${room}>
          <a class="line-link" href=${`/room/${room}`} onClick=${follow}><b>${say("room-number", { room: String(room) })}</b></a>
          <${Games} room=${room} />
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{ room: number }} props */
function Games({ room }) {
  const { say } = useShared();
  const [games, setGames] = useState(/** @type {GameLine[]} */ ([]));
  useEffect(() => void ask("GET", `/api/rooms/${room}/games`, undefined, roomKey(room)).then((found) => setGames(found.games), () => undefined), [room]);
  const address = (/** @type {GameLine} */ { table, deal }) => addressOf({ room, table: table ?? 0, deal: deal ?? 0 }, "review");
  return html`<span class="room-games">
    ${games.map((game) => html`<a key=${game.id} href=${address(game)} onClick=${follow}>${say("rooms-game", { number: (game.deal ?? 0) + 1 })}</a> `)}
  </span>`;
}
