/**
 * What every part of the page needs: words and preferences.
 *
 * @import { Preferences } from "./preferences.js"
 * @import { Speech } from "./words.js"
 * @import { Words } from "./words/en.js"
 *
 * @typedef {Speech & Sharing} Shared
 * @typedef {object} Sharing
 * @property {Words} words
 * @property {Preferences} preferences
 * @property {(change: Partial<Preferences>) => void} prefer
 */

import { createContext, useContext } from "./vendor/preact.js";
import { usual } from "./preferences.js";
import { german } from "./words/de.js";
import { speech } from "./words.js";
import { english } from "./words/en.js";

export const LANGUAGES = { de: german, en: english };

const SILENCE = speech("en", "");

export const SharedContext = createContext(
  /** @type {Shared} */ ({ ...SILENCE, words: { ...english, ...SILENCE }, preferences: usual([]), prefer: () => undefined }),
);

export const useShared = () => useContext(SharedContext);
