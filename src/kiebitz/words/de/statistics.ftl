### Statistik der eigenen Spiele: `kiebitz stats` und die Seite.

statistics = Statistik
statistics-none = Noch sind keine Spiele von dir da.
statistics-whose = Von (leer: von dir)
statistics-average = Listenpunkte in 36 Spielen
statistics-won = deiner Alleinspiele gewonnen
statistics-given = Listenpunkte je analysiertem Spiel verschenkt
statistics-few = Nur { $games } Spiele: Da sagt der Zufall noch mehr als du.
statistics-change = { $change } gegenüber dem Monat davor
statistics-reviewed = { $left ->
    [0] Alle { $games } Spiele, die zählen, sind analysiert.
   *[other] Fehler sind in { $games } analysierten Spielen gezählt; { $left } haben keine Analyse.
  }
statistics-review-rest = Den Rest im Hintergrund analysieren
statistics-reviewing = Spiele werden im Hintergrund analysiert.
statistics-review-stop = Anhalten
statistics-given-away = Je analysiertem Spiel verschenkt: { $points } Listenpunkte
statistics-luck = Glück für sich: Beim ersten Gebot waren deine Karten { $worth } Listenpunkte mehr wert als die der anderen, herausgekommen sind { $made } ({ $games } Spiele).
statistics-compared = Du, vor einem Monat, und die Stufen
statistics-compared-what = Jede Stufe hat { $games } Spiele gegen zwei von Stufe 3 gespielt, von denen { $reviewed } analysiert sind: Ihre Listenpunkte sind auf ± { $error } bekannt.
statistics-compared-with-all = du
statistics-compared-with-now = letzte 30 Tage
statistics-compared-with-before = 30 davor
statistics-compared-with-1 = Stufe 1
statistics-compared-with-2 = Stufe 2
statistics-compared-with-3 = Stufe 3
statistics-compared-with-4 = Stufe 4
statistics-compared-with-5 = Stufe 5
statistics-chart-compared = { $what }: du { $own }; Stufen 1 bis 5 { $levels }.
statistics-measure-lost = Verschenkte Listenpunkte je Spiel
statistics-choose = Zeigen
statistics-measure-average = Listenpunkte in 36 Spielen
statistics-measure-games = Spiele
statistics-measure-declared = Anteil der Alleinspiele
statistics-measure-won = Anteil gewonnener Alleinspiele
statistics-chart-months = { $what }, Monat für Monat von { $first } bis { $last }: am meisten { $most } ({ $mostAt }), am wenigsten { $least } ({ $leastAt }), zuletzt { $now }.
statistics-course = Spiel für Spiel
statistics-chart-course = { $games ->
    [one] Listenpunkte in einem Spiel: { $sum }.
   *[other] Listenpunkte, Spiel für Spiel zusammengezählt, in den letzten { $games } Spielen: am Ende { $sum }.
  }
statistics-help-left-out = Spiele mit Hilfe zählen nicht.
statistics-show-games = Diese Spiele zeigen
statistics-by-all = Alle Spiele
statistics-by-recent = Wie vor einem Monat?
statistics-by-month = Im Lauf der Zeit
statistics-by-role = Nach Rolle
statistics-by-kind = Nach Spiel
statistics-by-seat = Nach Platz
statistics-by-opponent = Nach Mitspielern
statistics-group-all = alle
statistics-group-now = die letzten 30 Tage
statistics-group-before = die 30 Tage davor
statistics-group-declarer = Alleinspieler
statistics-group-defender = Gegenspieler
statistics-group-passed-in = eingepasst
statistics-column-games = Spiele
statistics-column-average = Schnitt auf 36
statistics-column-points = Listenpunkte
statistics-column-declared = allein
statistics-column-won = gewonnen
statistics-column-schneider = Schneider
statistics-mistakes = Was du verschenkst, nach dem, worum es ging
statistics-column-number = Fehler
statistics-column-lost = Punkte je Spiel
levels-measured = Stufe { $level }: { $points } ± { $error } Listenpunkte in 36 Spielen, { $lost } je Spiel verschenkt
levels-written = Alles steht in { $path }.
statistics-files = Dateien
statistics-all-what = Alles über dich: Namen, Spiele mit ihren Analysen, Bretter, das Üben, Statistik und was über dich bekannt ist.
statistics-export-me = Alles über mich mitnehmen
statistics-import-me = Eine solche Datei einlesen
statistics-forget-me = Alles über mich löschen
statistics-exported = Alles über dich steht in { $path }.
statistics-imported = { $games ->
    [0] Kein Spiel darin ist hier neu; das Übrige ist übernommen.
    [one] Ein Spiel ist neu, und das Übrige ist übernommen.
   *[other] { $games } Spiele sind neu, und das Übrige ist übernommen.
}
statistics-really-forget = Alle deine Spiele, auch die in Räumen, Tische, Analysen, Bretter und das Üben endgültig löschen?
statistics-forgotten = { $games ->
    [one] Ein Spiel wurde gelöscht, und alles, was über dich bekannt war.
   *[other] { $games } Spiele wurden gelöscht, und alles, was über dich bekannt war.
  }
