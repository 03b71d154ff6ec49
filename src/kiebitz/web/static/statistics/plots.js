/** Charts, drawn by uPlot in the colours of the page: bars of groups, and what games add up to. */

import { Plot } from "../vendor/uplot.js";
import { addedUp } from "./sections.js";

export const HEIGHT = 200;
const BAR = 0.7; // of a bar's room
const WIDEST = 60; // pixels

/** A bar for each value, standing on zero. @param {HTMLElement} target @param {readonly string[]} names @param {readonly number[]} values @param {(value: number) => string} told */
export function drawBars(target, names, values, told) {
  const colours = coloursOf(target);
  const places = values.map((_, place) => place);
  const bars = Plot.paths.bars?.({ size: [BAR, WIDEST] });
  const part = (/** @type {boolean} */ isBelow) => ({
    fill: isBelow ? colours.bad : colours.good,
    width: 0,
    paths: bars,
    points: { show: false },
  });
  const above = values.map((value) => (value >= 0 ? value : null));
  const below = values.map((value) => (value < 0 ? value : null));
  const nameOf = (/** @type {number} */ place) => names[place] ?? "";
  return plot(target, [places, above, below], [part(false), part(true)], nameOf, told, [-0.5, values.length - 0.5]);
}

/** What values add up to, one after the other. @param {HTMLElement} target @param {readonly number[]} values @param {(value: number) => string} told */
export function drawCourse(target, values, told) {
  const line = { stroke: coloursOf(target).good, width: 2, points: { show: false } };
  return plot(target, [values.map((_, place) => place + 1), addedUp(values)], [line], String, told, [1, Math.max(2, values.length)]);
}

/**
 * @param {HTMLElement} target @param {(number | null)[][]} data @param {object[]} series
 * @param {(place: number) => string} nameOf @param {(value: number) => string} told @param {[number, number]} range
 */
function plot(target, data, series, nameOf, told, range) {
  const { muted, line } = coloursOf(target);
  const axis = { stroke: muted, grid: { stroke: line, width: 1 }, ticks: { show: false } };
  return new Plot(
    {
      width: target.clientWidth,
      height: HEIGHT,
      series: [{}, ...series],
      scales: { x: { time: false, range }, y: { range: withZero } },
      axes: [
        { ...axis, grid: { show: false }, incrs: [1, 2, 3, 6, 12, 24, 50, 100, 200, 500, 1000, 2000, 5000], values: (_, places) => places.map(nameOf) },
        { ...axis, size: 60, values: (_, values) => values.map(told) },
      ],
      legend: { show: false },
      cursor: { show: false },
    },
    /** @type {import("uplot").AlignedData} */ (data),
    target,
  );
}

/** All values and the line of zero. @param {unknown} _ @param {number} least @param {number} most @returns {[number, number]} */
function withZero(_, least, most) {
  const [low, high] = [Math.min(0, least ?? 0), Math.max(0, most ?? 0)];
  const room = 0.05 * (high - low || 1);
  return [low < 0 ? low - room : 0, high > 0 ? high + room : room];
}

/** @param {HTMLElement} target */
function coloursOf(target) {
  const style = getComputedStyle(target);
  const [good, bad, muted, line] = ["--good", "--bad", "--muted", "--line"].map((name) => style.getPropertyValue(name));
  return { good, bad, muted, line };
}
