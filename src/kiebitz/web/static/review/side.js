/** What stands beside the board in a review: the verdict, how the game stood, and whether it could be won. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { timeOf } from "../games/game_line.js";
import { ChanceLine } from "./chance_line.js";
import { Choosing } from "./choosing.js";
import { CouldBeWon } from "./could_be_won.js";
import { isBeingMade } from "./use_review.js";
import { VerdictCard } from "./verdict_card.js";

/**
 * @import { GameSeen } from "../types.js"
 * @import { Look } from "./use_look.js"
 * @import { ReviewInUse } from "./use_review.js"
 */

/**
 * @param {{ look: Look, played: GameSeen, inUse: ReviewInUse, at: number, go: (at: number) => void,
 *   playOn: (seat: number, at: number) => void }} props
 */
export function ReviewSide({ look, played, inUse, at, go, playOn }) {
  const { say, preferences } = useShared();
  const { review, wish, verdict, isOpen, isLine } = look;
  if (review === null) return null;
  if (look.isComplete && review.verdicts.every(({ knew }) => knew === null)) return html`<p class="muted">${say("review-nothing-to-judge")}</p>`;
  const { judge, made } = inUse.seen ?? { judge: null, made: null };
  return html`${isLine
      ? html`<p class="hindsight" role="status">${say("winning-shown")}</p>`
      : html`<${Choosing} seen=${played} review=${review} wish=${wish} change=${look.change} isOpen=${isOpen} open=${look.open} />`}
    ${!isLine && html`<${ChanceLine} seen=${played} review=${review} wish=${wish} at=${at} go=${go} />`}
    ${verdict !== null && html`<${VerdictCard} seen=${played} verdict=${verdict} isOpen=${isOpen} />`}
    ${review.winning !== null &&
    html`<${CouldBeWon} seen=${played} winning=${review.winning} isShown=${isLine} show=${look.showLine} playOn=${playOn} />`}
    ${judge !== null &&
    made !== null &&
    html`<p class="muted small judged">
      ${say("review-judge", { judge, when: timeOf(made, preferences.language) })}
      <button class="quiet renew" disabled=${isBeingMade(inUse.seen)} onClick=${() => inUse.begin(true)}>${say("review-again")}</button>
      <span class="review-keys">${say("review-keys")}</span>
    </p>`}`;
}
