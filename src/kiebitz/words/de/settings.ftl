### Was jemand vorzieht, und die Tasten des Tisches.

settings = Einstellungen
settings-language = Sprache
settings-cards = Karten
settings-deck = { $deck ->
    [german] Deutsche Farben
   *[french] Französisch
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
    [tap] bis zum Tippen
   *[time] einen Moment
  }
settings-second-tap = Erst der zweite Tipp spielt eine Karte
settings-only-card = Die einzig mögliche Karte wird von selbst gespielt
settings-beginner = Beim Üben frühere Stiche und ausstehende Karten zeigen

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
    [C] den Rest beanspruchen
    [M] Menü
    [escape] schließen
   *[help] diese Seite
  }
