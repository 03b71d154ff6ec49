### What a hand is worth: the advice of `kiebitz bid`.

## What to do

bidding-pass = pass
bidding-bid = bid { $bid }
bidding-hold = hold { $bid }
bidding-pick-up = pick up the skat
bidding-declare = play { $contract }
bidding-declare-and-discard = play { $contract }, put away { $cards }

## And why

bidding-reason-for-call = declaring at { $bid } wins { $win } of the time and is worth { $points } points, { $is_better ->
    [yes] more
   *[no] less
  } than passing ({ $passing }); { $highest ->
    [0] not worth a bid
   *[other] worth bidding up to { $highest }
  }
bidding-reason-for-skat = picking up wins { $win } of the time and is worth { $points } points; { $contract } wins { $hand_win } and is worth { $hand_points }
bidding-reason-for-game = { $contract } wins { $win } of the time and is worth { $points } points
bidding-reason-for-game-and-next = { bidding-reason-for-game }; next is { $next } with { $next_win } and { $next_points }

## The games it could be

bidding-contract = contract
bidding-wins = wins
bidding-points = points
bidding-put-away = put away
bidding-best-with = best with
bidding-share-of-skats = { $share } of the skats
bidding-sure = sure
bidding-sure-means = sure: proven that it cannot be lost, whatever the others hold and play

## What is wrong with a hand, a skat, an auction

bidding-hand-size = a hand has 10 cards, but { $text } has { $count }
bidding-skat-size = the skat has 2 cards, but { $text } has { $count }
bidding-in-hand-and-skat = { $cards } is in the hand and in the skat
bidding-no-call = { $text } is no call of the auction: write a number, y to hold or p to pass
bidding-no-skat-to-pick-up = { $seat } has not won this auction and does not pick up the skat
bidding-auction-lost = the auction is over, and { $seat } has not won it
bidding-not-in-turn = after these calls it is { $turn }'s turn, not { $seat }'s
