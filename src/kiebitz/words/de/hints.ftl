### Tipps: was der stärkste Spieler täte und warum.

hint = Tipp
hint-advice = Tipp: { $advice }
hint-waiting = Kiebitz sieht sich deine Karten an …
hint-meaning = Was der stärkste Spieler täte, der nur weiß, was du wissen darfst.
hint-pass = Passe
hint-hold = Halte
hint-bid = Sag { $bid }
hint-pick-up = Nimm den Skat auf
hint-play = Spiel { $what }
hint-declare = Spiel { $contract }, drücke { $cards }
hint-in-mind = Wahrscheinlich { $contract }.
hint-worth = { $highest ->
    [0] Für ein Spiel reicht das Blatt nicht: Von zehn gewinnst du etwa { $wins }.
   *[other] Das Blatt ist ein Spiel wert: Von zehn gewinnst du etwa { $wins }. Reize bis { $highest }.
  }

hint-reason-only-move = Du hast keine Wahl.
hint-reason-declaring-brings-more = Spielen verspricht mehr Punkte als Passen.
hint-reason-passing-brings-more = Passen verspricht mehr Punkte als Spielen.
hint-reason-skat-brings-more = Mit dem Skat ist mehr zu erwarten als aus der Hand.
hint-reason-hand-brings-more = Aus der Hand ist mehr zu erwarten als mit dem Skat.
hint-reason-cannot-be-lost = Dieses Spiel ist unverlierbar, wie die Karten auch liegen.
hint-reason-safest-contract = Kein anderes Spiel verspricht mehr, und keins ist sicherer.
hint-reason-dearest-contract = Ein anderes Spiel ist sicherer, aber dieses verspricht mehr.
hint-reason-wins-more-often = Damit gewinnst du öfter als mit { $other }.
hint-reason-perhaps-wins-more-often = Damit gewinnst du wohl etwas öfter als mit { $other }; es ist knapp.
hint-reason-more-schneider = Mit { $other } gewinnst du etwa ebenso oft, aber um den Schneider steht es so besser.
hint-reason-more-points = Mit { $other } gewinnst du ebenso oft, aber so bekommt deine Partei mehr Augen.
hint-reason-holds-out-longer = Mit { $other } gewinnst du ebenso oft, aber so müsstest du erst später einen Stich nehmen.
hint-reason-catches-sooner = Mit { $other } gewinnst du ebenso oft, aber so ist der Alleinspieler eher gefangen.
hint-reason-all-the-same = Alle Karten sind gleich gut.
hint-reason-all-won = Deine Partei gewinnt wohl mit jeder Karte; diese bringt am meisten.
hint-reason-all-lost = Deine Partei verliert wohl mit jeder Karte; diese rettet am meisten.

hint-safe-suits = Sicher, solange andere ausspielen: { $suits }.
hint-holes = { $count ->
    [one] Die Lücke: { $cards }.
   *[other] Die Lücken: { $cards }.
  }

hint-all-choices = Was die Möglichkeiten wert sind
hint-choice = Möglichkeit
hint-wins = du gewinnst
hint-price = Preis
hint-cost = { $cost ->
    [0] ebenso gut
    [one] kostet etwa einen Punkt
   *[other] kostet etwa { $cost } Punkte
  }
hint-best = am besten

coach-says = Das kostet { $cost } Gewinnaussicht. Besser: { $better }.
coach-go-on = Weiterspielen
