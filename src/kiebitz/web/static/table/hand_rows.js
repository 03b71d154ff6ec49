/**
 * In which of two rows each card of the hand lies, where there is no room for one.
 *
 * @typedef {{ rows: string[][], size: number }} Rows  `size` is how many cards there were when they were laid out
 */

/** @type {Rows} */
export const NO_ROWS = { rows: [[], []], size: 0 };

/**
 * The rows of a hand. A card stays in its row while others are played, so that nothing comes to lie under the finger; a
 * hand that was dealt, picked up or sorted anew is laid out anew.
 *
 * @param {Rows} before @param {string[]} cards @returns {Rows}
 */
export function rowsOf(before, cards) {
  const kept = before.rows.map((row) => row.filter((card) => cards.includes(card)));
  const isSame = kept.flat().length > 0 && String(kept.flat()) === String(cards);
  if (isSame && isPlayedFrom(before, cards)) return { rows: kept, size: before.size };
  const half = Math.ceil(cards.length / 2);
  return { rows: [cards.slice(0, half), cards.slice(half)], size: cards.length };
}

/** Whether cards have only been played since; two that are put away make a new hand. @param {Rows} before @param {string[]} cards */
const isPlayedFrom = (before, cards) => before.rows.flat().length - cards.length <= 1;
