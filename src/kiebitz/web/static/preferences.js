/**
 * What somebody prefers, kept in the browser.
 *
 * @import { Pace } from "./pace.js"
 *
 * @typedef {object} Preferences
 * @property {"de" | "en"} language
 * @property {"french" | "german"} suits
 * @property {"de" | "en"} indices
 * @property {boolean} fourColours
 * @property {"auto" | "light" | "dark"} theme
 * @property {Pace} pace
 * @property {"time" | "tap"} trickStays
 * @property {boolean} secondTap
 * @property {boolean} playsOnly
 * @property {boolean} beginner
 * @property {number} coach  the chance to win in per cent from which on the coach speaks; 0 for never
 * @property {boolean} signals  sounds and vibration
 * @property {string} name  of a guest; the owner's is kept by the server
 * @property {number} level
 * @property {number} deals
 * @property {number} players
 * @property {boolean} practice
 */

const STORED = "kiebitz.preferences";
const PRONOUNS = ["Du", "You"]; // what earlier releases called a person who had told no name

/** @param {readonly string[]} languages  of the browser, the best first @returns {Preferences} */
export function usual(languages) {
  const language = (languages[0] ?? "en").toLowerCase().startsWith("de") ? "de" : "en";
  return {
    language,
    suits: "french",
    indices: language,
    fourColours: false,
    theme: "auto",
    pace: "normal",
    trickStays: "time",
    secondTap: false,
    playsOnly: false,
    beginner: false,
    coach: 0,
    signals: false,
    name: "",
    level: 3,
    deals: 1,
    players: 3,
    practice: false,
  };
}

/**
 * Preferences as they were stored, by this release or another: what is missing or of another type is as usual.
 *
 * @param {string | null} text @param {Preferences} fallback @returns {Preferences}
 */
export function readPreferences(text, fallback) {
  /** @type {Record<string, unknown>} */
  let stored = {};
  try {
    const parsed = JSON.parse(text ?? "{}");
    if (parsed !== null && typeof parsed === "object") stored = parsed;
  } catch {
    // as usual then
  }
  const entries = Object.entries(fallback).map(([name, value]) => [
    name,
    typeof stored[name] === typeof value ? stored[name] : value,
  ]);
  const read = Object.fromEntries(entries);
  return { ...read, name: PRONOUNS.includes(read.name) ? "" : read.name };
}

export const loadPreferences = () => readPreferences(localStorage.getItem(STORED), usual(navigator.languages));

/** @param {Preferences} preferences */
export function storePreferences(preferences) {
  localStorage.setItem(STORED, JSON.stringify(preferences));
}

/** The name of the deck on the server, and what its symbols are called after. @param {Preferences} preferences */
export function deckName({ suits, indices, fourColours }) {
  return suits === "german" ? "ger" : `${indices}${fourColours ? "4" : ""}`;
}
