/** One game, move by move: with all its cards, or with its review, in the view of who decided; and playing on from anywhere. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { Board } from "../games/board.js";
import { Badges, timeOf } from "../games/game_line.js";
import { Link, select } from "../games/link.js";
import { within } from "../games/moments.js";
import { PlayOn, usePlayOn } from "../games/play_on.js";
import { Steps } from "../games/steps.js";
import { momentInWords, Story } from "../games/story.js";
import { Details, feeling, headline } from "../outcome.js";
import { Dearest } from "../review/dearest.js";
import { ListReviews } from "../review/list_reviews.js";
import { Offer } from "../review/offer.js";
import { ReviewSide } from "../review/side.js";
import { useLook } from "../review/use_look.js";
import { useReview } from "../review/use_review.js";
import { addressOf, apiOf, boardAddress, go as goThere, keyOf, rename } from "../router.js";
import { useKeys } from "../table/keyboard.js";
import { contractName } from "../speech.js";
import { follow } from "./lobby.js";

/**
 * @import { Source } from "../router.js"
 * @import { GameSeen } from "../types.js"
 * @import { Look } from "../review/use_look.js"
 * @import { ReviewInUse } from "../review/use_review.js"
 *
 * @typedef {{ source: Source, move: number, isReviewed: boolean }} Asked
 */

const WIDE = "(min-width: 1000px)"; // where the story stands beside the board and scrolls by itself

