/**
 * A board for a component: what is seen of it, and what can be done there. All of it stands in the address, unless it is
 * kept in the store; so a link holds the whole board, and a reload loses nothing.
 *
 * @import { BoardSeen, Hint, Solution } from "../types.js"
 * @import { Cause } from "../messages.js"
 *
 * @typedef {object} BoardInUse
 * @property {BoardSeen | null} seen
 * @property {Wrong | null} wrong  why something was not done
 * @property {boolean} isBusy
 * @property {Solution | null} solution
 * @property {boolean} solves  whether open cards are to be solved wherever one goes
 * @property {(isOn: boolean) => void} solve
 * @property {Hint | null} hint
 * @property {boolean} isAsking
 * @property {() => void} askSeat
 * @property {boolean} playsOn
 * @property {(isOn: boolean) => void} playOn
 * @property {(text: string, forward?: number) => Promise<boolean>} read
 * @property {(path: string[], forward?: number) => void} goTo
 * @property {(change: Change) => void} change
 * @property {(title: string) => void} keep
 *
 * @typedef {{ what: "play", move: string } | { what: "say", comment: string } | { what: "remove" | "promote", path?: string[] }} Change
 * @typedef {{ fault: string, cause: Cause | null }} Wrong
 */

import { useCallback, useEffect, useRef, useState } from "../vendor/preact.js";
import { ask, Fault } from "../api.js";
import { boardAddress, rename } from "../router.js";

/** @param {unknown} error @returns {Wrong} */
export const wrongOf = (error) => (error instanceof Fault ? { fault: error.fault, cause: error.behind } : { fault: "failed", cause: null });

/** How the server is told where one is. @param {BoardSeen} seen */
const here = (seen) => (seen.board === null ? { text: seen.text, path: seen.path } : { board: seen.board, path: seen.path });

/** What is on the board, where something is. @param {{ current: BoardSeen | null }} newest */
function standing({ current }) {
  if (current === null) throw new Fault("failed");
  return current;
}

