### Die Startseite: wartende Tische, und ein neuer, der verabredet wird.

page = Kiebitz
page-tagline = Skat mit Spielern, die deine Karten nicht sehen
page-yes = Ja
page-no = Nein
page-cancel = Abbrechen
page-close = Schließen
page-copy = Kopieren
page-copied = Kopiert
page-try-again = Noch einmal versuchen
page-not-found = Hier ist nichts.
page-no-key = Öffne die Seite über den Link, den kiebitz serve zeigt. Der, mit dem sich dein Browser geöffnet hat, gilt einmal und eine Minute lang; hat ihn jemand anders benutzt, starte kiebitz serve --new-key.

lobby-to-lobby = Zur Startseite
lobby-to-table = Zum Tisch
lobby-new-table = Neuer Tisch
lobby-deal = Geben
lobby-tables = Angefangene Tische
lobby-finished-tables = Gespielte Listen
lobby-games = Deine Spiele
lobby-no-tables = Kein angefangener Tisch. Gib neu!
lobby-delete = Tisch löschen
lobby-really-delete = Den Tisch mit { $names } und alle seine Spiele löschen?

agreement-strength = Stärke der Computer
agreement-length = Wie viele Spiele
agreement-one-deal = Ein Spiel
agreement-company = Spieler am Tisch
agreement-practice = Zurücknehmen erlaubt; Augen und Stiche sind zu sehen
agreement-more = Mehr Möglichkeiten
agreement-less = Weniger Möglichkeiten
agreement-your-name = Dein Name
agreement-name = Name
agreement-player = Spielt als
agreement-person = ein Mitspieler, per Link
agreement-computer = Computer, wie oben
agreement-other = ein anderer Spieler …
agreement-seed = Nummer der Mischung (gleiche Nummer, gleiche Karten)
agreement-position = Eine Kartenverteilung oder ein Spiel als Text
agreement-your-seat = Du sitzt in
