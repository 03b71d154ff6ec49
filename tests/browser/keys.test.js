import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { bringKey, keepAccepted, keysFor, ownerKey } from "../../src/kiebitz/web/static/keys.js";

const TOKEN = "the owner's token";
const GOOD_ONCE = "good once";

/** @type {Map<string, string>} */
let kept = new Map();
/** @type {string[]} */
let asked = [];

globalThis.localStorage = /** @type {any} */ ({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => kept.set(name, value),
});
globalThis.history = /** @type {any} */ ({
  replaceState: (_state, _title, path) => {
    globalThis.location = /** @type {any} */ ({ pathname: path, search: "", hash: "" });
  },
});
globalThis.fetch = /** @type {any} */ (
  async (path, { headers }) => {
    const key = headers.Authorization.replace("Bearer ", "");
    asked.push(`${path} ${key}`);
    if (key === "unreachable") throw new TypeError("no answer");
    return { ok: key === TOKEN || key === GOOD_ONCE, json: async () => ({ key: TOKEN }) };
  }
);

/** Open the page by an address. */
async function open(path, key) {
  globalThis.location = /** @type {any} */ ({ pathname: path, search: "", hash: key === undefined ? "" : `#key=${key}` });
  await bringKey();
}

beforeEach(async () => {
  keepAccepted(0, "none"); // whatever an address brought is forgotten
  kept = new Map();
  asked = [];
});

test("a key is exchanged for the owner's, which is kept, and goes from the address", async () => {
  for (const key of [TOKEN, GOOD_ONCE]) {
    kept.clear();
    await open("/", key);
    assert.equal(ownerKey(), TOKEN);
    assert.equal(location.hash, "");
  }
  assert.deepEqual(asked, [`/api/owner-key ${TOKEN}`, `/api/owner-key ${GOOD_ONCE}`]);
});

test("a key that the server does not accept is not kept and hides nothing", async () => {
  for (const known of [undefined, TOKEN])
    for (const path of ["/", "/games", "/games/1", "/nowhere"])
      for (const key of ["x", "", "unreachable"]) {
        kept = new Map(known === undefined ? [] : [["kiebitz.key", known]]);
        await open(path, key);
        assert.equal(ownerKey(), known ?? "");
        assert.equal(location.hash, "");
      }
});

test("a guest's key is tried after all that is kept, and kept when it was accepted", async () => {
  await open("/table/4", "guest");
  assert.deepEqual(asked, []);
  assert.deepEqual([...kept], []);
  assert.deepEqual(keysFor(4), ["guest"]);
  keepAccepted(4, "guest");
  assert.deepEqual([...kept], [["kiebitz.key.4", "guest"]]);
  assert.deepEqual([keysFor(4), keysFor(5)], [["guest"], [""]]);
});

test("a guest's key never hides the owner's, nor another that still opens the table", async () => {
  kept = new Map([
    ["kiebitz.key", TOKEN],
    ["kiebitz.key.4", "mine"],
  ]);
  await open("/table/4", "another's");
  assert.deepEqual(keysFor(4), [TOKEN, "mine", "another's"]);
  keepAccepted(4, TOKEN);
  assert.deepEqual(keysFor(4), [TOKEN, "mine"]);
});

test("who brings the key that is kept tries it once", async () => {
  kept = new Map([["kiebitz.key.4", "mine"]]);
  await open("/table/4", "mine");
  assert.deepEqual(keysFor(4), ["mine"]);
});
