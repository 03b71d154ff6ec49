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
# A way to go on, and what it promises; to pass wins nothing.
hint-prospect = { $what }: { $win } won, { $points } against the others
hint-prospect-passing = { $what }: { $points } against the others

hint-reason-only-move = You have no choice.
hint-reason-declaring-brings-more = Playing promises more points than passing.
hint-reason-passing-brings-more = Passing promises more points than playing.
hint-reason-skat-brings-more = With the skat you can expect more than from the hand.
hint-reason-hand-brings-more = From the hand you can expect more than with the skat.
hint-reason-cannot-be-lost = This game cannot be lost, whatever the others hold and play.
hint-reason-safest-contract = No other game promises more, and none is safer.
hint-reason-dearest-contract = Another game is safer, but this one promises more.
hint-reason-wins-more-often = It wins more often than { $other }.
hint-reason-perhaps-wins-more-often = It wins a little more often than { $other }; that may be chance.
hint-reason-more-schneider = It wins about as often as { $other }, and schneider comes out better.
hint-reason-more-points = It wins as often as { $other }, with more card points for your side.
hint-reason-holds-out-longer = It wins as often as { $other }, and a trick would come later.
hint-reason-catches-sooner = It wins as often as { $other }, and the declarer is caught sooner.
hint-reason-all-the-same = All cards are equally good.
hint-reason-all-won = Your side seems to win with any card; this one brings the most.
hint-reason-all-lost = Your side seems to lose with any card; this one saves the most.

hint-safe-suits = Safe as long as others lead: { $suits }.
hint-holes = { $count ->
    [one] The hole: { $cards }.
   *[other] The holes: { $cards }.
  }

hint-card = card
hint-wins = wins
hint-score = score
hint-card-points = card points
hint-tricks = tricks
hint-list-points = list points
hint-worlds = { $worlds ->
    [one] Only one deal is possible.
   *[other] { $judged ->
        [all] All { $worlds } deals that are possible were judged.
       *[some] { $worlds } random deals that fit what you know were judged.
      }
  }
hint-explained = { $game ->
    [null] In each of them every card was played to the end, all hands open and everybody playing best. The score decides: 1 for a win, 0 for a loss, ± its standard error. Tricks: how many it takes until null is lost.
   *[trump] In each of them every card was played to the end, all hands open and everybody playing best. The score decides: 1 for a win, 0 for a loss, a little more or less for schneider, ± its standard error. Card points are the declarer's.
  }
