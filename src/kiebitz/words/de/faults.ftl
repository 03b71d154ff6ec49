### Was an etwas Gegebenem falsch ist, zu jedem Code der Bibliothek. `text` und `name` zitieren andere.

fault-seat = { $seat ->
    [0] Vorhand
    [1] Mittelhand
   *[2] Hinterhand
  }
fault-place = { $place ->
    [0] Vorhand
    [1] Mittelhand
    [2] Hinterhand
   *[3] der Skat
  }

## Karten, Verteilungen, Spiele

fault-card-index = keine Karte hat die Nummer { $given }; Karten sind 0 bis 31
fault-card-unknown = „{ $text }“ ist keine Karte (schreibe die Farbe C S H D, dann den Wert A T K Q J 9 8 7, etwa CJ oder HT, oder ♣B)
fault-card-twice = die Karte { $card } kommt doppelt vor
fault-card-in-two-places = die Karte { $card } ist an zwei Stellen zu sehen
fault-cards-lack-rank = nach der Farbe { $suit } fehlt in „{ $text }“ der Kartenwert
fault-cards-lack-suit = Karten beginnen mit einer Farbe C S H D, nicht mit „{ $letter }“ wie in „{ $text }“
fault-seat-unknown = den Platz { $given } gibt es nicht; die Plätze sind 0 Vorhand, 1 Mittelhand, 2 Hinterhand
fault-deal-size = { fault-place } hat { $count } Karten statt { $wanted }
fault-deal-card-twice = die Karte { $card } wurde zweimal gegeben
fault-deal-parts = eine Verteilung schreibt man Vorhand/Mittelhand/Hinterhand/Skat, aber „{ $text }“ hat { $count } Teile
fault-deals-unknown = solche Verteilungen gibt es nicht: „{ $name }“; bekannt sind: { $known }
fault-contract-unknown = „{ $text }“ ist kein Spiel (schreibe D H S C G oder N, danach nach Bedarf H O S Z)
fault-contract-null-announced = im Nullspiel gibt es weder Schneider noch Schwarz anzusagen
fault-contract-ouvert = ein offenes Farbspiel oder ein Grand ouvert ist ein Handspiel mit angesagtem Schwarz
fault-contract-schwarz = wer Schwarz ansagt, sagt auch Schneider an
fault-contract-announced-without-hand = Schneider und Schwarz sagt man nur im Handspiel an
fault-contract-not-declared = es ist noch kein Spiel angesagt

## Züge

fault-move-unknown = „{ $text }“ ist kein Zug
fault-move-not-one = das ist kein Zug: { $given }
fault-move-of-other-phase = das geht jetzt nicht ({ $phase ->
    [auction] beim Reizen
    [skat] vor der Skataufnahme
    [declare] bei der Ansage
    [play] im Kartenspiel
   *[over] nach dem Ende
  }): { $given }
fault-declaration-size = eine Ansage nennt zwei gedrückte Karten oder keine, aber „{ $text }“ nennt { $count }
fault-auction-over = das Reizen ist vorbei
fault-auction-nothing-to-hold = { fault-seat } hat keinen Reizwert zu halten, sondern reizt oder passt
fault-auction-not-a-call = „{ $text }“ ist keine Ansage beim Reizen
fault-auction-bid-of-listener = { fault-seat } hält { $bid } (y) oder passt (p); nur die Gegenseite nennt Reizwerte
fault-auction-bid-too-low = { $value } ist nicht höher als { $bid }
fault-auction-no-such-value = { $value } ist kein Reizwert
fault-call-after-auction = nach dem Reizen wird nicht mehr gereizt: { $text }
fault-skat-picked-up-late = der Skat wird einmal aufgenommen, gleich nach dem Reizen
fault-contract-declared-late = ein Spiel wird einmal angesagt, nach dem Reizen: { $contract }
fault-contract-below-bid = { $contract } zählt { $value }, weniger als die gereizten { $bid }
fault-contract-hand-with-skat = { $contract } ist ein Handspiel, aber der Skat ist aufgenommen
fault-contract-without-skat = { $contract } ist kein Handspiel; nimm erst den Skat auf
fault-discard-in-hand-game = im Handspiel wird nicht gedrückt
fault-discard-size = wer den Skat aufnimmt, drückt zwei Karten
fault-discard-not-held = { $card } kann nicht gedrückt werden: der Alleinspieler hat sie nicht
fault-card-out-of-play = vor der Ansage und nach dem Ende kann keine Karte gespielt werden: { $card }
fault-card-not-held = { $card } ist nicht im Blatt { $cards }
fault-card-does-not-follow = { $card } bedient { $led_card } nicht; erlaubt: { $cards }
fault-claim-out-of-play = auflegen kann man nur im Kartenspiel
fault-claim-made = die Karten des Alleinspielers liegen schon offen
fault-claim-of-defender = nur der Alleinspieler darf auflegen
fault-claim-refused = die Gegenspieler wollen es sehen: dieses Auflegen ist abgelehnt
fault-resigning-out-of-play = aufgeben kann man nur im Kartenspiel
fault-resigned-already = { fault-seat } hat schon aufgegeben
fault-resigning-for-other = { fault-seat } kann nicht für { $other ->
    [0] Vorhand
    [1] Mittelhand
   *[2] Hinterhand
  } aufgeben
