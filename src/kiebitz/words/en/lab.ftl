### The lab: what experiments ask, what they count, and what they found.

## The list and the report

lab-experiment = experiment
lab-asks = asks
lab-published-in = published in
lab-seed = seed { $seed }
lab-ours = ours
lab-interval = 95%
lab-of = of
lab-published = published
lab-from-to = { $low } to { $high }
lab-published-by = published: { $source }

## What is counted

lab-unit-calls-of-each-player = { $count ->
    [one] one call of each player
   *[other] { $count } calls of each player
  }
lab-unit-blunders = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
  }
lab-unit-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }
lab-unit-chains = { $count ->
    [one] { $count } chain of games
   *[other] { $count } chains of games
  }
lab-unit-lists = { $count ->
    [one] { $count } list
   *[other] { $count } lists
  }
lab-unit-series-of-four-lists = { $count } series of four lists
lab-unit-deals-of-each-kind = { lab-unit-deals } of each kind
lab-unit-deals-of-each-player = { lab-unit-deals } of each player
lab-unit-deals-of-each-set = { lab-unit-deals } of each set
lab-unit-deals-on-which-null-is-played = { lab-unit-deals } on which null is played
lab-unit-deals-that-differ = { $count ->
    [one] { $count } deal that differs
   *[other] { $count } deals that differ
  }
lab-unit-games-of-each-kind = { $count ->
    [one] { $count } game
   *[other] { $count } games
  } of each kind
lab-unit-games-of-each-player = { $count ->
    [one] { $count } game
   *[other] { $count } games
  } of each player
lab-unit-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
  }
lab-unit-hands-with-a-proven-game = { lab-unit-hands } with a proven game
lab-unit-puzzles = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  }
lab-unit-seeds = { $count ->
    [one] { $count } seed
   *[other] { $count } seeds
  }
lab-unit-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  }
lab-unit-splits = { $count ->
    [one] { $count } split
   *[other] { $count } splits
  }
lab-unit-splits-of-each-kind = { lab-unit-splits } of each kind
lab-unit-cases = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
lab-unit-trees = { $count ->
    [one] { $count } tree
   *[other] { $count } trees
  }
lab-unit-trees-at-each-point = { lab-unit-trees } at each point

## The question of each experiment

