### What the computer thinks of somebody: in the lobby, on a page of its own, and `kiebitz people`.

portrait = What the computer thinks of you
portrait-of = What the computer thinks of { $name }
portrait-games = { $count ->
    [0] No game has been remembered yet. Only those count that were played to the last card, without help.
    [one] By one game, played to the last card without help.
   *[other] By { $count } games, played to the last card without help.
  }
portrait-what = Counted is what everybody at the table has seen by the end of a game. The second numbers say where the truth lies, in 95 of 100 cases.
portrait-share = { $share }, { $low } to { $high }
portrait-times = { $times } of { $of }
portrait-nothing-known = not known yet

portrait-part-declared = Games declared
portrait-part-won = Won of these
portrait-part-declarer = Mistakes as declarer
portrait-part-defender = Mistakes in defence
portrait-kind-suit = In suit games
portrait-kind-grand = In grands
portrait-kind-null = In null games
portrait-mistakes-what = A mistake gives away a game that was won with all cards open. Nobody can avoid all of them: the strongest level errs in { $declarer } of such cards as declarer and in { $defender } in defence.

portrait-bidding = Bidding
portrait-style-bold = Bold: a game need not be likelier to be won than { $threshold }.
portrait-style-usual = As usual: a game should be won with { $threshold } or more.
portrait-style-careful = Careful: a game should be won with { $threshold } or more.
portrait-few-calls = From { $calls ->
    [0] no bid or pass
    [one] one bid or pass
   *[other] { $calls } bids and passes
  } nothing can be said yet.

portrait-levels = Plays like
portrait-levels-what = By your mistakes, and by how well experts would foresee your cards.
portrait-advice = Try level { $level }: there you should have an even game.
portrait-no-advice = At which level you would have an even game is not sure yet.

portrait-export = Export
portrait-forget = Forget me
portrait-really-forget = Forget all that is known of you? It cannot be taken back; the games stay.
portrait-forgotten = All that was known of you is forgotten.

people-nobody = Nobody is remembered yet.
people-who-are-you = Nobody has said yet who you are; name somebody.
people-forgotten = { $name } is forgotten.
people-column-name = Name
people-column-games = Games
people-column-declarer = Mistakes as declarer
people-column-defender = In defence
people-column-advice = Even game at level
