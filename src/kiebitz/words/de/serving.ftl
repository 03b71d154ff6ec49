### Der Tisch im Browser, wie ihn das Terminal meldet: `kiebitz serve`.

serving-begun = Kiebitz ist unter { $url } zu finden.
    Strg-C beendet ihn; jeder Tisch bleibt erhalten.
serving-to-others = Andere Rechner in deinem Netz können sich verbinden. Spiele reisen unverschlüsselt.
serving-without-browser = Hier ließ sich kein Browser öffnen. Öffne die Adresse oben in einem.
serving-ended = Auf Wiedersehen. Jeder Tisch bleibt erhalten.

serving-already = Kiebitz läuft schon, unter { $url }
serving-somewhere = Kiebitz läuft schon. Suche seine Seite in deinem Browser, oder beende ihn zuerst.
serving-by-old-key = Kiebitz läuft, noch mit dem alten Schlüssel. Beende ihn zuerst, dann: kiebitz serve --new-key
serving-port-taken = Port { $port } ist von einem anderen Programm belegt. Wähle einen anderen: kiebitz serve --port { $other }
serving-cannot-listen = { $host } kann nicht benutzt werden: { $reason }

serving-iss = Programme, die das Protokoll des International Skat Servers sprechen, finden es auf { $host }, Port { $port }
iss-dry-run = { $player } ginge zu { $host }, Port { $port }, als { $name }. Niemand wurde gerufen.
iss-password = Passwort
iss-no-line = Keine Verbindung zu { $host }, Port { $port }: { $reason }
iss-done = { $games ->
    [one] Ein Spiel wurde gespielt.
   *[other] { $games } Spiele wurden gespielt.
}
iss-user-added = { $name } steht in { $path }
serving-rooms = Räume werden hier geöffnet: { $url }
serving-share = --share ist K/N, mit K kleiner als N: { $text }
