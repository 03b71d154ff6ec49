// What the page says, read from the catalogue as the server hands it out.
import { readdirSync, readFileSync } from "node:fs";
import { german as oldGerman } from "../../src/kiebitz/web/static/words/de.js";
import { english as oldEnglish } from "../../src/kiebitz/web/static/words/en.js";
import { speech } from "../../src/kiebitz/web/static/words.js";

const CATALOGUE = new URL("../../src/kiebitz/words/", import.meta.url);

function spoken(language) {
  const folder = new URL(`${language}/`, CATALOGUE);
  return speech(language, readdirSync(folder).map((topic) => readFileSync(new URL(topic, folder), "utf8")).join("\n"));
}

export const english = { ...oldEnglish, ...spoken("en") };
export const german = { ...oldGerman, ...spoken("de") };