fault-game-over = das Spiel ist vorbei
fault-game-not-over = das Spiel ist noch nicht vorbei
fault-game-move = Zug { $number }, { $text }: { $reason }
fault-game-word = Zug { $number }: { $reason }

## Stellungen, Listen

fault-position-words = eine Stellung schreibt man: BLÄTTER SPIELART ALLEINSPIELER [AUSSPIELER:STICH [AUGEN:STICHE]]
fault-position-parts = die Blätter schreibt man Vorhand/Mittelhand/Hinterhand/Skat, aber „{ $text }“ hat { $count } Teile
fault-position-kind = die Spielart ist ein Buchstabe von D H S C G N, nicht „{ $text }“
fault-position-declarer = der Alleinspieler ist 0, 1 oder 2, nicht „{ $text }“
fault-position-trick = den Stich schreibt man AUSSPIELER:KARTEN, etwa 1:HK.HA oder 0:-, nicht „{ $text }“
fault-position-score = den Stand schreibt man AUGEN:STICHE, etwa 24:2, nicht „{ $text }“
fault-position-seats = die Plätze sind 0 Vorhand, 1 Mittelhand, 2 Hinterhand
fault-position-trick-size = { $count } Karten auf dem Tisch; ein angefangener Stich hat höchstens 2
fault-position-skat-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } im Skat statt 2
fault-position-hand-size = { fault-seat } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } statt { $wanted }
fault-position-hand-too-large = { fault-seat } hat { $count } Karten; ein Blatt hat höchstens 10
fault-position-revoke = { fault-seat } hat auf { $led_card } { $card } gespielt, aber { $held_card } noch im Blatt
fault-position-tricks = der Alleinspieler kann nicht { $tricks } von { $done } Stichen haben
fault-position-points = der Alleinspieler kann nicht { $points } Augen aus { $tricks } von { $done } Stichen haben; mit den gefallenen Karten sind es { $least } bis { $most }
fault-position-not-a-start = nur mit einer Stellung vor der ersten Karte, mit zehn Karten für jeden und einem Skat, kann ein Spiel beginnen
fault-position-null-lost = das Nullspiel ist verloren: der Alleinspieler hat einen Stich
fault-position-number = Stellung { $number }: { $reason }
fault-position-game-over = das Spiel in dieser Stellung ist vorbei
fault-position-single-deal = eine gegebene Stellung wird als einzelnes Spiel gespielt
fault-list-players = ein Tisch hat 3 oder 4 Spieler, nicht { $given }
fault-list-length = eine Liste hat { $lengths } oder { $longest } Spiele, nicht { $given }
fault-list-complete = die Liste von { $length } Spielen ist voll
fault-guarantee-of-declarer = nur ein Alleinspieler kann etwas sicher haben, und nur im Kartenspiel
fault-guarantee-asked = was ein Alleinspieler sicher hat, fragt man im Kartenspiel, und nur wer seine Karten sieht
fault-hint-out-of-turn = einen Tipp gibt es nur für den, der am Zug ist
fault-table-size = eine Tabelle kann nicht { $given } MB haben

## Aufzeichnungen, Archive