/** @param {Asked} asked */
export function GamePage(asked) {
  const { say, sayOf } = useShared();
  const [seen, setSeen] = useState(/** @type {GameSeen | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  useEffect(() => void ask("GET", apiOf(asked.source), undefined, keyOf(asked.source)).then(setSeen, (error) => setFault(faultOf(error))), []);
  if (fault !== null)
    return html`<main class="message">
      <h1>${say("lobby-games")}</h1>
      <p role="alert">${fault === "not allowed" ? say("page-no-key") : sayOf("refusal", fault)}</p>
      <a class="button main" href="/games" onClick=${follow}>${say("lobby-games")}</a>
    </main>`;
  if (seen === null) return html`<main class="message"></main>`;
  return html`<${Looking} ...${asked} played=${seen} />`;
}

/** @param {Asked & { played: GameSeen }} props */
function Looking({ source, move, isReviewed, played }) {
  const shared = useShared();
  const { preferences } = shared;
  const inUse = useReview(source, isReviewed);
  const [at, setAt] = useState(within(move, played.moments));
  useEffect(() => setAt(within(move, played.moments)), [move]);
  const look = useLook(played, inUse.seen, at);
  const { seen, review } = look;
  const last = seen.moments.length - 1;
  const goToPlayed = (/** @type {number} */ wanted) => {
    const there = within(wanted, played.moments);
    look.showLine(false);
    setAt(there);
    rename(addressOf(source, there));
  };
  const goTo = (/** @type {number} */ wanted) => (look.isLine ? setAt(within(wanted, seen.moments)) : goToPlayed(wanted));
  useDearestFirst(isReviewed, look, at, goTo);
  useEffect(() => setAt(look.isLine ? (review?.winning?.number ?? at) : within(at, played.moments)), [look.isLine]);
  useKeys({ ...stepKeys(look, at, last, goTo), ...look.keys });
  const [play, playFault] = usePlayOn(source);
  const text = momentInWords(shared, preferences.suits, seen, look.toldAt);
  return html`<main class=${`game-page ${review === null ? "" : "reviewed"} ${look.isHindsight ? "hindsight-on" : ""}`}>
    <${Head} source=${source} seen=${seen} />
    ${review !== null &&
    html`<${Dearest}
      seen=${played}
      review=${review}
      isComplete=${look.isComplete}
      wish=${look.wish}
      at=${look.isLine ? null : at}
      go=${atTheBoard(goToPlayed)}
      playOn=${play}
    />`}
    <${Board} seen=${seen} at=${at} moment=${look.moment} nearest=${look.nearest} notes=${look.notes} />
    <${Steps} at=${at} last=${last} go=${goTo} text=${text} mistakes=${look.mistakes} />
    <${Beside} source=${source} played=${played} inUse=${inUse} look=${look} at=${at} go=${goTo} play=${play} playFault=${playFault} />
  </main>`;
}

/** Where the board is not in sight, going somewhere leads to it. @param {(at: number) => void} go */
const atTheBoard = (go) => (/** @type {number} */ wanted) => {
  go(wanted);
  if (!matchMedia(WIDE).matches) scrollTo({ top: 0 });
};

/**
 * Whoever came for the review is shown the dearest moment found by now, unless they have gone somewhere meanwhile.
 *
 * @param {boolean} isReviewed @param {Look} look @param {number} at @param {(at: number) => void} goTo
 */
function useDearestFirst(isReviewed, look, at, goTo) {
  const shown = useRef(isReviewed ? 0 : null);
  useEffect(() => {
    if (shown.current === at && look.dearest !== null) goTo((shown.current = look.dearest));
    if (look.isComplete) shown.current = null;
  }, [look.dearest, look.isComplete]);
}

/** @param {Look} look @param {number} at @param {number} last @param {(at: number) => void} goTo */
function stepKeys(look, at, last, goTo) {
  const { before, after } = look.mistakes ?? { before: null, after: null };
  return {
    ArrowLeft: () => goTo(at - 1),
    ArrowRight: () => goTo(at + 1),
    "Shift+ArrowLeft": () => goTo(before ?? at),
    "Shift+ArrowRight": () => goTo(after ?? at),
    Home: () => goTo(0),
    End: () => goTo(last),
  };
}

/**
 * What stands beside the board: the review, the result, the story, and what can be done with the game.
 *
 * @param {{ source: Source, played: GameSeen, inUse: ReviewInUse, look: Look, at: number, go: (at: number) => void,
 *   play: (seat: number, moves: number) => void, playFault: string | null }} props
 */
function Beside({ source, played, inUse, look, at, go, play, playFault }) {
  const { say } = useShared();
  const { seen, review } = look;
  const story = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (matchMedia(WIDE).matches && review === null)
      story.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return html`<aside class="story" ref=${story}>
    <${Offer} inUse=${inUse} />
    ${review !== null && html`<${ReviewSide} look=${look} played=${played} inUse=${inUse} at=${at} go=${go} playOn=${play} />`}
    ${seen.end !== null &&
    html`<section>
      <${Details} end=${seen.end} contract=${seen.line.contract} names=${seen.line.names} />
    </section>`}
    ${seen.line.isPartial && html`<p class="muted">${say("games-one-seat-meaning")}</p>`}
    <${Story} seen=${seen} at=${at} go=${atTheBoard(go)} sizeOf=${look.sizeOf} />
    ${seen.line.table !== null &&
    keyOf(source) === undefined &&
    review !== null &&
    html`<${ListReviews} table=${seen.line.table} deals=${look.isComplete ? 1 : 0} />`}
    ${!look.isLine && keyOf(source) === undefined && html`<${PlayOn} seen=${seen} at=${at} play=${play} fault=${playFault} />`}
    ${!look.isLine && keyOf(source) === undefined && html`<a class="button small on-board" href=${boardAddress(seen.record, at)} onClick=${follow}>${say("game-on-board")}</a>`}
    <${Link} key=${`link${at}`} address=${location.origin + addressOf(source, at)} />
    <details>
      <summary>${say("game-record")}</summary>
      <textarea readonly rows="8" aria-label=${say("game-record")} value=${seen.record} onFocus=${select}></textarea>
    </details>
  </aside>`;
}

/** @param {{ source: Source, seen: GameSeen }} props */
function Head({ source, seen: { line, end } }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const contract =
    line.contract === null ? [] : [contractName(shared, preferences.suits, line.contract), say("table-bid", { bid: line.bid })];
  return html`<header class="game-head">
    ${"game" in source
      ? html`<a class="button quiet small" href="/games" onClick=${follow}>‹ ${say("lobby-games")}</a>`
      : html`<a class="button quiet small" href=${source.room === undefined ? `/table/${source.table}` : `/room/${source.room}`} onClick=${follow}>‹ ${say("lobby-to-table")}</a>`}
    <h1 class=${end === null ? "" : feeling(end, line.seat)}>
      ${end === null ? say("outcome-unknown") : headline(shared, end, line.names, line.seat)}
    </h1>
    <p class="muted">${[...contract, timeOf(line.played, preferences.language)].join(" · ")} <${Badges} game=${line} /></p>
  </header>`;
}
