/** Files of the numbers, and all that is known of somebody: taken along, taken in, deleted after a question. */

import { html, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { save } from "../saving.js";

/**
 * @import { TargetedEvent } from "preact"
 */

/** @param {{ query: string, reload: () => void }} props */
export function OwnData({ query, reload }) {
  const { say, sayOf } = useShared();
  const [said, setSaid] = useState("");
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  /** Do something that may take a moment, and say what came of it. @param {Promise<string>} doing */
  const attempt = (doing) =>
    void doing.then(
      (told) => {
        setFault(null);
        setSaid(told);
      },
      (error) => setFault(faultOf(error)),
    );
  const keep = (/** @type {string} */ path, /** @type {string} */ name) => attempt(save(path, name).then(() => ""));
  const takeIn = (/** @type {TargetedEvent<HTMLInputElement>} */ event) => {
    const file = event.currentTarget.files?.[0];
    if (file === undefined) return;
    event.currentTarget.value = "";
    attempt(
      ask("POST", "/api/me/data", file).then(({ games }) => {
        reload();
        return say("statistics-imported", { games });
      }),
    );
  };
  const forget = () =>
    attempt(
      ask("DELETE", "/api/me/data").then(({ games }) => {
        reload();
        return say("statistics-forgotten", { games });
      }),
    );
  return html`<section class="card-box own-data">
    <h2>${say("statistics-files")}</h2>
    ${fault !== null && html`<p class="fault" role="alert">${sayOf("refusal", fault)}</p>`}
    <p role="status">${said}</p>
    <div class="buttons">
      <button class="button small" onClick=${() => keep(`/api/statistics/lines.csv?${query}`, "kiebitz-statistics.csv")}>CSV</button>
      <button class="button small" onClick=${() => keep(`/api/statistics/lines.parquet?${query}`, "kiebitz-statistics.parquet")}>Parquet</button>
    </div>
    <p class="muted">${say("statistics-all-what")}</p>
    <div class="buttons">
      <button class="button small" onClick=${() => keep("/api/me/data", "kiebitz-me.zip")}>${say("statistics-export-me")}</button>
      <label class="button small choose-file">
        ${say("statistics-import-me")}
        <input class="unseen" type="file" accept=".zip" onChange=${takeIn} />
      </label>
      <${Forget} forget=${forget} />
    </div>
  </section>`;
}

/** @param {{ forget: () => void }} props */
function Forget({ forget }) {
  const { say } = useShared();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return html`<button class="button small" onClick=${() => setAsked(true)}>${say("statistics-forget-me")}</button>`;
  const answer = (/** @type {boolean} */ isSure) => {
    setAsked(false);
    if (isSure) forget();
  };
  return html`<p class="sure" role="group" aria-label=${say("statistics-forget-me")}>
    <span>${say("statistics-really-forget")}</span>
    <button class="button small main" onClick=${() => answer(true)}>${say("page-yes")}</button>
    <button class="button small" onClick=${() => answer(false)}>${say("page-no")}</button>
  </p>`;
}
