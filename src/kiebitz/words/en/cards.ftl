### Suits, ranks, contracts, seats: the words of the game itself.

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

seat = { $seat ->
    [0] Forehand
    [1] Middlehand
   *[2] Rearhand
  }
