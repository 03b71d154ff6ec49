### Üben, Aufgaben und Trainer: was gefragt und was zu einer Antwort gesagt wird.

practice = Üben
puzzles = Aufgaben
practice-today = { $left ->
    [one] Heute noch eine Frage
   *[other] Heute noch { $left } Fragen
  }
practice-over = Das war alles für heute.
practice-over-what = Was danebenging, kommt morgen wieder, das andere in ein paar Tagen. Aufgaben gibt es jederzeit mehr.
puzzles-none = Dazu gibt es keine Aufgabe.
practice-go-on = Weiter
practice-again-on = Wird am { $date } wieder gefragt
practice-known = Das kannst du; es wird nicht mehr gefragt.
practice-look-at-game = Zum Spiel
practice-play-on = Von hier weiterspielen

## Was gefragt wird.

practice-question-bid = Reizen oder passen?
practice-question-skat = Skat aufnehmen oder Hand spielen?
practice-question-declare = Was spielst du, und was drückst du?
practice-question-card = Welche Karte?
practice-question-trumps = Wie viele Trümpfe sind noch draußen?
practice-question-mistake = { $move }: War das ein Fehler?
practice-where-you-sit = Du sitzt in { $seat }
practice-confirm = Ansagen
practice-choose-contract = Spiel
practice-choose-two = Tippe zwei Karten an, die du drückst.

practice-answer = { $answer ->
    [p] Passen
    [y] Halten
    [s] Skat aufnehmen
    [yes] Ja, ein Fehler
    [no] Nein
   *[other] { $answer }
  }

## Was zu einer Antwort gesagt wird.

practice-right = Richtig.
practice-wrong = Nicht richtig.
practice-right-is = Richtig: { $moves }
practice-you-then = Im Spiel war deine Wahl: { $move }
practice-tempting = Was verlockt: { $move }
practice-you-now = Deine Wahl: { $move }
practice-source = { $source ->
    [mistake] Ein Moment aus deinem Spiel
    [puzzle] Aufgabe { $name }
   *[lesson] Lektion { $name }
  }
practice-grade = Stufe { $grade }
practice-then = Was dann geschieht
practice-then-true = So lagen die Karten, und alle spielen am besten.
practice-then-supposed = So könnten die Karten liegen, und alle spielen am besten.
practice-then-calls = Bis zur ersten Karte reizen die Computer und sagen an, jeder nach seinem Blatt.
practice-after-call = Nach „{ $call }“
practice-after = Nach { $card }
practice-after-points = { $points ->
    [one] 1 Auge für den Alleinspieler
   *[other] { $points } Augen für den Alleinspieler
  }
practice-after-tricks = { $tricks ->
    [0] kein Stich für den Alleinspieler
    [one] ein Stich für den Alleinspieler
   *[other] { $tricks } Stiche für den Alleinspieler
  }
practice-earlier = { $tricks ->
    [one] Der Stich davor
   *[other] Die { $tricks } Stiche davor
  }
practice-cards-left = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }
practice-hand = Deine Karten

## Themen und Trainer.

theme = Thema
theme-all = Alle Themen
theme-draw-trumps = Trumpf ziehen
theme-keep-the-ten = Volle nach Hause bringen
theme-take-the-trick = Den Stich nehmen
theme-lead-through = Das richtige Ausspiel
theme-smear = Schmieren
theme-duck = Den Stich lassen
theme-hold-back = Zurückhalten
theme-schneider = Schneider
theme-null-hole = Null
theme-discard = Drücken
theme-grand-or-suit = Grand oder Farbe
theme-bid-or-pass = Reizen oder passen
theme-without-a-name = Anderes
grade = Wie schwer
grade-all = Alle
trainer = Trainer
trainer-all = Was ist am besten?
trainer-worth = Lohnt sich das Blatt, und wofür?
trainer-discard = Was drücke ich?
trainer-first-card = Die erste Karte
trainer-count = Wie viele Trümpfe sind draußen?
trainer-mistake = War das ein Fehler?

## Am Terminal.

practice-terminal-answer = Deine Antwort
practice-terminal-play-on = Von hier weiterspielen: { $command }
practice-terminal-choices = { $number } { $answer }
practice-exported = { $count ->
    [one] Ein Moment steht in { $path }.
   *[other] { $count } Momente stehen in { $path }.
  }
practice-imported = { $count ->
    [one] Ein Moment übernommen.
   *[other] { $count } Momente übernommen.
  }
practice-made = { $count ->
    [one] Eine Aufgabe in { $path }.
   *[other] { $count } Aufgaben in { $path }.
  }
practice-choose-number = Wähle eine der Nummern 1 bis { $count }.
practice-tricks-before = Bisher
practice-bids-before = Reizen
practice-open-hand = Offen
practice-trick = Stich
