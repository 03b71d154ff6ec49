/** Who the owner is: told once, and used everywhere. */

import { html, useState } from "../vendor/preact.js";
import { ask, Fault } from "../api.js";
import { causeText } from "../causes.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { follow } from "./lobby.js";

/** @import { Identity, Lobby } from "../types.js" */

/** Other names, as they are typed. @param {string} typed */
export const nicknamesOf = (typed) =>
  typed
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** @param {{ lobby: Lobby, me: Identity, reload: () => void }} props */
export function Me({ lobby, me, reload }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const [name, setName] = useState(me.name);
  const [nicknames, setNicknames] = useState(me.nicknames.join(", "));
  const [said, setSaid] = useState(/** @type {Fault | "kept" | null} */ (null));
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    ask("POST", "/api/me", { name: name.trim(), nicknames: nicknamesOf(nicknames) }).then(() => {
      setSaid("kept");
      reload();
    }, setSaid);
  };
  return html`<details class="card-box me">
    <summary>${say("me")}: ${me.name}</summary>
    <form onSubmit=${keep}>
      <label class="field">
        <span>${say("agreement-your-name")} <small class="muted">${say("me-what")}</small></span>
        <input required maxlength=${lobby.longestName} value=${name} onInput=${entered(setName)} />
      </label>
      <label class="field">
        <span>${say("me-nicknames")} <small class="muted">${say("me-nicknames-what")}</small></span>
        <input value=${nicknames} onInput=${entered(setNicknames)} />
      </label>
      <button class="button" type="submit">${say("me-keep")}</button>
      ${said === "kept" && html`<span role="status">${say("me-kept")}</span>`}
      ${said instanceof Fault &&
      html`<p class="fault" role="alert">${sayOf("refusal", said.fault)} ${said.behind !== null && html`<small>${causeText(shared, said.behind)}</small>`}</p>`}
    </form>
    <a class="button quiet small" href="/portrait" onClick=${follow}>${say("portrait")}</a>
  </details>`;
}
