### A game reviewed: what could have been known and done better.

review = Review
review-what =
    What could you have known? Every bid, the discard and every card are judged by what their player knew.
review-under-way = Reviewing
review-progress = Reviewing … { $moves } of { $of } moves
review-ending = All moves are judged. Could it be won? …
review-waits = Waiting for another review to be done …
review-failed = The review broke down. The game is as it was.
review-hidden = Nobody's cards are known in this record, so nothing can be said about them.
review-only = The record hides cards: only { $seats } can be judged.
review-nothing-to-judge = Nobody had anything to decide in this game.
review-again = Review again
review-judge = Judged by { $judge }, { $when }
review-keys = ← → moves, Shift ← → mistakes, 1 2 3 size, O open cards, A all players
review-choose = say either which FILES to review, or --table, or --collection
review-written = Every decision is in { $path }

## How dear a move was.

size-inaccuracy = Inaccuracy
size-mistake = Mistake
size-blunder = Blunder
size-from = From which size on
size-from-inaccuracy = inaccuracies and worse
size-from-mistake = mistakes and blunders
size-from-blunder = blunders only

## The dearest moments.

mistakes-dearest = The dearest moments
mistakes-searched = Looking for the dearest moments …
mistakes-none = No mistake that is sure: well played.
mistakes-none-of-size = None of this size.
mistakes-whose = Whose moves
mistakes-of-all = All
mistakes-previous = Previous mistake
mistakes-next = Next mistake
mistakes-try-again = Try again

moment-where = { $phase ->
    [auction] Bidding
    [skat] Skat
    [declare] Discard
   *[play] Trick { $trick }
  }
moment-told = { $where }, { $seat }: { $move }; better: { $best }

## What could be done, cards apart: $move as games are written.

choice = { $move ->
    [p] Pass
    [y] Hold
    [s] Pick up the skat
   *[bid] { $move }
  }
choice-declaration = { $contract } (put away: { $cards })
choice-name = Choice
choice-wins = wins
choice-points = points
choice-best = best
choice-made = played

## By what could be known. $error and $win are "none" where there is nothing of the kind.

verdict = What was known
verdict-put-away = { $told }, puts { $cards } away
verdict-better = { $whose ->
    [yours] Better, by what you knew: { $move }
   *[others] Better, by what was known: { $move }
  }
verdict-perhaps-better = Perhaps a little better, but that is not sure: { $move }
verdict-as-good = Just as good: { $move }
verdict-best = Nothing was better.
verdict-no-choice = There was no choice.
verdict-unknown = These cards are not known, so nothing can be said.
verdict-cost = { $win ->
    [none] Costs { verdict-points }.
   *[some] Costs { verdict-points } and { $win } of the chance to win.
  }
verdict-points = { $error ->
    [none] { $points } list points
   *[some] { $points } list points (± { $error })
  }
verdict-by-games = What games with this hand bring, the other cards dealt anew { $games } times.
verdict-by = { $worlds ->
    [0] Expected by the learned evaluation of hands.
   *[other] Expected list points, also at the cards, in { $worlds } ways the cards could lie, likelier ones counted more.
  }

## By open cards.

hindsight = Open cards
hindsight-what = All hands, and what open cards would have said: hindsight, not knowledge.
hindsight-better = { $what ->
    [points] Better with open cards: { $move }. Card points of the declarer: { $value } instead of { $made }.
    [tricks] Better with open cards: { $move }. Tricks survived: { $value } instead of { $made }.
   *[list] Better with open cards: { $move }. List points: { $value } instead of { $made }.
  }
hindsight-best = With open cards nothing was better either.
hindsight-turned = This gave a won game away.
hindsight-no-choice = With open cards there was no choice either.
hindsight-figures = { $what ->
    [tricks] At the cards: the tricks survived from here on.
   *[points] At the cards: the declarer's card points in the end.
  }

## The chance to win, and whether the game could be won.

chance = Chance to win, as { $name } could see it
chance-line = Chance to win: from { $first } at the first card to { $last } at the last
winning = Could { $side ->
    [declarer] { $name }
   *[defenders] the defenders
  } have won?
winning-line = { $side ->
    [declarer] Yes: with open cards { $name } could still win in trick { $trick }, whatever was played against it.
   *[defenders] Yes: with open cards the defenders could still win in trick { $trick }, whatever was played against it.
  }
winning-games = { $side ->
    [declarer] Not with open cards against best play. Played on from the first card by players who see only their own cards, the declarer won { winning-won } of { $games } games.
   *[defenders] Not with open cards against best play. Played on from the first card by players who see only their own cards, the defenders won { winning-won } of { $games } games.
  }
winning-won = { $won ->
    [0] none
   *[other] { $won }
  }
winning-show = Show the line
winning-shown = This line wins, with open cards.
winning-back = Back to the game
winning-play-on = Play on from there

## What was given away, over a game or many.

given-away = Given away
given-away-points = Given away: { $points }
given-away-in-list = Given away in this list
given-away-meaning = List points given away for sure, by what each player knew.
given-away-a-game = List points given away for sure, a game; in the last column in all games.
totals-player = Player
totals-role = Role
totals-role-bidder = Bidding
totals-role-declarer = Declarer
totals-role-defender = Defender
totals-kind = Game
totals-kind-suit = Suit
totals-kind-grand = Grand
totals-kind-null = Null
totals-kind-passed-in = Passed in
totals-games = Games
totals-lost-a-game = Points a game
totals-in-all = Total
totals-choose = By what
totals-by = { $by ->
    [role] by role
   *[kind] by game
  }
reviewed-deals = Deals reviewed: { $reviewed } of { $deals }.
reviewed-list = Reviewing the list … { $reviewed } of { $deals } deals
reviewed-missing = { $missing ->
    [one] Review the missing deal
   *[other] Review the { $missing } missing deals
  }
reviewed-games = { $games ->
    [0] No game here has a review yet.
    [one] One of these games has a review.
   *[other] { $games } of these games have a review.
  }
