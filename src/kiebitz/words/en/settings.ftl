### What a person prefers, and the keys of the table.

settings = Settings
settings-language = Language
settings-cards = Cards
settings-deck = { $deck ->
    [german] German suits
   *[french] French
  }
settings-indices = Letters on the cards
settings-four-colours = Four colours
settings-theme = Colours
settings-theme-of = { $theme ->
    [light] light
    [dark] dark
   *[auto] as the system
  }
settings-pace = Pace
settings-pace-of = { $pace ->
    [instant] at once
    [quick] quick
    [calm] calm
   *[normal] natural
  }
settings-trick = A trick stays
settings-trick-stays = { $until ->
    [tap] until a tap
   *[time] for a moment
  }
settings-second-tap = Second tap plays a card
settings-only-card = The only possible card is played by itself
settings-beginner = In practice show earlier tricks and cards still out
settings-coach = The coach speaks when a move costs much
settings-coach-from = { $size ->
    [0] never
   *[other] from { $size }% of the chance to win
  }

keys = Keys
keys-of = { $key ->
    [arrows] choose a card
    [enter] play it, say the next number, hold, go on
    [digits] first to tenth card
    [P] pass
    [H] hint
    [T] last trick
    [L] list
    [U] take back
    [C] claim the rest (you are asked first)
    [answer] yes, hold, agree / no
    [M] menu
    [escape] close
   *[help] this page
  }
