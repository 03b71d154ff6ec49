### Räume: Freunde an einem Tisch, per Link.

room = Raum
room-number = Raum { $room }
room-agreed = { $deals } Spiele je Liste. Wer einen Link öffnet, nimmt den Platz; wo niemand sitzt, spielen Computer.
room-clock = Jede Entscheidung hat { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }, dann spielt ein Computer.
room-no-clock = Es gibt keine Uhr.
room-away = Für Abwesende spielt { $seconds ->
    [0] sofort
    [one] nach einer Sekunde
   *[other] nach { $seconds } Sekunden
  } ein Computer.
room-chat = Man darf sich schreiben.
room-no-chat = Gesagt werden nur feste Sätze, kein Chat.
room-practice = Hier wird geübt: Es gibt Tipps.
room-silent = { $name } hat nicht mitgemischt: Die Karten wurden ohne { $name } neu gemischt.
room-begin = Liste anfangen
room-shuffling = Alle mischen …
room-computer = Computer
room-free = Computer für { $name }
room-stand-up = Meinen Platz einem Computer überlassen
room-say = Sagen
room-write = Etwas schreiben
room-said = { $name }: { $text }
room-onlookers = { $count ->
    [one] Ein Kiebitz
   *[other] { $count } Kiebitze
  }
room-for-onlookers = Kiebitze
room-new-link = Neuer Link für { $name }
room-new-link-meaning = Mit einem neuen Link gilt der alte nicht mehr, und wer mit ihm kam, muss gehen.
room-no-link = Dieser Link öffnet hier nichts. Lass dir einen neuen geben.
rooms = Räume
rooms-what = Ein Tisch für Freunde: Jeder kommt mit eigenem Link.
rooms-key = Räume werden hier mit einem Schlüssel geöffnet. Öffne diese Seite unter der Adresse, die du bekommen hast.
rooms-new = Ein neuer Raum
rooms-players = Plätze
rooms-deals = Spiele je Liste
rooms-clock = Sekunden für eine Entscheidung (leer: beliebig lange)
rooms-away = Sekunden, bis für Abwesende gespielt wird
rooms-chat = Man darf sich schreiben
rooms-open = Raum öffnen
rooms-mine = Meine Räume
rooms-none = Noch keine.
rooms-game = Spiel { $number }
phrase-hello = Hallo!
phrase-one-moment = Einen Moment, bitte.
phrase-well-played = Gut gespielt!
phrase-bad-luck = Pech gehabt.
phrase-sorry = Entschuldigung!
phrase-thanks = Danke.
phrase-one-more-list = Noch eine Liste?
phrase-goodbye = Auf Wiedersehen!
fairness-of = Zahl von { $name }
room-played-for = weg: ein Computer spielt
event-went-away = { $who ->
    [self] Du warst nicht da: Ein Computer spielt für dich, bis du etwas tust.
   *[other] { $name } ist weg: Ein Computer spielt, bis { $name } zurückkommt.
  }
event-came-back = { $who ->
    [self] Du entscheidest wieder selbst.
   *[other] { $name } ist wieder da.
  }
