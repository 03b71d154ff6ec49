### Die Hilfe zu jedem Kommando und jeder Option: `kiebitz KOMMANDO --help`.

## Kommandos: die Zusammenfassung, dann mehr; ein Absatz mit einem Aufruf behält seine Zeilen

help-kiebitz = Kiebitz, eine Skat-Engine: spielen, offene Blätter lösen, Spieler gegeneinander antreten lassen, Aufzeichnungen lesen und prüfen.
help-arena =
    Wettkämpfe zwischen Spielern, mit denselben Karten und demselben Glück.

    Berichte nennen zu jedem Unterschied ein Intervall.
help-arena-cardplay =
    Nur Kartenspiel: Spiele vorgegeben, jedes mit vertauschten Seiten.

    PLAYERS sind zwei Namen, oder mehr für jeder gegen jeden: kiebitz arena cardplay rules random
help-arena-contracts =
    Spiele reizen und für arena roles aufbewahren.

    Unterbrochen, macht derselbe Aufruf dort weiter.
help-arena-full =
    Ganze Spiele, jede Verteilung in allen Sitzordnungen zweier Spieler.

    Die Sitzordnungen sind ABB BAB BBA AAB ABA BAA. Mit --list bleiben die Spieler für ganze Listen, die Spiele kommen der Reihe nach, und die Plätze wechseln wie am Tisch.

    PLAYERS sind zwei Namen, oder mehr für jeder gegen jeden: kiebitz arena full rules random
help-arena-plan =
    Wie viele Spiele ein Unterschied von DIFFERENCE Punkten je 36 braucht.

    Zum Beispiel: kiebitz arena plan 50 --like matches/first
help-arena-probe =
    Prüfen, ob PLAYER, etwa "exec:./engine", regelgerecht und ehrlich spielt.

    Der Rückgabewert ist 1, wenn nicht.
help-arena-roles =
    Kartenspiel allein im Kern: Gewinn nach Rolle und Art, in Sekunden.

    Für zwei PLAYERS, deren Karten dort entschieden werden, etwa policy, rules, kermit:40 oder kiebitz. Gespielt wird wie bei arena cardplay --roles, aber nichts davon wird aufgezeichnet.
help-arena-show = Den Bericht eines Wettkampfs, der in FOLDER liegt, noch einmal zeigen.
help-bench = Zahlen von Stellungen, an denen man die Suche erkennt, und ihr Tempo.
help-bench-solver =
    Einen festen Satz von Spielen lösen und die Stellungen zählen.

    Die Summe ist die Kennzahl der Suche, auf jedem Rechner dieselbe.
help-bid =
    Die zehn Karten von HAND abwägen: was zu reizen und zu spielen ist, und warum.

    kiebitz bid "CJ SJ HA HT HK H9 H8 CA C7 D8" --seat 1
    kiebitz bid CJSJ.HATK98.CA7.D8 --seat 1 --bids "18 y 20 p p"
    kiebitz bid CJSJ.HATK98.CA7.D8 --seat 1 --bids "18 p p" --skat "DT S7"

    Punkte sind Seeger-Fabian-Punkte abzüglich des Mittels der beiden anderen.
help-completion =
    Das Skript ausgeben, mit dem eine Shell Befehle, Optionen und Spieler ergänzt.

    kiebitz completion bash >> ~/.bashrc
    kiebitz completion zsh >> ~/.zshrc
    kiebitz completion fish > ~/.config/fish/completions/kiebitz.fish
help-engine =
    Den Spieler PLAYER, etwa rules, das Engine-Protokoll sprechen lassen.

    Er hört auf die Standardeingabe und antwortet auf der Standardausgabe. Wer ihn fragt, kann seine Optionen setzen.
help-iss =
    Spieler an Tischen von Servern mit dem Protokoll des International Skat Servers.

    `kiebitz serve --iss PORT` ist ein solcher Server.
help-iss-connect =
    Einen Spieler an die Tische des Servers auf HOST setzen.

    Er wartet auf Einladungen, beginnt mit --table einen Tisch oder setzt sich mit --join an einen. Nach dem Passwort wird gefragt, oder es steht in einer Datei. Er ruft nie jemand anderen als HOST.
