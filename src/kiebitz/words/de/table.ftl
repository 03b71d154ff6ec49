### Der Tisch: wer dort sitzt, was gesagt und gespielt und was gefragt wird.

table-unnamed = Gast
table-deal-number = Spiel { $number } von { $length }
table-list-over = Liste zu Ende · { $length ->
    [one] ein Spiel
   *[other] { $length } Spiele
  }
table-single-deal = Einzelspiel
table-practice = Übung
table-declarer = Alleinspieler
table-dealer = gibt
table-bid = Reizwert { $bid }
table-skat = Skat
table-put-away = Gedrückt
table-last-trick = Letzter Stich
table-thinking = { $name } überlegt

call-hold = Ja
call-pass = Passe

event-picks-up = { $name } nimmt den Skat auf
event-declares = { $name } spielt { $contract }
event-lays-open = { $name } legt auf
event-gives-up = { $name } gibt auf
event-leaves = { $name } verlässt das Spiel
event-times-out = { $name } überschreitet die Zeit
event-trick = Stich für { $name }
event-taken-back = Zurückgenommen
event-claim-refused = Die Gegenspieler wollen es sehen: Spiel weiter, deine Karten liegen offen
event-failed = { $name } ist ausgefallen. Was nun geschieht, sagen die Regeln; der Grund steht am Ende des Spiels da.

prompt-hold = { $name } sagt { $bid }. Hältst du?
prompt-skat = Skat aufnehmen oder Hand spielen?
prompt-card = Deine Karte
prompt-claim = { $game ->
    [null] { $name } legt auf und bekommt keinen Stich. Einverstanden?
   *[trump] { $name } legt auf und beansprucht den Rest. Einverstanden?
  }
prompt-resign = Das Spiel aufgeben?

# Nichts kann sich mehr ändern.
offer-claim = { $game ->
    [null] Du bekommst sicher keinen Stich.
   *[trump] Der Rest gehört sicher dir.
  }
offer-resign = { $game ->
    [null] Der Alleinspieler bekommt sicher keinen Stich.
   *[trump] { $side ->
        [declarer] Der Rest gehört sicher der Gegenpartei.
       *[defender] Der Rest gehört sicher dem Alleinspieler.
      }
  }

table-leads = spielt aus
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
table-open-cards = offene Karten
table-score = Augen { $declarer } : { $defenders }
table-still-out = Noch draußen
table-earlier-tricks = Bisherige Stiche
table-seeded = Feste Mischung
table-overbid = Mit diesen Karten ist das Spiel überreizt und verloren, wenn nicht Schneider oder der Skat hilft.

action-jump = Mehr …
action-no-jump = Zurück
action-pick-up = Skat aufnehmen
action-play-hand = Hand spielen
action-back = Zurück
action-declare = Ansagen
action-end = Beenden
action-agree = Einverstanden
action-play-on = Weiterspielen
action-undo = Zurücknehmen

menu = Menü
menu-let-finish = Computer zu Ende spielen lassen
menu-claim = { $game ->
    [null] Ich bekomme keinen Stich
   *[trump] Der Rest gehört mir
  }
menu-resign = Aufgeben

prompt-bid = Du sagst: { $bid } oder passe
prompt-only-pass = Du kannst nur noch passen
prompt-hand = Dein Handspiel
prompt-discard = Drücke zwei Karten und wähle dein Spiel
prompt-one-more = Drücke noch eine Karte
prompt-contract = Wähle dein Spiel
prompt-lead = Du spielst aus
prompt-others = Die anderen sehen sich das Ergebnis an
prompt-over = Die Liste ist voll
prompt-go-on = Antippen, um weiterzuspielen
prompt-second-tap = Noch einmal antippen, um zu spielen

event-says = { $name }: { $what }
event-agrees = { $name } ist einverstanden
event-new-deal = Neues Spiel
event-not-recorded = Das Spiel ist gespeichert, konnte aber nicht an games.sgf angehängt werden.
event-no-connection = Keine Verbindung zu Kiebitz. Neuer Versuch …
