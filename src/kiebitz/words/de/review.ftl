### Ein Spiel analysiert: was zu wissen war und besser zu machen gewesen wäre.

review = Analyse
review-what =
    Was konntest du wissen? Jedes Gebot, das Drücken und jede Karte werden danach beurteilt, was der Spieler wusste.
review-under-way = Analyse
review-progress = Analyse läuft … { $moves } von { $of } Zügen
review-ending = Alle Züge sind beurteilt. War es zu gewinnen? …
review-waits = Wartet, bis eine andere Analyse fertig ist …
review-failed = Die Analyse ist gescheitert. Das Spiel ist, wie es war.
review-hidden = In dieser Aufzeichnung sind niemandes Karten bekannt, also lässt sich nichts dazu sagen.
review-only = Die Aufzeichnung verbirgt Karten: Beurteilt wird nur { $seats }.
review-nothing-to-judge = In diesem Spiel hatte niemand etwas zu entscheiden.
review-again = Neu analysieren
review-judge = Beurteilt von { $judge }, { $when }
review-keys = ← → Züge, Umschalt ← → Fehler, 1 2 3 Größe, O offene Karten, A alle Spieler
review-choose = entweder FILES nennen oder --table oder --collection
review-written = Jede Entscheidung steht in { $path }

## Wie teuer ein Zug war.

size-inaccuracy = Ungenauigkeit
size-mistake = Fehler
size-blunder = Grober Fehler
size-from = Ab welcher Größe
size-from-inaccuracy = ab Ungenauigkeiten
size-from-mistake = ab Fehlern
size-from-blunder = nur grobe Fehler

## Die teuersten Momente.

mistakes-dearest = Die teuersten Momente
mistakes-searched = Die teuersten Momente werden gesucht …
mistakes-none = Kein sicherer Fehler: gut gespielt.
mistakes-none-of-size = Keiner dieser Größe.
mistakes-whose = Wessen Züge
mistakes-of-all = Alle
mistakes-previous = Voriger Fehler
mistakes-next = Nächster Fehler
mistakes-try-again = Noch einmal

moment-where = { $phase ->
    [auction] Reizen
    [skat] Skat
    [declare] Drücken
   *[play] { $trick }. Stich
  }
moment-told = { $where }, { $seat }: { $move }; besser: { $best }

## Was man tun konnte, von Karten abgesehen: $move, wie Spiele geschrieben werden.

choice = { $move ->
    [p] Passen
    [y] Halten
    [s] Skat aufnehmen
   *[bid] { $move }
  }
choice-declaration = { $contract } (gedrückt: { $cards })
choice-name = Möglichkeit
choice-wins = gewinnt
choice-points = Punkte
choice-best = am besten
choice-made = gespielt

## Nach dem, was zu wissen war. $error und $win sind "none", wo es nichts dergleichen gibt.

verdict = Was zu wissen war
verdict-put-away = { $told }, drückt { $cards }
verdict-better = { $whose ->
    [yours] Besser, nach dem, was du wusstest: { $move }
   *[others] Besser, nach dem, was zu wissen war: { $move }
  }
verdict-perhaps-better = Vielleicht etwas besser, aber sicher ist das nicht: { $move }
verdict-as-good = Ebenso gut: { $move }
verdict-best = Nichts war besser.
verdict-no-choice = Es gab keine Wahl.
verdict-unknown = Diese Karten sind nicht bekannt, also lässt sich nichts sagen.
verdict-cost = { $win ->
    [none] Kostet { verdict-points }.
   *[some] Kostet { verdict-points } und { $win } der Gewinnchance.
  }
verdict-points = { $error ->
    [none] { $points } Listenpunkte
   *[some] { $points } Listenpunkte (± { $error })
  }
verdict-by-games = Was Spiele mit diesem Blatt bringen, { $games }-mal mit neu verteilten anderen Karten.
verdict-by = { $worlds ->
    [0] Erwartet nach der gelernten Bewertung von Blättern.
   *[other] Erwartete Listenpunkte, auch an den Karten, über { $worlds } mögliche Verteilungen; wahrscheinliche zählen mehr.
  }

