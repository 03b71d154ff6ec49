/** A deal or a position, made by tapping: choose a place, then its cards. What is wrong is told while it is made. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { ask } from "../api.js";
import { Face } from "../cards.js";
import { causeText } from "../causes.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { Segments } from "../segments.js";
import { cardName, kindName } from "../speech.js";
import { wrongOf } from "./use_board.js";

/** @import { SetupSeen } from "../types.js" */

const SUITS = ["C", "S", "H", "D"];
const RANKS = ["J", "A", "T", "K", "Q", "9", "8", "7"];
const SIZES = [10, 10, 10, 2];
const SKAT = 3;
const TABLE = 4;
const KINDS = ["", "C", "S", "H", "D", "G", "N"];

/** @type {SetupSeen} */
export const EMPTY = { places: [[], [], [], []], kind: null, declarer: 0, leader: 0, trick: [], points: 0, tricks: 0, faults: [], text: null };

/** @param {{ start: SetupSeen, use: (text: string) => void }} props */
export function SetUp({ start, use }) {
  const { say, sayOf } = useShared();
  const { setup, change, fault } = useSetup(start);
  const [place, setPlace] = useState(0);
  const put = (/** @type {string} */ card) => {
    const after = moved(setup, card, place);
    change(after);
    if (place < SKAT && after.places[place].length >= SIZES[place] && after.places[place].includes(card)) setPlace(place + 1);
  };
  return html`<section class="set-up card-box">
    <${Places} setup=${setup} place=${place} choose=${setPlace} />
    <${Tray} setup=${setup} put=${put} />
    <div class="board-calls">
      <button class="button" onClick=${() => change(setup, true)}>${say("board-deal-rest")}</button>
      <button class="button quiet" onClick=${() => change({ ...EMPTY, kind: setup.kind, declarer: setup.declarer })}>${say("board-clear")}</button>
    </div>
    <${Played} setup=${setup} change=${change} />
    <${Faults} setup=${setup} />
    ${fault !== null && html`<p class="fault" role="alert">${sayOf("refusal", fault)}</p>`}
    <button class="button main" disabled=${setup.text === null} onClick=${() => setup.text !== null && use(setup.text)}>
      ${say("board-use")}
    </button>
  </section>`;
}

/** The setup as it is, checked by the server after every change; of several answers the newest counts. @param {SetupSeen} start */
function useSetup(start) {
  const [setup, setSetup] = useState(start);
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const number = useRef(0);
  const change = (/** @type {SetupSeen} */ after, isFilled = false) => {
    const mine = ++number.current;
    setSetup({ ...after, text: null });
    const { kind, declarer, leader, trick, points, tricks } = after;
    const places = after.places.map((cards) => cards.join("."));
    ask("POST", "/api/board/check", { places, kind, declarer, leader, trick, points, tricks, deal_rest: isFilled }).then(
      (checked) => {
        if (mine !== number.current) return;
        setSetup(checked);
        setFault(null);
      },
      (error) => setFault(wrongOf(error).fault),
    );
  };
  useEffect(() => change(start), []);
  return { setup, change, fault };
}

/** A card put to a place, or away from there. @param {SetupSeen} setup @param {string} card @param {number} place @returns {SetupSeen} */
export function moved(setup, card, place) {
  const wasThere = place === TABLE ? setup.trick.includes(card) : setup.places[place].includes(card);
  const places = setup.places.map((cards) => cards.filter((each) => each !== card));
  const trick = setup.trick.filter((each) => each !== card);
  if (!wasThere && place === TABLE) trick.push(card);
  else if (!wasThere) places[place].push(card);
  return { ...setup, places, trick };
}

