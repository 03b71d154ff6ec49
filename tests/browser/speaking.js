/** Whoever speaks in a test: the words of the catalogue as the page gets them, and what is preferred. */

import { readdirSync, readFileSync } from "node:fs";
import { speech } from "../../src/kiebitz/web/static/words.js";

const CATALOGUE = new URL("../../src/kiebitz/words/", import.meta.url);

const sentencesOf = (language) => {
  const folder = new URL(`${language}/`, CATALOGUE);
  return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
};

const speaking = (language) => ({
  ...speech(language, sentencesOf(language)),
  preferences: { language, suits: "french", indices: "de" },
});

export const ENGLISH = speaking("en");
export const GERMAN = speaking("de");

/** The same speaker with German suits. */
export const withGermanSuits = (shared) => ({ ...shared, preferences: { ...shared.preferences, suits: "german" } });
