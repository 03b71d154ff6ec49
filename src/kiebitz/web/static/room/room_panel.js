/** What can be done in a room beside its table: say something, invite, give up the place. */

import { html, useContext, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { Invitation } from "../table/guests.js";
import { RoomContext } from "./room_context.js";
import { silentText } from "./room_words.js";

/** @import { Phrase } from "../types.js" */

const HOST = 0; // the place of who opened the room

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
    ${me !== null &&
    room.places[me].player === null &&
    html`<button class="button" onClick=${() => tell({ type: "stand", place: me })}>${say("room-stand-up")}</button>`}
    ${me === HOST && html`<${Links} />`}
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

/** Who sits where, from the next deal on, and who had no part in the last one. */
export function Company() {
  const { say } = useShared();
  const inRoom = useContext(RoomContext);
  if (inRoom === null) return null;
  const { room, free } = inRoom;
  return html`<ul class="lines">
    ${room.places.map(
      ({ name, player }, place) => html`<li key=${place}>
        <span><b>${name}</b> <span class="muted">${player !== null ? say("room-computer") : room.here.includes(place) ? say("guest-here") : say("guest-away")}</span></span>
        ${room.me === HOST &&
        place !== HOST &&
        player === null &&
        html`<button class="button quiet small" onClick=${() => free(place)}>${say("room-free", { name })}</button>`}
      </li>`,
    )}
    ${room.onlookers > 0 && html`<li class="muted">${say("room-onlookers", { count: room.onlookers })}</li>`}
    ${room.silent.length > 0 && html`<li>${silentText(say, room)}</li>`}
  </ul>`;
}

/** A link for each other place and for onlookers, and how to have another. */
function Links() {
  const { say } = useShared();
  const inRoom = useContext(RoomContext);
  if (inRoom === null) return null;
  const { room, links, renew } = inRoom;
  const given = [...room.places.keys()].filter((place) => place !== HOST);
  return html`<section class="guests">
    <h2>${say("guests")}</h2>
    <p class="muted">${say("guests-meaning")}</p>
    ${[...given, null].map((place) => {
      const link = links.find((kept) => kept.place === place);
      const name = place === null ? say("room-for-onlookers") : room.places[place].name;
      return html`<div key=${place} class="invited">
        ${link === undefined ? html`<h3>${name}</h3>` : html`<${Invitation} guest=${link} name=${name} />`}
        <button class="button small" onClick=${() => renew(place)}>${say("room-new-link", { name })}</button>
      </div>`;
    })}
    <p class="muted">${say("room-new-link-meaning")}</p>
  </section>`;
}