fault-record-place = { $place }: { $reason }
fault-record-start = eine Aufzeichnung beginnt mit (;
fault-record-not-one = keine Aufzeichnung: eine beginnt mit (;
fault-record-no-end = die Aufzeichnung endet nicht mit ;)
fault-record-cut-off = die Datei endet vor der Aufzeichnung
fault-record-too-long = eine Aufzeichnung mit mehr als { $most } Zeichen
fault-record-line-too-long = eine Zeile mit mehr als { $most } Bytes
fault-record-no-property = weder eine Eigenschaft wie ID[1] noch das Ende ;)
fault-record-property-missing = die Eigenschaft { $property } fehlt
fault-record-property-twice = die Eigenschaft { $property } kommt doppelt vor
fault-record-property-bracket = die Eigenschaft { $property } lässt sich nicht schreiben, denn sie enthält „]“: „{ $text }“
fault-record-other-game = keine Aufzeichnung von Skat, sondern von „{ $text }“
fault-record-moves-start = die Züge beginnen mit w und der Verteilung
fault-record-deal = die Verteilung besteht nicht aus 32 Karten mit Punkten dazwischen
fault-record-move-alone = auf „{ $text }“ folgt nichts; Züge sind Paare aus Wer und Was
fault-record-who = „{ $text }“ ist weder w noch 0, 1 oder 2
fault-record-move = „{ $text }“ ist kein Zug
fault-record-view = die Sicht ist 0, 1, 2 oder 3, nicht „{ $text }“
fault-record-view-unknown = eine Sicht ist 0, 1 oder 2 für einen Platz oder 3 für Zuschauer, nicht { $given }
fault-record-view-of-view = nur aus einer Aufzeichnung mit allen Karten wird die Sicht eines Platzes
fault-record-result = „{ $text }“ ist kein Ergebnis
fault-record-note = keine Anmerkung wie 12: Text oder 12 CT C7: Text: „{ $text }“
fault-record-note-after-end = eine Anmerkung nach Zug { $number }, aber das Spiel hat { $moves }
fault-record-note-move = die Variante nach Zug { $number } kann nicht mit „{ $text }“ weitergehen: { $reason }
fault-record-move-after-end = ein Zug nach dem Ende
fault-record-out-of-turn = am Zug ist { $turn ->
    [0] Vorhand
    [1] Mittelhand
   *[2] Hinterhand
  }, nicht { fault-seat }
fault-record-broken-off = das Spiel bricht zwischen Ansage und Drücken ab
fault-record-server-says = der Server sagt hier nicht { $text }
fault-record-skat = als Skat steht da { $cards }, gegeben wurde { $dealt_cards }
fault-record-claim-of-defender = nur der Alleinspieler zeigt Karten
fault-record-not-now = { $text } kann hier nicht gespielt werden
fault-record-open-not-ouvert = offene Karten, aber { $contract } wird nicht ouvert gespielt
fault-record-open-hidden = offene Karten sind verdeckt
fault-record-open-cards = die offenen Karten sind nicht die des Alleinspielers: { $cards }
fault-record-hidden-card = eine verdeckte Karte in einer Aufzeichnung mit offener Verteilung
fault-record-moves-end = die Züge enden vor dem Spiel
fault-record-too-many-seen = { fault-place } kann nicht so viele Karten haben, wie zu sehen sind
fault-record-nowhere-for-card = niemand kann die Karte { $card } gehabt haben
fault-result-of-passed-deal = als Ergebnis steht da { $text }, aber das Spiel wurde eingepasst
fault-result-of-played-deal = als Ergebnis steht da { $text }, aber das Spiel wurde nicht eingepasst
fault-result-mismatch = das Ergebnis ist { $result }; in der Aufzeichnung steht { $field ->
    [declarer] als Alleinspieler
    [outcome] als Ausgang
    [value] als Spielwert
    [matadors] bei den Spitzen
    [overbid] beim Überreizen
    [points] bei den Augen
    [tricks] bei den Stichen
    [schneider] bei Schneider
    [schwarz] bei Schwarz
    [penalties] bei den Strafen
    [left] bei dem, der ging,
    [timed_out] beim Überschreiten der Zeit
   *[resigned] beim Aufgeben
  } { $said } statt { $right }
fault-row-lacks-column = der Zeile fehlt die Spalte „{ $column }“
fault-row-no-object = eine Zeile ist ein JSON-Objekt
fault-archive-damaged = das Archiv ist hier beschädigt: { $detail }
fault-archive-too-large = aus dem Archiv kommen mehr als { $most } Bytes; teile es
fault-archive-too-slow = das Lesen des Archivs dauert zu lange; teile es
fault-archive-unreadable = die Spiele sind nicht zu lesen: { $detail }
fault-archive-reader-broken = das Programm, das die Spiele liest, ist zusammengebrochen

## Spieler, Optionen, Programme

fault-player-kind = { $what ->
    [bidding-system] Reizsystem
    [open-player] offener Spieler
   *[player] Spieler
  }
