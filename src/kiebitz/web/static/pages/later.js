/** Pages that are loaded when somebody goes there, so that the first one opens sooner. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";

/**
 * A page in a module of its own.
 *
 * @param {() => Promise<(props: any) => unknown>} load
 */
export function later(load) {
  return function Later(/** @type {any} */ props) {
    const { words } = useShared();
    const [Page, setPage] = useState(/** @type {((props: any) => unknown) | null} */ (null));
    const [hasFailed, fail] = useState(false);
    useEffect(() => void load().then((found) => setPage(() => found), () => fail(true)), []);
    if (Page !== null) return html`<${Page} ...${props} />`;
    return html`<main class="message">${hasFailed && html`<p role="alert">${words.faults.unreachable}</p>`}</main>`;
  };
}