help-iss-user =
    NAME in FILE, die Konten von `kiebitz serve --iss`, mit einem Passwort eintragen.
help-lab-all =
    Was an früheren Ständen entschieden wurde, an den heutigen Spielern noch einmal messen.

    Die Zeit wird unter Experimenten aufgeteilt, ein Päckchen von Fällen nach dem anderen. Derselbe Aufruf macht weiter, wo er unterbrochen wurde oder seine Zeit um war, und sagt alles bisher Gefundene in einer Tabelle.
help-lab =
    Ein Experiment wiederholen: unsere Zahlen neben den veröffentlichten.

    Ohne Namen werden alle Experimente aufgezählt. Jedes lässt sich genau wiederholen, nennt seine Intervalle und macht weiter, wo es unterbrochen wurde, wenn es einen Ordner hat.
help-learn =
    Skat lernen: zwölf kurze Seiten, jede mit etwas zu tun.

    Mit PAGE nur diese Seite. Karten werden getippt wie SA oder ♠A, mehrere durch Leerzeichen getrennt; eine leere Zeile
    zeigt die Antwort.
help-play =
    Skat gegen Computerspieler spielen.

    Ein Tisch, der mit quit, Strg-C oder Strg-D verlassen wird, bleibt erhalten und kann fortgesetzt werden. Am Tisch hilft ? weiter.
help-people =
    Was sich der Computer von Menschen und Programmen merkt, und was er von ihnen hält.

    Gezählt wird, was am Ende eines Spiels alle am Tisch gesehen haben; Spiele mit Hilfe zählen nicht.
help-people-list = Alle, die er sich gemerkt hat.
help-people-show = Was der Computer von jemandem hält; von dir, wenn niemand genannt ist.
help-people-export = Alles, was über jemanden gezählt ist, als JSON; über dich, wenn niemand genannt ist.
help-people-forget = Jemanden vergessen. Die Spiele bleiben und werden nicht noch einmal gezählt.
help-players =
    Spieler und Reizsysteme mit ihren Optionen nennen.

    Ein Spieler heißt NAME, NAME:OPTION,OPTION oder SYSTEM+SPIELER: kermit:40, kermit:worlds=40,inference=none, value@ORDNER+kermit.
help-practice =
    Momente aus den eigenen Spielen üben, bis man sie kann, und Aufgaben.

    Die Momente kommen aus analysierten Spielen: kiebitz review. Mit Optionen wählt man stattdessen Aufgaben, oder bringt die Fragen in einen anderen Speicher.
help-record =
    Aufzeichnungen von Spielen prüfen, zeigen, umwandeln, abklopfen.

    Gelesen wird das Format des International Skat Server, aus Dateien, auch mit gzip oder bzip2 gepackt; - ist die Standardeingabe.
help-record-audit =
    Ehrliches Spiel: Wer macht so selten Fehler, dass Karten bekannt waren?

    Fehler bei offenen Karten werden je Spieler und Rolle gezählt und mit denen starker ehrlicher Spieler verglichen. Das ist ein Hinweis, kein Beweis.
help-record-check =
    Jede Aufzeichnung nachspielen und ihr Ergebnis vergleichen.

    Fehlerhafte werden genannt, und der Rückgabewert ist 1, wenn es eine gab.
help-record-convert =
    Aufzeichnungen als JSON-Zeilen, Parquet oder ISS-Text schreiben.

    Fehlerhafte werden genannt und ausgelassen, und der Rückgabewert ist 1, wenn es eine gab.
help-record-show =
    Spiele zum Lesen ausgeben: Karten, Reizen, Stiche und Ergebnis.

    Der Rückgabewert ist 1, wenn eine Aufzeichnung, die gezeigt werden sollte, fehlerhaft ist.
