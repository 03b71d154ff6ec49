/** Which measure a chart shows. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";

/**
 * @template {string} Measure
 * @param {{ measures: { [name in Measure]: unknown }, measure: Measure, choose: (measure: Measure) => void }} props
 */
export function MeasureChoice({ measures, measure, choose }) {
  const { say, sayOf } = useShared();
  const names = Object.keys(measures);
  return html`<label class="field">
    <span>${say("statistics-choose")}</span>
    <select value=${measure} onChange=${entered((/** @type {string} */ name) => choose(/** @type {Measure} */ (name)))}>
      ${names.map((name) => html`<option key=${name} value=${name}>${sayOf("statistics-measure", name)}</option>`)}
    </select>
  </label>`;
}
