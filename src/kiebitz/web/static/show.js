/**
 * The show: what the server tells at once, put before a person at a pace that can be followed.
 *
 * Every message becomes a frame. One whose card ends a trick is followed by two more: the trick lies open, for its time or
 * until a tap; its winner gathers it; the table is free.
 *
 * @import { Pace } from "./pace.js"
 * @import { Happened, Sight, Told } from "./types.js"
 *
 * @typedef {object} Frame
 * @property {Sight} sight
 * @property {Happened | null} event  what has just happened; `null` when the table is seen anew
 * @property {boolean} holdsTrick  whether the trick that has just ended still lies in the middle
 * @property {boolean} gathersTrick  whether its winner is gathering it
 * @property {boolean} announces  whether a game has just been declared, which is said before the first card
 */

import { announcementStays, delayBefore } from "./pace.js";

const GATHERED_WITHIN = 200; // milliseconds, as long as the motion takes
const DECLARATION = /^[CSHDGN](H[SZ]?|OH?)?(\.|$)/;

/** Whether what happened was the third card of a trick. @param {Happened | null} event @param {Sight} sight */
export function endsTrick(event, sight) {
  return event?.what === "moved" && isCard(event.move) && sight.trick.cards.length === 0 && sight.lastTrick !== null;
}

/** @param {string | undefined} move */
export const isCard = (move) => move !== undefined && /^[CSHD][789QKTAJ]$/.test(move);

/** Whether somebody has said what is played. @param {Happened | null} event */
const isDeclaration = (event) => event?.what === "moved" && DECLARATION.test(event.move ?? "") && !isCard(event.move);

/** The frames of a message. @param {Told} told @returns {Frame[]} */
export function framesOf({ sight, event }) {
  const free = { sight, event: null, holdsTrick: false, gathersTrick: false, announces: false };
  if (isDeclaration(event)) return [{ ...free, event, announces: true }, free];
  if (!endsTrick(event, sight)) return [{ ...free, event }];
  return [{ ...free, event, holdsTrick: true }, { ...free, gathersTrick: true }, free];
}

/** @type {{ pace: Pace, trickStays: "time" | "tap" }} */
const AT_ONCE = { pace: "instant", trickStays: "time" };

export class Show {
  /**
   * @param {(frame: Frame, isNewest: boolean) => void} present
   * @param {() => void} fallBehind  more has happened than is shown, and will be shown later
   * @param {() => { pace: Pace, trickStays: "time" | "tap" }} wishes
   */
  constructor(present, fallBehind, wishes) {
    this.present = present;
    this.fallBehind = fallBehind;
    this.wishes = wishes;
    /** @type {Frame[]} */
    this.coming = [];
    /** @type {Frame | null} */
    this.shown = null;
    this.shownAt = 0;
    this.number = 0;
    this.timer = 0;
    this.skipped = -1; // the deal that nobody wants to look at
  }

  /** Show this deal as fast as it is played. @param {number} deal */
  skip(deal) {
    this.skipped = deal;
    this.goOn();
  }

  /** The server has told something. @param {Told} told */
  tell(told) {
    const newest = this.coming.at(-1) ?? this.shown;
    const isElsewhere = newest?.sight.table !== told.sight.table; // another table has been put up in a room
    if (isElsewhere) this.skipped = -1;
    else if (told.sight.revision < newest.sight.revision) return; // overtaken by a later sight
    if (told.event === null) {
      this.coming = []; // seen anew: what came before is in it
      clearTimeout(this.timer);
    }
    this.coming.push(...framesOf(told));
    this.goOn();
    if (!this.isNewest()) this.fallBehind();
  }

  /** Somebody does not want to wait. */
  tap() {
    clearTimeout(this.timer);
    if (this.coming.length > 0) this.showNext();
  }

  close() {
    clearTimeout(this.timer);
    this.coming = [];
  }

  goOn() {
    clearTimeout(this.timer);
    if (this.coming.length === 0) return;
    const wait = this.wait(this.coming[0]);
    if (wait === 0) this.showNext();
    else if (wait < Infinity) this.timer = setTimeout(() => this.showNext(), wait);
  }

  showNext() {
    const [next] = this.coming.splice(0, 1);
    this.shown = next;
    this.shownAt = performance.now();
    this.number += 1;
    this.present(next, this.isNewest());
    this.goOn();
  }

  /** Whether nothing comes but frames of the sight that is shown, such as the one in which its trick is gathered. */
  isNewest() {
    return this.coming.every((frame) => frame.sight === this.shown?.sight);
  }

  /** @param {Frame} next */
  wait(next) {
    const { pace, trickStays } = next.sight.deal === this.skipped ? AT_ONCE : this.wishes();
    const elapsed = performance.now() - this.shownAt;
    if (this.shown?.holdsTrick && next.event === null && pace !== "instant") {
      if (trickStays === "tap") return Infinity;
      return delayBefore({ number: this.number }, { number: 0, endsTrick: true }, elapsed, pace);
    }
    if (this.shown?.announces && next.event === null) return announcementStays(elapsed, pace);
    if (this.shown?.gathersTrick && pace !== "instant") return Math.max(0, GATHERED_WITHIN - elapsed);
    if (next.event === null || this.shown === null) return 0;
    const by = next.event.what === "moved" && next.event.isComputer ? "computer" : undefined;
    return delayBefore({ number: this.number, by }, null, elapsed, pace);
  }
}
