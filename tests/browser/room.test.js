import assert from "node:assert/strict";
import { test } from "node:test";

import { stillGood } from "../../src/kiebitz/web/static/room/links.js";
import { RoomConnection } from "../../src/kiebitz/web/static/room/room_connection.js";
import { agreedText, silentText } from "../../src/kiebitz/web/static/room/room_words.js";
import { Line } from "./lines.js";
import { ENGLISH, GERMAN } from "./speaking.js";

const sitting = (...players) => players.map((player, place) => ({ name: ["Emil", "Anne", "Clara"][place], player }));
const LINKS = [0, 1, 2, null].map((place) => ({ place, key: `key of ${place}` }));
const placesOf = (links) => links.map(({ place }) => place);

test("a link is good until somebody has sat there and sits there no more", () => {
  const before = stillGood(LINKS, sitting(null, "rules", "rules"));
  assert.deepEqual(placesOf(before), [0, 1, 2, null]);
  const seated = stillGood(before, sitting(null, null, "rules"));
  assert.deepEqual(placesOf(seated), [0, 1, 2, null]);
  const left = stillGood(stillGood(seated, sitting(null, null, "rules")), sitting(null, "rules", "rules"));
  assert.deepEqual(placesOf(left), [0, 2, null]);
  assert.deepEqual(stillGood(left, sitting(null, "rules", "rules")), left);
});

test("a link that was made anew for an empty place is good", () => {
  const left = stillGood(stillGood(LINKS, sitting(null, null, "rules")), sitting(null, "rules", "rules"));
  const renewed = stillGood([...left, { place: 1, key: "another" }], sitting(null, "rules", "rules"));
  assert.deepEqual(renewed.find(({ place }) => place === 1)?.key, "another");
});

test("whoever did not shuffle is named, and nobody else", () => {
  const room = { places: sitting(null, null, null), silent: [1, 2] };
  assert.equal(silentText(ENGLISH.say, { ...room, silent: [] }), "");
  assert.match(silentText(ENGLISH.say, room), /^Anne did not shuffle: .* without Anne\. Clara did not shuffle/);
  assert.match(silentText(GERMAN.say, room), /^Anne hat nicht mitgemischt: .* ohne Anne neu gemischt\. Clara/);
});

test("what was agreed is told in whole sentences", () => {
  const agreed = { deals: 36, clock: null, awayAfter: 1, hasChat: false, isPractice: false };
  assert.match(agreedText(ENGLISH.say, agreed), /^36 deals .* There is no clock\. Who is away is played for after one second\./);
  assert.match(agreedText(GERMAN.say, { ...agreed, clock: 20, awayAfter: 0 }), /20 Sekunden, dann .* Für Abwesende spielt sofort ein Computer/);
});

/** @type {Map<string, string>} */
const drawn = new Map();
globalThis.sessionStorage = /** @type {any} */ ({ getItem: (name) => drawn.get(name) ?? null, setItem: (name, value) => drawn.set(name, value) });

/** A page in a room, whose server tells of a deal in the making; what the page has said to that. */
function shuffling() {
  const ignored = () => undefined;
  const page = new RoomConnection(7, [""], { accepted: ignored, told: ignored, here: ignored, line: ignored }, ignored, ignored);
  const line = Line.last;
  line.open();
  line.say({ type: "done", id: 0 });
  const shuffle = page.shuffle.bind(page);
  let shuffled = Promise.resolve();
  page.shuffle = (room) => (shuffled = shuffle(room)); // so that it can be waited for
  const tell = async (stage, missing, commitment = "the server's") => {
    line.say({ type: "room", room: { me: 0, shuffling: { stage, missing, commitment, contributions: [] } } });
    await shuffled;
  };
  return { tell, said: () => line.sent.slice(1) };
}

test("a page binds itself once and reveals once, however often it is told of the deal", async () => {
  const { tell, said } = shuffling();
  await tell("commit", [0, 1, 2]);
  await tell("commit", [0, 1]);
  await tell("commit", [0]);
  await tell("reveal", [0, 1, 2]);
  await tell("reveal", [0, 1]);
  assert.deepEqual(said().map(({ type }) => type), ["commit", "reveal"]);
  assert.equal(said()[0].promised, "the server's");
});

test("a page takes part in another attempt with another number", async () => {
  const { tell, said } = shuffling();
  await tell("commit", [0], "first");
  await tell("reveal", [0], "first");
  await tell("commit", [0], "second");
  const [first, , second] = said();
  assert.deepEqual([first.promised, second.promised], ["first", "second"]);
  assert.notEqual(first.commitment, second.commitment);
});

test("a page that is not waited for says nothing, and a device that has drawn nothing binds itself anew", async () => {
  const { tell, said } = shuffling();
  await tell("commit", [1, 2], "third");
  assert.deepEqual(said(), []);
  await tell("reveal", [0], "third");
  assert.deepEqual(said().map(({ type }) => type), ["commit"]);
});
