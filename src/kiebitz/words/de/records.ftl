### Spiele auf Papier: `kiebitz record`, `kiebitz verify`.

## Ein Spiel, das gezeigt wird

record-not-seen = nicht gesehen
record-skat = Skat
record-auction = Reizen
record-call = { $call ->
    [hold] { $seat } hält
    [pass] { $seat } passt
   *[bid] { $seat } { $bid }
  }
record-contract = Spiel
record-contract-by = { $contract }, Alleinspieler { $seat }, gereizt bis { $bid }
record-put-away = gedrückt
record-trick = Stich
record-taken-by = Stich an
record-card-points = Augen
record-result = Ergebnis
record-broken-off = abgebrochen
record-broken-off-by = vor der Ansage von { $seat } abgebrochen
record-passed-in = eingepasst
record-outcome = { $won ->
    [yes] gewonnen
   *[no] verloren
  }, { $points } Augen in { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stichen
  }; Spielwert { $value }, Liste { $list }
record-note = nach { $number ->
    [one] { $number } Zug
   *[other] { $number } Zügen
  }: { $text }
record-not-there = diese Aufzeichnung gibt es nicht

## Aufzeichnungen prüfen und umwandeln

record-reading = liest
record-read = { $records } Aufzeichnungen
record-more-broken = ... und { $records } weitere; --all-errors nennt sie alle
record-checked = { $records ->
    [one] { $records } Aufzeichnung
   *[other] { $records } Aufzeichnungen
  }: { $good } gut, { $broken } fehlerhaft
record-written = { $records ->
    [one] { $records } Aufzeichnung
   *[other] { $records } Aufzeichnungen
  } geschrieben, { $broken } fehlerhafte ausgelassen
record-which-form = nenne die Form mit --to: jsonl, parquet oder iss
record-parquet-to-file = Parquet braucht eine Datei: nenne sie mit --output
record-parquet-to-plain-file = Parquet braucht eine gewöhnliche Datei: nenne sie mit --output
record-view-of-iss = --view gehört zu --to iss
record-no-folder = den Ordner { $folder } gibt es nicht; lege ihn zuerst an

## Die Prüfung auf ehrliches Spiel

audit-column-games = Spiele
audit-column-openings = Fehlergelegenheiten
audit-column-mistakes = Fehler
audit-column-traps = In Fallen
audit-column-deviation = Abweichung
audit-as-declarer = als Alleinspieler
audit-as-defender = als Gegenspieler
audit-peeking = { $name } macht { $role } so selten Fehler, dass verdeckte Karten bekannt gewesen sein können.
audit-collusion = { $first } und { $second } machen zusammen so selten Fehler, dass sie voneinander die Karten gekannt haben können.
audit-nothing = Niemand macht seltener Fehler als starke ehrliche Spieler.
audit-games = { $games ->
    [one] { $games } Spiel wurde beurteilt
   *[other] { $games } Spiele wurden beurteilt
  }, { $skipped } waren ohne Stiche oder ohne offene Karten.
audit-what-it-is =
    Ein Fehler ist eine Karte, die ein bei offenen Karten gewonnenes Spiel verliert. In einer Falle verliert die scheinbar beste.
    Die Abweichung zählt in Standardabweichungen von starken ehrlichen Spielern; ab -2,9 wird sie gemeldet.
    Das ist ein Hinweis, kein Beweis: Es kann Glück sein, und woher jemand etwas wusste, zeigt es nicht.
    Unter etwa 300 Spielen in einer Rolle bleiben die meisten Spicker unentdeckt, abgesprochene Gegenspieler fast immer.

## Ob die Karten die zugesagten sind

record-verified = Das Siegel ist der Hash dieses Geheimnisses und dieses Salzes. Diese Karten folgen aus dem Geheimnis:
record-not-verified = Das Siegel ist NICHT der Hash dieses Geheimnisses und Salzes: Es wurde anders gegeben als versprochen.
record-not-hexadecimal = { $name } besteht aus { $digits } Hexadezimalziffern, nicht { $text }
