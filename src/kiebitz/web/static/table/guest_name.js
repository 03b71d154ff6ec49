/** A guest is asked for a name once; from then on every table is told it. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { ownerKey } from "../keys.js";
import { entered } from "../entered.js";

/** @import { Act, Hint, Sight } from "../types.js" */

/** @param {{ sight: Sight, canAct: boolean, act: (act: Act) => Promise<Hint | null> }} props */
export function GuestName({ sight, canAct, act }) {
  const { say, preferences, prefer } = useShared();
  const [typed, setTyped] = useState("");
  const isGuest = ownerKey() === "" && sight.me !== null && !sight.isOver;
  const called = sight.me === null ? "" : sight.places[sight.me].name;
  useEffect(() => {
    if (isGuest && canAct && preferences.name !== "" && preferences.name !== called) void act({ type: "call", name: preferences.name });
  }, [isGuest, canAct, preferences.name]);
  if (!isGuest || preferences.name !== "") return null;
  const tell = (/** @type {Event} */ event) => {
    event.preventDefault();
    prefer({ name: typed.trim() });
  };
  return html`<form class="guest-name" onSubmit=${tell}>
    <label><span>${say("me-ask")}</span> <input required maxlength="20" autocomplete="nickname" value=${typed} onInput=${entered(setTyped)} /></label>
    <button class="button small main" type="submit">${say("me-call")}</button>
  </form>`;
}
