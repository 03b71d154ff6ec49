### Das Ende eines Spiels und die Liste.

result-won = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
  }
result-lost = { $who ->
    [you] Du verlierst
   *[other] { $name } verliert
  }
result-passed-in = Eingepasst
result-passed-in-meaning = Niemand bekommt Punkte.
result-broken-off = { $name } ist vor der Ansage ausgefallen: Das Spiel ist abgebrochen
result-left = { $name } ist ausgefallen, das Spiel endet nach den Regeln.
result-timed-out = { $name } hat nicht rechtzeitig geantwortet, das Spiel endet nach den Regeln.
result-given-up = aufgegeben
result-could-not-be-lost = Dieses Spiel war von der ersten Karte an nicht zu verlieren, wie die Karten auch saßen.
result-card-points = { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
  }
result-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
  }
result-list-points = { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
  }

list-this-deal = Dieses Spiel
list-total = Gesamt
list-number = Nr.
list-game = Spiel

result = Ergebnis
result-next-deal = Nächstes Spiel
result-finish-list = Liste abschließen
result-same-deal = Dieses Spiel noch einmal
result-other-seat = Auf einem anderen Platz
result-leave = { $place ->
    [game] Zurück zum ursprünglichen Spiel
    [learn] Zurück zu „Skat lernen“
   *[lobby] { lobby-to-lobby }
  }

list = Liste
list-won-lost = gewonnen : verloren
list-seeger-fabian = Punkte nach Seeger-Fabian
list-helped = mit Hilfe
list-helped-meaning = mit Hilfe: Tipp, zurückgenommen oder vom Computer beendet
