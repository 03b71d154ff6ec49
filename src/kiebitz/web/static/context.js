/**
 * What every part of the page needs: words and preferences.
 *
 * @import { Preferences } from "./preferences.js"
 * @import { Speech } from "./words.js"
 *
 * @typedef {Speech & Sharing} Shared
 * @typedef {object} Sharing
 * @property {Preferences} preferences
 * @property {(change: Partial<Preferences>) => void} prefer
 */

import { createContext, useContext } from "./vendor/preact.js";
import { usual } from "./preferences.js";
import { speech } from "./words.js";

export const SharedContext = createContext(
  /** @type {Shared} */ ({ ...speech("en", ""), preferences: usual([]), prefer: () => undefined }),
);

export const useShared = () => useContext(SharedContext);