fault-player-unknown = { fault-player-kind } „{ $name }“ ist unbekannt; bekannt sind: { $known }
fault-player-plugin-broken = { fault-player-kind } „{ $name }“ aus einem anderen Paket lässt sich nicht laden: { $reason }
fault-player-unknown-in-arena = { $reason }; in der Arena außerdem: { $known }
fault-player-does-not-bid = Spieler „{ $name }“ reizt nicht: { $reason }
fault-player-does-not-bid-for-others = vor einem Plus steht ein Reizsystem; „{ $name }“ ist keins ({ fault-player-kind })
fault-player-option-unknown = { fault-player-kind } „{ $name }“ hat keine Option „{ $text }“; es gibt: { $known }
fault-player-without-options = { fault-player-kind } „{ $name }“ hat keine Option „{ $text }“ und auch sonst keine
fault-player-option-twice = { fault-player-kind } „{ $name }“: die Option „{ $option }“ ist doppelt angegeben
fault-player-option-wrong = { fault-player-kind } „{ $name }“: { $reason }
fault-player-options-exclude = die Optionen „{ $first }“ und „{ $second }“ von „{ $name }“ schließen einander aus: { $reason }
fault-option-of-unknown-type = die Option „{ $name }“ ist von unbekannter Art; bekannt sind: { $known }
fault-option-of-other-type = die Option „{ $name }“ ist { $type ->
    [integer] eine ganze Zahl
    [number] eine Zahl
    [boolean] true oder false
    [choice] eine Auswahl
   *[text] ein Text
  }, nicht { $given }
fault-option-not-a-choice = die Option „{ $name }“ ist eins von { $choices }, nicht { $given }
fault-option-not-a-number = die Option „{ $name }“ ist eine Zahl, nicht { $given }
fault-option-not-between = die Option „{ $name }“ geht von { $low } bis { $high }, nicht { $given }
fault-option-too-low = die Option „{ $name }“ ist mindestens { $low }, nicht { $given }
fault-option-too-high = die Option „{ $name }“ ist höchstens { $high }, nicht { $given }
fault-level-sets-worlds = eine Stufe legt fest, wie die Karten gewählt werden, mit allem, was dazu gehört
fault-memory-and-inference = das Schließen auf Blätter wiegt ganze Verteilungen, die sich ein vergesslicher Spieler nicht vorstellt
fault-memory-and-games = Spiele werden in ganzen Verteilungen zu Ende gespielt, die sich ein vergesslicher Spieler nicht vorstellt
fault-memory-and-null = ein Nullspezialist merkt sich jede Karte, ein vergesslicher Spieler nicht
fault-reading-without-inference = wer Karten liest, liest auch das Reizen: inference fehlt
fault-trial-without-inference = Ansagen werden in wahrscheinlichen Welten erprobt: inference fehlt
fault-trial-without-learning = erprobt werden Ansagen eines gelernten Reizsystems; „{ $name }“ ist keins
fault-tried-without-trial = nach Tabellen wird nichts erprobt
fault-games-without-worlds = Spiele werden nur weitergespielt, und Karten haben nur einen Vorsprung, wo Karten Welt für Welt beurteilt werden
fault-certainty-without-worlds = Werte werden nur geschätzt, wo Karten Welt für Welt beurteilt werden
fault-endings-and-memory = ein Gleichgewicht der letzten Stiche beruht auf allen gefallenen Karten, und ein vergesslicher Spieler kennt sie nicht
fault-endings-and-paranoid = die letzten Stiche werden nach einem Gleichgewicht gespielt oder nach dem, was unverlierbar ist, nicht nach beidem
fault-policy-and-null = eine Policy spielt, ohne Karten zu beurteilen: sie hat keinen Nullspezialisten und ist nicht paranoid
fault-errors-and-games = in Welten, in denen jeder irrt, urteilen offene Karten allein, ohne Partien und ohne Policy
fault-adapts-without-value = nur das Reizsystem value lässt sich mehr oder weniger abverlangen, nicht { $name }
fault-recipe-unknown = „{ $name }“ ist kein Rezept; es gibt: { $known }
fault-recipe-who-plays-games = Spiele spielt policy, varied, rules, random oder eine Anzahl von Welten, nicht „{ $name }“
fault-recipe-playouts = die Zahl der Probespiele ist 1 bis { $most }, nicht { $given }
fault-recipe-exploration = exploration ist mindestens 0, nicht { $given }
fault-recipe-certainty = die Sicherheit geschätzter Werte liegt zwischen 0 und 1, nicht bei { $given }
fault-recipe-seconds = die Zeit für eine Entscheidung ist mehr als 0 Sekunden, nicht { $given }
fault-recipe-memory = ein Spieler merkt sich 0 oder mehr Stiche, nicht { $given }
fault-recipe-worlds-in-worlds = Welten und Welten der Spieler darin schreibt man 160x10, nicht „{ $text }“
fault-recipe-tried = wie viele Ansagen in wie vielen Welten erprobt werden, schreibt man 8x160, nicht „{ $text }“
fault-teacher-without-worlds = ein Lehrer beurteilt Welten und vergisst nichts; für „{ $name }“ gilt das nicht
fault-engine-command-unreadable = der Befehl nach „exec:“ ist nicht zu lesen: { $detail }
fault-engine-command-missing = der Spieler „exec“ braucht einen Befehl, etwa exec:./engine

## Tische und ihr Speicher

