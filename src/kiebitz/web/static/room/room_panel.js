/** What can be done in a room beside its table: say something, invite, give up the place. */

import { html, useContext, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { roomLinks } from "../keys.js";
import { Invitation } from "../table/guests.js";
import { RoomContext } from "./room_context.js";

/** @import { Phrase, RoomSeen } from "../types.js" */

/** @type {Phrase[]} */
const PHRASES = ["hello", "one moment", "well played", "bad luck", "sorry", "thanks", "one more list", "goodbye"];

export function RoomPanel() {
  const { say } = useShared();
  const inRoom = useContext(RoomContext);
  if (inRoom === null) return null;
  const { room, tell } = inRoom;
  const { me } = room;
  return html`<section class="room-panel">
    ${me !== null && html`<${Phrases} />`}
    <${Company} room=${room} />
    ${me !== null &&
    room.places[me].player === null &&
    html`<button class="button" onClick=${() => tell({ type: "stand", place: me })}>${say("room-stand-up")}</button>`}
    <${Links} room=${room} />
  </section>`;
}

function Phrases() {
  const { say, sayOf } = useShared();
  const inRoom = useContext(RoomContext);
  const [typed, setTyped] = useState("");
  if (inRoom === null) return null;
  const { room, tell } = inRoom;
  const write = (/** @type {Event} */ event) => {
    event.preventDefault();
    tell({ type: "write", text: typed });
    setTyped("");
  };
  return html`<div class="phrases" role="group" aria-label=${say("room-say")}>
      ${PHRASES.map((phrase) => html`<button key=${phrase} class="button small" onClick=${() => tell({ type: "say", phrase })}>${sayOf("phrase", phrase)}</button>`)}
    </div>
    ${room.hasChat &&
    html`<form class="pair" onSubmit=${write}>
      <input required maxlength="200" aria-label=${say("room-write")} value=${typed} onInput=${entered(setTyped)} />
      <button class="button small" type="submit">${say("room-say")}</button>
    </form>`}`;
}

/** Who sits where, from the next deal on. @param {{ room: RoomSeen }} props */
export function Company({ room }) {
  const { say } = useShared();
  const inRoom = useContext(RoomContext);
  return html`<ul class="lines">
    ${room.places.map(
      ({ name, player }, place) => html`<li key=${place}>
        <span><b>${name}</b> <span class="muted">${player !== null ? say("room-computer") : room.here.includes(place) ? say("guest-here") : say("guest-away")}</span></span>
        ${room.me === 0 &&
        place !== 0 &&
        player === null &&
        html`<button class="button quiet small" onClick=${() => inRoom?.tell({ type: "stand", place })}>${say("room-free", { name })}</button>`}
      </li>`,
    )}
    ${room.onlookers > 0 && html`<li class="muted">${say("room-onlookers", { count: room.onlookers })}</li>`}
  </ul>`;
}

/** The links, in the browser that opened the room. @param {{ room: RoomSeen }} props */
export function Links({ room }) {
  const { say } = useShared();
  const links = roomLinks(room.room).filter(({ place }) => place !== room.me);
  if (links.length === 0) return null;
  return html`<section class="guests">
    <h2>${say("guests")}</h2>
    <p class="muted">${say("guests-meaning")}</p>
    ${links.map((link) => html`<${Invitation} key=${link.place} guest=${link} name=${link.place === null ? say("room-for-onlookers") : room.places[link.place].name} />`)}
  </section>`;
}