help-review =
    Spiele durchsehen: was man hätte wissen und besser machen können.

    Jedes Gebot, jedes Drücken und jede Karte wird danach beurteilt, was der Spieler wissen konnte, und davon getrennt mit offenen Karten.

    Aufzeichnungen sind die des International Skat Server. Mit --out wird ein ganzes Archiv durchgesehen, und nach einer Unterbrechung geht es dort weiter; jede Entscheidung wird eine Zeile einer Parquet-Tabelle.

    Durchsichten von Tischen (`kiebitz play --tables` nennt sie) werden mit ihren Spielen aufbewahrt und auch im Browser gezeigt.
help-serve =
    Skat im Browser spielen.

    Öffnet die Seite; die Tische sind die von `kiebitz play`. Nur dieser Rechner kann sich verbinden, wenn --host nichts anderes sagt.
help-ship =
    Ein gelerntes Modell an die Stelle des mitgelieferten setzen.

    FOLDER ist, was `kiebitz train` als --out bekam. Das Modell wird geprüft, geladen und in das Paket kopiert, aus dem es fortan alle Spieler lesen; was nicht in Ordnung ist, wird abgelehnt, und das alte Modell bleibt.
help-solve =
    Eine offene Stellung POSITION lösen: jede erlaubte Karte, der beste Verlauf.

    Eine Stellung schreibt man  KARTEN SPIEL ALLEINSPIELER [AUSSPIEL:STICH [AUGEN:STICHE]]
    KARTEN sind Vorhand/Mittelhand/Hinterhand/Skat, SPIEL ein Buchstabe von D H S C G N, ALLEINSPIELER ein Platz 0 1 2:
      kiebitz solve "CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0"

    Werte sind alle Augen des Alleinspielers, mit Skat und schon gemachten Stichen. Mit --guarantee sieht der Alleinspieler nur seine Karten und den Skat, und die anderen können den Rest beliebig halten.
help-stats =
    Was die eigenen Spiele sagen: Ergebnisse, Fehler, Glück.

    Spiele mit Hilfe zählen nicht. Fehler werden in denen gezählt, die analysiert sind.
help-store =
    Den Speicher kopieren, prüfen und verkleinern.

    Alle Tische und Spiele liegen in ihm, kiebitz.sqlite im Datenordner. Währenddessen kann an Tischen gespielt werden.
help-store-backup =
    Den Speicher nach FILE kopieren; diese Datei darf es noch nicht geben.

    Um zu ihr zurückzukehren, beende alle Programme, lege kiebitz.sqlite und was mit -wal und -shm daneben steht weg, und lege FILE an die Stelle.
help-store-check =
    Den ganzen Speicher auf Schäden durchsuchen.

    Was nicht stimmt, wird genannt, und der Rückgabewert ist dann 1.
help-store-compact = Den Speicher ohne den Platz gelöschter Spiele neu schreiben.
help-train = Die Modelle, die im Paket liegen, neu lernen.
help-train-bidding =
    Das Reizen lernen, vom Löser und aus Spielen.

    Der Löser bewertet Blätter, daran werden Tabellen angepasst, Spiele gespielt, die Tabellen berichtigt und wieder Spiele gespielt. Mit --outcomes lernen kleine Netze aus Spielen mit beliebigen Blättern, statt der Bewertungen des Lösers und der Tabellen.

    Derselbe Aufruf macht weiter, wo er unterbrochen wurde.
help-train-glem =
    Kermits vier Merkmale aus den Stichen von Spielen lernen.

    Spiele werden gespielt, es wird gezählt, was jede Farbe und die Trümpfe bringen, und die Merkmale werden gewichtet.

    Derselbe Aufruf macht weiter, wo er unterbrochen wurde.
help-train-inference =
    Lernen, welche verdeckten Karten zu Reizen, Ansage und Drücken passen.

    Spiele werden gereizt, Tabellen daran angepasst und an Spielen gemessen.

    Derselbe Aufruf macht weiter, wo er unterbrochen wurde.
help-train-null =
    Lernen, was die Karten einer Farbe im Null wert sind.

    Null wird erzwungen und ausgespielt, Tabellen werden angepasst und an Spielen gemessen.

    Derselbe Aufruf macht weiter, wo er unterbrochen wurde.