/** @param {number | null} board @returns {BoardInUse} */
export function useBoard(board) {
  const [seen, setSeen] = useState(/** @type {BoardSeen | null} */ (null));
  const [wrong, setWrong] = useState(/** @type {Wrong | null} */ (null));
  const [isBusy, setBusy] = useState(false);
  const newest = useRef(seen);
  const show = useCallback((/** @type {BoardSeen} */ next) => {
    newest.current = next;
    setSeen(next);
    setWrong(null);
    rename(next.board === null ? boardAddress(next.text, next.path) : `/board/${next.board}`);
  }, []);
  // One after the other, each from what the one before has brought: whoever is quick loses nothing.
  const last = useRef(/** @type {Promise<unknown>} */ (Promise.resolve()));
  const doing = useCallback((/** @type {() => Promise<BoardSeen>} */ work) => {
    const mine = last.current.then(() => doNow(work));
    last.current = mine;
    return mine;
  }, []);
  const doNow = useCallback(async (/** @type {() => Promise<BoardSeen>} */ work) => {
    setBusy(true);
    try {
      show(await work());
      return true;
    } catch (error) {
      setWrong(wrongOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const read = useCallback((/** @type {string} */ text, forward = 0) => doing(() => ask("POST", "/api/board/read", { text, forward })), []);
  useEffect(() => void open(board, doing), [board]);
  const goTo = useCallback((/** @type {string[]} */ path, forward = 0) => {
    void doing(() => ask("POST", "/api/board/look", { ...here(standing(newest)), path, forward }));
  }, []);
  const change = useCallback((/** @type {Change} */ wanted) => {
    void doing(() => ask("POST", "/api/board/change", { ...here(standing(newest)), ...wanted }));
  }, []);
  const keep = useCallback((/** @type {string} */ title) => {
    void doing(async () => {
      const now = standing(newest);
      const kept = await ask("POST", "/api/boards", { title, text: now.text, board: now.board });
      return ask("POST", "/api/board/look", { board: kept.board, path: now.path });
    });
  }, []);
  const solving = useSolving(seen, setWrong);
  const advising = useAdvising(seen, setWrong);
  const playing = usePlayingOn(newest, doing, setWrong);
  return { seen, wrong, isBusy, read, goTo, change, keep, ...solving, ...advising, ...playing };
}

/** What the address names: a board of the store, or all of one. @param {number | null} board @param {(work: () => Promise<BoardSeen>) => Promise<boolean>} doing */
async function open(board, doing) {
  if (board !== null) return doing(() => ask("POST", "/api/board/look", { board, path: [] }));
  const given = new URLSearchParams(location.hash.slice(1));
  const text = given.get("p") ?? "";
  const path = (given.get("at") ?? "").split(",").filter(Boolean);
  const forward = Number(given.get("n") ?? 0) || 0;
  if (text === "") return false;
  const isRead = await doing(() => ask("POST", "/api/board/read", { text, forward }));
  if (isRead && path.length > 0) await doing(() => ask("POST", "/api/board/look", { text, path }));
  return isRead;
}

/** @param {BoardSeen | null} seen @param {(wrong: Wrong) => void} complain */
function useSolving(seen, complain) {
  const [solves, solve] = useState(false);
  const [solution, setSolution] = useState(/** @type {Solution | null} */ (null));
  useEffect(() => {
    setSolution(null);
    if (!solves || seen === null || seen.cards.length === 0) return undefined;
    let isWanted = true;
    ask("POST", "/api/board/solve", here(seen)).then(
      (found) => isWanted && setSolution(found),
      (error) => isWanted && complain(wrongOf(error)),
    );
    return () => void (isWanted = false);
  }, [seen, solves]);
  return { solves, solve, solution };
}

/** @param {BoardSeen | null} seen @param {(wrong: Wrong) => void} complain */
function useAdvising(seen, complain) {
  const [hint, setHint] = useState(/** @type {Hint | null} */ (null));
  const [asked, setAsked] = useState(/** @type {BoardSeen | null} */ (null));
  useEffect(() => {
    setHint(null);
    setAsked(null);
  }, [seen]);
  useEffect(() => {
    if (asked === null) return undefined;
    let isWanted = true;
    ask("POST", "/api/board/advise", here(asked)).then(
      (found) => isWanted && setHint(found),
      (error) => {
        if (!isWanted) return;
        setAsked(null);
        complain(wrongOf(error));
      },
    );
    return () => void (isWanted = false);
  }, [asked]);
  return { hint, isAsking: asked !== null, askSeat: () => setAsked(seen) };
}

/**
 * The computers play on, move by move, until the end or until they are stopped.
 *
 * @param {{ current: BoardSeen | null }} newest @param {(work: () => Promise<BoardSeen>) => Promise<boolean>} doing
 * @param {(wrong: Wrong) => void} complain
 */
function usePlayingOn(newest, doing, complain) {
  const [playsOn, setPlaysOn] = useState(false);
  useEffect(() => {
    if (!playsOn) return undefined;
    let isWanted = true;
    /** @returns {Promise<void>} */
    const goOn = async () => {
      const now = newest.current;
      if (!isWanted || now === null || isOver(now)) return setPlaysOn(false);
      const { move } = await ask("POST", "/api/board/next", here(now));
      if (!isWanted || newest.current !== now) return setPlaysOn(false);
      const isDone = await doing(() => ask("POST", "/api/board/change", { ...here(now), what: "play", move }));
      return isDone ? goOn() : setPlaysOn(false);
    };
    goOn().catch((error) => {
      setPlaysOn(false);
      complain(wrongOf(error));
    });
    return () => void (isWanted = false);
  }, [playsOn]);
  return { playsOn, playOn: setPlaysOn };
}

/** Whether nothing can be played any more. @param {BoardSeen} seen */
export const isOver = (seen) => seen.moments[seen.moments.length - 1].turn === null;