fault-name-length = ein Name hat 1 bis { $most } Zeichen, nicht { $count }: „{ $name }“
fault-name-start = ein Name beginnt mit einem Buchstaben und hat nur einzelne Leerzeichen, nur im Inneren: „{ $name }“
fault-name-sign = ein Name hat Buchstaben, Ziffern, Leerzeichen und - _ ' . aber kein „{ $text }“: „{ $name }“
fault-name-pronoun = „{ $name }“ ist kein Name, unter dem andere am Tisch jemanden kennen
fault-nicknames-too-many = höchstens { $most } weitere Namen
fault-nickname-length = ein Name in Aufzeichnungen hat 1 bis { $most } Zeichen: „{ $name }“
fault-place-of-computer = an Platz { $place } sitzt ein Computer
fault-names-alike = zwei am Tisch heißen gleich: { $names }
fault-table-places = ein Tisch hat 3 oder 4 Plätze, nicht { $given }
fault-table-deals = eine Liste hat { $lengths } Spiele, nicht { $given }
fault-table-seat-of-single-deal = einen Platz wählt man nur für ein einzelnes Spiel zu dritt
fault-place-unknown = den Platz { $given } gibt es nicht; die Plätze dieses Tisches sind 0 bis { $last }
fault-moment-unknown = das Spiel hat die Stellungen 0 bis { $last }, nicht { $given }
fault-not-your-turn = der Tisch wartet nicht auf einen Zug von Platz { $place }
fault-not-asked = der Tisch wartet nicht auf diese Antwort von Platz { $place }: { $question }
fault-not-in-practice = Züge nimmt man nur an einem Übungstisch zurück
fault-nothing-to-take-back = Platz { $place } hat in diesem Spiel noch nichts entschieden
fault-nothing-to-finish = für Platz { $place } gibt es nichts zu Ende zu bringen
fault-table-over = Tisch { $table } ist zu Ende gespielt
fault-table-deals-played = alle Spiele dieses Tisches sind gespielt
fault-table-not-over = an Tisch { $table } wird noch gespielt
fault-table-moved-on = am Tisch ist inzwischen etwas geschehen
fault-table-closed = dieses Programm hat den Tisch verlassen
fault-table-held = ein anderes Programm spielt an diesem Tisch
fault-table-unknown = den Tisch { $table } gibt es nicht
fault-table-of-somebody-else = jemand anders hat an Tisch { $table } weitergespielt
fault-game-unknown = das Spiel { $number } gibt es nicht
fault-puzzle-unknown = die Aufgabe { $name } gibt es nicht
fault-practice-unknown = zu üben gibt es kein { $number }
fault-practice-answered = das ist schon beantwortet
fault-practice-no-answer = { $answer } ist keine Antwort auf diese Frage
fault-hints-too-many = mit diesem Schlüssel wird schon über zu viele Tipps nachgedacht
fault-review-of-unfinished-game = besprochen wird ein Spiel, wenn es vorbei ist
fault-reviews-too-many = es warten schon viele Besprechungen; versuche es später noch einmal
fault-review-broken = das Programm, das das Spiel bespricht, ist zusammengebrochen
fault-person-unknown = über niemanden namens { $name } ist etwas bekannt
fault-deal-unknown = an Tisch { $table } gibt es kein fertiges Spiel { $deal }
fault-moment-after-end = das Spiel ist an dieser Stelle vorbei
fault-player-not-offered = starte den Server mit --player, um mit { $name } zu spielen
fault-import-unknown = den Import { $number } gibt es nicht
fault-connections-too-many = mit diesem Schlüssel gibt es zu viele Verbindungen; schließe andere Tabs
fault-key-of-other-table = dieser Schlüssel öffnet diesen Tisch nicht
fault-key-without-place = dieser Schlüssel öffnet keinen Platz am Tisch
fault-dealer-does-not-play = wer gibt, spielt nicht mit
fault-store-file = { $path }: { $reason }
fault-store-gone = Der Speicher der Tische wurde gelöscht oder ersetzt, während er offen war. { $path }: lege ihn zurück, oder starte neu.
fault-store-damaged = Der Speicher der Tische ist nicht benutzbar. { $path } ist beschädigt ({ $reason }) und blieb, wie er ist. Beende alle Programme und lege eine Sicherung an seine Stelle, oder lege ihn weg, um neu zu beginnen; mehr sagt kiebitz store check.
fault-store-foreign = Der Speicher der Tische ist nicht benutzbar. { $path } gehört einem anderen Programm ({ $reason }) und blieb unberührt; lege die Datei weg, um neu zu beginnen.
fault-store-newer = Der Speicher der Tische ist nicht benutzbar. { $path } wurde von einem neueren Kiebitz geschrieben. Aktualisiere diesen; geändert wurde nichts.
fault-store-unreadable = Der Speicher der Tische ist nicht benutzbar. { $path }: { $reason }
fault-store-not-there = Es gibt noch keinen Speicher. { $path } entsteht mit dem ersten Tisch.
fault-file-newer = ein neuerer Kiebitz hat sie geschrieben
fault-file-no-database = es ist keine Datenbank
fault-file-of-other-program = es ist die Datenbank eines anderen Programms
fault-file-of-other-version = kein Tisch der Version { $version }
fault-file-makes-no-sense = der Inhalt ergibt keinen Sinn: { $reason }
fault-file-lacks-deals = es fehlen Spiele
fault-file-results = es stehen Ergebnisse von Spielen da, die nicht gespielt wurden
fault-file-gone = die Datei wurde gelöscht oder ersetzt, während sie offen war; lege sie zurück, oder starte neu
fault-file-not-there = es gibt noch keinen Speicher
fault-file-lacks = „{ $name }“ fehlt
fault-file-finished-games = die Liste der fertigen Spiele stimmt nicht
fault-file-given-moves = die Zahl der vorgegebenen Züge oder die Bedenkzeiten stimmen nicht

