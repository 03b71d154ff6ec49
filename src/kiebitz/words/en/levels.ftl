### How strong the computer plays.

level = { $level ->
    [1] Beginner
    [2] Casual player
    [3] Pub player
    [4] Club player
   *[5] Expert
  }
level-numbered = level { $level }: { level }