help-train-policy =
    Lernen, welche Karten starke und schwache Spieler legen.

    Spiele werden gespielt, ein Netz wird an ihre Karten angepasst und an anderen gemessen.

    Mit --reinforce lernt ein solches Netz weiter, indem es gegen sich selbst spielt: Karten, die mehr bringen als zu erwarten war, werden wahrscheinlicher. Gemessen wird es in Spielen gegen das mitgelieferte.

    Derselbe Aufruf macht weiter, wo er unterbrochen wurde.
help-train-levels =
    Messen, was die fünf Stufen erreichen, mit den Maßen von `kiebitz stats`.

    Jede spielt dieselben Spiele gegen zwei von Stufe 3; ein Teil davon wird analysiert. Nach einer Unterbrechung macht derselbe Aufruf da weiter, wo er war.
help-train-puzzles =
    Aufgaben machen, aus den Aufzeichnungen in FILES oder aus Spielen mit sich selbst.

    Jede hat eine klar beste Wahl nach dem, was ein Spieler wissen kann, bestätigt in 2.000 Verteilungen. Nach einer Unterbrechung macht derselbe Aufruf da weiter, wo er war.
help-train-review =
    Lernen, wie oft man gewinnt, was mit offenen Karten gewonnen ist.

    Spiele werden gespielt, Aussichten an ihren Ausgang angepasst und an anderen geprüft.

    Derselbe Aufruf macht weiter, wo er unterbrochen wurde.
help-train-tables =
    Tabellen fürs Mittelspiel berechnen, in denen der Löser nachschlägt.

    Sie entstehen für diesen Rechner und kommen nicht mit dem Paket. Was sie bringen, sagt `kiebitz bench solver --tables`.

help-train-values =
    Lernen, was eine offene Stellung auf einen Blick wert ist.

    Stellungen werden vom Löser bewertet, Netze an die meisten davon angepasst und an den anderen gemessen, neben den linearen Schätzern aus Furtaks Arbeit.

    Derselbe Aufruf macht weiter, wo er unterbrochen wurde.
help-verify =
    Prüft, ob ein Spiel das versprochene ist, und gibt es noch einmal.

    COMMITMENT stand da vor dem ersten Gebot, SECRET und SALT nach dem Spiel. Haben Spieler zum Geben beigetragen, so
    sind CONTRIBUTIONS ihre Beiträge in der Reihenfolge der Plätze, jeder als COMMITMENT:ZAHL. Endet mit 1, wenn etwas
    nicht passt.

## Optionen vieler Kommandos

option-help = Diese Hilfe zeigen.
option-version = Die Version zeigen.
option-seed = Zahl, aus der alles Zufällige folgt.
option-jobs = Prozesse; sonst einer je Kern.
option-cluster = Auf dem Dask-Cluster mit diesem Scheduler arbeiten.
option-json = Ein JSON-Objekt ausgeben.
option-lang = Sprache der Ausgabe [sonst die der Umgebung].
option-id = Nur das Spiel mit dieser ID.
option-number = Nur die n-te Aufzeichnung.

## Wettkämpfe in der Arena

option-arena-seed = Zahl, aus der Karten und alles Zufällige folgen.
option-arena-deals = Nach so vielen Spielen enden; 200, wenn sonst kein Ende gesetzt ist.
option-arena-seconds = Nach so viel Zeit enden.
option-arena-until-width = Enden, wenn das 95-%-Intervall des Unterschieds nicht breiter ist.
option-arena-decide = Enden, wenn entschieden ist (SPRT), ob der Unterschied je 36 eher LOW oder HIGH ist.
option-arena-alpha = Wie oft HIGH falsch sein darf.
option-arena-beta = Wie oft LOW falsch sein darf.
option-arena-game-seconds = Zeit eines Spielers für ein Spiel.
option-arena-pipma = Fehler mit offenen Karten zählen.
option-arena-shorten = Spiele beenden, deren Ergebnis feststeht; es bleibt dasselbe.
option-arena-out = Den Wettkampf aufbewahren und fortsetzen.
option-arena-cluster = Auf dem Dask-Cluster mit diesem Scheduler spielen.

## kiebitz arena cardplay

