/**
 * The faults that the page tells, in English.
 *
 * @import { Speech } from "../words.js"
 * @typedef {typeof english & Speech} Words
 */

export const english = {
  /** @type {Record<string, string>} */
  faults: {
    malformed: "That could not be understood.",
    "too long": "That was too long.",
    "too frequent": "Too fast. Once more, please.",
    "too many": "There are too many of these with this link already. Close other tabs or wait a moment.",
    "not allowed": "This link does not open this table. Use the link that kiebitz serve shows.",
    "unknown table": "There is no such table.",
    "unknown game": "There is no such game.",
    held: "Another program is playing at this table, for instance kiebitz play. Leave it there first.",
    outdated: "The table has moved on meanwhile, perhaps in another tab.",
    "not your turn": "It is not your turn.",
    illegal: "The rules do not allow that.",
    "not possible": "That is not possible now.",
    finished: "This table is finished.",
    "not stored": "It could not be stored, so it did not happen. Is the disk full?",
    "store gone":
      "The store of tables was deleted or replaced while Kiebitz was running, so this did not happen. Put kiebitz.sqlite back, or start Kiebitz again.",
    "not a name": "A name has letters, digits, single blanks and - _ ' . in it, and begins with a letter.",
    "not offered": "This player runs a program or reads a folder. Offer it with: kiebitz serve --player",
    failed: "Something went wrong here. The table is as it was.",
    unreachable: "Kiebitz does not answer. Is it still running?",
  },
};
