### Farben, Kartenwerte, Spiele, Plätze, Rechnungen, Zahlen: die Wörter des Spiels selbst.
### Ein Blatt ist french oder german; Farben, Werte und Spiele haben die Buchstaben der Aufzeichnungen.

suit = { $deck ->
    [german] { $suit ->
        [C] Eichel
        [S] Grün
        [H] Herz
       *[D] Schellen
      }
   *[french] { $suit ->
        [C] Kreuz
        [S] Pik
        [H] Herz
       *[D] Karo
      }
  }
rank = { $deck ->
    [german] { $rank ->
        [7] Sieben
        [8] Acht
        [9] Neun
        [T] Zehn
        [J] Unter
        [Q] Ober
        [K] König
       *[A] Daus
      }
   *[french] { $rank ->
        [7] Sieben
        [8] Acht
        [9] Neun
        [T] Zehn
        [J] Bube
        [Q] Dame
        [K] König
       *[A] Ass
      }
  }
card = { suit } { rank }
# Was auf einer Karte steht, und für ihre Farbe, wo deren Zeichen nicht gezeigt werden kann.
rank-letter = { $indices ->
    [de] { $rank ->
        [T] 10
        [J] B
        [Q] D
       *[other] { $rank }
      }
   *[en] { $rank ->
        [T] 10
       *[other] { $rank }
      }
  }
suit-letter = { $suit ->
    [C] Kr
    [S] Pi
    [H] He
   *[D] Ka
  }

kind = { $deck ->
    [german] { $kind ->
        [C] Eichel
        [S] Grün
        [H] Herz
        [D] Schellen
        [G] Grand
       *[N] Null
      }
   *[french] { $kind ->
        [C] Kreuz
        [S] Pik
        [H] Herz
        [D] Karo
        [G] Grand
       *[N] Null
      }
  }
# Wie man es eintippt.
kind-typed = { $kind ->
    [C] kr
    [S] p
    [H] h
    [D] ka
    [G] g
   *[N] n
  }
# Was ein Farbspiel oder Grand ouvert einschließt, wird nicht eigens gesagt.
contract = { $extras ->
    [H] { kind } Hand
    [HS] { kind } Hand, Schneider angesagt
    [HZ] { kind } Hand, Schwarz angesagt
    [O] { kind } ouvert
    [OH] { kind } ouvert Hand
   *[plain] { kind }
  }
announcement = { $announced ->
    [ouvert] ouvert
    [schwarz] Schwarz angesagt
    [schneider] Schneider angesagt
    [hand] Hand
   *[game] Spiel
  }

seat = { $seat ->
    [0] Vorhand
    [1] Mittelhand
   *[2] Hinterhand
  }

## Wie ein Spielwert zustande kommt, laut gezählt: mit 2, Spiel 3, Hand 4 × 12 = 48.

sum = { $counted } × { $base } = { $worth }
sum-null = Spielwert { $worth }
sum-tops = { $side ->
    [with] mit { $count }
   *[without] ohne { $count }
  }
sum-step = { $step ->
    [game] Spiel { $level }
    [hand] Hand { $level }
    [schneider] Schneider { $level }
    [schwarz] Schwarz { $level }
    [ouvert] ouvert { $level }
   *[announced] angesagt { $level }
  }
sum-enough = { $sum }, reicht für { $bid }
sum-overbid = { $sum }, überreizt: reicht nicht für { $bid }
sum-charged = { $sum }, überreizt: { $bid } verlangt { $levels } × { $base } = { $value }
sum-lost = { $sum }, verloren × 2 = { $value }

## Zahlen

number-decimal-mark = ,
number-group-mark = .
number-percent = { $number } %
number-seconds = { $number } s
