### The end of a deal, and the list.

result-won = { $who ->
    [you] You win
   *[other] { $name } wins
  }
result-lost = { $who ->
    [you] You lose
   *[other] { $name } loses
  }
result-passed-in = Everybody passed
result-passed-in-meaning = No points for anybody.
result-broken-off = { $name } left before a game was declared: the deal is broken off
result-left = { $name } failed, so the game ends by the rules.
result-timed-out = { $name } did not answer in time, so the game ends by the rules.
result-given-up = given up
result-could-not-be-lost = From the first card on this game could not be lost, however the cards lay.
result-card-points = { $points ->
    [one] { $points } card point
   *[other] { $points } card points
  }
result-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }
# Points in the list, with their sign in the text.
result-list-points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
  }

list-this-deal = This deal
list-total = Total
list-number = No.
list-game = Game

result = Result
result-next-deal = Next deal
result-finish-list = Finish the list
result-same-deal = Play it again
result-other-seat = From another seat
result-leave = { $place ->
    [game] Back to the original game
    [learn] Back to learning Skat
   *[lobby] { lobby-to-lobby }
  }

list = List
list-won-lost = won : lost
list-seeger-fabian = Points after Seeger and Fabian
list-helped = with help
list-helped-meaning = with help: hint, move taken back or finished by the computer
