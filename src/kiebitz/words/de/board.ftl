### Das Analysebrett: aufgebaut, ausgerechnet, gefragt, weitergespielt.

board = Analysebrett
board-meaning = Tippe eine Verteilung ein oder füge ein, was du hast: eine Verteilung, ein Spiel oder eine Stellung als Text, eine Aufzeichnung des Skat-Servers. Oder baue sie unten auf.
board-text = Verteilung, Spiel, Stellung oder Aufzeichnung
board-read = Aufs Brett
board-random = Neu geben
board-set-up = Aufbauen
board-use = So spielen
board-is-good = So geht es.
board-where = Wohin die angetippte Karte kommt
board-place = { $place ->
    [0] Vorhand { $count }
    [1] Mittelhand { $count }
    [2] Hinterhand { $count }
    [3] Skat { $count }
   *[4] Stich { $count }
  }
board-lies = { $place ->
    [0] bei Vorhand
    [1] bei Mittelhand
    [2] bei Hinterhand
    [3] im Skat
   *[4] im Stich
  }
board-letter = { $place ->
    [0] V
    [1] M
    [2] H
    [3] S
   *[4] •
  }
seat-letter = { $seat ->
    [0] V
    [1] M
   *[2] H
  }
board-nowhere = nicht verteilt
board-tray = Alle Karten
board-deal-rest = Den Rest verteilen
board-clear = Leeren
board-game = Was gespielt wird
board-to-be-bid = noch zu reizen
board-under-way = Mitten im Spiel
board-leads = Spielt aus
board-points = Augen in den Stichen des Alleinspielers
board-tricks = Stiche des Alleinspielers

board-start = So liegen die Karten.
board-cannot = Diese Karte darf jetzt nicht gespielt werden.
board-put-away = Tippe zwei Karten an, die gedrückt werden.
board-skat = Skat
board-solve = Offen ausrechnen
board-ask = Was täte er?
board-ask-seat = { $seat ->
    [0] Was täte Vorhand?
    [1] Was täte Mittelhand?
   *[2] Was täte Hinterhand?
  }
board-play-on = Computer spielen lassen
board-stop = Anhalten
board-solves-play = Ausgerechnet wird, sobald ein Spiel angesagt ist.
board-asks-games = Fragen kann man nur, wo man weiß, wie es zu dieser Stellung kam.
board-value = { $won ->
    [yes] Mit offenen Karten bekommt der Alleinspieler { $points } Augen und gewinnt.
   *[no] Mit offenen Karten bekommt der Alleinspieler { $points } Augen und verliert.
  }
board-null-won = Mit offenen Karten ist der Null nicht zu fangen.
board-null-lost = Mit offenen Karten verliert der Null im { $trick }. Stich.
board-moves = Züge
board-no-moves = Noch ist nichts gespielt. Tippe eine Karte an oder sage etwas.
board-comment = Bemerkung zu diesem Zug
board-promote = Zur Hauptvariante machen
board-remove = Ab hier löschen
board-title = Titel
board-keep = Aufheben
board-rename = Umbenennen
board-kept = Aufgehobene Bretter
board-export = Mitnehmen
board-as-text = Als Text
board-as-record = Als Aufzeichnung
board-as-picture = Als Bild
game-on-board = Auf dem Brett
