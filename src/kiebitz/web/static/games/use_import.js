/**
 * An import in the background: begun here, or before this page was loaded.
 *
 * @import { ImportSeen } from "../types.js"
 *
 * @typedef {object} ImportInUse
 * @property {ImportSeen | null} progress
 * @property {boolean} isSending  whether the games are on their way to the server
 * @property {string | null} fault
 * @property {(games: Blob) => void} begin
 * @property {() => void} cancel
 */

import { useEffect, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";

const BETWEEN_LOOKS = 250; // milliseconds

/** How much of it has been read, in percent. @param {Pick<ImportSeen, "bytesRead" | "bytesTotal">} progress */
export const percentRead = ({ bytesRead, bytesTotal }) =>
  bytesTotal === 0 ? 0 : Math.min(100, Math.floor((100 * bytesRead) / bytesTotal));

/** @param {() => void} whenEnded @returns {ImportInUse} */
export function useImport(whenEnded) {
  const [number, setNumber] = useState(/** @type {number | null} */ (null));
  const [progress, setProgress] = useState(/** @type {ImportSeen | null} */ (null));
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState(/** @type {string | null} */ (null));

  useEffect(() => {
    ask("GET", "/api/imports").then(
      ({ imports }) => imports.length > 0 && setNumber(imports[0]),
      () => undefined, // the list of games says so too
    );
  }, []);
  useEffect(() => {
    if (number === null) return undefined;
    let timer = 0;
    const look = () =>
      void ask("GET", `/api/imports/${number}`).then(
        (seen) => {
          setProgress(seen);
          if (seen.state === "running") timer = setTimeout(look, BETWEEN_LOOKS);
          else whenEnded();
        },
        (error) => setFault(faultOf(error)),
      );
    look();
    return () => clearTimeout(timer);
  }, [number]);

  const begin = async (/** @type {Blob} */ games) => {
    setFault(null);
    setProgress(null);
    setSending(true);
    try {
      setNumber((await ask("POST", "/api/imports", games)).import);
    } catch (error) {
      setFault(faultOf(error));
    }
    setSending(false);
  };
  const cancel = () => number !== null && void ask("DELETE", `/api/imports/${number}`).catch(() => undefined);
  return { progress, isSending, fault, begin: (games) => void begin(games), cancel };
}
