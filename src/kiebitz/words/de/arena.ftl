### Wettkämpfe zwischen Spielern: `kiebitz arena`.

## Während gespielt wird

arena-at-work = spielt
arena-bidding = reizen
arena-finishing = begonnene Spiele werden beendet; noch einmal Strg-C bricht sofort ab
arena-left = sofort abgebrochen; mit --out macht derselbe Aufruf hier weiter
arena-worker-died = ein Arbeitsprozess ist gestorben; mit --out macht derselbe Aufruf hier weiter
arena-no-plot = es wird kein Bild geben: { $reason }
arena-errors-of-decide = --alpha und --beta gehören zu --decide LOW HIGH

## Wie es endete

arena-ended = { $end ->
    [deals] alle Verteilungen sind gespielt
    [width] das Intervall ist eng genug
    [decided] es ist entschieden
    [seconds] die Zeit ist um
   *[interrupted] abgebrochen
  }; liegt in { $folder }
arena-goes-on = { arena-units } fertig; derselbe Aufruf macht hier weiter
arena-could-go-on = { arena-units } fertig; mit --out ORDNER ließe es sich fortsetzen
arena-units = { $unit ->
    [list] { $count ->
        [one] { $count } Liste
       *[other] { $count } Listen
      }
   *[deal] { $count ->
        [one] { $count } Verteilung
       *[other] { $count } Verteilungen
      }
  }
arena-always-at-fault = in jedem Spiel fehlerhaft, so dass die Zahlen nichts sagen: { $players }

## Der Bericht

# $lists ist die Zahl der Listen, für die Spieler bleiben; $form, ob es mehrere, eine oder keine sind.
arena-heading = { $mode ->
    [cardplay] Kartenspiel, gereizt von { $bidding }
    [one] ganze Spiele, einer gegen zwei
   *[full] ganze Spiele
  }: { $form ->
    [lists] { $lists ->
        [one] { $lists } Liste,{ " " }
       *[other] { $lists } Listen,{ " " }
      }
    [all] eine Liste,{ " " }
   *[none] { "" }
  }{ $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
  }, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }{ $passed_in ->
    [0] { "" }
   *[other] , { $passed_in } eingepasst
  }, Seed { $seed }
arena-one-list = eine Liste: Intervalle gelten über ihre Spiele; wer lernt, kann in einer anderen anders abschneiden

arena-points-per-36 = Punkte je 36
arena-player = Spieler
arena-points = Punkte
arena-error = ± Fehler
arena-as-declarer = allein
arena-as-defender = gegen
arena-per-game = je Spiel
arena-milliseconds = ms/Zug
arena-faults = Verstöße

arena-one-against-two = einer gegen zwei
arena-points-a-game = Punkte je Spiel
arena-interval = Intervall
arena-games = Spiele
arena-declared = allein
arena-won = gewonnen
arena-the-one = { $player }, der eine
arena-each-of-two = { $player }, jeder der zwei
arena-to-mean-of-two = { $first } - Mittel zweier { $second }

arena-differences = Unterschied je 36, 95-%-Intervall
arena-difference = Unterschied
arena-gain-as-declarer = Gewinn als Alleinspieler
arena-gain-in-defence = Gewinn im Gegenspiel
arena-deals = Spiele
arena-roles-heading = { $first } - { $second }, Kartenspiel im Kern: { $deals } Blätter, { $games } Spiele in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
arena-from-to = { $low } bis { $high }
arena-too-few-differ = weniger als { $fewest } verschieden
arena-no-interval = kein Intervall, weniger als { $fewest } verschieden

arena-by-kind = nach Art des Spiels
arena-game = Spiel
arena-kind = { $kind ->
    [suit] Farbspiel
    [grand] Grand
    [null] Null
   *[all] alle
  }
arena-defended = gegen

arena-mistakes = Fehler mit offenen Karten, in % der Gelegenheiten, insgesamt und nach Stichen (PIPMA)
arena-all = alle
arena-of = von
arena-declarer = allein
arena-defender = gegen

## Der sequenzielle Test

arena-test = sequenzieller Test von { $low } gegen { $high } je 36, falsch in höchstens { $alpha } (für { $high }) und { $beta } (für { $low }) der Wettkämpfe
arena-undecided = unentschieden nach { arena-units } (Evidenz { $evidence }, Grenzen { $lower } und { $upper })
arena-decided = eher { $verdict ->
    [low] { $low } oder weniger
   *[high] { $high } oder mehr
  }, entschieden nach { arena-units } (Evidenz { $evidence }, Grenzen { $lower } und { $upper })
arena-decided-early = Ein Wettkampf, der so endet, zeigt im Mittel einen zu großen Unterschied und ein zu enges Intervall

## Wie lang ein Wettkampf sein muss

arena-plan = { $deals } Verteilungen zeigen einen Unterschied von { $difference } Punkten je 36 in { $power } der Wettkämpfe (Streuung { NUMBER($spread, maximumFractionDigits: 0) }, Irrtum { $size }).
    Im Mittel etwa { $sequential } mit --decide 0 { $difference_written } --alpha { $alpha } --beta { $beta }, wenn es einen solchen Unterschied gibt.

## Das Bild

arena-plot-running = Unterschied bisher, 95-%-Intervall
arena-plot-units = { $unit ->
    [list] Listen
   *[deal] Verteilungen
  }
arena-plot-kinds = was die Arten von Spielen beitragen