/** @param {{ setup: SetupSeen, place: number, choose: (place: number) => void }} props */
function Places({ setup, place, choose }) {
  const { say } = useShared();
  /** @type {[number, string][]} */
  const choices = [0, 1, 2, SKAT].map((each) => [each, say("board-place", { place: each, count: setup.places[each].length })]);
  if (setup.kind !== null) choices.push([TABLE, say("board-place", { place: TABLE, count: setup.trick.length })]);
  return html`<${Segments} label=${say("board-where")} value=${place} choices=${choices} choose=${choose} />`;
}

/** All cards; the letter says where each lies. @param {{ setup: SetupSeen, put: (card: string) => void }} props */
function Tray({ setup, put }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const placeOf = (/** @type {string} */ card) => (setup.trick.includes(card) ? TABLE : setup.places.findIndex((cards) => cards.includes(card)));
  return html`<div class="tray" role="group" aria-label=${say("board-tray")}>
    ${SUITS.flatMap((suit) =>
      RANKS.map((rank) => {
        const card = suit + rank;
        const place = placeOf(card);
        const where = place < 0 ? say("board-nowhere") : say("board-lies", { place });
        return html`<button key=${card} class=${`tray-card ${place < 0 ? "" : "placed"}`} data-card=${card}
          aria-label=${`${cardName(shared, preferences.suits, card)}: ${where}`} onClick=${() => put(card)}>
          <span class="card"><${Face} card=${card} /></span>
          <span class="where" aria-hidden="true">${place < 0 ? "" : say("board-letter", { place })}</span>
        </button>`;
      }),
    )}
  </div>`;
}

/** What is played, by whom, and how far. @param {{ setup: SetupSeen, change: (setup: SetupSeen) => void }} props */
function Played({ setup, change }) {
  const shared = useShared();
  const { say, preferences } = shared;
  /** @type {[number, string][]} */
  const seats = [0, 1, 2].map((seat) => [seat, say("seat", { seat })]);
  return html`<label class="field">
      <span>${say("board-game")}</span>
      <select value=${setup.kind ?? ""} onChange=${entered((kind) => change({ ...setup, kind: kind === "" ? null : kind, trick: kind === "" ? [] : setup.trick }))}>
        ${KINDS.map(
          (kind) => html`<option key=${kind} value=${kind} selected=${kind === (setup.kind ?? "")}>
            ${kind === "" ? say("board-to-be-bid") : kindName(shared, preferences.suits, kind)}
          </option>`,
        )}
      </select>
    </label>
    ${setup.kind !== null &&
    html`<${Segments} label=${say("table-declarer")} value=${setup.declarer} choices=${seats} choose=${(/** @type {number} */ declarer) => change({ ...setup, declarer })} />
      <details class="under-way" open=${setup.trick.length > 0 || setup.tricks > 0}>
        <summary>${say("board-under-way")}</summary>
        <${Segments} label=${say("board-leads")} value=${setup.leader} choices=${seats} choose=${(/** @type {number} */ leader) => change({ ...setup, leader })} />
        <${Count} label=${say("board-points")} value=${setup.points} most=${120} use=${(/** @type {number} */ points) => change({ ...setup, points })} />
        <${Count} label=${say("board-tricks")} value=${setup.tricks} most=${10} use=${(/** @type {number} */ tricks) => change({ ...setup, tricks })} />
      </details>`}`;
}

/** @param {{ label: string, value: number, most: number, use: (value: number) => void }} props */
function Count({ label, value, most, use }) {
  return html`<label class="field">
    <span>${label}</span>
    <input type="number" min="0" max=${most} value=${value} onChange=${entered((text) => use(Math.max(0, Math.min(most, Math.round(Number(text) || 0)))))} />
  </label>`;
}

/** @param {{ setup: SetupSeen }} props */
function Faults({ setup }) {
  const shared = useShared();
  return html`<div role="status"><ul class="set-up-faults">
    ${setup.faults.map((each, number) => html`<li key=${number}>${causeText(shared, each.cause)}</li>`)}
    ${setup.text !== null && html`<li class="good">${shared.say("board-is-good")}</li>`}
  </ul></div>`;
}
