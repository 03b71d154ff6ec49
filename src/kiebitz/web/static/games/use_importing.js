/**
 * The place for imports on the page of games: shown when it is wanted, and a file may be dropped anywhere.
 *
 * @import { ImportInUse } from "./use_import.js"
 *
 * @typedef {object} Importing
 * @property {ImportInUse} inUse
 * @property {boolean} isShown
 * @property {(isShown: boolean) => void} show
 * @property {boolean} isOver  whether a file is held over the page
 * @property {Record<"onDragOver" | "onDragLeave" | "onDrop", (event: DragEvent) => void>} dropping
 */

import { useEffect, useState } from "../vendor/preact.js";
import { useImport } from "./use_import.js";

/** @param {() => void} whenEnded @returns {Importing} */
export function useImporting(whenEnded) {
  const inUse = useImport(whenEnded);
  const [isShown, show] = useState(false);
  const [isOver, setOver] = useState(false);
  const isRunning = inUse.progress?.state === "running";
  useEffect(() => {
    if (isRunning) show(true);
  }, [isRunning]);

  const onDragOver = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = (/** @type {DragEvent} */ event) => event.relatedTarget === null && setOver(false);
  const onDrop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file === undefined || isRunning) return;
    show(true);
    inUse.begin(file);
  };
  return { inUse, isShown, show, isOver, dropping: { onDragOver, onDragLeave, onDrop } };
}
