/** Cards as they are drawn: faces from a deck of symbols that is loaded once, and backs, which have no name. */

import { html, useEffect } from "./vendor/preact.js";
import { useShared } from "./context.js";
import { deckName } from "./preferences.js";
import { cardName } from "./speech.js";

/** @import { CardNote } from "./review/card_notes.js" */

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/** Put the symbols of a deck on the page, once. @param {string} name */
function loadDeck(name) {
  const loading = loaded.get(name) ?? fetchDeck(name);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name)); // tried again when it is needed again
  return loading;
}

/** @param {string} name */
async function fetchDeck(name) {
  const response = await fetch(`/cards/${name}.svg`);
  if (!response.ok) throw new Error(`no deck ${name}`);
  const deck = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  document.getElementById("decks")?.append(document.importNode(deck.documentElement, true));
}

/** @param {string} name */
export function useDeck(name) {
  useEffect(() => {
    loadDeck(name).catch(() => undefined);
  }, [name]);
}

/** @param {{ card: string | null }} props */
export function Face({ card }) {
  const { preferences } = useShared();
  const symbol = card === null ? "k-back" : `k-${deckName(preferences)}-${card}`;
  return html`<svg class="face" viewBox="0 0 100 150" aria-hidden="true">
    <use href=${`#${symbol}`} width="100" height="150" />
  </svg>`;
}

/**
 * A card that only lies there, perhaps with a note of what is said about it.
 *
 * @param {{ card: string | null, class?: string, note?: CardNote }} props
 */
export function Lying({ card, class: extra = "", note }) {
  const shared = useShared();
  const { preferences, say } = shared;
  if (card === null) return html`<span class=${`card ${extra}`}><${Face} card=${null} /></span>`;
  const name = cardName(shared, preferences.suits, card);
  if (note === undefined)
    return html`<span class=${`card ${extra}`} role="img" aria-label=${name}><${Face} card=${card} /></span>`;
  const states = [note.isPlayed && say("choice-made"), note.isBest && say("choice-best"), note.text].filter(Boolean);
  const looks = `${extra} ${note.isPlayed ? "was-played" : ""} ${note.isBest ? "was-best" : ""}`;
  return html`<span class=${`card noted ${looks}`} role="img" aria-label=${[name, ...states].join(", ")}>
    <${Face} card=${card} />
    ${note.text !== "" && html`<span class="note" aria-hidden="true">${note.text}</span>`}
  </span>`;
}

/**
 * Cards in a row that lie on each other.
 *
 * @param {{ cards: (string | null)[], label?: string, class?: string, notes?: Map<string, CardNote> }} props
 */
export function Fan({ cards, label, class: extra = "", notes }) {
  return html`<span class=${`fan ${extra}`} style=${{ "--n": cards.length }} role="group" aria-label=${label}>
    ${cards.map((card, place) => html`<${Lying} key=${card ?? place} card=${card} note=${notes?.get(card ?? "")} />`)}
  </span>`;
}
