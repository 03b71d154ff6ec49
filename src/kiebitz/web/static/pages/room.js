/** A room: who is there, and the table as soon as a list has begun. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { keepRoomKey, keysForRoom } from "../keys.js";
import { goodLinks, renewedLinks } from "../room/links.js";
import { RoomConnection } from "../room/room_connection.js";
import { RoomContext } from "../room/room_context.js";
import { Company, RoomPanel } from "../room/room_panel.js";
import { agreedText, silentText } from "../room/room_words.js";
import { go } from "../router.js";
import { HereContext } from "../table/presence.js";
import { useLine } from "../table/use_table.js";
import { Playing } from "./table.js";

/**
 * @import { RoomAct, RoomSeen, Spoken } from "../types.js"
 * @import { KeptLink } from "../room/links.js"
 * @import { TableInUse } from "../table/use_table.js"
 */

const HEARD_FOR = 6000; // milliseconds

/** @param {{ room: number }} props */
export function RoomPage({ room: number }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const [room, setRoom] = useState(/** @type {RoomSeen | null} */ (null));
  const [said, setSaid] = useState(/** @type {Spoken | null} */ (null));
  const [links, setLinks] = useState(/** @type {KeptLink[]} */ ([]));
  const connection = useRef(/** @type {RoomConnection | null} */ (null));
  const changed = (/** @type {RoomSeen} */ seen) => (setRoom(seen), setLinks(goodLinks(seen)));
  const inUse = useLine(`${number}`, (listener) => {
    const accepted = (/** @type {string} */ key) => keepRoomKey(number, key);
    return (connection.current = new RoomConnection(number, keysForRoom(number), { ...listener, accepted }, changed, setSaid));
  });
  const spoken = useBriefly(said);
  const named = useBriefly(room === null ? "" : silentText(say, room));
  if (inUse.line === "refused")
    return html`<main class="message">
      <h1>${say("room")}</h1>
      <p role="alert">${inUse.fault === "not allowed" ? say("room-no-link") : sayOf("refusal", inUse.fault ?? "failed")}</p>
      <button class="button main" onClick=${() => go("/rooms")}>${say("rooms")}</button>
    </main>`;
  if (room === null) return html`<main class="message"><p class="muted" role="status">${inUse.line === "lost" ? say("event-no-connection") : " "}</p></main>`;
  const attempt = (/** @type {Promise<unknown> | undefined} */ deed) => void deed?.catch((error) => inUse.complain(error.fault ?? "failed"));
  const renewed = (/** @type {number | null} */ place) => renewedLinks(number, place).then(setLinks);
  const tell = (/** @type {RoomAct} */ act) => attempt(connection.current?.tell(act));
  const free = (/** @type {number} */ place) => attempt(connection.current?.tell({ type: "stand", place }).then(() => renewed(place)));
  const renew = (/** @type {number | null} */ place) => attempt(renewed(place));
  const text = spoken === null ? "" : spoken.phrase === null ? spoken.text : sayOf("phrase", spoken.phrase);
  const heard = spoken === null ? named ?? "" : say("room-said", { name: room.places[spoken.place].name, text });
  return html`<${RoomContext.Provider} value=${{ room, links, tell, free, renew, said: heard }}><${InRoom} room=${room} inUse=${inUse} tell=${tell} heard=${heard} /><//>`;
}

/** Something new, for as long as it takes to read it. @template T @param {T} news @returns {T | null} */
function useBriefly(news) {
  const [read, setRead] = useState(/** @type {T | null} */ (null));
  useEffect(() => {
    const timer = setTimeout(() => setRead(news), HEARD_FOR);
    return () => clearTimeout(timer);
  }, [news]);
  return read === news ? null : news;
}

/** @param {{ room: RoomSeen, inUse: TableInUse, tell: (act: RoomAct) => void, heard: string }} props */
function InRoom({ room, inUse, tell, heard }) {
  const { preferences } = useShared();
  const hasAsked = useRef(false);
  const isFree = room.me !== null && room.places[room.me].player !== null;
  useEffect(() => {
    if (!isFree || preferences.name === "" || hasAsked.current) return;
    hasAsked.current = true; // who stands up is not seated again
    tell({ type: "sit", name: preferences.name });
  }, [isFree, preferences.name]);
  const { frame } = inUse;
  if (frame !== null && (room.isPlaying || frame.sight.isOver) && !(isFree && preferences.name === ""))
    return html`<${Playing} ...${inUse} frame=${frame} here=${room.here} refused=${inUse.refused} /> ${heard !== "" && html`<p class="room-said" role="status">${heard}</p>`}`;
  return html`<${Gathering} room=${room} tell=${tell} isFree=${isFree} refused=${inUse.refused} heard=${heard} />`;
}

/** Before the first list. @param {{ room: RoomSeen, tell: (act: RoomAct) => void, isFree: boolean, refused: string | null, heard: string }} props */
function Gathering({ room, tell, isFree, refused, heard }) {
  const { say, sayOf, preferences, prefer } = useShared();
  const [typed, setTyped] = useState(preferences.name);
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    prefer({ name: typed.trim() });
    tell({ type: "sit", name: typed.trim() });
  };
  return html`<main class="lobby">
    <header class="masthead"><div><h1>${say("room")}</h1><p>${agreedText(say, room)}</p></div></header>
    ${refused !== null && html`<p class="fault" role="alert">${sayOf("refusal", refused)}</p>`}
    <section class="card-box">
      <${HereContext.Provider} value=${room.here}>
        <${Company} />
        ${isFree &&
        html`<form class="guest-name" onSubmit=${sit}>
          <label><span>${say("me-ask")}</span> <input required maxlength="20" autocomplete="nickname" value=${typed} onInput=${entered(setTyped)} /></label>
          <button class="button main" type="submit">${say("me-call")}</button>
        </form>`}
        ${room.me !== null && !isFree && html`<button class="button main" onClick=${() => tell({ type: "begin" })}>${say("room-begin")}</button>`}
        <p role="status">${room.shuffling !== null ? say("room-shuffling") : heard}</p>
        ${room.me === null ? null : html`<${RoomPanel} />`}
      <//>
    </section>
  </main>`;
}

