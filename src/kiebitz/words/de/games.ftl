### Die gesammelten Spiele, ihr Import, und ein Spiel, das man noch einmal ansieht.

games-filter = Filter
games-name = Name
games-whose = Wessen
games-whose-any = aller
games-mine = in denen ich gespielt habe
games-of-others = ohne mich
games-seat = Platz
games-seat-any = jeder Platz
games-against = Gegen
games-role = Rolle
games-role-any = jede Rolle
games-as-declarer = als Alleinspieler
games-as-defender = als Gegenspieler
games-kind-any = alle Spiele
games-outcome-any = jeder Ausgang
games-source = Herkunft
games-source-any = eigene und importierte
games-own = eigene
games-imported = importierte
games-help = Hilfe
games-help-any = mit oder ohne Hilfe
games-help-without = ohne Hilfe
games-help-with = mit Hilfe
games-from = von
games-until = bis
games-found = { $games ->
    [one] { $games } Spiel, vom Alleinspieler { $won } gewonnen, { $lost } verloren
   *[other] { $games } Spiele, vom Alleinspieler { $won } gewonnen, { $lost } verloren
  }
games-points = Punkte
games-none = Noch keine Spiele. Was du spielst oder importierst, steht dann hier.
games-none-found = Kein Spiel passt dazu.
games-more = Mehr
games-export = Exportieren
games-delete = Löschen
games-really-delete = { $count ->
    [one] { $count } Spiel löschen?
   *[other] { $count } Spiele löschen?
  }
games-chosen = { $count ->
    [one] { $count } Spiel ausgewählt
   *[other] { $count } Spiele ausgewählt
  }
games-choose-all = Alle { $count }
games-select = Auswählen
games-is-imported = importiert
games-one-seat = von einem Platz aus
games-one-seat-meaning = nur von einem Platz aus gesehen; verdeckte Karten sind nicht bekannt

outcome-won = gewonnen
outcome-lost = verloren
outcome-passed-in = eingepasst
outcome-broken-off = abgebrochen
outcome-unknown = unbekannt

import = Importieren
import-meaning = Aufzeichnungen des Internationalen Skat-Servers: Wähle eine Datei (auch .gz oder .bz2), zieh sie auf die Seite, oder füge sie hier ein.
import-choose = Datei wählen
import-paste = Aufzeichnungen einfügen
import-start = Diese importieren
import-sending = Die Datei wird übergeben …
import-running = Import läuft … { $percent } %
import-counts = { $added } hinzugefügt, { $known } schon bekannt, { $broken } unlesbar, { $partial } nur von einem Platz aus gesehen
import-line = Zeile { $line }:
import-broken = { $count ->
    [one] { $count } unlesbare Aufzeichnung
   *[other] { $count } unlesbare Aufzeichnungen
  }
import-more-broken = und { $count } weitere
import-done = Fertig.
import-stopped = Angehalten. Was gelesen war, bleibt.
import-failed = Der Import ist gescheitert: { $reason }. Was gelesen war, bleibt.
import-fault-too-large = aus dieser Datei kommt mehr heraus, als es darf; teile sie auf
import-fault-too-slow = sie zu lesen hat mehr als eine Stunde gedauert; teile sie auf
import-fault-unreadable = die Datei ist nicht lesbar
import-fault-not-stored = die Spiele konnten nicht gespeichert werden; vielleicht ist die Platte voll

game-cards = Die Karten
game-first = Erster Zug
game-back = Zurück
game-forward = Weiter
game-last = Letzter Zug
game-move = Zug { $move } von { $moves }
game-deal = Die Verteilung
game-auction = Reizen
game-tricks = Die Stiche
game-play-from = Von hier weiterspielen als
game-made-up = Karten, die niemand gesehen hat, werden dafür passend verteilt.
game-over = Hier ist das Spiel zu Ende. Geh zurück, um von dort weiterzuspielen.
game-link = Link zu diesem Moment
game-record = Aufzeichnung
