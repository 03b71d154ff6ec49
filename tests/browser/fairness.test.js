import assert from "node:assert/strict";
import { test } from "node:test";

import { commitmentOf, dealOf, isFair } from "../../src/kiebitz/web/static/fairness.js";

const SECRET = "0123456789abcdef0123456789abcdef";
const SALT = "fedcba9876543210fedcba9876543210";

// As `kiebitz.session` has them.
const COMMITMENT = "97e6c6c493d18c1a4b59b9c0326d4068e3cc5b6220f671594d26e7cc689a74fa";
const DEALT = "CJK.SA.HAKQ8.DAK7/C987.SJTQ87.HT.D9/CATQ.SK.HJ7.DJTQ8/S9.H9";

const cardsOf = (hand) => hand.split(".").flatMap(([suit, ...ranks]) => ranks.map((rank) => suit + rank));
const dealt = DEALT.split("/").map(cardsOf);

test("a secret gives the cards that the library deals", async () => {
  const sorted = (hands) => hands.map((hand) => [...hand].sort());
  assert.deepEqual(sorted(await dealOf(SECRET)), sorted(dealt));
});

test("secret and salt give the commitment that the library shows", async () => {
  assert.equal(await commitmentOf(SECRET, SALT), COMMITMENT);
});

test("a deal is fair if its cards follow from the secret, and the secret was promised", async () => {
  const seal = { commitment: COMMITMENT, secret: SECRET, salt: SALT };
  assert.ok(await isFair(seal, dealt));
  assert.ok(!(await isFair({ ...seal, salt: SECRET }, dealt)));
  assert.ok(!(await isFair({ ...seal, commitment: "0".repeat(64) }, dealt)));
  const [first, second, ...rest] = dealt;
  assert.ok(!(await isFair(seal, [second, first, ...rest])));
});

// As `kiebitz.session` has them, where two people contributed.
const ONE = { commitment: "efdf1e83c180b1c0c8658c819bb9afe2c03a285f2ce940802bbb3fbb811952f4", value: "00000000000000000000000000000011" };
const OTHER = { commitment: "a48c06484486e32235f3d3e25581e9a8ae8ce3519b61971db01c4bdbec487550", value: "00000000000000220000000000000000" };
const TOGETHER = "CQ97.ST8.HJA.DATK/CJTK.SK7.HQ98.DQ8/CA.SJAQ9.HTK7.DJ9/C8.D7".split("/").map(cardsOf);

const isFairWith = (contributions, own = null) =>
  isFair({ commitment: COMMITMENT, secret: SECRET, salt: SALT, contributions }, TOGETHER, own);

test("a deal to which people contributed follows from all their numbers, in the order of their places", async () => {
  assert.ok(await isFairWith([ONE, OTHER]));
  assert.ok(!(await isFairWith([OTHER, ONE])));
  assert.ok(!(await isFairWith([ONE])));
  assert.ok(!(await isFairWith([ONE, OTHER, ONE])));
  assert.ok(!(await isFairWith([])));
});

test("a number must be the one that its place was bound to", async () => {
  assert.ok(!(await isFairWith([ONE, { ...OTHER, value: ONE.value }])));
  assert.ok(!(await isFairWith([ONE, { ...OTHER, value: "" }])));
  assert.ok(!(await isFairWith([ONE, { ...OTHER, commitment: ONE.commitment }])));
});

test("a deal that was dealt by other cards is not fair, however well all numbers fit", async () => {
  assert.ok(!(await isFair({ commitment: COMMITMENT, secret: SECRET, salt: SALT, contributions: [ONE, OTHER] }, dealt)));
});

test("who took part finds the own number in the deal", async () => {
  assert.ok(await isFairWith([ONE, OTHER], ONE.value));
  assert.ok(!(await isFairWith([ONE, OTHER], SECRET)));
  assert.ok(!(await isFair({ commitment: COMMITMENT, secret: SECRET, salt: SALT }, dealt, ONE.value)));
});
