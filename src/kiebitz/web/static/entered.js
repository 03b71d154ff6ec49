/** Handlers that are told what somebody has entered, instead of the event. */

/** @import { TargetedEvent } from "preact" */

/**
 * What was typed into a field, or chosen from a list.
 *
 * @param {(value: string) => void} use
 * @returns {(event: TargetedEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void}
 */
export const entered = (use) => (event) => use(event.currentTarget.value);

/** @param {(isTicked: boolean) => void} use @returns {(event: TargetedEvent<HTMLInputElement>) => void} */
export const ticked = (use) => (event) => use(event.currentTarget.checked);
