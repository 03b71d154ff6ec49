### Augenblicke am Tisch: der Skat, die Ansage, das Ende eines Spiels und einer Liste.

skat-card = { $card }, aus dem Skat
skat-found = Im Skat: { $cards }

announced = { $name } spielt { $contract }
announced-bid = gereizt bis { $bid }

sits-out = Zu viert setzt aus, wer gibt: In diesem Spiel bist du das. Im nächsten spielst du mit.
sits-out-skip = Zum Ergebnis

result-value = Spielwert { $value }
result-ending = { $ending ->
    [claim-agreed] aufgelegt, die Gegenspieler waren einverstanden
    [declarer-gave-up] { $name } hat aufgegeben
   *[defenders-gave-up] die Gegenspieler haben aufgegeben
  }
result-fault = { $name } meldet: „{ $text }“
result-another = Noch ein Spiel

list-end = Ende der Liste
list-winner = { $who ->
    [you] Du gewinnst die Liste!
   *[other] { $names } gewinnt die Liste
  }
list-winners = { $names } gewinnen die Liste gemeinsam
list-standing = { $points ->
    [one] { $rank }. { $name }: { $shown } Punkt
   *[other] { $rank }. { $name }: { $shown } Punkte
  }
list-games-of = { $won } gewonnen, { $lost } verloren
list-chart = Die Punkte Spiel für Spiel
list-best = Dein bestes Spiel
list-worst = Dein teuerstes Spiel
list-deal = Nr. { $number }: { $game }, { $points }
list-review = Liste analysieren
list-again = Noch eine Liste

score-of = { $name } { $points }

value-won = gewonnen { $value }
value-lost = verloren { $value }
value-defended = abgewehrt ({ $value })
value-conceded = verloren, { $name } bekommt { $value }

settings-signals = Töne und Vibration

bids-higher = Höher …
