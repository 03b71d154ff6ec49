### Was jemand vorzieht, und die Tasten des Tisches.

settings = Einstellungen
settings-language = Sprache
settings-cards = Karten
settings-deck = { $deck ->
    [german] Deutsches Blatt
   *[french] Französisches Blatt
  }
settings-indices = Buchstaben auf den Karten
settings-four-colours = Vier Farben
settings-theme = Helligkeit
settings-theme-of = { $theme ->
    [light] hell
    [dark] dunkel
   *[auto] wie das System
  }
settings-pace = Tempo
settings-pace-of = { $pace ->
    [instant] sofort
    [quick] flott
    [calm] ruhig
   *[normal] natürlich
  }
settings-trick = Ein Stich bleibt liegen
settings-trick-stays = { $until ->
    [tap] bis zum Antippen
   *[time] einen Moment
  }
settings-second-tap = Karten erst beim zweiten Antippen spielen
settings-only-card = Die einzige erlaubte Karte von selbst spielen
settings-beginner = Beim Üben frühere Stiche und ausstehende Karten zeigen
settings-coach = Trainer meldet sich, wenn ein Zug viel kostet
settings-coach-from = { $size ->
    [0] nie
   *[other] ab { $size } % Gewinnaussicht
  }

keys = Tasten
keys-of = { $key ->
    [arrows] Karte wählen
    [enter] ausspielen, nächste Zahl sagen, halten, weiter
    [digits] erste bis zehnte Karte
    [P] passen
    [H] Tipp
    [T] letzter Stich
    [L] Liste
    [U] zurücknehmen
    [C] den Rest beanspruchen (wird erst gefragt)
    [answer] ja, halten, einverstanden / nein
    [M] Menü
    [escape] schließen
   *[help] diese Seite
  }