lab-asks-solver-lattice = What do move ordering, quasi-symmetry reduction and adversarial heuristics save?
lab-asks-solver-total = How much faster is the solver than that of Kupferschmid & Helmert?
lab-asks-solver-tables = What do payoff similarity and lowest winning ranks save?
lab-asks-solver-heights = What does payoff similarity save by the number of cards?
lab-asks-solver-early-groups = What did it cost to take king and queen, ace and ten for equals early on?
lab-asks-solver-switches = What is each technique of the solver worth beside all others?
lab-asks-solver-proofs = What does a search save that goes where least is left to prove?
lab-asks-solver-null = How much faster are null games solved with all techniques than with none?
lab-asks-solver-tail = How much longer than usual does the slowest deal take?
lab-asks-solver-oracle = What could better static bounds save at most?
lab-asks-solver-oracle-tables = Do better bounds save more with another transposition table?
lab-asks-solver-probcut = How much sooner are values found by estimates on the way, and how far off are they?
lab-asks-solver-worlds = How many worlds a second are judged with exact values and with likely ones?
lab-asks-midgame-gate = What could midgame tables save at most?
lab-asks-midgame-null = What do diagrams of null games with few cards left save?
lab-asks-midgame-diagrams = How large are null diagrams, and how many states need no search to make them?
lab-asks-midgame-budgets = What do rows still know of which a part is kept?
lab-asks-midgame-trumps = What do sparse tables of suit games and grands save?
lab-asks-midgame-same = Does a solver that looks values up find what search finds?
lab-asks-bidding-self-play = What do games among equals look like, and do they end as bidding has foreseen?
lab-asks-bidding-curve = What did each turn of training teach the bidding?
lab-asks-bidding-borderline = Of two contracts that promise about the same, is the one that is chosen the better one?
lab-asks-bidding-grands = Is grand better than it looks where a suit game promises about as much?
lab-asks-bidding-trial = What does declaring by games on trial bring more than declaring by tables?
lab-asks-bidding-parts = Which decisions before the first card are better by outcomes than by tables?
lab-asks-bidding-random-hands = Does what bidding expects come true on hands drawn at random, which nobody would play?
lab-asks-recursive-choices = Which way to judge a card plays the better ones: open cards, games played on, or a mean of both?
lab-asks-recursive-soloists = What do declarers make who finish games in worlds, who search a tree, or who open the cards?
lab-asks-null-play = How many null games are beaten that could be, and how many are won that could not?
lab-asks-null-full = What is the null specialist worth in full games?
lab-asks-null-putting = Which way to put two cards away wins most null games?
lab-asks-null-random = How many random deals are won as null ouvert with all cards open?
lab-asks-policy-trust = How far can the policy's reading of cards be trusted?
lab-asks-policy-kinds = In which kinds of games do the cards played tell most?
lab-asks-policy-open = Do cards tell anything if everybody is taken to see all of them?
lab-asks-published-matches = What does each part of the published Kermit bring, and what did the years since?
lab-asks-published-bidders = How do the published ways to bid deal with the same hands?
lab-all-of = measured up to { $date } on kiebitz { $version }
lab-asks-review-own = How many cards of a strong player does a review call mistakes?
lab-asks-review-planted = How many dear mistakes does a review find?
lab-asks-review-chances = How reliable is the chance to win that a review tells?
lab-asks-review-points = Do games bring the points that a review says of their cards?
lab-asks-review-calls = Is the judge of calls right when a strong player plays the hand?
lab-asks-review-reasons = How often does a review find a reason for a mistake, and which?
lab-asks-practice-puzzles = Do other players answer the puzzles that ship as they say?
lab-asks-players-lessons = How many of the teaching positions do players solve?
lab-asks-players-ceilings = How much would sight of all cards gain, by role and trick?
lab-asks-opponents-adaptive = Is adaptive a fair partner for people of each level?
lab-asks-opponents-habits = What do the levels do wrong?
lab-asks-opponents-audit = How often does the fair play check suspect honest players, and does it find those who peek?
lab-asks-players-search = What does another way to judge cards gain, by role?
lab-asks-players-mistakes = Which mistakes of defenders are the dearest with open cards, and who would make them too?
lab-asks-opponents-thresholds = How soon is it known how bold somebody bids?
lab-asks-opponents-losses = How well does any threshold explain what somebody bids?
lab-asks-opponents-rates = Do those who err less score more?
lab-asks-opponents-errors = How wrong are predictions of one's own game, by how often the defenders err?
lab-asks-opponents-table = Does it pay to bid by who sits there?
lab-asks-opponents-adapting = What does kiebitz gain by remembering who sits there?
lab-asks-certain-hands = How often is a game that looks good certain, and how long does it take to know?
lab-asks-certain-found = How many of the games that cannot be lost does bidding find?
lab-asks-certain-worth = What is it worth to know that a game cannot be lost?
lab-asks-certain-errors = How often does a card lose a game that could not be lost?
lab-asks-certain-claims = Is everything right that computer players claim, and what does ending certain games save?
lab-asks-theory-kuhn = What do random play and open cards make of Kuhn poker, against the equilibrium and against who knows them?
lab-asks-theory-corner = What does open-card play lose to the equilibrium, and gain over random play, in trees like Skat?
lab-asks-theory-grid = In which trees does open-card play suffer?
lab-asks-theory-recursion = Who can be exploited more: who opens the cards, who finishes games so, or who grows a tree?
lab-asks-theory-levels = What does each level of recursion bring, and how far can it be exploited?
lab-asks-theory-shapes = Does open-card play suffer more in trees that are less regular?
lab-asks-theory-skat = Where does Skat lie among synthetic trees?
lab-asks-theory-figures = What do open cards get wrong in the examples of strategy fusion and non-locality?
lab-asks-theory-endings = What does open-card play lose to the equilibrium in the last three tricks?
lab-asks-theory-table = What do players lose to the equilibrium in the last three tricks, and what would they gain by it?
lab-asks-theory-switch = What does a player gain that plays the last three tricks by an equilibrium?
lab-asks-theory-wrong = In which endings of own games do open cards choose a wrong card?
lab-asks-proof-order = What does it save to try those moves first that may cut fastest?
lab-asks-proof-ratio = How many times the nodes of the smallest proof do searches visit?

## Options of single experiments

