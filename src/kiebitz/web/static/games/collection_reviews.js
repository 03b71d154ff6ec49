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

/** @param {{ query: string }} props */
export function CollectionReviews({ query }) {
  const { say } = useShared();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(/** @type {CollectionSeen | null} */ (null));
  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true; // what comes late, for another filter, is dropped
    ask("GET", `/api/games/reviews?${query}`).then((said) => isWanted && setSeen(said), () => undefined);
    return () => void (isWanted = false);
  }, [isOpen, query]);
  return html`<details class="collection-reviews" onToggle=${(/** @type {TargetedEvent<HTMLDetailsElement>} */ event) => setOpen(event.currentTarget.open)}>
    <summary>${say("given-away")}</summary>
    ${seen !== null &&
    html`<p class="muted">${say("reviewed-games", { games: seen.reviewed })}</p>
      ${seen.reviewed > 0 &&
      html`<${GivenAway} totals=${seen.totals} players=${playersOf(seen.totals, MOST_PLAYERS)} isAverage=${true} />`}`}
  </details>`;
}
