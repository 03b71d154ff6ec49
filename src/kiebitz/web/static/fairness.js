/**
 * Checking a deal where nobody but the one who plays has a hand in it: in this browser.
 *
 * The commitment is the SHA-256 hash of `SECRET/SALT`; the cards are put in the order of the hashes of `SECRET/CARD`.
 */

const SUITS = "DHSC";
const RANKS = "789QKTAJ";
const DECK = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => suit + rank));

/** @param {string} text */
async function hashOf(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The hash that was promised before the first bid. @param {string} secret @param {string} salt */
export const commitmentOf = (secret, salt) => hashOf(`${secret}/${salt}`);

/**
 * The cards that follow from a secret: three hands and the skat.
 *
 * @param {string} secret @returns {Promise<string[][]>}
 */
export async function dealOf(secret) {
  const placed = await Promise.all(DECK.map(async (card) => ({ card, place: await hashOf(`${secret}/${card}`) })));
  placed.sort((one, other) => (one.place < other.place ? -1 : 1));
  const cards = placed.map(({ card }) => card);
  return [cards.slice(0, 10), cards.slice(10, 20), cards.slice(20, 30), cards.slice(30)];
}

/** What a place shows of its number before anybody reveals one. @param {string} value */
export const contributionOf = (value) => hashOf(value);

/**
 * What the cards follow from where people contributed: a hash of the secret and of all their numbers.
 *
 * @param {string} secret @param {string[]} values
 */
export const jointSecret = async (secret, values) =>
  values.length === 0 ? secret : (await hashOf([secret, ...values].join("/"))).slice(0, 32);

/**
 * Whether a deal is the one that was promised, and follows from what everybody was bound to.
 *
 * Who took part must find the own number in it: a server could not have chosen the cards without leaving that out.
 *
 * @param {{ commitment: string, secret: string, salt: string, contributions?: { commitment: string, value: string }[] }} seal
 * @param {string[][]} dealt  three hands and the skat
 * @param {string | null} [own]  what was contributed here, if anything was
 */
export async function isFair({ commitment, secret, salt, contributions = [] }, dealt, own = null) {
  if (own !== null && !contributions.some(({ value }) => value === own)) return false;
  if ((await commitmentOf(secret, salt)) !== commitment) return false;
  for (const { commitment: bound, value } of contributions) if ((await contributionOf(value)) !== bound) return false;
  const promised = await dealOf(await jointSecret(secret, contributions.map(({ value }) => value)));
  return promised.every((cards, place) => [...cards].sort().join() === [...dealt[place]].sort().join());
}

/** Whether this browser can check: only a page from this machine or over an encrypted line may compute hashes. */
export const canCheck = () => globalThis.crypto?.subtle !== undefined;
