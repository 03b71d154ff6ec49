/**
 * The list of games as far as it has been asked for.
 *
 * @import { GameLine, Totals } from "../types.js"
 * @import { Filter } from "./filter.js"
 *
 * @typedef {object} GamesInUse
 * @property {GameLine[] | null} games  `null` until the first answer
 * @property {Totals | null} totals
 * @property {boolean} hasMore
 * @property {string | null} fault
 * @property {() => void} more
 * @property {() => void} reload
 */

import { useEffect, useRef, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { queryOf } from "./filter.js";

const TYPING = 200; // milliseconds before somebody who types is taken at their word

/** @type {{ games: GameLine[] | null, totals: Totals | null, next: string | null }} */
const NOTHING = { games: null, totals: null, next: null };

/** @param {Filter} filter @returns {GamesInUse} */
export function useGames(filter) {
  const [list, setList] = useState(NOTHING);
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const asked = useRef(0); // what comes late, for another filter, is dropped
  const query = queryOf(filter);

  /** @param {string | null} before */
  const load = (before) => {
    const number = ++asked.current;
    /** @type {`/api/games?${string}`} */
    const path = before === null ? `/api/games?${query}` : `/api/games?${query}&before=${before}`;
    ask("GET", path).then(
      (found) => {
        if (number !== asked.current) return;
        setFault(null);
        setList((shown) =>
          before === null
            ? found
            : { games: [...(shown.games ?? []), ...found.games], totals: shown.totals, next: found.next },
        );
      },
      (error) => number === asked.current && setFault(faultOf(error)),
    );
  };
  useEffect(() => {
    const timer = setTimeout(() => load(null), list.games === null ? 0 : TYPING);
    return () => clearTimeout(timer);
  }, [query]);

  return {
    games: list.games,
    totals: list.totals,
    hasMore: list.next !== null,
    fault,
    more: () => load(list.next),
    reload: () => load(null),
  };
}
