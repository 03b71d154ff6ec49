/** Where somebody is at home who has been given places at tables, and no more. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { follow } from "./lobby.js";

/** @param {{ tables: number[] }} props */
export function GuestHome({ tables }) {
  const { say, preferences, prefer } = useShared();
  return html`<section class="card-box guest-home">
    <p>${say("guest-home")}</p>
    <ul class="lines">
      ${tables.map(
        (table) => html`<li key=${table}>
          <a class="line-link" href=${`/table/${table}`} onClick=${follow}><b>${say("guest-table", { table: String(table) })}</b></a>
        </li>`,
      )}
    </ul>
    <label class="field">
      <span>${say("agreement-your-name")}</span>
      <input maxlength="20" value=${preferences.name} onChange=${entered((name) => prefer({ name: name.trim() }))} />
    </label>
  </section>`;
}
