/** One game, move by move, with all its cards; and playing on from any moment of it. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { ask } from "../api.js";
import { useShared } from "../context.js";
import { Board } from "../games/board.js";
import { Badges, timeOf } from "../games/game_line.js";
import { hasHappened, within } from "../games/moments.js";
import { Steps } from "../games/steps.js";
import { momentInWords, Story } from "../games/story.js";
import { Details, feeling, headline } from "../outcome.js";
import { addressOf, go, rename } from "../router.js";
import { useKeys } from "../table/keyboard.js";
import { contractName } from "../words/speech.js";
import { follow } from "./lobby.js";

/**
 * @import { Source } from "../router.js"
 * @import { GameSeen } from "../types.js"
 */

const WIDE = "(min-width: 1000px)"; // where the story stands beside the board and scrolls by itself

/** @param {{ source: Source, move: number }} props */
export function GamePage({ source, move }) {
  const { words } = useShared();
  const [seen, setSeen] = useState(/** @type {GameSeen | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    const path = "game" in source ? `/api/games/${source.game}` : `/api/tables/${source.table}/deals/${source.deal}`;
    ask("GET", path).then(setSeen, (error) => setFault(error.fault));
  }, []);
  if (fault !== null)
    return html`<main class="message">
      <h1>${words.yourGames}</h1>
      <p role="alert">${fault === "not allowed" ? words.noKey : (words.faults[fault] ?? words.faults.failed)}</p>
      <a class="button main" href="/games" onClick=${follow}>${words.yourGames}</a>
    </main>`;
  if (seen === null) return html`<main class="message"></main>`;
  return html`<${Looking} source=${source} move=${move} seen=${seen} />`;
}

/** @param {{ source: Source, move: number, seen: GameSeen }} props */
function Looking({ source, move, seen }) {
  const { words, preferences } = useShared();
  const last = seen.moments.length - 1;
  const [at, setAt] = useState(within(move, seen.moments));
  useEffect(() => setAt(within(move, seen.moments)), [move]);
  const goTo = (/** @type {number} */ wanted) => {
    const there = within(wanted, seen.moments);
    setAt(there);
    rename(addressOf(source, there));
  };
  const lookAt = (/** @type {number} */ wanted) => {
    goTo(wanted);
    if (!matchMedia(WIDE).matches) scrollTo({ top: 0 }); // to the board
  };
  useKeys({
    ArrowLeft: () => goTo(at - 1),
    ArrowRight: () => goTo(at + 1),
    Home: () => goTo(0),
    End: () => goTo(last),
  });
  const story = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (matchMedia(WIDE).matches) story.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return html`<main class="game-page">
    <${Head} source=${source} seen=${seen} />
    <${Board} seen=${seen} at=${at} />
    <${Steps} at=${at} last=${last} go=${goTo} text=${momentInWords(words, preferences.suits, seen, at)} />
    <aside class="story" ref=${story}>
      ${seen.end !== null &&
      html`<section>
        <${Details}
          end=${seen.end}
          contract=${seen.line.contract}
          names=${seen.line.names}
          isClaimed=${hasHappened(seen.moments, last, "SC")}
        />
      </section>`}
      ${seen.line.isPartial && html`<p class="muted">${words.partial}</p>`}
      <${PlayOn} key=${at} source=${source} seen=${seen} at=${at} />
      <${Story} seen=${seen} at=${at} go=${lookAt} />
      <${Link} key=${`link${at}`} address=${location.origin + addressOf(source, at)} />
      <details>
        <summary>${words.record}</summary>
        <textarea readonly rows="8" aria-label=${words.record} value=${seen.record} onFocus=${select}></textarea>
      </details>
    </aside>
  </main>`;
}

/** @param {{ source: Source, seen: GameSeen }} props */
function Head({ source, seen: { line, end } }) {
  const { words, preferences } = useShared();
  const contract =
    line.contract === null ? [] : [contractName(words, preferences.suits, line.contract), words.atBid(line.bid)];
  return html`<header class="game-head">
    ${"game" in source
      ? html`<a class="button quiet small" href="/games" onClick=${follow}>‹ ${words.yourGames}</a>`
      : html`<a class="button quiet small" href=${`/table/${source.table}`} onClick=${follow}>‹ ${words.toTable}</a>`}
    <h1 class=${end === null ? "" : feeling(end, line.seat)}>${end === null ? words.unknown : headline(words, end, line.names, line.seat)}</h1>
    <p class="muted">${[...contract, timeOf(line.played, preferences.language)].join(" · ")} <${Badges} game=${line} /></p>
  </header>`;
}

/** @param {{ source: Source, seen: GameSeen, at: number }} props */
function PlayOn({ source, seen, at }) {
  const { words } = useShared();
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const play = (/** @type {number} */ seat) => {
    const path = "game" in source ? `/api/games/${source.game}/play` : `/api/tables/${source.table}/again`;
    const wanted = "game" in source ? { seat, moves: at } : { deal: source.deal, seat, moves: at };
    ask("POST", path, wanted).then(
      (begun) => go(`/table/${begun.table}`),
      (error) => setFault(error.fault),
    );
  };
  if (at === seen.moments.length - 1) return html`<section class="play-on"><p class="muted">${words.endOfGame}</p></section>`;
  return html`<section class="play-on">
    <h2>${words.playFrom}</h2>
    <div class="play-seats">
      ${words.seats.map(
        (seat, number) => html`<button key=${seat} class="button small" onClick=${() => play(number)}>
          ${seat} <span class="muted">${seen.line.names[number]}</span>
        </button>`,
      )}
    </div>
    ${seen.line.isPartial && html`<p class="muted">${words.madeUp}</p>`}
    ${fault !== null && html`<p class="fault" role="alert">${words.faults[fault] ?? words.faults.failed}</p>`}
  </section>`;
}

/** @param {{ address: string }} props */
function Link({ address }) {
  const { words } = useShared();
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(address).then(() => setCopied(true), () => undefined);
  return html`<div class="field">
    <span>${words.linkToMoment}</span>
    <span class="link-line">
      <input readonly aria-label=${words.linkToMoment} value=${address} onFocus=${select} />
      ${navigator.clipboard !== undefined &&
      html`<button class="button small" onClick=${copy}>${isCopied ? words.copied : words.copy}</button>`}
    </span>
  </div>`;
}

/** @param {{ target: HTMLInputElement | HTMLTextAreaElement }} event */
const select = (event) => event.target.select();
