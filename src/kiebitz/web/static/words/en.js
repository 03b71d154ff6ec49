/**
 * All that the page says, in English. German has the same entries; a missing one is a type error.
 *
 * @typedef {typeof english} Words
 */

const KINDS = { C: "Clubs", S: "Spades", H: "Hearts", D: "Diamonds", G: "Grand", N: "Null" };
const SUITS = { C: "clubs", S: "spades", H: "hearts", D: "diamonds" };
const GERMAN_SUITS = { C: "acorns", S: "leaves", H: "hearts", D: "bells" };
const RANKS = { 7: "seven", 8: "eight", 9: "nine", Q: "queen", K: "king", T: "ten", A: "ace", J: "jack" };
const STEPS = {
  game: "game",
  hand: "hand",
  schneider: "schneider",
  "schneider announced": "announced",
  schwarz: "schwarz",
  "schwarz announced": "announced",
  ouvert: "ouvert",
};

/** @param {number} count @param {string} one @param {string} more */
const counted = (count, one, more) => `${count} ${count === 1 ? one : more}`;

export const english = {
  language: "English",
  title: "Kiebitz",
  tagline: "Skat with players that do not see your cards",
  decimalMark: ".",
  kinds: /** @type {Record<string, string>} */ (KINDS),
  kindsGerman: /** @type {Record<string, string>} */ ({ ...KINDS, C: "Acorns", S: "Leaves", D: "Bells" }),
  suits: /** @type {Record<string, string>} */ (SUITS),
  suitsGerman: /** @type {Record<string, string>} */ (GERMAN_SUITS),
  ranks: /** @type {Record<string, string>} */ (RANKS),
  ranksGerman: /** @type {Record<string, string>} */ ({ ...RANKS, Q: "over", J: "under", A: "deuce" }),
  steps: /** @type {Record<string, string>} */ (STEPS),
  /** @param {string} suit @param {string} rank */
  card: (suit, rank) => `${rank} of ${suit}`,
  withTops: "with",
  withoutTops: "without",
  handGame: "hand",
  schneiderAnnounced: "schneider announced",
  schwarzAnnounced: "schwarz announced",
  ouvert: "ouvert",
  seats: ["Forehand", "Middlehand", "Rearhand"],

  // The lobby
  newTable: "New table",
  deal: "Deal",
  yourTables: "Unfinished tables",
  finishedTables: "Finished tables",
  yourGames: "Your games",
  settings: "Settings",
  help: "Keys",
  strength: "Strength of the computers",
  /** @type {Record<string, string>} */
  levels: {
    1: "Beginner",
    2: "Casual",
    3: "Club player",
    4: "Strong",
    5: "Expert",
  },
  length: "Length",
  /** @param {number} deals */
  dealsOf: (deals) => (deals === 1 ? "One deal" : `${deals} deals`),
  company: "Players at the table",
  practice: "Practice",
  practiceMeaning: "Moves can be taken back; card points and tricks can be seen",
  more: "More choices",
  less: "Fewer choices",
  yourName: "Your name",
  nameOf: "Name",
  playerOf: "Plays as",
  aPerson: "a person, by a link",
  aComputer: "computer, as above",
  otherPlayer: "another player …",
  seed: "Seed (the same seed gives the same deals)",
  position: "A deal or a game to play, as text",
  yourSeat: "Your seat in it",
  /** @param {number} deal @param {number} deals */
  dealNumber: (deal, deals) => `Deal ${deal} of ${deals}`,
  singleDeal: "Single deal",
  noTables: "Nothing is waiting for you. Deal!",
  deleteTable: "Delete table",
  /** @param {string} names */
  reallyDelete: (names) => `Delete the table with ${names} and all its games?`,
  yes: "Yes",
  no: "No",
  cancel: "Cancel",
  close: "Close",
  toLobby: "To the lobby",
  toTable: "To the table",
  guests: "Links for the other people",
  guestsMeaning: "Whoever opens a link takes that place. Give each person only theirs.",
  copy: "Copy",
  copied: "Copied",

  // The table
  menu: "Menu",
  dealer: "deals",
  leads: "leads",
  declarer: "declarer",
  /** @param {number} bid */
  atBid: (bid) => `bid ${bid}`,
  /** @param {number} count */
  cardsInHand: (count) => counted(count, "card", "cards"),
  /** @param {number} count */
  tricks: (count) => counted(count, "trick", "tricks"),
  holds: "Yes",
  passes: "Pass",
  /** @param {string} call */
  call: (call) => (call === "y" ? "Yes" : call === "p" ? "Pass" : call),
  jump: "More …",
  lessJump: "Less",
  pickUp: "Pick up the skat",
  playHand: "Play from the hand",
  backToSkat: "Back",
  declare: "Declare",
  discard: "Put away",
  putAway: "put away",
  skat: "skat",
  openHand: "open cards",
  lastTrick: "Last trick",
  earlierTricks: "Tricks so far",
  stillOut: "Still out",
  /** @param {number} mine @param {number} theirs */
  cardPoints: (mine, theirs) => `card points ${mine} : ${theirs}`,
  hint: "Hint",
  undo: "Take back",
  letFinish: "Let the computer finish",
  list: "List",
  claim: "The rest is mine",
  claimNull: "I take no trick",
  resign: "Give up",
  reallyResign: "Give the game up?",
  offerClaim: "The rest is certainly yours.",
  offerClaimNull: "You will certainly take no trick.",
  offerConcede: "The rest is certainly the declarer's.",
  offerGiveUp: "The rest is certainly the defenders'.",
  offerConcedeNull: "The declarer will certainly take no trick.",
  takeIt: "End it",
  /** @param {string} name */
  claimed: (name) => `${name} lays the cards open: all the rest for the declarer. Do you agree?`,
  /** @param {string} name */
  claimedNull: (name) => `${name} lays the cards open and will take no trick. Do you agree?`,
  agree: "Agree",
  playOn: "Play on",
  secondTap: "Tap again to play",

  // What is asked
  /** @param {number | undefined} next */
  askBid: (next) => (next === undefined ? "Your bid: pass" : `Your bid: ${next} or pass`),
  /** @param {number} bid @param {string} name */
  askHold: (bid, name) => `${name} says ${bid}. Do you hold?`,
  askSkat: "Pick up the skat, or play from the hand?",
  askHand: "Your hand game",
  askDiscard: "Put two cards away and choose your game",
  askOneMore: "Put one more card away",
  askContract: "Choose your game",
  askCard: "Your card",
  askLead: "You lead",
  /** @param {string} name */
  waitFor: (name) => `${name} is thinking`,
  waitForNext: "The others look at the result",
  tableOver: "The list is complete",
  tapToGoOn: "Tap to go on",
  /** @param {number} bid */
  enoughFor: (bid) => `enough for ${bid}`,
  /** @param {number} bid */
  overbid: (bid) => `overbid: not enough for ${bid}`,
  overbidWarning: "By these cards the game is overbid and lost, unless schneider or the skat helps.",
  game: "Game",

  // The result
  /** @param {string} name @param {boolean} isYou */
  won: (name, isYou) => (isYou ? "You win" : `${name} wins`),
  /** @param {string} name @param {boolean} isYou */
  lost: (name, isYou) => (isYou ? "You lose" : `${name} loses`),
  passedIn: "Everybody passed",
  passedInMeaning: "No points for anybody.",
  /** @param {string} name */
  brokenOff: (name) => `${name} broke the game off`,
  /** @param {string} name */
  leftTable: (name) => `${name} failed, so the game ends by the rules`,
  /** @param {string} name */
  outOfTime: (name) => `${name} did not answer in time, so the game ends by the rules`,
  givenUp: "given up",
  couldNotBeLost: "From the first card on this game could not be lost, however the cards lay.",
  /** @param {number} points */
  points: (points) => counted(points, "card point", "card points"),
  lostTwice: "lost × 2",
  /** @param {number} bid */
  overbidCharged: (bid) => `overbid, ${bid} takes`,
  nextDeal: "Next deal",
  finishList: "Finish the list",
  sameDeal: "Play it again",
  otherSeat: "From another seat",
  review: "Review",
  cards: "The cards",
  dealt: "dealt",
  thisDeal: "This deal",
  total: "Total",
  wonLost: "won : lost",
  place: "Place",
  number: "No.",
  seegerFabian: "Points after Seeger and Fabian",
  markedMeaning: "with help: hint, move taken back or finished by the computer",
  helped: "with help",

  // Fairness
  fairness: "Is this deal fair?",
  sealedMeaning:
    "The cards were settled before the first bid. This is the hash of the deal's secret and a salt; both are shown when the deal is over.",
  openedMeaning: "Secret and salt of this deal. The check runs in your browser and deals the cards again.",
  seeded: "Seeded",
  seededMeaning:
    "The cards of this table follow from a seed. Whoever knows or finds it knows all of them, so this is no table for a serious game. The commitment does not give them away.",
  givenMeaning: "The cards of this deal were given, so there is nothing to check.",
  commitment: "Commitment",
  secret: "Secret",
  salt: "Salt",
  check: "Check",
  checkHolds: "It fits: the hash is that of secret and salt, and the cards dealt are those that follow from the secret.",
  checkFails: "It does NOT fit!",
  checkElsewhere: "Your browser cannot compute hashes on this page. Use: kiebitz verify",

  // Hints
  hintTitle: "Hint",
  hintWait: "Kiebitz thinks about it …",
  hintMeaning: "What the strongest player would do, knowing only what you may know.",
  /** @param {string} move */
  hintPlay: (move) => `Play ${move}`,
  hintPass: "Pass",
  hintHold: "Hold",
  /** @param {string} bid */
  hintBid: (bid) => `Say ${bid}`,
  hintPickUp: "Pick up the skat",
  /** @param {string} contract @param {string} cards */
  hintDeclare: (contract, cards) => (cards ? `${contract}, put ${cards} away` : contract),
  /** @param {string} contract */
  hintInMind: (contract) => `Probably ${contract}`,
  winChance: "wins",
  meanPoints: "card points",
  meanTricks: "tricks",
  sureness: "score",
  listPoints: "points",
  /** @param {number} worlds @param {boolean} isFull */
  worlds: (worlds, isFull) =>
    worlds === 1
      ? "Only one deal is possible."
      : isFull
      ? `All ${worlds} possible deals were judged.`
      : `${worlds} deals that fit what you know were judged.`,
  hintExplained: "Share of these deals won with open cards by the declarer's or your side; mean card points of the declarer.",
  /** @param {string[]} suits */
  safeSuits: (suits) => `Safe as long as others lead: ${suits.join(", ")}.`,
  /** @param {string[]} cards */
  holes: (cards) => `${cards.length === 1 ? "The hole is" : "The holes are"} the ${cards.join(", the ")}.`,
  /** @type {Record<string, string>} */
  reasons: {
    "only move": "You have no choice.",
    "declaring brings more": "Playing promises more points than passing.",
    "passing brings more": "Passing promises more points than playing.",
    "skat brings more": "With the skat you expect more than from the hand.",
    "hand brings more": "From the hand you expect more than with the skat.",
    "cannot be lost": "This game cannot be lost, whatever the others hold and play.",
    "safest contract": "No other game is won clearly more often.",
    "dearest contract": "Another game is won more often, but this one brings more points.",
    "wins more often": "It wins clearly more often than any other card.",
    "perhaps wins more often": "It wins a little more often; that may be chance.",
    "more schneider": "It wins as often, and schneider comes out better.",
    "more points": "It wins as often as others, with more card points for your side.",
    "holds out longer": "It wins as often, and a trick would come later.",
    "catches sooner": "It wins as often, and the declarer is caught sooner.",
    "all the same": "All cards are equally good.",
    "all won": "Every card wins.",
    "all lost": "Every card loses, as far as can be seen; the others do not see your cards.",
  },

  // What happens, for those who listen
  /** @param {string} name @param {string} call */
  says: (name, call) => `${name}: ${call}`,
  /** @param {string} name @param {string} card */
  plays: (name, card) => `${name}: ${card}`,
  /** @param {string} name */
  picksUp: (name) => `${name} picks up the skat`,
  /** @param {string} name @param {string} contract */
  declares: (name, contract) => `${name} plays ${contract}`,
  /** @param {string} name */
  takesTrick: (name) => `Trick for ${name}`,
  /** @param {string} name */
  laysOpen: (name) => `${name} lays the cards open`,
  /** @param {string} name */
  givesUp: (name) => `${name} gives up`,
  /** @param {string} name */
  agrees: (name) => `${name} agrees`,
  newDeal: "New deal",
  takenBack: "Taken back",
  claimRefused: "The defenders want to see it: play on, your cards are open",
  /** @param {string} name */
  failed: (name) => `${name} has failed. The rules decide what happens now; the reason is shown at the end of the deal.`,
  notRecorded: "The game is stored, but could not be appended to games.sgf.",

  // Faults
  lostConnection: "No connection to Kiebitz. Trying again …",
  noKey:
    "Open the page by the link that kiebitz serve shows. The one that opened your browser is good once, for a minute; if somebody else has used it, start kiebitz serve --new-key.",
  tryAgain: "Try again",
  notFound: "There is nothing here.",

  // Settings
  languageOf: "Language",
  faces: "Cards",
  facesOf: {
    french: "French",
    german: "German suits",
  },
  indices: "Letters on the cards",
  indicesEnglish: "J Q K",
  indicesGerman: "B D K",
  fourColours: "Four colours",
  theme: "Colours",
  themes: { auto: "as the system", light: "light", dark: "dark" },
  pace: "Pace",
  paces: { instant: "at once", quick: "quick", normal: "natural", calm: "calm" },
  trickStays: "A trick stays",
  trickStaysOf: { time: "for a moment", tap: "until a tap" },
  doubleTap: "Second tap plays a card",
  playOnly: "The only possible card is played by itself",
  beginner: "In practice show earlier tricks and cards still out",
  keysTitle: "Keys",
  keys: [
    ["← →", "choose a card"],
    ["Enter", "play it, say the next number, hold, go on"],
    ["1 … 9, 0", "first to tenth card"],
    ["P", "pass"],
    ["H", "hint"],
    ["T", "last trick"],
    ["L", "list"],
    ["U", "take back"],
    ["C", "claim the rest"],
    ["M", "menu"],
    ["Esc", "close"],
    ["?", "this page"],
  ],

  // Games
  filters: "Filter",
  search: "Name",
  role: "Role",
  source: "Origin",
  helpTaken: "Help",
  allKinds: "all games",
  allRoles: "any role",
  asDeclarer: "as declarer",
  asDefender: "as defender",
  allOutcomes: "any result",
  outcomes: { won: "won", lost: "lost", "passed in": "passed in", "broken off": "broken off" },
  allSources: "own and imported",
  ownGames: "own",
  importedGames: "imported",
  allHelp: "with or without help",
  withoutHelp: "without help",
  withHelp: "with help",
  from: "from",
  until: "until",
  /** @param {number} games @param {number} won @param {number} lost */
  gamesFound: (games, won, lost) => `${counted(games, "game", "games")}, ${won} won, ${lost} lost by the declarer`,
  noGames: "No games yet. What you play or import will stand here.",
  noGamesFound: "No game fits.",
  moreGames: "More",
  exportGames: "Export",
  importGames: "Import",
  importMeaning:
    "Records of the International Skat Server: choose a file (also .gz or .bz2), drag it onto the page, or paste them here.",
  chooseFile: "Choose a file",
  pasteHere: "Paste records",
  startImport: "Import these",
  sending: "Handing the file over …",
  /** @param {number} percent */
  importing: (percent) => `Importing … ${percent} %`,
  /** @param {number} added @param {number} duplicates @param {number} broken @param {number} partial */
  imported: (added, duplicates, broken, partial) =>
    `${added} added, ${duplicates} known already, ${broken} broken, ${partial} seen from one seat only`,
  /** @param {number} line */
  brokenLine: (line) => `Line ${line}:`,
  /** @param {number} count */
  brokenRecords: (count) => counted(count, "broken record", "broken records"),
  /** @param {number} count */
  moreBroken: (count) => `and ${count} more`,
  importDone: "Done.",
  importStopped: "Stopped. What had been read is kept.",
  /** @param {string} reason */
  importFailed: (reason) => `The import failed: ${reason}. What had been read is kept.`,
  importFaults: {
    "too large": "more comes out of this file than may; split it",
    "too slow": "reading it took more than an hour; split it",
    unreadable: "the file cannot be read",
    "not stored": "the games could not be stored; perhaps the disk is full",
  },
  isImported: "imported",
  oneView: "seen from one seat",
  deleteGames: "Delete",
  /** @param {number} count */
  reallyDeleteGames: (count) => `Delete ${counted(count, "game", "games")}?`,
  /** @param {number} count */
  chosen: (count) => `${counted(count, "game", "games")} selected`,
  /** @param {number} count */
  chooseAll: (count) => `All ${count}`,
  select: "Select",
  result: "Result",
  passed: "passed in",
  unknown: "unknown",
  partial: "seen from one seat only; the cards shown as backs are not known",
  first: "First move",
  back: "Back",
  forward: "Forward",
  last: "Last move",
  playFrom: "Play on from here as",
  madeUp: "Cards that nobody has seen are dealt so that they fit.",
  played: "The tricks",
  endOfGame: "The game is over here. Go back to play on from there.",
  linkToMoment: "Link to this moment",
  record: "Record",
  /** @param {number} move @param {number} moves */
  moveNumber: (move, moves) => `Move ${move} of ${moves}`,
  auction: "Bidding",
  beforeTheFirstMove: "The deal",

  // Review
  reviewWhat: "What could you have known? Every bid, the discard and every card are judged by what their player knew.",
  /** @param {number} moves @param {number} of */
  reviewing: (moves, of) => `Reviewing … ${moves} of ${of} moves`,
  reviewingEnd: "All moves are judged. Could it be won? …",
  reviewWaits: "Waiting for another review to be done …",
  reviewFailed: "The review broke down. The game is as it was.",
  reviewHidden: "Nobody's cards are known in this record, so nothing can be said about them.",
  nothingToJudge: "Nobody had anything to decide in this game.",
  renewReview: "Review again",
  /** @param {string} judge @param {string} when */
  judgedBy: (judge, when) => `Judged by ${judge}, ${when}`,
  dearest: "The dearest moments",
  searching: "Looking for the dearest moments …",
  noMistakes: "No mistake that is sure: well played.",
  noneOfThisSize: "None of this size.",
  playAgainFrom: "Try again",
  whose: "Whose moves",
  everybody: "All",
  sizeFilter: "From which size on",
  sizes: { inaccuracy: "Inaccuracy", mistake: "Mistake", blunder: "Blunder" },
  sizesMany: { inaccuracy: "inaccuracies and worse", mistake: "mistakes and blunders", blunder: "blunders only" },
  /** @param {string} points */
  gaveAway: (points) => `gave away ${points}`,
  openAll: "Open cards",
  openMeaning: "All hands, and what open cards would have said: hindsight, not knowledge.",
  verdict: "What was known",
  /** @param {number} trick */
  inTrick: (trick) => `Trick ${trick}`,
  inAuction: "Bidding",
  atSkat: "Skat",
  atDeclaring: "Discard",
  /** @param {string} cards */
  putsAway: (cards) => `puts ${cards} away`,
  /** @param {string} move @param {boolean} isYou */
  betterWas: (move, isYou) => (isYou ? `Better, by what you knew: ${move}` : `Better, by what was known: ${move}`),
  /** @param {string} move */
  perhapsBetter: (move) => `Perhaps ${move} was a little better; that is not sure.`,
  /** @param {string} move */
  asGoodAs: (move) => `As good as ${move}.`,
  nothingBetter: "Nothing was better.",
  noChoice: "There was no choice.",
  notKnown: "These cards are not known, so nothing can be said.",
  /** @param {string} points @param {string} error @param {string} chance */
  costs: (points, error, chance) =>
    `Cost: ${points} list points${error === "" ? "" : ` (± ${error})`}${chance === "" ? "" : ` and ${chance} of the chance to win`}.`,
  /** @param {number} worlds */
  lookedAt: (worlds) =>
    worlds === 0
      ? "Expected by the learned evaluation of hands."
      : `Expected list points, also at the cards, in ${worlds} ways the cards could lie, likelier ones counted more.`,
  option: "Choice",
  chosenMove: "played",
  bestMove: "best",
  hindsight: "Open cards",
  /** @param {string} best @param {string} value @param {string} played */
  openBetter: (best, value, played) => `With open cards ${best} was better: ${value} instead of ${played}.`,
  openNothingBetter: "With open cards nothing was better either.",
  openFigures: "At the cards: the declarer's card points in the end.",
  openFiguresNull: "At the cards: the tricks survived from here on.",
  openTurned: "This gave a won game away.",
  openNothing: "With open cards there was no choice.",
  /** @param {number} points */
  declarersPoints: (points) => `${points} card points of the declarer`,
  /** @param {number} tricks */
  tricksSurvived: (tricks) => `${tricks} tricks survived`,
  /** @param {string} points */
  listPointsOf: (points) => `${points} list points`,
  chanceLine: "Chance to win",
  /** @param {string} name */
  chanceOf: (name) => `Chance to win, as ${name} could see it`,
  /** @param {string} first @param {string} last */
  chanceSummary: (first, last) => `from ${first} at the first card to ${last} at the last`,
  couldBeWon: "Could it be won?",
  /** @param {string} name @param {number} trick */
  lineWins: (name, trick) => `Yes: with open cards ${name} could win until trick ${trick}, whatever was played against it.`,
  theDefenders: "the defenders",
  /** @param {number} won @param {number} games */
  wonInGames: (won, games) =>
    `Not with open cards against best play. But at a table others do not see the cards: of ${games} games played on from the first card, ${won} were won.`,
  showLine: "Show the line",
  lineShown: "This line wins, with open cards.",
  backToGame: "Back to the game",
  playThis: "Play on from there",
  previousMistake: "Previous mistake",
  nextMistake: "Next mistake",
  givenAway: "Given away",
  givenAwayInList: "Given away in this list",
  givenAwayBy: "By what",
  byWhat: { role: "by role", kind: "by game" },
  /** @type {Record<string, string>} */
  playedAs: {
    bidder: "Bidding",
    declarer: "Declarer",
    defender: "Defender",
    suit: "Suit",
    grand: "Grand",
    null: "Null",
    "passed in": "Passed in",
  },
  player: "Player",
  givenAwayMeaning: "List points given away for sure, by what each player knew.",
  givenAwayAGame: "List points given away for sure, a game; in the last column in all games.",
  /** @param {number} reviewed @param {number} deals */
  dealsReviewed: (reviewed, deals) => `${reviewed} of ${deals} deals are reviewed.`,
  /** @param {number} reviewed @param {number} deals */
  reviewingList: (reviewed, deals) => `Reviewing the list … ${reviewed} of ${deals} deals`,
  /** @param {number} missing */
  reviewMissing: (missing) => (missing === 1 ? "Review the missing deal" : `Review the ${missing} missing deals`),
  /** @param {number} games */
  gamesReviewed: (games) => (games === 1 ? "One of these games has a review." : `${games} of these games have a review.`),
  noneReviewed: "None of these games has a review yet.",
  reviewKeys: "← → moves, Shift ← → mistakes, 1 2 3 size, O open cards, A all players",
};
