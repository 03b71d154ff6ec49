/** A finger on a card: a tap, or a throw that the card follows and that plays it if it was drawn far enough upwards. */

import { useRef } from "../vendor/preact.js";

const DRAGGED = 8; // pixels before a tap becomes a drag
const THROWN = 70; // pixels upwards that play a card

/** @param {(() => void) | null} play  `null` where the card cannot be played now @param {string} moment  of the table */
export function useThrow(play, moment) {
  const start = useRef(/** @type {{ x: number, y: number } | null} */ (null));
  const began = useRef(/** @type {string | null} */ (null));
  const dragged = useRef(false);

  /** @param {PointerEvent} event */
  const onPointerDown = (event) => {
    dragged.current = false;
    began.current = play === null ? null : moment;
    if (play !== null && event.isPrimary) start.current = { x: event.clientX, y: event.clientY };
  };
  /** @param {PointerEvent} event */
  const onPointerMove = (event) => {
    if (start.current === null) return;
    const dx = event.clientX - start.current.x;
    const dy = event.clientY - start.current.y;
    if (!dragged.current && Math.hypot(dx, dy) < DRAGGED) return;
    const element = /** @type {HTMLElement} */ (event.currentTarget);
    if (!dragged.current) element.setPointerCapture(event.pointerId);
    dragged.current = true;
    element.style.transform = `translate(${dx}px, ${dy}px)`;
    element.classList.add("dragged");
  };
  /** @param {PointerEvent} event */
  const end = (event) => {
    const element = /** @type {HTMLElement} */ (event.currentTarget);
    element.style.transform = "";
    element.classList.remove("dragged");
    const from = start.current;
    start.current = null;
    if (from !== null && dragged.current && event.type === "pointerup" && from.y - event.clientY > THROWN && began.current === moment)
      play?.();
  };
  const handlers = { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end };
  /** Whether a click is a tap on this card as it is now: by key, or by a finger that came down after all had changed. */
  const isTap = (/** @type {MouseEvent} */ { detail }) => detail === 0 || (!dragged.current && began.current === moment);
  return { handlers, isTap };
}
