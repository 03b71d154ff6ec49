/** What somebody has done of the first steps, kept in the browser. */

const STORED = "kiebitz.learned";

/** The names of tasks that were answered. @returns {string[]} */
export function learned() {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** @param {string} name */
export function noteLearned(name) {
  localStorage.setItem(STORED, JSON.stringify([...new Set([...learned(), name])]));
}

/** Whether all of a page has been done; the last one has no tasks. @param {{ name: string, tasks: { name: string }[] }} page @param {string[]} done */
export const isLearned = (page, done) => (page.tasks.length === 0 ? done.includes(page.name) : page.tasks.every(({ name }) => done.includes(name)));
