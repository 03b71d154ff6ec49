/**
 * Stylesheets that are loaded with the first page that needs them.
 *
 * They always stand in the same order, whichever page came first, so that the same rule wins everywhere.
 *
 * @typedef {"lobby" | "cards" | "table" | "felt" | "own" | "result" | "panel" | "games" | "review" | "moments" | "room" | "board" | "learn" | "practice" | "statistics" | "portrait"} Stylesheet
 */

/** @type {Stylesheet[]} */
const ORDER = ["lobby", "cards", "table", "felt", "own", "result", "panel", "games", "review", "moments", "room", "board", "learn", "practice", "statistics", "portrait"]; // behind those of index.html

/** @type {Map<Stylesheet, { link: HTMLLinkElement, loading: Promise<unknown> }>} */
const begun = new Map();

/** Load what is missing of them; done when all are there. @param {Stylesheet[]} names */
export const loadStylesheets = (names) => Promise.all(names.map(loadStylesheet));

/** @param {Stylesheet} name */
function loadStylesheet(name) {
  const known = begun.get(name);
  if (known !== undefined) return known.loading;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `/static/style/${name}.css` });
  const loading = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
  precedingSheet(name).after(link);
  begun.set(name, { link, loading });
  loading.catch(() => {
    link.remove(); // tried again when it is needed again
    begun.delete(name);
  });
  return loading;
}

/** The last stylesheet on the page that a new one stands behind. @param {Stylesheet} name @returns {Element} */
function precedingSheet(name) {
  const earlier = ORDER.slice(0, ORDER.indexOf(name)).findLast((other) => begun.has(other));
  const link = earlier === undefined ? null : begun.get(earlier)?.link;
  return link ?? /** @type {Element} */ (document.querySelector('link[rel="stylesheet"]'));
}
