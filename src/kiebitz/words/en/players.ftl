### Players and bidding systems with their options: `kiebitz players`.

## Players

player-achieve = as declarer plays for one strategy that wins most worlds; else like kermit
player-adaptive = plays as one of the levels, the one at which the people at its table have an even game; sees no hidden cards
player-count = like kermit, but bids by how often the two others are remembered to err (the Count of Long's thesis)
player-tracker = like kermit, but bids by how far its own predictions have been off (the Tracker of Long's thesis)
player-book = plays by the beginner's book: trumps, aces, long suits, always smears; in no training
player-ddss = solves random worlds and plays the card that wins most of them
player-exec = any program that speaks the engine protocol: exec:COMMAND, or exec:OPTION=VALUE COMMAND
player-kermit = bids by what it has learned, solves likely worlds
player-kermit2010 = Kermit as it was published: four features bid, histograms weigh worlds
player-kiebitz = the strongest: like kermit, reads the cards that others play, finishes games in worlds, a specialist in null
player-policy = plays what a network has learned to bring most; no search
player-random = takes any legal move
player-recursive = finishes games in likely worlds, each seat knowing only its own cards, and plays what does best
player-rk = recursive Kermit of the thesis: finishes games between small Monte Carlo players
player-rrules = RXSkat of the thesis: finishes games between players of rules
player-rules = plays by rules of thumb: counts its cards to bid, weighs each trick to play
player-uct = grows a tree of cards by playouts of rules in random worlds; plays the card most visited

## Bidding systems

player-system-count = the Count of Long's thesis: like threshold, bolder against those who are remembered to err often
player-system-glem = Kermit's as published: four features counted from tricks, bids while the chance to win is large enough
player-system-knn = Keller and Kupferschmid's nearest neighbours: bids when similar hands make enough points
player-system-linear = Kupferschmid and Helmert's linear success estimator
player-system-mcbid = tries the six games in random worlds with open cards
player-system-outcomes = as value, by chances learned from games on any hand
player-system-rules = bids like the player of that name
player-system-threshold = bids while the chance to win is large enough
player-system-answer = like threshold, bolder against those who are remembered to bid carefully, and the other way round
player-system-tracker = the Tracker of the thesis: like threshold, bolder the more it wins than it has foreseen
player-system-value = bids while declaring is expected to bring more list points than passing

## Players that see all cards

player-open-cheat = plays a card that is best with all cards open
player-open-collude = knows the cards of the other defender and plays the best card by them; for the fair play check
player-open-mistake = plays a losing card at a given rate

## Options

player-option-temperature = how freely it draws among its cards; 0 always takes the likeliest
player-option-worlds = how many worlds are judged
player-option-rk-worlds = how many worlds are played out, by players of how many
player-option-sets = into how many lots they are dealt, each with its own set
player-option-points = whether card points decide between equal sets
player-option-knn-points = card points that are enough
player-option-nodes = of search for the sets of a card, at most
player-option-seconds = the most time for a card
player-option-threads = how many of them at once
player-option-level = a weaker player
player-option-cards = whether the cards played tell of hidden ones: none, policy; or the folder of one
player-option-null = who plays null games: the same as all others, or the specialist
player-option-playouts = when games that the policy plays in the worlds count beside open cards: none, declarer, defenders, both
player-option-recursive-playouts = who plays the games: policy, playing (the reinforced one), varied (as often as likely), rules, random, or a number of worlds to solve
player-option-finishes = by whose weights these games are played: policy (as others play), playing (what brings most), or a folder
player-option-likes = when cards that a network has learned to play have a head start: none, declarer, defenders, both
player-option-uct-playouts = how many games are played out
player-option-declares = how it declares with the skat in hand: by tables, by games of the policy on trial as well, or by games of the reinforced one (playing)
player-option-tried = how many declarations it tries, and in how many worlds each: 8x160
player-option-inference = when bids and contract tell of hidden cards: both, declarer, defenders, none; counted as Kermit was published to do it; or a folder of tables
player-option-kermit2010-inference = in which role bids and contract tell of hidden cards: both, declarer, defenders, none
player-option-rrules-inference = whether bids and contract tell which are likely
player-option-adapts = what changes by what is remembered of the two others: games by rules judge cards (rules), cards are read as theirs (reading), in games that judge cards they err as they do (temperature), these games count more (share), declaring is asked for more or less (worth), or all of it
player-option-eps = how often everybody errs in worlds that are otherwise played with open cards
player-option-paranoid = a declarer never loses what cannot be lost, whatever the worlds say
player-option-endings = how the last three tricks are played: by worlds as before, or by an equilibrium of all possible hands, where worlds are few (equilibrium)
player-option-probcut = how likely an estimated value must be for no search to be made; 1 for no estimates
player-option-model = the folder of another model than the shipped one; also @FOLDER
player-option-policy-model = the folder of another policy
player-option-sampler = which worlds are likely: all the same, by what was bid and declared, or by the cards played as well
player-option-declarer = who plays the declarer's cards in them, if somebody else
player-option-trick = from this trick on rules play the games
player-option-role = when games are played; else open cards judge
player-option-share = what games count, open cards have the rest
player-option-fading = what share games keep in every trick of that in the trick before
player-option-moves = cards played after the one judged; then open cards tell
player-option-since = before this trick open cards judge alone
player-option-doubt = no games with cards that open cards see further behind, in shares of wins
player-option-payoff = what schneider counts beside winning: nothing (kh), a little (kermit), as in the list
player-option-exploration = how long cards are tried that have done badly
player-option-mcbid-worlds = how many worlds the games are tried in
player-option-mcbid-least = in what share of them a game must be won
player-option-least = the chance that is
player-option-bolder = so many points less are enough
player-option-by = whether a chance to win decides, or points
player-option-proofs = games that cannot be lost are searched for
player-option-like = the player that bids, and chooses among equally good cards
player-option-rate = mistakes for each opportunity
player-option-seed = of everything random

## How they are listed

player-heading = { $group ->
    [players] players
    [systems] bidding systems
   *[open] see all cards, in the arena only
  }
player-type = { $type ->
    [integer] integer
    [number] number
    [boolean] boolean
   *[text] text
  }
player-needs-no-name = needs no name
