### What those hear who cannot see the table, in full sentences; and what is asked before cards are laid open.

spoken-call = { $call ->
    [y] { $name } holds.
    [p] { $name } passes.
   *[other] { $name } says { $call }.
  }
spoken-card = { $name } plays the { $card }.
spoken-trick = The trick goes to { $name }.
spoken-your-turn = It is your turn. { $prompt }
spoken-result = The deal is over. { $headline }.
spoken-scores = The list: { $scores }.
spoken-list-over = The list is complete.

# Why a card cannot be played.
prompt-follow = { $suit ->
    [trump] Follow trump
   *[other] Follow { $suit }
  }

claim-sure = { $game ->
    [null] Lay your cards open, and take no trick?
   *[trump] Lay your cards open, and claim the rest?
  }
claim-soon = Your cards will be open in five seconds
