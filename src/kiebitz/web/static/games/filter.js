/**
 * Which games are looked for. What is "" does not matter; the names are those of the server.
 *
 * @typedef {typeof NO_FILTER} Filter
 */

export const NO_FILTER = { name: "", role: "", kind: "", outcome: "", source: "", help: "", from: "", until: "", seat: "", against: "", whose: "" };

/** What is said, and nothing else. @param {Filter} filter @returns {Partial<Filter>} */
export const said = (filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));

/** As it stands in addresses. @param {Filter} filter */
export const queryOf = (filter) => new URLSearchParams(said(filter)).toString();

/** The inverse of `queryOf`; what it does not know is left out. @param {string} query @returns {Filter} */
export function filterOf(query) {
  const found = new URLSearchParams(query);
  return /** @type {Filter} */ (
    Object.fromEntries(Object.keys(NO_FILTER).map((name) => [name, found.get(name) ?? ""]))
  );
}