option-lab-midgame-null-tables = The folder that `kiebitz train tables` made; without it, four cards a hand.
option-lab-midgame-trumps-tables = The folder that `kiebitz train tables` made; without it, two cards a hand.
option-lab-midgame-budgets-tables = The folder that `kiebitz train tables --trumps 3` made; without it, two cards a hand.
option-lab-midgame-same-tables = The folder that `kiebitz train tables` made; without it, four cards in null and two else.
option-lab-bidding-borderline-player = Who bids, declares and plays as declarer.
option-lab-bidding-grands-player = Who plays as declarer.
option-lab-bidding-grands-changed-only = Only deals on which another contract is declared now.
option-lab-bidding-parts-model = The folder of a model in place of outcomes.
option-lab-bidding-parts-player = Who plays the cards, in all seats.
option-lab-bidding-random-hands-hands = Share of games from the hand.
option-lab-bidding-random-hands-daring = Share of games whose declaration is drawn; the others have the best one.
option-lab-bidding-self-play-player = Who bids and plays.
option-lab-bidding-trial-tables = Who declares by tables.
option-lab-bidding-trial-trial = Who declares by trial.
option-lab-bidding-trial-games = Games for either declaration.
option-lab-certain-claims-worlds = In which a claim is checked.
option-lab-certain-worth-player = Who plays the cards.
option-lab-certain-worth-lucks = How often each deal is played out.
option-lab-null-full-with-it = The player with the specialist.
option-lab-null-full-without = The player without.
option-lab-null-putting-declarer = Who plays the games as declarer.
option-lab-null-putting-defenders = Who defends, if they are played.
option-lab-opponents-table-candidates = Those who are compared, all with the first; one with rm36 behind its name forgets everybody after each list.
option-lab-opponents-adapting-candidates = Those who are compared, all with the first; one with rm36 behind its name forgets everybody after each list.
option-lab-opponents-table-games = Games of a chain.
option-lab-opponents-adapting-games = Games of a chain.
option-lab-opponents-rates-others = Who the two others are.
option-lab-players-ceilings-bidding = Who bids, declares and discards.
option-lab-practice-puzzles-missed = List what was answered otherwise.
option-lab-players-lessons-missed = List what was missed.
option-lab-players-mistakes-bidding = Who bids, declares and discards.
option-lab-players-mistakes-listed = How many of the dearest are listed.
option-lab-players-mistakes-others = Players that are asked in the same positions.
option-lab-published-bidders-player = Who plays the cards, in all seats.
option-lab-published-matches-worlds = Of those that are called NI, S, D and SD.
option-lab-players-search-before = The player that is compared with.
option-lab-players-search-bidding = Who bids, declares and discards.
option-lab-policy = The folder of another training.
option-lab-policy-open-worlds = Solved for every card.
option-lab-recursive-choices-policy = The folder of another training; as often as you like.
option-lab-recursive-choices-decisions = Looked at in each game.
option-lab-recursive-choices-games = That tell what a card is worth.
option-lab-review-chances-table = The folder of another calibration; as often as you like.
option-lab-review-points-table = The folder of another calibration; as often as you like.
option-lab-review-calls-player = Who plays the games out.
option-lab-review-calls-games = With each hand, gone along and passed.
option-lab-review-planted-long-search = Worlds, to be sure that a card is a blunder.
option-lab-solver-probcut-model = The folder of another training.
option-lab-solver-worlds-deals = What kind of deals: suit, suit+, grand, grand+.
option-lab-worlds = In which a review compares cards.
option-lab-theory-grid-steps = Steps of each parameter from 0 to 1.
option-lab-theory-grid-turns = Turns of CFR+ for an equilibrium.
option-lab-theory-recursion-steps = Steps of each parameter from 0 to 1.
option-lab-theory-recursion-playouts = Playouts of UCT.
option-lab-theory-shapes-playouts = Playouts of UCT.
option-lab-proof-order-depth = Moves that the last pass looks ahead.
option-lab-proof-ratio-depth = Moves that the last pass looks ahead.
option-lab-theory-skat-bidding = Who bids and declares.
option-lab-theory-skat-walks = Walks through each game to a last choice.
option-lab-theory-skat-counts = Walks through each game that count worlds.
option-lab-theory-endings-player = Who bids and plays the first seven tricks.
option-lab-theory-endings-worlds = Endings with more worlds are left out.
option-lab-theory-endings-accuracy = List points that a seat alone may still gain.
option-lab-theory-table-player = Who bids and plays the first seven tricks.
option-lab-theory-table-worlds = Endings with more worlds are left out.
option-lab-theory-table-deals = Deals of each ending, drawn as likely as they are.
option-lab-theory-table-accuracy = List points that all seats together may still gain.
option-lab-theory-switch-player = Who bids and plays the first seven tricks.
option-lab-theory-switch-lucks = How often each ending is played on.
option-lab-theory-wrong-player = Who bids and plays the first seven tricks.
option-lab-theory-wrong-worlds = Endings with more worlds are left out.
option-lab-theory-wrong-accuracy = List points that all seats together may still gain.
