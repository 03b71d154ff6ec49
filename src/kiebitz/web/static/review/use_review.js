/**
 * The review of a game: the one that is kept, or how far it has come.
 *
 * @import { Source } from "../router.js"
 * @import { ReviewSeen } from "../types.js"
 *
 * @typedef {object} ReviewInUse
 * @property {ReviewSeen | null} seen  `null` until the server has answered
 * @property {string | null} fault
 * @property {(renew: boolean) => void} begin
 * @property {() => void} cancel
 */

import { useEffect, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { apiOf, keyOf } from "../router.js";

const BETWEEN_LOOKS = 300; // milliseconds

/** @param {ReviewSeen | null} seen */
export const isBeingMade = (seen) => seen !== null && (seen.state === "waiting" || seen.state === "running");

/** @param {Source} source @param {boolean} isWanted  whether one is to be made if there is none @returns {ReviewInUse} */
export function useReview(source, isWanted) {
  const [seen, setSeen] = useState(/** @type {ReviewSeen | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const key = keyOf(source);
  const path = /** @type {const} */ (`${apiOf(source)}/review`);
  const hear = (/** @type {Promise<ReviewSeen>} */ answer) =>
    answer.then(
      (said) => {
        setFault(null);
        setSeen(said);
      },
      (error) => setFault(faultOf(error)),
    );
  useEffect(() => void hear(isWanted ? ask("POST", path, {}, key) : ask("GET", path, undefined, key)), []);
  useEffect(() => {
    if (!isBeingMade(seen)) return undefined;
    const timer = setTimeout(() => void hear(ask("GET", path, undefined, key)), BETWEEN_LOOKS);
    return () => clearTimeout(timer);
  }, [seen]);
  return {
    seen,
    fault,
    begin: (renew) => void hear(ask("POST", path, { renew }, key)),
    cancel: () => void ask("DELETE", path, undefined, key).then(() => hear(ask("GET", path, undefined, key)), () => undefined),
  };
}
