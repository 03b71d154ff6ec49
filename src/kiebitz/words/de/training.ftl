### Modelle, die gelernt und mitgeliefert werden: `kiebitz train`, `kiebitz ship`.

## Was gerade geschieht

training-at-work = lernt
training-stage-labelling = Blätter bewerten, Runde { $turn } von { $turns }
training-stage-playing-openings = beliebige Blätter spielen, Runde { $turn } von { $turns }
training-stage-fitting = anpassen, Runde { $turn } von { $turns }
training-stage-labelling-card-points = Blätter nach Augen bewerten
training-stage-playing-a-turn = spielen, Runde { $turn } von höchstens { $turns }
training-stage-match = der Wettkampf nach Runde { $turn }
training-stage-bidding = reizen
training-stage-computing = es wird gerechnet
training-stage-playing = spielen
training-stage-learning = lernen
training-stage-measuring = messen
training-stage-labelling-values = Stellungen bewerten
training-stage-fitting-values = anpassen
training-stage-measuring-values = messen

## Was über das Reizen gelernt wurde

training-labelled = { $hands } Blätter bewertet; an zurückgehaltenen:
training-part-suit = Farbspiel
training-part-grand = Grand
training-part-null = Null
training-part-suit-hand = Farbspiel Hand
training-part-grand-hand = Grand Hand
training-part-null-hand = Null Hand
training-part-quality = Log-Verlust { NUMBER($log_loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }, des Mittels { NUMBER($constant, minimumFractionDigits: 3, maximumFractionDigits: 3) }
training-turn = Runde { $turn }, { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
  }: eingepasst { $passed_in }, gewonnen { $won }, Grand { $grand }, Null { $null }, Hand { $hand }
training-gain = was sie lehrte, bringt { $mean } Punkte je 36 ({ $low } bis { $high })
training-gain-unclear = was sie lehrte, bringt { $mean } Punkte je 36 (zu wenige Spiele unterscheiden sich für ein Intervall)

## Über verdeckte Karten

training-bits-of-bids = wie oft sich das Gewicht der Wahrheit gegenüber dem Zufall verdoppelt, nach Stichen:
training-bits-of-cards = Verdopplungen, die Karten zum Reizen hinzufügen, nach Stichen:
training-role = { $role ->
    [declarer] Allein
   *[defender] Gegen
  }

## Über Gewinnaussichten

training-chances = die Aussicht des Alleinspielers, und wie oft er gewann, in zurückgehaltenen Spielen:
training-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }
training-largest-gap = größte Abweichung bei { $least } Spielen oder mehr: { NUMBER($gap, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Über Karten

training-decisions = { $decisions } Entscheidungen aus { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
  }; an zurückgehaltenen:
training-style-all = alle
training-style-expert = Meister
training-style-expert-that-slips = Meister mit Ausrutschern
training-agreement = Log-Verlust { NUMBER($log_loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }, Übereinstimmung { $agreement }
training-with-games = mit { $games } Spielen: Log-Verlust { NUMBER($log_loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
training-ahead-of-policy = Punkte auf 36 Spiele vor dem Netz, das wie andere spielt, auf zurückgehaltenen Spielen:
training-ahead-of-rules = Punkte auf 36 Spiele vor rules, auf zurückgehaltenen Spielen:
training-ahead-of-policy-by-kermit = Punkte auf 36 Spiele vor dem Netz, das wie andere spielt, mit Ansagen von kermit, auf zurückgehaltenen Spielen:
training-ahead = { $mean } ({ $low } bis { $high }): Alleinspieler { $declarer }, Gegenspieler { $defence }; { $deals } Spiele
training-ahead-unclear = { $mean } (zu wenige Spiele gehen verschieden aus): Alleinspieler { $declarer }, Gegenspieler { $defence }; { $deals } Spiele

## Über Null

training-null-game = { $game ->
    [closed] verdeckt
   *[ouvert] ouvert
  }
training-null-model-suits = Farben
training-null-model-shipped-model = mitgeliefertes Modell
training-null-model-shipped-model-in-line-with-these-games = mitgeliefertes, auf diese Spiele abgestimmt
training-null-model-both = beide
training-null-quality = Log-Verlust { NUMBER($log_loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }, größte Abweichung { NUMBER($gap, minimumFractionDigits: 3, maximumFractionDigits: 3) }
training-null-quality-unclear = Log-Verlust { NUMBER($log_loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }, zu wenige Spiele für eine Abweichung

## Der Bewertung, die aus Stichen gezählt ist

training-glem = { $family }: Log-Verlust { NUMBER($log_loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }, mitgeliefertes Reizen { NUMBER($shipped_bidding, minimumFractionDigits: 4, maximumFractionDigits: 4) }, { $games } Spiele, davon { NUMBER($won, style: "percent") } gewonnen

## Wohin es kommt

training-kept = liegt in { $folder }; `kiebitz ship { $folder }` setzt es an die Stelle des mitgelieferten Modells
training-shipped = { $model } vom { $date } wird jetzt mitgeliefert: { $command }
training-cannot-ship = das Modell ließ sich nicht an seine Stelle setzen: { $reason }

## Von Tabellen fürs Mittelspiel

training-table = { $name }: { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
training-tables-kept = Liegt in { $folder }; ein Löser findet sie mit open_tables

## Was über Werte gelernt wurde

training-values = mittlerer Fehler in Augen an zurückgehaltenen Stellungen: linear, linear in bewiesenen Schranken, mit gekappten Fehlern; Netz, Netz in bewiesenen Schranken
training-values-leader-declarer = Alleinspieler spielt aus
training-values-leader-first-defender = linker Gegenspieler spielt aus
training-values-leader-second-defender = rechter Gegenspieler spielt aus
training-values-deals-random = zufällig
training-values-deals-worth-bidding = spielenswert
