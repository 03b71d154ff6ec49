### Moments at the table: the skat, the declaration, the end of a deal and of a list.

skat-card = { $card }, from the skat
skat-found = In the skat: { $cards }

announced = { $name } plays { $contract }
announced-bid = bid up to { $bid }

sits-out = With four at the table the dealer sits out: in this deal that is you. In the next one you play.
sits-out-skip = To the result

result-value = game value { $value }
result-ending = { $ending ->
    [claim-agreed] laid open, the defenders agreed
    [declarer-gave-up] { $name } gave up
   *[defenders-gave-up] the defenders gave up
  }
result-fault = { $name } says: “{ $text }”
result-another = Another deal

list-end = End of the list
list-winner = { $who ->
    [you] You win the list!
   *[other] { $names } wins the list
  }
list-winners = { $names } win the list together
list-standing = { $points ->
    [one] { $rank }. { $name }: { $shown } point
   *[other] { $rank }. { $name }: { $shown } points
  }
list-games-of = { $won } won, { $lost } lost
list-chart = The points, deal by deal
list-best = Your best deal
list-worst = Your dearest deal
list-deal = No. { $number }: { $game }, { $points }
list-review = Review the list
list-again = Another list

score-of = { $name } { $points }

value-won = won { $value }
value-lost = lost { $value }
value-defended = defended ({ $value })
value-conceded = lost, { $name } gets { $value }

settings-signals = Sounds and vibration

bids-higher = Higher …