## Bilder

fault-picture-language = die Sprache eines Bildes ist en oder de, nicht „{ $text }“
fault-picture-suits = die Farben eines Bildes sind french oder german, nicht „{ $text }“
fault-picture-surface = der Grund eines Bildes ist green, light, dark oder none, nicht „{ $text }“
fault-picture-size = die Größe eines Bildes ist eine Zahl von Pixeln über 0, nicht { $given }

## Modelle, Läufe, Wettkämpfe

fault-model = { $path }: { $reason }; { $advice }
fault-model-name-a-folder = nenne einen Ordner, den `kiebitz train { $name }` geschrieben hat
fault-model-install-anew = installiere kiebitz neu
fault-model-train-again = der Befehl `kiebitz train` zu diesem Ordner schreibt sie neu aus dem, was da ist
fault-model-unreadable = die Datei ist nicht zu lesen ({ $detail })
fault-model-no-json = die Datei ist kein JSON ({ $detail })
fault-model-file-not-named = { $manifest } nennt die Datei nicht
fault-model-size = die Datei hat { $bytes } Bytes statt { $wanted }
fault-model-checksum = es ist nicht die Datei, zu der { $manifest } gehört: die Prüfsumme ist eine andere
fault-model-file = so sieht keine Datei des Modells „{ $name }“ aus ({ $detail })
fault-model-of-other-name = die Datei gehört nicht zum Modell „{ $name }“, sondern zu { $given }
fault-model-version = die Datei hat die Version { $given }; dieser Kiebitz liest die Version { $version }
fault-model-seal = die Datei wurde nachträglich verändert: ihr Siegel ist ein anderes
fault-model-lists-no-files = die Datei nennt die Dateien des Modells nicht
fault-model-name = die Datei nennt { $given }, und Modelle sind { $known }
fault-model-files = die Dateien von „{ $name }“ sind { $files }
fault-models-too-large = mit „{ $name }“ haben alle Modelle { $bytes } Bytes und dürfen { $most } haben; mache es kleiner
fault-json-no-object = es ist kein JSON-Objekt
fault-locked = ein anderes Programm hat die Sperre { $path }
fault-run-kind = { $what ->
    [training] Training
    [review] Besprechung
    [test] Test
    [experiment] Experiment
    [bidding] Ansagen
   *[match] Wettkampf
  }
fault-folder-in-use = ein anderes Programm arbeitet schon in { $path } ({ fault-run-kind }); warte darauf, oder nimm einen anderen Ordner
fault-folder-of-other-run = in { $path } liegt etwas anderes ({ fault-run-kind }), mit { $name } { $found } statt { $wanted }; nimm einen anderen Ordner
fault-file-describes-nothing = { $path } beschreibt nicht, was es soll ({ fault-run-kind }): { $reason }
fault-extra-missing = { $what ->
    [cluster] ein Cluster
    [accounts] Konten mit Passwörtern
    [browser] der Tisch im Browser
    [diagram] das Diagramm
    [environment] eine Umgebung
    [parquet] Parquet
    [server] ein Server mit Räumen
    [statistics] was Spiele zählt,
    [training] das Training
   *[plot] das Bild
  } braucht { $library }; installiere es mit: pip install 'kiebitz[{ $extra }]'
