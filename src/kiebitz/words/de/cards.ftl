### Farben, Kartenwerte, Spiele, Plätze: die Wörter des Spiels selbst.

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

seat = { $seat ->
    [0] Vorhand
    [1] Mittelhand
   *[2] Hinterhand
  }
