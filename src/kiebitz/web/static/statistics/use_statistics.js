/** The numbers over the games that are asked for, anew when that changes. */

import { useEffect, useRef, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";

/** @import { Statistics } from "../types.js" */

const TYPING = 200; // milliseconds before somebody who types is taken at their word

/** @param {string} query @returns {{ found: Statistics | null, fault: string | null, reload: () => void }} */
export function useStatistics(query) {
  const [found, setFound] = useState(/** @type {Statistics | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const asked = useRef(0); // what comes late, for another filter, is dropped
  const load = () => {
    const number = ++asked.current;
    ask("GET", `/api/statistics?${query}`).then(
      (said) => {
        if (number !== asked.current) return;
        setFault(null);
        setFound(said);
      },
      (error) => number === asked.current && setFault(faultOf(error)),
    );
  };
  useEffect(() => {
    const timer = setTimeout(load, found === null ? 0 : TYPING);
    return () => clearTimeout(timer);
  }, [query]);
  return { found, fault, reload: load };
}