fault-cluster-silent = unter „{ $name }“ antwortet kein Dask-Scheduler: { $detail }
fault-cluster-without-workers = der Cluster unter „{ $name }“ hat keine Worker
fault-test-bounds = ein Test entscheidet zwischen einem niedrigen und einem hohen Wert, nicht zwischen { $low } und { $high }
fault-test-share = { $name }, ein Anteil falscher Entscheidungen, liegt zwischen 0 und 0,5
fault-match-not-there = in { $path } ist kein Wettkampf
fault-match-line = { $path }, Zeile { $line }, ist kein fertiges Spiel: { $reason }
fault-match-order-of-deals = die Spiele einer Liste kommen der Reihe nach
fault-match-players = ein Wettkampf braucht mindestens zwei Spieler
fault-match-roles = den Gewinn nach Rollen misst man im Kartenspiel, wo die Spiele vorgegeben sind
fault-match-one-against-two = einer gegen zwei spielt ganze Spiele
fault-match-lists = Listen bestehen aus ganzen Spielen
fault-match-list-length = eine Liste hat zwei oder mehr Spiele, oder alle (all), nicht { $given }
fault-match-shortened-lists = in Listen wird bis zur letzten Karte gespielt, denn Spieler können aus jeder lernen
fault-match-game-seconds = in { $given } Sekunden lässt sich kein Spiel spielen
fault-match-passed-in = der reizende Spieler „{ $name }“ hat { $count } Spiele nacheinander eingepasst
fault-match-without-end = ein Wettkampf braucht ein Ende: eine Zahl von Spielen, eine Zeit, die Breite des Intervalls oder einen Test
fault-match-end = ein Wettkampf kann nicht nach { $given } enden ({ $name })
fault-match-game-fields = ein Spiel hat die Felder { $names }
fault-match-no-deal-finished = noch ist kein Spiel fertig
fault-plan-share = { $name } ist ein Anteil zwischen 0 und 1, nicht { $given }
fault-plan-power-and-size = ein Wettkampf, der seine Spiele wert ist, hat eine Power über 0,5 und eine Size darunter
fault-plan-difference-and-spread = ein Unterschied und eine Streuung sind größer als 0
fault-plan-spread = für eine Streuung braucht es zwei fertige Spiele oder Listen

## Experimente

fault-experiment-unknown = kein Experiment heißt „{ $name }“; `kiebitz lab` nennt alle
fault-experiment-found-nothing = in keinem von { $size } Fällen kommt vor, was gesucht wird; versuche es mit mehr (--size)
fault-subject-unknown = { $experiment } misst „{ $name }“ nicht, sondern: { $known }
fault-subject-refused = { $experiment } kann „{ $name }“ nicht messen: { $reason }
fault-subject-of-soloists = man schreibt es 'ALLEINSPIELER against GEGENSPIELER'
fault-subject-of-matches = man schreibt es 'cardplay ERSTER - ZWEITER', dahinter nach Belieben 'by REIZSPIELER', oder 'full ERSTER - ZWEITER'
fault-subject-of-null-play = man schreibt es 'ART, ALLEINSPIELER v GEGENSPIELER'; Arten sind closed, ouvert, closed lost, ouvert lost
fault-parts-unknown = die Teile des Spezialisten sind { $known }
fault-plot-no-picture = { $path } ist kein Bild; der Name kann enden auf { $kinds }
fault-plot-no-folder = { $path } lässt sich nicht schreiben: den Ordner { $folder } gibt es nicht

## Was ein Browser hört, wenn etwas nicht geschah

refusal-malformed = Das war nicht zu verstehen.
refusal-too-long = Das war zu lang.
refusal-too-frequent = Zu schnell. Bitte noch einmal.
refusal-too-many = Davon gibt es mit diesem Link schon zu viele. Schließe andere Tabs oder warte einen Moment.
refusal-not-allowed = Dieser Link öffnet diesen Tisch nicht. Nimm den Link, den kiebitz serve zeigt.
refusal-unknown-table = Diesen Tisch gibt es nicht.
refusal-unknown-game = Dieses Spiel gibt es nicht.
refusal-held = Ein anderes Programm spielt an diesem Tisch, etwa kiebitz play. Verlasse ihn dort zuerst.
refusal-outdated = Am Tisch ist inzwischen etwas geschehen, vielleicht in einem anderen Tab.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-illegal = Das erlauben die Regeln nicht.
refusal-not-possible = Das geht jetzt nicht.
refusal-not-found = Hier ist nichts.
refusal-finished = Dieser Tisch ist zu Ende gespielt.
refusal-not-stored = Es konnte nicht gespeichert werden und ist daher nicht geschehen. Ist die Platte voll?
refusal-store-gone = Der Speicher der Tische wurde gelöscht oder ersetzt, während Kiebitz lief; darum ist das nicht geschehen. Lege kiebitz.sqlite zurück, oder starte Kiebitz neu.
refusal-not-a-name = Ein Name hat Buchstaben, Ziffern, einzelne Leerzeichen und - _ ' . und beginnt mit einem Buchstaben; am Tisch hat ihn nur einer.
refusal-not-offered = Dieser Spieler startet ein Programm oder liest einen Ordner. Biete ihn an mit: kiebitz serve --player
refusal-failed = Hier ist etwas schiefgegangen. Der Tisch ist, wie er war.
refusal-unreachable = Kiebitz antwortet nicht. Läuft er noch?
fault-arena-no-such-deals = solche Spiele gibt es nicht
fault-arena-no-contracts = in { $path } sind keine Spiele mit Ansage
fault-arena-not-contracts = { $path } ist keine Tabelle von Spielen mit Ansage: { $reason }
fault-arena-other-columns = { $path } ist keine Tabelle von Spielen mit Ansage: Sie hat andere Spalten
fault-arena-not-in-core = über die Karten von { $name } entscheidet nicht der Kern allein; arena cardplay --roles lässt ihn spielen
fault-memory-unreadable = was von Mitspielern behalten wurde, ist nicht zu lesen: { $reason }

