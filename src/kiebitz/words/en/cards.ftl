### Suits, ranks, contracts, seats: the words of the game itself.

seat = { $seat ->
    [0] Forehand
    [1] Middlehand
   *[2] Rearhand
  }
