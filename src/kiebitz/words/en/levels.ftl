### How strong the computer plays.

level = { $level ->
    [1] Beginner
    [2] Casual player
    [3] Pub player
    [4] Club player
   *[5] Expert
  }
level-errs = { $level ->
    [1] Often forgets to draw trumps, leaves dear tricks to others, and throws aces and tens on lost ones.
    [2] Does not always draw trumps, and now and then throws an ace or a ten on a lost trick.
    [3] Draws trumps and takes what is dear, but at times loses an ace or a ten that could be saved.
    [4] Hardly errs in a single trick, but does not work out who holds which cards.
   *[5] Works out who may hold which cards, and errs mostly where hidden cards decide.
  }
level-numbered = level { $level }: { level }
level-told = { level }: { level-errs }
