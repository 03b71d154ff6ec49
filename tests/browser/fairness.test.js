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
