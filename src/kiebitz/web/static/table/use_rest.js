/** A rest after each decision, in which a second tap of the same finger decides nothing. */

import { useCallback, useEffect, useState } from "../vendor/preact.js";

const REST = 350; // milliseconds: a double tap takes less, a card that is meant takes longer

/** @returns {{ isResting: boolean, rest: () => void }} */
export function useRest() {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), REST);
    return () => clearTimeout(timer);
  }, [isResting]);
  return { isResting, rest: useCallback(() => setResting(true), []) };
}