option-arena-cardplay-bidding = Der Spieler, der reizt, ansagt und drückt.
option-arena-cardplay-roles = Gewinn als Alleinspieler und im Gegenspiel trennen, durch ein drittes Spiel, B gegen zwei B.

## kiebitz arena full

option-arena-full-list = Dieselben Spieler für Listen so vieler Spiele zusammenlassen, oder für alle.
option-arena-full-one = Der erste Spieler allein gegen zwei andere: ABB BAB BBA.

## kiebitz arena plan

option-arena-plan-like = Ein aufbewahrter Wettkampf, dessen Spiele ebenso streuen.
option-arena-plan-mode = Ohne einen solchen: wo die Streuung die übliche ist.
option-arena-plan-power = Wie oft ein solcher Unterschied bemerkt werden soll.
option-arena-plan-size = Wie oft einer bemerkt wird, wo keiner ist.

## kiebitz arena contracts

option-arena-contracts-out = Der Ordner.
option-arena-contracts-bidding = Der Spieler, der reizt, ansagt und drückt.
option-arena-contracts-deals = So viele, in denen jemand spielt.
option-arena-contracts-seed = Derselbe wie bei arena cardplay.

## kiebitz arena roles

option-arena-roles-contracts = Aufbewahrte Spiele: von arena contracts, oder ein Archiv von Aufzeichnungen.
option-arena-roles-bidding = Ohne sie: wer reizt, ansagt und drückt.
option-arena-roles-kind = Nur solche Spiele.
option-arena-roles-deals = So viele; alle aufbewahrten, oder 2000.
option-arena-roles-threads = So viele Spiele zugleich; voreingestellt eines für jeden Kern.

## kiebitz arena probe

option-arena-probe-seed = Zahl, aus der Karten und Spieler folgen.
option-arena-probe-seconds = Für einen Zug.
option-arena-probe-games = Ganze Spiele, die gespielt werden.

## kiebitz bench solver

option-bench-solver-tables = Der Ordner von `kiebitz train tables`: wie viele Stellungen und wie viel Zeit damit übrig bleiben und was darin nicht taugt.

## kiebitz bid

option-bid-seat = 0 Vorhand, 1 Mittelhand, 2 Hinterhand.
option-bid-bids = Wie bisher gereizt wurde, der Reihe nach: 18 y 20 p.
option-bid-skat = Die zwei Karten des Skats, wenn er aufgenommen ist: was zu spielen und zu drücken ist.
option-bid-policy = Nach erwarteten Listenpunkten reizen, oder ab einer Gewinnaussicht von 0,6.

## kiebitz engine

option-engine-seed = Zahl, aus der das Zufällige des Spielers folgt, wenn sie nicht über das Protokoll gesetzt wird.

## kiebitz lab

option-lab-all-hours = So viele Stunden lang; 0 sagt nur, was da ist.
option-lab-size = So viele Fälle.
option-lab-subject = Nur das messen; beliebig oft.
option-lab-quick = Ein kleiner Versuch in Sekunden, um zu sehen, dass alles geht.
option-lab-out = Aufbewahren, was gemessen wird, und damit weitermachen.
option-lab-plot = Es in diese Datei zeichnen (braucht matplotlib).

## kiebitz play

option-play-seed = Zahl, aus der Karten und Computerspieler folgen [sonst zufällig].
option-play-deals = Länge der Liste, 1 für ein einzelnes Spiel [sonst 36, zu viert 48].
option-play-seat = Dein Platz mit --position oder --deals 1 [sonst Vorhand, oder wer am Zug ist].
option-play-level = Wie stark der Computer spielt [sonst 3].
option-play-opponent = Ein anderer Spieler; einmal für jeden, oder für alle.
option-play-players = Spieler am Tisch.
option-play-position = Eine Verteilung VH/MH/HH/SKAT oder eine Stellung spielen, oder ein Spiel fortsetzen.
option-play-practice = Züge können zurückgenommen werden, und Augen werden gezeigt.
option-play-name = Dein Name, höchstens 20 Zeichen [sonst der, den du zuerst genannt hast].
option-play-save = Wohin fertige Spiele geschrieben werden [sonst games.sgf im Datenordner].
option-play-new = Ohne Nachfrage einen neuen Tisch beginnen; andere bleiben, wie sie sind.
option-play-resume = Den zuletzt verlassenen Tisch fortsetzen, oder den mit dieser Nummer.
option-play-tables = Die unfertigen Tische nennen.

