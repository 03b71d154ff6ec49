/** What was given away in the games that are found and have a review, on request. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask } from "../api.js";
import { useShared } from "../context.js";
import { GivenAway } from "../review/given_away.js";
import { playersOf } from "../review/totals.js";

/**
 * @import { TargetedEvent } from "preact"
 * @import { CollectionSeen } from "../types.js"
 */

const MOST_PLAYERS = 12;

const BETWEEN_LOOKS = 3000; // milliseconds, while reviews are being made

/** @param {{ query: string }} props */
export function CollectionReviews({ query }) {
  const { say } = useShared();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(/** @type {CollectionSeen | null} */ (null));
  const isWaiting = seen !== null && seen.waiting > 0;
  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true; // what comes late, for another filter, is dropped
    const look = () => ask("GET", `/api/games/reviews?${query}`).then((said) => isWanted && setSeen(said), () => undefined);
    void look();
    const timer = isWaiting ? setInterval(look, BETWEEN_LOOKS) : undefined;
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [isOpen, query, isWaiting]);
  const begin = () => void ask("POST", `/api/games/reviews?${query}`).then(setSeen, () => undefined);
  const stop = () => void ask("DELETE", `/api/games/reviews?${query}`).then(setSeen, () => undefined);
  return html`<details class="collection-reviews" onToggle=${(/** @type {TargetedEvent<HTMLDetailsElement>} */ event) => setOpen(event.currentTarget.open)}>
    <summary>${say("given-away")}</summary>
    ${seen !== null &&
    html`<p class="muted" role="status">
        ${isWaiting
          ? say("reviewed-list", { reviewed: seen.reviewed, deals: seen.reviewed + seen.missing })
          : say("reviewed-games", { games: seen.reviewed })}
      </p>
      ${isWaiting && html`<button class="button small" onClick=${stop}>${say("statistics-review-stop")}</button>`}
      ${!isWaiting &&
      seen.missing > 0 &&
      html`<button class="button small" onClick=${begin}>${say("reviewed-missing", { missing: seen.missing })}</button>`}
      ${seen.reviewed > 0 &&
      html`<${GivenAway} totals=${seen.totals} players=${playersOf(seen.totals, MOST_PLAYERS)} isAverage=${true} />`}`}
  </details>`;
}
