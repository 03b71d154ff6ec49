### Why a move was wrong: a sentence for each `ReasonKind`.
###
### $card and $other are the first and the second card of a reason, which may be the $same; $cards are all of them, suit
### is that of the first; $seat and $taker are the first and the second seat; $points and $tricks are counted. What each
### of them means stands beside the kinds.

reason-supposed = Suppose { $seat } holds the { $card }. { $reason }

reason-cost = Costs { result-card-points }.
reason-tricks = { $tricks ->
    [one] a trick
   *[other] { $tricks } tricks
  }
reason-more-tricks = { $tricks ->
    [one] one more trick
   *[other] { $tricks } more tricks
  }

## The trick under way.

reason-fed-the-opponents = Gives { $seat } the { $card }, which could have been brought home. { reason-cost }
reason-led-a-full-card-away = Led, the { $card } is lost: { $seat } takes it with the { $other }. { reason-cost }
reason-ruffed-too-low =
    Ruffed too low: { $seat }'s { $card } takes the trick with { result-card-points }; the { $other } would have held it.
reason-not-ruffed =
    The trick goes to { $seat } with { result-card-points }; it could have been ruffed with the { $card }.
reason-trick-not-taken = The trick goes to { $seat } with { result-card-points }; the { $card } would have taken it.
reason-partner-overtaken = The trick was { $seat }'s already; taking it over costs { result-card-points }.
reason-not-smeared = { $same ->
    [yes] The { $card } could have been smeared on { $seat }'s trick; now the declarer gets it. { reason-cost }
   *[no] The { $card } could have been smeared on { $seat }'s trick; now the declarer gets the { $other }. { reason-cost }
  }
reason-trump-spent = The { $card } would have taken another trick; ruffing here costs { result-card-points }.
reason-higher-than-needed =
    Higher than needed: the { $other } takes this trick as well, and the { $card } another one later. { reason-cost }
reason-taken-too-early =
    Too early: this trick can be left to { $seat }, and the { $card } takes another one later. { reason-cost }

## The fate of a full card.

reason-catcher-spent = With the { $card } gone, { $seat }'s { $other } can no longer be caught. { reason-cost }
reason-full-card-escapes = Gives up { result-card-points }: { $seat }'s { $card } could have been caught.
reason-partner-s-card-ruffed = Lets { $taker } ruff { $seat }'s { $card }. { reason-cost }
reason-partner-cannot-smear = { $seat } could have smeared the { $card } on this trick. { reason-cost }
reason-partner-s-card-lost = { $seat }'s { $card } is lost to the declarer. { reason-cost }
reason-not-cashed = Now the { $card } would have come home; later the other side takes it. { reason-cost }
reason-own-card-ruffed = The { $card } is ruffed later. { reason-cost }
reason-bared = Leaves the { $card } bare, and it is caught. { reason-cost }
reason-own-card-lost = The { $card } is lost to the other side later. { reason-cost }

## Trumps.

reason-trumps-not-drawn = Draw trumps first: now { $seat } ruffs the { $card }. { reason-cost }
reason-partner-s-trump-pulled = Pulls { $seat }'s { $card }, which would have taken a trick. { reason-cost }
reason-declarer-not-forced =
    Make { $seat } ruff now, and the defenders take { reason-more-tricks } in trumps. { reason-cost }
reason-trumps-wasted = Trumps wasted: kept back, they take { reason-more-tricks }. { reason-cost }
reason-trump-trick-given = Gives the other side { reason-more-tricks } in trumps. { reason-cost }

## Suits and the lead.

reason-into-the-tenace =
    Leads into { $seat }'s tenace: the { $card } takes a trick that it would not have taken otherwise. { reason-cost }
reason-suit-opened = Leading { suit } helps the other side: they take { reason-tricks } there. { reason-cost }
reason-suit-not-led = Leading { suit } brings { reason-more-tricks } there. { reason-cost }
reason-void-not-made = Throw the { $card } away, and the { $other } can be ruffed later. { reason-cost }
reason-let-discard = Lets { $seat } throw away the { $card }, which would have been lost. { reason-cost }
reason-wrong-way = Short to the friend, long to the foe: { $seat } plays next, so lead { suit }. { reason-cost }
reason-lead-given = Gives { $seat } the lead. { reason-cost }
reason-wrong-defender-leads = { $seat } should be the next to lead. { reason-cost }

## The end.

reason-schneider-missed = The other side would have stayed schneider; now it gets { result-card-points }.
reason-into-schneider = Only { result-card-points } now: schneider, which could have been avoided.

## Null.

reason-null-trick-taken = This takes the trick; the { $card } does not.
reason-null-hole-opened = Opens the gap in { suit }: the { $card } is caught.
reason-null-danger-kept = The { $card } could have been thrown away here; later it is caught.
reason-null-low-card-spent = The low card is missing later: the { $card } is caught.
reason-null-let-discard = Lets { $seat } get rid of the { $card }, which could have been caught.
reason-null-missed-now = With the { $card }, { $seat } is caught in this very trick.
reason-null-other-suit = In { suit }, { $seat } can be caught: the { $other } has to take a trick.
reason-null-low-card-gone = This low card is needed later, to catch { $seat }'s { $card }.
reason-null-wrong-leader = { $seat } should be the next to lead, to catch the declarer.

## The auction.

reason-passed-a-good-game = Good enough for a game, most likely { $contract }: it is won more often than lost.
reason-bid-on-a-weak-hand = Too weak: every game with this hand is lost more often than won.
reason-bid-past-the-value = { $contract } is worth only { $points } with this hand, less than was bid.
reason-bid-past-its-worth = Worth bidding up to { $points }, no further.
reason-bid-on-a-thin-hand = Too thin: won more often than lost, but not often enough; passing brings more.

## The skat, the contract and what is announced.

reason-should-pick-up = With the skat the game is won more often.
reason-should-play-hand = { $contract } brings more than picking up the skat.
reason-announced-too-much = What is announced fails too often: { $contract } brings more.
reason-announced-too-little = The hand is strong enough for more: { $contract }.
reason-contract-overbid = Worth only { $points }, less than was bid; { $contract } is worth enough.
reason-safer-contract = { $contract } is won more often.
reason-dearer-contract = { $contract } is worth so much more that it brings more in the long run.
reason-cheaper-contract = { $contract } is not won more often, but costs less when it is lost.

## The discard.

reason-trump-put-away = Trumps are better kept: { $cards }.
reason-ace-put-away = Aces are better kept: { $cards }.
reason-guard-put-away = Leaves the { $card } bare in the hand.
reason-bare-ten-kept = A bare ten belongs in the skat: { $cards }.
reason-no-void-made = Better to part with a whole suit: put away { $cards }.
reason-points-kept = With { $cards } in the skat, { result-card-points } more are safe.
reason-not-from-the-short-suit = Better from the shorter suit: put away { $cards }.
reason-null-danger-not-put-away = Safer: put away { $cards }.