## Mit offenen Karten.

hindsight = Offene Karten
hindsight-what = Alle Blätter, und was offene Karten gesagt hätten: im Nachhinein, nicht gewusst.
hindsight-better = { $what ->
    [points] Mit offenen Karten besser: { $move }. Augen des Alleinspielers: { $value } statt { $made }.
    [tricks] Mit offenen Karten besser: { $move }. Überstandene Stiche: { $value } statt { $made }.
   *[list] Mit offenen Karten besser: { $move }. Listenpunkte: { $value } statt { $made }.
  }
hindsight-best = Auch mit offenen Karten war nichts besser.
hindsight-turned = Damit war ein gewonnenes Spiel weggegeben.
hindsight-no-choice = Auch mit offenen Karten gab es keine Wahl.
hindsight-figures = { $what ->
    [tricks] An den Karten: die von hier an überstandenen Stiche.
   *[points] An den Karten: die Augen des Alleinspielers am Ende.
  }

## Die Gewinnchance, und ob das Spiel zu gewinnen war.

chance = Gewinnchance, wie { $name } sie sehen konnte
chance-line = Gewinnchance: von { $first } bei der ersten Karte bis { $last } bei der letzten
winning = War es für { $side ->
    [declarer] { $name }
   *[defenders] die Gegenspieler
  } zu gewinnen?
winning-line = { $side ->
    [declarer] Ja: Mit offenen Karten konnte { $name } im { $trick }. Stich noch gewinnen, was auch dagegen gespielt wurde.
   *[defenders] Ja: Mit offenen Karten konnten die Gegenspieler im { $trick }. Stich noch gewinnen, was auch dagegen gespielt wurde.
  }
winning-games = { $side ->
    [declarer] Nicht mit offenen Karten gegen bestes Spiel. Ab der ersten Karte zu Ende gespielt von Spielern, die nur ihr eigenes Blatt sehen, gewann der Alleinspieler { winning-won } von { $games } Spielen.
   *[defenders] Nicht mit offenen Karten gegen bestes Spiel. Ab der ersten Karte zu Ende gespielt von Spielern, die nur ihr eigenes Blatt sehen, gewannen die Gegenspieler { winning-won } von { $games } Spielen.
  }
winning-won = { $won ->
    [0] keines
   *[other] { $won }
  }
winning-show = Zeigen
winning-shown = So gewinnt es mit offenen Karten.
winning-back = Zurück zum Spiel
winning-play-on = Von dort weiterspielen

## Was verschenkt wurde, in einem Spiel oder in vielen.

given-away = Verschenkt
given-away-points = Verschenkt: { $points }
given-away-in-list = Verschenkt in dieser Liste
given-away-meaning = Sicher verschenkte Listenpunkte, nach dem, was jeder wissen konnte.
given-away-a-game = Sicher verschenkte Listenpunkte je Spiel; in der letzten Spalte in allen Spielen.
totals-player = Spieler
totals-role = Rolle
totals-role-bidder = Reizen
totals-role-declarer = Allein
totals-role-defender = Gegen
totals-kind = Spiel
totals-kind-suit = Farbspiel
totals-kind-grand = Grand
totals-kind-null = Null
totals-kind-passed-in = Eingepasst
totals-games = Spiele
totals-lost-a-game = Punkte je Spiel
totals-in-all = Gesamt
totals-choose = Wonach
totals-by = { $by ->
    [role] nach Rolle
   *[kind] nach Spiel
  }
reviewed-deals = Analysierte Spiele: { $reviewed } von { $deals }.
reviewed-list = Die Liste wird analysiert … { $reviewed } von { $deals } Spielen
reviewed-missing = { $missing ->
    [one] Das fehlende Spiel analysieren
   *[other] Die { $missing } fehlenden Spiele analysieren
  }
reviewed-games = { $games ->
    [0] Hier ist noch kein Spiel analysiert.
    [one] Eines dieser Spiele ist analysiert.
   *[other] { $games } dieser Spiele sind analysiert.
  }
