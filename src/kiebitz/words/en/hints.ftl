### Hints: what the strongest player would do, and why.

hint = Hint
hint-advice = Hint: { $advice }
hint-waiting = Kiebitz looks at your cards …
hint-meaning = What the strongest player would do, knowing only what you may know.
hint-pass = Pass
hint-hold = Hold
hint-bid = Say { $bid }
hint-pick-up = Pick up the skat
hint-play = Play { $what }
hint-declare = Play { $contract }, put { $cards } away
hint-in-mind = Probably { $contract }.
# What a hand is worth in the auction: how many of ten games it wins, and how high to go.
hint-worth = { $highest ->
    [0] This hand is not worth a game: of ten, you would win about { $wins }.
   *[other] This hand is worth a game: of ten, you win about { $wins }. Go up to { $highest }.
  }

hint-reason-only-move = You have no choice.
hint-reason-declaring-brings-more = Playing promises more points than passing.
hint-reason-passing-brings-more = Passing promises more points than playing.
hint-reason-skat-brings-more = With the skat you can expect more than from the hand.
hint-reason-hand-brings-more = From the hand you can expect more than with the skat.
hint-reason-cannot-be-lost = This game cannot be lost, whatever the others hold and play.
hint-reason-safest-contract = No other game promises more, and none is safer.
hint-reason-dearest-contract = Another game is safer, but this one promises more.
hint-reason-wins-more-often = You win more often with it than with { $other }.
hint-reason-perhaps-wins-more-often = You probably win a little more often with it than with { $other }; it is close.
hint-reason-more-schneider = { $other } wins about as often, but schneider comes out better this way.
hint-reason-more-points = { $other } wins as often, but this brings your side more card points.
hint-reason-holds-out-longer = { $other } wins as often, but this way you would have to take a trick later.
hint-reason-catches-sooner = { $other } wins as often, but this catches the declarer sooner.
hint-reason-all-the-same = All cards are equally good.
hint-reason-all-won = Your side seems to win with any card; this one brings the most.
hint-reason-all-lost = Your side seems to lose with any card; this one saves the most.

hint-safe-suits = Safe as long as others lead: { $suits }.
hint-holes = { $count ->
    [one] The hole: { $cards }.
   *[other] The holes: { $cards }.
  }

hint-all-choices = What each choice is worth
hint-choice = choice
hint-wins = you win
hint-price = price
# What a choice costs against the one that is advised, in list points; 0 if it is about as good.
hint-cost = { $cost ->
    [0] as good
    [one] costs about one point
   *[other] costs about { $cost } points
  }
hint-best = best

coach-says = That costs { $cost } of your chance to win. Better: { $better }.
coach-go-on = Go on
