/** The chance to win before every card, as a line: a tap leads to its moment. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { percent } from "../speech.js";
import { chancesOf, traced } from "./chances.js";
import { isWanted, verdictAt } from "./verdicts.js";

/**
 * @import { GameSeen, Review } from "../types.js"
 * @import { Wish } from "./verdicts.js"
 */

const WIDTH = 320;
const HEIGHT = 84;

/** @param {{ seen: GameSeen, review: Review, wish: Wish, at: number, go: (at: number) => void }} props */
export function ChanceLine({ seen, review, wish, at, go }) {
  const shared = useShared();
  const { say } = shared;
  const { declarer, names } = seen.line;
  const points = chancesOf(review, wish.seat, declarer);
  if (points.length < 2) return null;
  const line = traced(points, WIDTH, HEIGHT);
  const path = line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const here = line.findLast((point) => point.at <= at);
  const step = WIDTH / (line.length - 1);
  const [first, last] = [points[0], points[points.length - 1]].map(({ chance }) => percent(shared, chance));
  return html`<section class="chances">
    <h2>
      ${say("chance", { name: names[wish.seat ?? declarer ?? 0] })}
      ${here !== undefined && html`<span>${percent(shared, points[line.indexOf(here)].chance)}</span>`}
    </h2>
    <svg viewBox=${`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`} role="img" aria-label=${say("chance-line", { first, last })}>
      <rect class="ground" width=${WIDTH} height=${HEIGHT} rx="6" />
      <polygon class="area" points=${`0,${HEIGHT} ${path} ${WIDTH},${HEIGHT}`} />
      <line class="even" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
      ${here !== undefined && html`<line class="here" x1=${here.x} x2=${here.x} y1="-4" y2=${HEIGHT + 4} />`}
      <polyline class="line" points=${path} />
      ${line.map((point) => {
        const verdict = verdictAt(review, point.at);
        if (!isWanted(verdict, wish)) return null;
        return html`<circle key=${point.at} class=${`dot ${verdict?.size}`} cx=${point.x} cy=${point.y} r="5" />`;
      })}
      ${line.map(
        (point) => html`<rect
          key=${point.at}
          class="touch"
          x=${point.x - step / 2}
          y="-6"
          width=${step}
          height=${HEIGHT + 12}
          onClick=${() => go(point.at)}
        />`,
      )}
    </svg>
  </section>`;
}
