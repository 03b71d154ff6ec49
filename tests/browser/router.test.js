import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, backOf, boardAddress, comeBackAsFrom, comeBackFrom, goBackFrom, routeOf } from "../../src/kiebitz/web/static/router.js";

const PAGES = {
  "/": { page: "lobby" },
  "/games": { page: "games" },
  "/games/": { page: "games" },
  "/portrait": { page: "portrait" },
  "/table/7": { page: "table", table: 7 },
  "/board": { page: "board", board: null },
  "/board/12": { page: "board", board: 12 },
  "/learn": { page: "learn", number: null },
  "/learn/12": { page: "learn", number: 12 },
  "/games/12": { page: "game", source: { game: 12 }, move: 0, isReviewed: false },
  "/games/12/34": { page: "game", source: { game: 12 }, move: 34, isReviewed: false },
  "/games/12/review": { page: "game", source: { game: 12 }, move: 0, isReviewed: true },
  "/table/7/deal/0": { page: "game", source: { table: 7, deal: 0 }, move: 0, isReviewed: false },
  "/table/7/deal/35/4": { page: "game", source: { table: 7, deal: 35 }, move: 4, isReviewed: false },
  "/table/7/deal/35/review": { page: "game", source: { table: 7, deal: 35 }, move: 0, isReviewed: true },
};

for (const [address, route] of Object.entries(PAGES)) {
  test(`${address} leads to its page`, () => assert.deepEqual(routeOf(address), route));
}

const NOWHERE = ["/table", "/table/0", "/table/x", "/table/-1", "/table/1e3", "/table/1/2", "/table/1/deal", "/table/1/deal/x"];

for (const address of [...NOWHERE, "/board/0", "/board/x", "/learn/0", "/learn/1/2", "/games/x", "/games/1/x", "/games/1/2/3", "/games/1/99999", "/x"]) {
  test(`${address} leads nowhere`, () => assert.deepEqual(routeOf(address), { page: "nowhere" }));
}

test("the address of a board holds all of it, whatever stands in it", () => {
  const text = "CJAT.../S7.H7 p p 18 {so & so #1 = ä}";
  for (const [at, name, value] of [[7, "n", "7"], [["p", "G.S7.H7"], "at", "p,G.S7.H7"]]) {
    const address = new URL(boardAddress(text, at), "http://localhost");
    const given = new URLSearchParams(address.hash.slice(1));
    assert.deepEqual(routeOf(address.pathname), { page: "board", board: null });
    assert.deepEqual([given.get("p"), given.get(name)], [text, value]);
  }
});

test("the address of a moment leads back to it, and that of a review to the review", () => {
  for (const source of [{ game: 3 }, { table: 5, deal: 0 }]) {
    assert.deepEqual(routeOf(addressOf(source, 17)), { page: "game", source, move: 17, isReviewed: false });
    assert.deepEqual(routeOf(addressOf(source)), { page: "game", source, move: 0, isReviewed: false });
    assert.deepEqual(routeOf(addressOf(source, "review")), { page: "game", source, move: 0, isReviewed: true });
  }
});

test("who leaves a table that was begun from a review is there again, from any other in the lobby", () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  /** @type {string[]} */
  const gone = [];
  Object.assign(globalThis, {
    location: { pathname: "/games/3/review" },
    history: { pushState: (/** @type {unknown} */ _state, /** @type {string} */ _title, /** @type {string} */ path) => gone.push(path) },
    sessionStorage: { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: kept.set.bind(kept) },
  });
  comeBackFrom(8);
  goBackFrom(8);
  goBackFrom(9);
  assert.deepEqual(gone, ["/games/3/review", "/"]);
  comeBackAsFrom(10, 8); // the same cards once more
  comeBackAsFrom(11, 9);
  Object.assign(globalThis.location, { pathname: "/learn/12" });
  comeBackFrom(12);
  assert.deepEqual([8, 9, 10, 11, 12].map(backOf), ["game", "lobby", "game", "lobby", "learn"]);
});
