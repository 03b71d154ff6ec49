/** Inviting people: a link for each place that waits for somebody, to be copied or read by a phone. */

import { html, useContext, useEffect, useState } from "../vendor/preact.js";
import { ask } from "../api.js";
import { useShared } from "../context.js";
import { ownerKey } from "../keys.js";
import { HereContext } from "./presence.js";

/** @import { Guest, Sight } from "../types.js" */

const COPIED_FOR = 2000; // milliseconds

/** Whether whoever looks may invite people here. @param {Sight} sight */
export const canInvite = (sight) =>
  ownerKey() !== "" &&
  sight.places.filter((place) => place.player === null).length > 1 &&
  sight.me === sight.places.findIndex((place) => place.player === null);

/** @param {{ sight: Sight }} props */
export function Guests({ sight }) {
  const { say } = useShared();
  const [guests, setGuests] = useState(/** @type {Guest[]} */ ([]));
  useEffect(() => void ask("GET", `/api/tables/${sight.table}/guests`).then(setGuests, () => undefined), [sight.table]);
  return html`<section class="guests">
    <p class="muted">${say("guests-meaning")}</p>
    ${guests.some(({ link }) => /\/\/(localhost|127\.|\[::1\])/.test(link)) && html`<p class="muted">${say("guests-here-only")}</p>`}
    ${guests.map((guest) => html`<${Invitation} key=${guest.place} guest=${guest} name=${sight.places[guest.place].name} />`)}
  </section>`;
}

/** @param {{ guest: { place: number | null, link: string, picture: Guest["picture"] }, name: string }} props */
export function Invitation({ guest: { place, link, picture }, name }) {
  const { say } = useShared();
  const here = useContext(HereContext);
  const isHere = place !== null && (here?.includes(place) ?? false);
  return html`<article class="invitation">
    <h3>${name} ${place !== null && html`<small class="muted">${isHere ? say("guest-here") : say("guest-away")}</small>`}</h3>
    <div class="pair">
      <input readonly aria-label=${say("guests-link", { name })} value=${link} onFocus=${select} />
      <${Copy} text=${link} />
    </div>
    <svg class="qr" viewBox=${`0 0 ${picture.size} ${picture.size}`} role="img" aria-label=${say("guests-picture", { name })}>
      <rect width="100%" height="100%" fill="#fff" /><path d=${picture.path} fill="#000" />
    </svg>
  </article>`;
}

/** @param {{ text: string }} props */
function Copy({ text }) {
  const { say } = useShared();
  const [isCopied, setCopied] = useState(false);
  const copy = async (/** @type {{ currentTarget: HTMLElement }} */ { currentTarget }) => {
    await copied(text, /** @type {HTMLInputElement} */ (currentTarget.previousElementSibling));
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_FOR);
  };
  return html`<button class="button small" onClick=${copy}>${isCopied ? say("page-copied") : say("page-copy")}</button>`;
}

/**
 * Only a page from this machine or over an encrypted line has a clipboard, and not every browser lets it be used.
 *
 * @param {string} text @param {HTMLInputElement} field
 */
async function copied(text, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}

/** @param {{ target: HTMLInputElement }} event */
const select = (event) => event.target.select();