## kiebitz record

option-record-jobs = Prozesse, höchstens einer je Kern.

## kiebitz record check

option-record-check-all-errors = Jede fehlerhafte Aufzeichnung nennen, nicht nur die ersten 20.

## kiebitz record convert

option-record-convert-to = Form der Ausgabe; sonst nach dem Namen der Datei.
option-record-convert-output = Datei, in die geschrieben wird; sonst die Standardausgabe.
option-record-convert-view = Mit iss: die Sicht eines Platzes 0 1 2 oder der Zuschauer 3 schreiben.

## kiebitz review

option-review-out = Ein Archiv in diesen Ordner durchsehen.
option-review-jobs = Mit --out: Prozesse; sonst einer je Kern.
option-review-cluster = Mit --out: auf dem Dask-Cluster mit diesem Scheduler arbeiten.
option-review-json = Zu jedem Spiel ein JSON-Objekt ausgeben.
option-review-games = So oft weiterspielen, wo kein Verlauf gewinnt.
option-review-worlds = Mögliche Verteilungen der Karten, zweimal.
option-review-threads = Für jeweils ein Spiel.
option-review-table = Die Liste dieses Tisches: ihre Spiele, und was verschenkt wurde.
option-review-collection = Was in allen durchgesehenen Spielen verschenkt wurde.

## kiebitz iss

option-iss-connect-port = Port des Servers.
option-iss-connect-player = Wer spielt.
option-iss-connect-name = Name des Kontos.
option-iss-connect-password-file = Datei, deren erste Zeile das Passwort ist.
option-iss-connect-table = Einen Tisch für so viele beginnen.
option-iss-connect-invite = Diesen an den Tisch bitten; auch mehrmals.
option-iss-connect-join = Sich an diesen Tisch setzen.
option-iss-connect-ticket = Passwort oder Einladung des Tisches für --join.
option-iss-connect-games = Nach so vielen Spielen aufhören.
option-iss-connect-seconds = Nach so vielen Sekunden aufhören, wenn das Spiel zu Ende ist.
option-iss-connect-log = Die Spiele als Protokolle an diese Datei anhängen.
option-iss-connect-seed = Für alles Zufällige.
option-iss-connect-dry-run = Alles prüfen und sagen, was getan würde; niemanden rufen.
option-iss-user-password-file = Datei, deren erste Zeile das Passwort ist.

## kiebitz serve

option-serve-port = Port der Seite [sonst 7707, oder der nächste freie].
option-serve-host = Adresse der Seite; mit 0.0.0.0 können sich andere verbinden.
option-serve-player = Auch diesen Spieler anbieten, etwa exec:PROGRAMM.
option-serve-browser = Ob der Browser geöffnet wird [sonst ja].
option-serve-iss = Auf diesem Port auch Programme bedienen, die das Protokoll des International Skat Servers sprechen.
option-serve-accounts = Einlassen, wer in dieser Datei steht (kiebitz iss user) [Vorgabe: alle].
option-serve-new-key = Deinen Schlüssel ersetzen: der alte und alle Links für Gäste öffnen nichts mehr.
option-serve-rooms = Andere dürfen Räume öffnen: alle, oder wer einen Schlüssel hat, der gezeigt wird.
option-serve-most-rooms = Wie viele Räume es geben darf.
option-serve-room-days = Tage, nach denen ein Raum, in den niemand kommt, mit seinen Spielen verschwindet.
option-serve-stand-in = Wer in Räumen auf leeren Plätzen sitzt und für Abwesende spielt.
option-serve-name = Ein Name, unter dem andere diesen Rechner erreichen; auch mehrmals.
option-serve-proxy = Alle Anrufe kommen über einen Proxy auf diesem Rechner, der selbst die Adressen zählt.
option-serve-share = Dieser Prozess ist Nummer K von N, die sich hinter einem Proxy die Räume teilen.
option-serve-journal = Was geschieht an eine Datei anhängen, je eine Zeile JSON, ohne Karten; - ist die Standardausgabe.

