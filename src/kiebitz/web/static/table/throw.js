/** Throwing a card onto the table: it follows the finger, and is played if it was drawn far enough upwards. */

import { useRef } from "../vendor/preact.js";

const DRAGGED = 8; // pixels before a tap becomes a drag
const THROWN = 70; // pixels upwards that play a card

/** @param {(() => void) | null} play  `null` where the card cannot be played now */
export function useThrow(play) {
  const start = useRef(/** @type {{ x: number, y: number } | null} */ (null));
  const dragged = useRef(false);

  /** @param {PointerEvent} event */
  const onPointerDown = (event) => {
    dragged.current = false;
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
    if (from !== null && dragged.current && event.type === "pointerup" && from.y - event.clientY > THROWN) play?.();
  };
  const handlers = { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end };
  return { handlers, wasDragged: () => dragged.current };
}
