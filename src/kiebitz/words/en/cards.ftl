### Suits, ranks, contracts, seats, sums, numbers: the words of the game itself.
### A deck is french or german; suits, ranks and kinds have the letters of records: C S H D, 7 8 9 T J Q K A, G N.

suit = { $deck ->
    [german] { $suit ->
        [C] acorns
        [S] leaves
        [H] hearts
       *[D] bells
      }
   *[french] { $suit ->
        [C] clubs
        [S] spades
        [H] hearts
       *[D] diamonds
      }
  }
rank = { $deck ->
    [german] { $rank ->
        [7] seven
        [8] eight
        [9] nine
        [T] ten
        [J] under
        [Q] over
        [K] king
       *[A] deuce
      }
   *[french] { $rank ->
        [7] seven
        [8] eight
        [9] nine
        [T] ten
        [J] jack
        [Q] queen
        [K] king
       *[A] ace
      }
  }
card = { rank } of { suit }
# What stands on a card, or for its suit where its sign cannot be shown.
rank-letter = { $indices ->
    [de] { $rank ->
        [T] 10
        [J] B
        [Q] D
       *[other] { $rank }
      }
   *[en] { $rank ->
        [T] 10
       *[other] { $rank }
      }
  }
suit-letter = { $suit }

kind = { $deck ->
    [german] { $kind ->
        [C] Acorns
        [S] Leaves
        [H] Hearts
        [D] Bells
        [G] Grand
       *[N] Null
      }
   *[french] { $kind ->
        [C] Clubs
        [S] Spades
        [H] Hearts
        [D] Diamonds
        [G] Grand
       *[N] Null
      }
  }
# As people type it.
kind-typed = { $kind ->
    [C] c
    [S] s
    [H] h
    [D] d
    [G] g
   *[N] n
  }
# What an ouvert trump game implies goes without saying.
contract = { $extras ->
    [H] { kind } hand
    [HS] { kind } hand, schneider announced
    [HZ] { kind } hand, schwarz announced
    [O] { kind } ouvert
    [OH] { kind } ouvert hand
   *[plain] { kind }
  }
announcement = { $announced ->
    [ouvert] ouvert
    [schwarz] schwarz announced
    [schneider] schneider announced
    [hand] hand
   *[game] game
  }

seat = { $seat ->
    [0] Forehand
    [1] Middlehand
   *[2] Rearhand
  }

## How a value comes about, as it is counted aloud: with 2, game 3, hand 4 × 12 = 48.

sum = { $counted } × { $base } = { $worth }
sum-null = game value { $worth }
sum-tops = { $side ->
    [with] with { $count }
   *[without] without { $count }
  }
sum-step = { $step ->
    [game] game { $level }
    [hand] hand { $level }
    [schneider] schneider { $level }
    [schwarz] schwarz { $level }
    [ouvert] ouvert { $level }
   *[announced] announced { $level }
  }
sum-enough = { $sum }, enough for { $bid }
sum-overbid = { $sum }, overbid: not enough for { $bid }
sum-charged = { $sum }, overbid: { $bid } takes { $levels } × { $base } = { $value }
sum-lost = { $sum }, lost × 2 = { $value }

## Numbers

number-decimal-mark = .
number-group-mark = ,
number-percent = { $number }%
number-seconds = { $number } s