## kiebitz solve

option-solve-threads = Mit --batch: höchstens einer je Kern.
option-solve-points = Nur fragen, ob der Wert mindestens so groß ist.
option-solve-guarantee = Was der Alleinspieler erreicht, was auch immer die anderen halten.
option-solve-batch = Eine Datei von Stellungen lösen, eine je Zeile (- ist die Standardeingabe).
option-solve-cards = Mit --batch: auch den Wert jeder erlaubten Karte.
option-solve-node-limit = Stellungen, die für eine Antwort durchsucht werden; braucht sie mehr, gibt es Grenzen.
option-solve-time-limit = Sekunden für eine Antwort; braucht sie mehr, gibt es Grenzen.
option-solve-table-mb = Arbeitsspeicher, für jeden Thread.

## kiebitz practice

option-practice-puzzles = Aufgaben statt der Fragen von heute, die leichten zuerst.
option-practice-trainer = Eine Art von Fragen.
option-practice-theme = Aufgaben zu einer Idee.
option-practice-grade = Aufgaben, die diese Stufe löst und die darunter nicht.
option-practice-export = Die Fragen mit allen Antworten in diese Datei schreiben, JSON-Zeilen.
option-practice-import = Übernehmen, was so geschrieben wurde, für Spiele, die auch hier sind.

## kiebitz stats

option-stats-name = Von dem, zu dessen Namen dies gehört; sonst von dir.
option-stats-role = Nur Spiele in dieser Rolle.
option-stats-kind = Nur diese Art von Spielen.
option-stats-seat = Nur Spiele auf diesem Platz: 0 Vorhand, 1 Mittelhand, 2 Hinterhand.
option-stats-against = Nur Spiele gegen alle, in deren Namen das vorkommt.
option-stats-since = Nur Spiele von diesem Tag an.
option-stats-until = Nur Spiele vor diesem Tag.
option-stats-csv = Alle Zeilen als CSV ausgeben.
option-stats-parquet = Alle Zeilen als Parquet in diese Datei schreiben.
option-stats-games = Statt der Zahlen die Spiele dahinter als Aufzeichnungen ausgeben.
option-stats-export-me = Alles, was über dich bekannt ist, in dieses neue Archiv schreiben.
option-stats-import-me = Übernehmen, was `--export-me` geschrieben hat, hier oder auf einem anderen Rechner.
option-stats-forget-me = Deine Spiele, auch in Räumen, Tische, Analysen, Bretter, das Üben und den Namen löschen, nach einer Frage.

## kiebitz train bidding

option-train-bidding-out = Wohin das Modell kommt.
option-train-bidding-games = Päckchen von 40 Spielen in jeder Runde.
option-train-bidding-outcomes = Aus Spielen mit beliebigen Blättern lernen, wie sie ausgehen, nicht aus offenen Blättern.
option-train-bidding-player = Der Kartenspieler, dessen Spiele das Modell berichtigen; sonst kermit:20, mit --outcomes policy, mit --quick rules.
option-train-bidding-quick = Ein kleines Modell in unter zwei Minuten, um zu sehen, dass alles geht.
option-train-bidding-turns = Höchstens; sonst 4, mit --outcomes 2, mit --quick 1.
option-train-bidding-start = Der Ordner eines Modells, von dem es weitergeht: seine Tabellen oder Netze bleiben, und es wird nur gespielt.

## kiebitz train glem

option-train-glem-games = Päckchen von 5.000 Spielen, mindestens zehn; sonst 60.
option-train-glem-out = Wohin die Tabellen kommen.
option-train-glem-quick = Schlechte Tabellen in einer Minute, um zu sehen, dass alles geht.

## kiebitz train inference

option-train-inference-counted = Häufigkeiten zählen, wie es von Kermit veröffentlicht ist, statt Tabellen anzupassen.
option-train-inference-deals = Verteilungen für jeden, der reizt.
option-train-inference-out = Wohin die Tabellen kommen.
option-train-inference-bidder = Ein Spieler, dessen Reizen, Ansagen und Drücken gelernt wird; auch mehrmals.
option-train-inference-test-games = Spiele eines jeden, an denen gemessen wird.

