/** A chart with what it shows in words, beside the table of the same numbers. */

import { html, useLayoutEffect, useRef } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { HEIGHT } from "./plots.js";

/** @import { Plot } from "../vendor/uplot.js" */

/** @param {{ words: string, values: readonly number[], draw: (target: HTMLElement) => Plot }} props  drawn anew for other values, words and colours */
export function Chart({ words, values, draw }) {
  const { preferences } = useShared();
  const target = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const box = /** @type {HTMLElement} */ (target.current);
    const plot = draw(box);
    const observer = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: HEIGHT }));
    observer.observe(box);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [words, values, preferences.theme]);
  return html`<figure class="chart">
    <figcaption>${words}</figcaption>
    <div class="plot" role="img" aria-label=${words} ref=${target}></div>
  </figure>`;
}
