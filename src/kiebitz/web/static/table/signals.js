/**
 * Sounds and vibration, for those who want them: a soft tone when something is asked of them, another when a deal is over.
 * They are made here, so that nothing has to be loaded.
 *
 * @import { Frame } from "../show.js"
 * @typedef {"turn" | "end"} Signal
 */

import { useEffect } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { momentOf } from "./moment.js";

const TONES = { turn: [392], end: [294, 220] }; // hertz, one after the other
const BUZZES = { turn: 15, end: 40 }; // milliseconds
const LOUDNESS = 0.06;
const SECONDS = 0.28;

/** @type {AudioContext | null} */
let sounding = null;

/** What a frame is worth saying, if anything. @param {Frame} frame @param {boolean} canAct @returns {Signal | null} */
export function signalOf({ sight, holdsTrick }, canAct) {
  if (holdsTrick) return null;
  if (sight.end !== null) return "end";
  return canAct && sight.asked !== null ? "turn" : null;
}

/** @param {Frame} frame @param {boolean} canAct */
export function useSignals(frame, canAct) {
  const { preferences } = useShared();
  const signal = preferences.signals ? signalOf(frame, canAct) : null;
  useEffect(() => {
    if (signal !== null) give(signal);
  }, [signal, momentOf(frame.sight)]);
}

/** @param {Signal} signal */
function give(signal) {
  navigator.vibrate?.(BUZZES[signal]);
  sounding ??= new AudioContext();
  TONES[signal].forEach((pitch, place) => sounding !== null && tone(sounding, pitch, place * SECONDS));
}

/** A tone that comes softly and fades. @param {AudioContext} context @param {number} pitch @param {number} after */
function tone(context, pitch, after) {
  const start = context.currentTime + after;
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + SECONDS);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + SECONDS);
}
