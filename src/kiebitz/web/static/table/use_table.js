/**
 * The line to a table and the show of what happens there, for a component: what is seen now and how to act.
 *
 * @import { Line, Listener } from "../connection.js"
 * @import { Frame } from "../show.js"
 * @import { Act, Coached, Happened, Hint, Sight } from "../types.js"
 *
 * @typedef {object} TableInUse
 * @property {Frame | null} frame  what is shown now
 * @property {boolean} isNewest  whether nothing more has happened than is shown
 * @property {Line} line
 * @property {string | null} fault  why there is no line, if it was refused
 * @property {string | null} refused  what was refused last, until something else happens
 * @property {Heard[]} heard  what happened lately, the last thing last
 * @property {Heard | null} notice  what a person must be told, until they have read it or go on
 * @property {(act: Act) => Promise<Hint | null>} act
 * @property {() => void} tap  go on with the show
 * @property {(deal: number) => void} skip  look no more at a deal
 * @property {number[] | null} here  the places of people who look at the table; `null` where only one plays
 * @property {(fault: string) => void} complain  show what was refused elsewhere
 * @property {Coached | null} coached  what the coach says of the last decision
 * @property {() => void} forget  what was refused or must be told
 *
 * @typedef {object} Heard  Something that happened, with the table after it.
 * @property {number} number
 * @property {Happened} event
 * @property {Sight} sight
 */

import { useCallback, useEffect, useRef, useState } from "../vendor/preact.js";
import { Connection, Refusal } from "../connection.js";
import { useShared } from "../context.js";
import { keepAccepted, keysFor } from "../keys.js";
import { Show } from "../show.js";
import { mustBeTold } from "./announcement.js";

const HEARD_LATELY = 6; // so many things may happen before the page is drawn again

/** @param {number} table @returns {TableInUse} */
export const useTable = (table) => useLine(`${table}`, (listener) => new Connection(table, keysFor(table), { ...listener, accepted: (key) => keepAccepted(table, key) }));

/**
 * The same over any line to a table, which is drawn anew where its name changes.
 *
 * @param {string} name @param {(listener: Omit<Listener, "accepted">) => Connection} connect @returns {TableInUse}
 */
export function useLine(name, connect) {
  const [refused, setRefused] = useState(/** @type {string | null} */ (null));
  const { heard, notice, hear, forgetNotice } = useHeard();
  const { preferences } = useShared();
  const coach = useRef(0);
  coach.current = preferences.coach;
  const { coached, decided, hearCoach } = useCoach();
  const { seen, line, here, connection, show } = useShow(name, connect, hearCoach, (frame) => {
    setRefused(null);
    hear(frame);
  });
  const isDeciding = useRef(false);
  const newest = useRef(seen);
  newest.current = seen;

  const act = useCallback(async (/** @type {Act} */ what) => {
    const { frame } = newest.current;
    const isDecision = what.type !== "ask" && what.type !== "call";
    if (frame === null || connection.current === null || (isDecision && isDeciding.current)) return null;
    setRefused(null);
    forgetNotice();
    if (isDecision) {
      decided(frame.sight);
      isDeciding.current = true; // a second tap on the same card means nothing
      show.current?.tap(); // whoever goes on does not look at the last trick any more
    }
    try {
      return await connection.current.send(coachedAct(what, coach.current), frame.sight);
    } catch (error) {
      setRefused(error instanceof Refusal ? error.fault : "failed");
      return null;
    } finally {
      if (isDecision) isDeciding.current = false;
    }
  }, []);
  const tap = useCallback(() => show.current?.tap(), []);
  const skip = useCallback((/** @type {number} */ deal) => show.current?.skip(deal), []);
  const forget = useCallback(() => {
    setRefused(null);
    forgetNotice();
    decided(null);
  }, []);
  return { ...seen, ...line, refused, heard, notice, act, tap, skip, here, complain: setRefused, coached, forget };
}

/**
 * What comes over the line to a table, frame after frame.
 *
 * @param {string} name @param {(listener: Omit<Listener, "accepted">) => Connection} connect @param {(coached: Coached) => void} coached
 * @param {(frame: Frame) => void} whenShown
 */
function useShow(name, connect, coached, whenShown) {
  const { preferences } = useShared();
  const wishes = useRef(preferences);
  wishes.current = preferences;
  const [seen, setSeen] = useState(/** @type {{ frame: Frame | null, isNewest: boolean }} */ ({ frame: null, isNewest: false }));
  const [line, setLine] = useState(/** @type {{ line: Line, fault: string | null }} */ ({ line: "connecting", fault: null }));
  const [here, setHere] = useState(/** @type {number[] | null} */ (null));
  const connection = useRef(/** @type {Connection | null} */ (null));
  const show = useRef(/** @type {Show | null} */ (null));
  useEffect(() => {
    const presenting = new Show(
      (frame, isNewest) => {
        setSeen({ frame, isNewest });
        whenShown(frame);
      },
      () => setSeen(({ frame }) => ({ frame, isNewest: false })),
      () => wishes.current,
    );
    const connecting = connect({
      told: (told) => presenting.tell(told),
      here: setHere,
      coached,
      line: (state, fault) => setLine({ line: state, fault: fault ?? null }),
    });
    show.current = presenting;
    connection.current = connecting;
    return () => {
      connecting.close();
      presenting.close();
    };
  }, [name]);
  return { seen, line, here, connection, show };
}

/** A move is told to the coach, if there is one. @param {Act} act @param {number} coach @returns {Act} */
const coachedAct = (act, coach) => (act.type === "move" && coach > 0 ? { ...act, coach: coach / 100 } : act);

/** What the coach says, as long as it is about the last decision. */
function useCoach() {
  const [coached, setCoached] = useState(/** @type {Coached | null} */ (null));
  const last = useRef("");
  const decided = useCallback((/** @type {Sight | null} */ sight) => {
    last.current = sight === null ? "" : `${sight.deal}/${sight.moves}`;
    setCoached(null);
  }, []);
  const hearCoach = useCallback((/** @type {Coached} */ said) => {
    if (said.at.join("/") === last.current) setCoached(said);
  }, []);
  return { coached, decided, hearCoach };
}

/** What happened lately, and what of it a person must be told. */
function useHeard() {
  const [heard, setHeard] = useState(/** @type {Heard[]} */ ([]));
  const [notice, setNotice] = useState(/** @type {Heard | null} */ (null));
  const number = useRef(0);
  const hear = useCallback((/** @type {Frame} */ { event, sight }) => {
    if (event === null) return;
    const now = { number: ++number.current, event, sight };
    setHeard((before) => [...before, now].slice(-HEARD_LATELY));
    if (mustBeTold(event, sight)) setNotice(now);
  }, []);
  const forgetNotice = useCallback(() => setNotice(null), []);
  return { heard, notice, hear, forgetNotice };
}
