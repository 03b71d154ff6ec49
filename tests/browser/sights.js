/** Tables as the server shows them, for the tests. */

/** A table at which Emil is forehand; `change` says what is different. */
export const sight = (change = {}) => ({
  table: 1,
  revision: 0,
  moves: 0,
  deal: 0,
  isOver: false,
  places: ["Emil", "Anna", "Bernd"].map((name) => ({ name, player: name === "Emil" ? null : "rules" })),
  me: 0,
  seat: 0,
  seating: [0, 1, 2],
  dealer: 2,
  phase: "play",
  turn: 0,
  asked: "move",
  options: options(),
  said: [],
  bid: 18,
  declarer: 0,
  contract: "G",
  claimed: false,
  trick: { leader: 0, cards: [], winner: null },
  lastTrick: null,
  ...change,
});

export const options = (change = {}) => ({ bids: [], holds: false, choices: [], cards: [], ...change });

/** A card that was played, with the table after it. */
export const played = (revision, seat, card, change = {}) => ({
  type: "told",
  sight: sight({ revision, ...change }),
  event: { what: "moved", seat, move: card, isComputer: seat !== 0 },
});

/** The third card of a trick, which Emil takes. */
export const lastOfTrick = (revision, seat, card) =>
  played(revision, seat, card, { lastTrick: { leader: 0, cards: ["CJ", "C7", card], winner: 0 } });

/** The table as it is, without anything that has just happened. */
export const seenAnew = (revision, change = {}) => ({ type: "told", sight: sight({ revision, ...change }), event: null });
