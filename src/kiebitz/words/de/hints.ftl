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
hint-prospect = { $what }: { $win } gewonnen, { $points } gegenüber den anderen
hint-prospect-passing = { $what }: { $points } gegenüber den anderen

hint-reason-only-move = Du hast keine Wahl.
hint-reason-declaring-brings-more = Spielen verspricht mehr Punkte als Passen.
hint-reason-passing-brings-more = Passen verspricht mehr Punkte als Spielen.
hint-reason-skat-brings-more = Mit dem Skat ist mehr zu erwarten als aus der Hand.
hint-reason-hand-brings-more = Aus der Hand ist mehr zu erwarten als mit dem Skat.
hint-reason-cannot-be-lost = Dieses Spiel ist unverlierbar, wie die Karten auch liegen.
hint-reason-safest-contract = Kein anderes Spiel verspricht mehr, und keins ist sicherer.
hint-reason-dearest-contract = Ein anderes Spiel ist sicherer, aber dieses verspricht mehr.
hint-reason-wins-more-often = Sie gewinnt öfter als { $other }.
hint-reason-perhaps-wins-more-often = Sie gewinnt etwas öfter als { $other }; das kann Zufall sein.
hint-reason-more-schneider = Sie gewinnt etwa ebenso oft wie { $other }, und mit dem Schneider steht es besser.
hint-reason-more-points = Sie gewinnt ebenso oft wie { $other }, mit mehr Augen für deine Partei.
hint-reason-holds-out-longer = Sie gewinnt ebenso oft wie { $other }, und ein Stich käme später.
hint-reason-catches-sooner = Sie gewinnt ebenso oft wie { $other }, und der Alleinspieler wird eher erwischt.
hint-reason-all-the-same = Alle Karten sind gleich gut.
hint-reason-all-won = Deine Partei gewinnt wohl mit jeder Karte; diese bringt am meisten.
hint-reason-all-lost = Deine Partei verliert wohl mit jeder Karte; diese rettet am meisten.

hint-safe-suits = Sicher, solange andere ausspielen: { $suits }.
hint-holes = { $count ->
    [one] Die Lücke: { $cards }.
   *[other] Die Lücken: { $cards }.
  }

hint-card = Karte
hint-wins = gewinnt
hint-score = Wertung
hint-card-points = Augen
hint-tricks = Stiche
hint-list-points = Punkte
hint-worlds = { $worlds ->
    [one] Es gibt nur eine mögliche Verteilung.
   *[other] { $judged ->
        [all] Alle { $worlds } möglichen Verteilungen wurden beurteilt.
       *[some] { $worlds } zufällige Verteilungen, die zu deinem Wissen passen, wurden beurteilt.
      }
  }
hint-explained = { $game ->
    [null] In jeder wurde jede Karte bis zum Ende gespielt, alle Karten offen und jeder so gut es geht. Die Wertung entscheidet: 1 für Gewinn, 0 für Verlust, ± Standardfehler. Stiche: wie viele es dauert, bis Null verloren ist.
   *[trump] In jeder wurde jede Karte bis zum Ende gespielt, alle Karten offen und jeder so gut es geht. Die Wertung entscheidet: 1 für Gewinn, 0 für Verlust, ein wenig für Schneider, ± Standardfehler. Augen sind die des Alleinspielers.
  }
