/** Pages that are shown once all that they need has been loaded, which they are not before somebody goes there. */

import { html, useLayoutEffect, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { loadStylesheets } from "../stylesheets.js";

/**
 * @import { VNode } from "preact"
 * @import { Stylesheet } from "../stylesheets.js"
 */

/**
 * A page that waits for its stylesheets, so that nobody sees it without, and for its module if it has one of its own.
 *
 * @template {object} Props
 * @param {Stylesheet[]} stylesheets @param {() => Promise<(props: Props) => VNode>} load
 */
export function later(stylesheets, load) {
  /** @type {((props: Props) => VNode) | null} */
  let loaded = null; // once there, it is shown at once
  const prepare = async () => {
    const [page] = await Promise.all([load(), loadStylesheets(stylesheets)]);
    return (loaded = page);
  };
  return function Later(/** @type {Props} */ props) {
    const { say } = useShared();
    const [Page, setPage] = useState(() => loaded);
    const [hasFailed, fail] = useState(false);
    useLayoutEffect(() => {
      if (Page === null) void prepare().then((page) => setPage(() => page), () => fail(true));
    }, []);
    if (Page !== null) return html`<${Page} ...${props} />`;
    return html`<main class="message">
      ${hasFailed &&
      html`<p role="alert">${say("refusal-unreachable")}</p>
        <button class="button main" onClick=${() => location.reload()}>${say("page-try-again")}</button>`}
    </main>`;
  };
}
