### Ob ein Spieler für Wettkämpfe taugt: `kiebitz arena probe`.

probe-mark = { $passed ->
    [yes] gut
    [no] NEIN
   *[open] -
  }

## Was geprüft wird

probe-check-handshake = stellt sich vor
probe-check-whole-games = ganze Spiele
probe-check-declaring = Ansagen
probe-check-every-contract = jedes Spiel
probe-check-broken-off-games = abgebrochene Spiele
probe-check-same-seed-same-moves = gleicher Seed, gleiche Züge
probe-check-hidden-cards-do-not-matter = Verdecktes ist einerlei
probe-check-quits-when-asked = endet auf Bitte
probe-check-one-answer-a-question = eine Antwort je Frage
probe-check-in-time = rechtzeitig

## Was gesehen wurde

probe-found-inside = läuft in diesem Programm
probe-found-introduction = { $name } von { $author ->
    [none] niemandem
   *[other] { $author }
  }; Optionen: { $options ->
    [none] keine
   *[other] { $options }
  }
probe-found-games = gespielt: { $games }, davon allein: { $declared }
probe-found-auctions = Reizen gewonnen bei { $bids }
probe-found-contracts = { $contracts } Spiele, allein und gegen
probe-found-broken-off = { $games } Spiele abgebrochen, dann eins bis zum Ende
probe-found-twice = { $decisions } Entscheidungen zweimal
probe-found-differs = Entscheidung { $number } war { $first }, dann { $second }
probe-found-differs-without-seed = hat keine Option 'seed' und entscheidet mal so, mal so: { probe-found-differs }
probe-found-undecided-without-seed = entscheidet ohne Seed mal so, mal so
probe-found-differs-by-hidden-cards = die verdeckten Karten wurden gemischt: { probe-found-differs }
probe-found-shuffled = { $decisions } Entscheidungen mit gemischten verdeckten Karten
probe-found-quit = in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
probe-found-quit-badly = endete mit Status { $status } nach { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s statt mit 0 in { $allowed } s
probe-found-stray = schrieb, was niemand gefragt hatte: { $text }
probe-found-discarded = { $answers ->
    [one] { $answers } Antwort kam
   *[other] { $answers } Antworten kamen
  } doppelt oder zu spät
probe-found-decisions = { $decisions } Entscheidungen
probe-found-longest = die längste Entscheidung dauerte { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
probe-found-too-slow = { probe-found-longest }, mehr als { $allowed } s
probe-found-fault-in-game = Spiel { $game }, Platz { $seat }, Zug { $move }: { $reason }
probe-found-fault = { $reason }
