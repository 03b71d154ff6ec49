/** Keys at the table. Where somebody types, or a key has a meaning of its own, they are left alone. */

import { useLayoutEffect, useRef } from "../vendor/preact.js";

const ABLE = ":is(button, a, summary):not([aria-disabled='true'])";

/** @param {Record<string, () => void>} keys  by the name of the key, letters in small; one with Shift may have a meaning of its own */
export function useKeys(keys) {
  const current = useRef(keys);
  current.current = keys;
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target.matches("input, textarea, select")) return;
      if (event.repeat) return event.key === "Enter" ? event.preventDefault() : undefined; // held down, it decides once
      if ((event.key === "Enter" || event.key === " ") && target.matches(ABLE)) return; // they do what they are for
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const pressed = (event.shiftKey && current.current[`Shift+${name}`]) || current.current[name];
      if (pressed === undefined) return;
      event.preventDefault();
      pressed();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
