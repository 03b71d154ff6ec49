/**
 * What a chart of bars is made of: where the line of zero lies, and each bar from it.
 *
 * @typedef {{ x: number, y: number, width: number, height: number, isBelow: boolean }} Bar
 */

export const WIDTH = 600;
export const HEIGHT = 160;
const GAP = 0.2; // of a bar's room

/** @param {readonly number[]} values @returns {{ zero: number, bars: Bar[] }} */
export function barsOf(values) {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const scale = HEIGHT / (top - bottom || 1);
  const zero = top * scale;
  const room = WIDTH / Math.max(values.length, 1);
  const bars = values.map((value, place) => ({
    x: place * room + (GAP * room) / 2,
    y: value < 0 ? zero : zero - value * scale,
    width: room * (1 - GAP),
    height: Math.abs(value) * scale,
    isBelow: value < 0,
  }));
  return { zero, bars };
}
