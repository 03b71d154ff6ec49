### Wie stark der Computer spielt.

level = { $level ->
    [1] Anfänger
    [2] Gelegenheitsspieler
    [3] Stammtischspieler
    [4] Vereinsspieler
   *[5] Meister
  }
level-numbered = Stufe { $level }: { level }