## Räume

fault-room-unknown = den Raum { $room } gibt es nicht
fault-room-link = dieser Link öffnet in diesem Raum nichts
fault-room-host = das darf nur, wer den Raum geöffnet hat
fault-room-plays = in diesem Raum wird gerade eine Liste gespielt
fault-room-not-seated = anfangen kann nur, wer am Tisch sitzt
fault-room-full = in diesem Raum ist kein Platz mehr frei
fault-room-no-chat = hier kann nichts geschrieben werden; die festen Sätze kann man sagen
fault-room-seconds = eine Zeit in Sekunden liegt zwischen { $least } und { $most }: { $given }
fault-rooms-too-many = es gibt schon { $most } Räume; versuche es später noch einmal
fault-shuffle-none = es wird gerade nicht gemischt
fault-shuffle-not-asked = Platz { $place } wird danach jetzt nicht gefragt
fault-shuffle-other-number = Platz { $place } hat sich auf eine andere Zahl festgelegt
fault-place-not-of-person = an Platz { $place } ist gerade niemand, für den gespielt werden kann

## Das Protokoll des International Skat Servers

fault-iss-line = das Protokoll kennt keine solche Zeile: { $text }
fault-iss-line-too-long = eine Zeile hat höchstens { $most } Zeichen
fault-iss-account = { $name } kann kein Konto sein: drei bis acht Buchstaben, Ziffern, - und _, zuerst ein Buchstabe
fault-iss-account-taken = jemand heißt schon so ähnlich wie { $name }
fault-iss-accounts-file = { $path } ist keine Datei mit Konten; jede Zeile ist ein Name und ein Hash
fault-iss-not-let-in = der Server lässt uns nicht ein: { $text }

## Das Analysebrett

fault-board-cards-only = hier ist nur noch zu spielen: gemeint ist eine Karte
fault-board-no-history = wie es zu dieser Stellung kam, ist nicht bekannt; gefragt werden kann in einem Spiel oder vor der ersten Karte
fault-board-no-node = diesen Zug gibt es auf dem Brett nicht: { $text }
fault-board-too-large = auf ein Brett passen { $most } Züge
fault-board-comment-too-long = eine Bemerkung hat höchstens { $most } Zeichen
fault-board-no-move = am Anfang gibt es keinen Zug
fault-board-other-root = die beiden Bretter beginnen mit verschiedenen Karten
fault-board-text-too-long = der Text hat mehr als { $most } Zeichen
fault-board-brackets = die Klammern passen nicht zusammen
fault-board-no-record = eine Aufzeichnung braucht die Verteilung und das Reizen; diese Stellung ist ohne beides
fault-board-nothing-to-solve = ausgerechnet wird, sobald ein Spiel angesagt ist
fault-board-over = dieses Spiel ist zu Ende
fault-board-unknown = das Brett { $board } gibt es nicht
fault-board-title = ein Titel hat 1 bis { $most } Zeichen
fault-board-cards-at = { fault-place } hat { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
  } statt { $wanted }

## Tabellen fürs Mittelspiel

fault-tables-unreadable = die Mittelspieltabelle { $path } lässt sich nicht lesen
fault-tables-foreign = { $path } ist keine Mittelspieltabelle
fault-tables-version = die Mittelspieltabelle { $path } hat Version { $found }; dieses Programm liest { $wanted }
fault-tables-length = die Mittelspieltabelle { $path } ist abgeschnitten: { $found } von { $wanted } Bytes
fault-tables-budget = { $megabytes } MB reichen nicht: Allein was in die Tabellen hineinzeigt, braucht { $least } MB
fault-tables-changed = die Mittelspieltabelle { $path } ist nicht mehr, wie sie gemacht wurde: Ihre Prüfsumme stimmt nicht
