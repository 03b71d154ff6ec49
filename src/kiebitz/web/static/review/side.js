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
  const { words, preferences } = useShared();
  const { review, wish, verdict, isOpen, isLine } = look;
  if (review === null) return null;
  if (look.isComplete && review.verdicts.every(({ knew }) => knew === null)) return html`<p class="muted">${words.nothingToJudge}</p>`;
  const { judge, made } = inUse.seen ?? { judge: null, made: null };
  return html`${isLine
      ? html`<p class="hindsight" role="status">${words.lineShown}</p>`
      : html`<${Choosing} seen=${played} review=${review} wish=${wish} change=${look.change} isOpen=${isOpen} open=${look.open} />`}
    ${!isLine && html`<${ChanceLine} seen=${played} review=${review} wish=${wish} at=${at} go=${go} />`}
    ${verdict !== null && html`<${VerdictCard} seen=${played} verdict=${verdict} isOpen=${isOpen} />`}
    ${review.winning !== null &&
    html`<${CouldBeWon} seen=${played} winning=${review.winning} isShown=${isLine} show=${look.showLine} playOn=${playOn} />`}
    ${judge !== null &&
    made !== null &&
    html`<p class="muted small judged">
      ${words.judgedBy(judge, timeOf(made, preferences.language))}
      <button class="quiet renew" disabled=${isBeingMade(inUse.seen)} onClick=${() => inUse.begin(true)}>${words.renewReview}</button>
      <span class="review-keys">${words.reviewKeys}</span>
    </p>`}`;
}