## kiebitz train null

option-train-null-out = Wohin die Tabellen kommen.
option-train-null-games = Päckchen von 50 Spielen; sonst 60.
option-train-null-quick = Schlechte Tabellen in einer Minute, um zu sehen, dass alles geht.
option-train-null-trials = Päckchen von 2.000 erzwungenen Versuchen; sonst 200.

## kiebitz train policy

option-train-policy-deals = So viele Spiele geben; voreingestellt 100.000, mit --reinforce 1.000.000, die immer wieder gespielt werden.
option-train-policy-games = Mit --reinforce: aus so vielen Spielen lernen; voreingestellt 6.000.000.
option-train-policy-kermit-deals = Mit --reinforce: so viele Spiele reizt außerdem kermit; voreingestellt 30.000.
option-train-policy-kermit-share = Mit --reinforce: welcher Anteil der Spiele mit Ansagen von kermit gespielt wird; voreingestellt 0,5.
option-train-policy-anchor = Mit --reinforce: was es kostet, sich vom Anfang zu entfernen, in Hunderten von Listenpunkten je Nat; voreingestellt 0,004.
option-train-policy-rate = Mit --reinforce: wie lang ein Schritt am Anfang ist; voreingestellt 0,0005.
option-train-policy-reinforce = Aus dem lernen, was Karten bringen, nicht von Spielern, die sie legen.
option-train-policy-out = Wohin das Netz kommt.
option-train-policy-quick = Ein schlechtes Netz in einer Minute, um zu sehen, dass alles geht.
option-train-policy-start = Der Ordner eines Netzes, von dem es weitergeht, mit der Hälfte der Lektionen in kleineren Schritten.
option-train-policy-test-games = Verteilungen für jeden Spieler, an denen gemessen wird; sonst 200.
option-train-policy-teacher = Wessen Abwägen gelernt wird; sonst kermit:10.

## kiebitz train review

option-train-review-out = Wohin die Zahlen kommen.
option-train-review-games = Spiele, aus denen gelernt wird.
option-train-review-player = Wer spielt, auf allen Plätzen.
option-train-review-test-games = Spiele, an denen geprüft wird.

## kiebitz train levels

option-train-levels-out = Wohin die Datei kommt.
option-train-levels-games = Spiele jeder Stufe; mehr davon kommen zu denen dazu, die da sind.
option-train-levels-reviewed = So viele davon werden analysiert.

## kiebitz train puzzles

option-train-puzzles-out = Wohin die Aufgaben kommen.
option-train-puzzles-games = Spiele mit sich selbst; mehr davon kommen zu denen dazu, die da sind.
option-train-puzzles-number = Aufgaben, die bleiben, über Themen und Stufen verteilt.
option-train-puzzles-player = Wer sie spielt.

## kiebitz train tables

option-train-tables-null = Nullspiele mit bis zu so vielen Karten je Hand; Sekunden für 4, für jede weitere Karte etwa zwanzigmal so lange.
option-train-tables-trumps = Farb- und Grandspiele mit so vielen Karten je Hand; 0 für keine. Zwei gehen in Sekunden, drei in Minuten.
option-train-tables-only = Nur Farbspiele oder nur Grands mit --trumps Karten.
option-train-tables-budget = Neben dem Ganzen Farbspiele und Grands, auf je so viele Megabyte gekürzt, in einem Ordner MB-MB-WEIGHTS innerhalb von --out.
option-train-tables-weights = Was dann zuerst bleibt: Jede Bewertung zählt einmal, so oft ihre Zeile vorkommt, so viele Karten sie vertritt, oder beides.
option-train-tables-out = Wohin die Tabellen kommen.

## kiebitz train values

option-train-values-out = Wohin die Netze kommen.
option-train-values-chunks = Päckchen von 4.000 bewerteten Stellungen; sonst 200, von denen jedes zehnte zurückgehalten wird.
option-train-values-quick = Schlechte Netze in einer Minute, um zu sehen, dass alles geht.
