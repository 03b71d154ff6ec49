### Farben, Kartenwerte, Spiele, Plätze: die Wörter des Spiels selbst.

seat = { $seat ->
    [0] Vorhand
    [1] Mittelhand
   *[2] Hinterhand
  }
