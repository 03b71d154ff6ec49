/**
 * What a person is about to do in their turn, which nobody else knows of yet.
 *
 * @import { Frame } from "../show.js"
 * @import { Act } from "../types.js"
 * @import { Draft } from "./draft.js"
 * @import { Claiming } from "./use_claim.js"
 *
 * @typedef {object} Turn
 * @property {Draft} draft
 * @property {(draft: Draft) => void} setDraft
 * @property {boolean} isArmed  whether a second tap plays the chosen card
 * @property {boolean} isRefused  whether a card was tapped that cannot be played
 * @property {() => void} refuse
 * @property {Claiming} claiming
 * @property {string[]} cards  the hand as it is sorted now
 * @property {string[] | null} playable  those that can be chosen; `null` where it is not about cards
 * @property {string[]} chosen
 * @property {(card: string) => void} choose
 */

import { useCallback, useEffect, useLayoutEffect, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { EMPTY, putAway } from "./draft.js";
import { momentOf } from "./moment.js";
import { useClaim } from "./use_claim.js";

const PLAYED_BY_ITSELF_AFTER = 500; // milliseconds

/** @param {Frame} frame @param {boolean} canAct @param {(act: Act) => void} act @returns {Turn} */
export function useTurn({ sight, holdsTrick }, canAct, act) {
  const { preferences } = useShared();
  const [draft, setDraft] = useState(EMPTY);
  const [armed, setArmed] = useState(/** @type {string | null} */ (null));
  const [isRefused, setRefused] = useState(false);
  const moment = momentOf(sight);
  const claiming = useClaim(moment, act);
  // At once: a moment later it would undo what a quick person has done meanwhile.
  useLayoutEffect(() => {
    setDraft(EMPTY);
    setArmed(null);
    setRefused(false);
  }, [moment]);

  const isAsked = canAct && sight.asked === "move";
  const isPlaying = isAsked && sight.phase === "play";
  const isDeclaring = isAsked && sight.phase === "declare";
  const play = useCallback(
    (/** @type {string} */ card) => {
      if (preferences.secondTap && armed !== card) return setArmed(card);
      act({ type: "move", move: card });
    },
    [armed, act, preferences.secondTap],
  );
  const canPlayItself = isPlaying && !holdsTrick && preferences.playsOnly && sight.options.cards.length === 1;
  usePlayedByItself(canPlayItself ? sight.options.cards[0] : null, moment, act);
  return {
    draft,
    setDraft,
    isArmed: armed !== null,
    isRefused,
    refuse: () => setRefused(true),
    claiming,
    cards: (draft.kind !== null && sight.options.orders[draft.kind]) || sight.hand,
    playable: isPlaying ? sight.options.cards : isDeclaring ? sight.hand : null,
    chosen: isDeclaring ? draft.discard : armed === null ? [] : [armed],
    choose: isDeclaring ? (card) => setDraft(putAway(draft, card)) : play,
  };
}

/** @param {string | null} card  the only one that can be played @param {string} moment @param {(act: Act) => void} act */
function usePlayedByItself(card, moment, act) {
  useEffect(() => {
    if (card === null) return undefined;
    const timer = setTimeout(() => act({ type: "move", move: card }), PLAYED_BY_ITSELF_AFTER);
    return () => clearTimeout(timer);
  }, [card, moment]);
}
