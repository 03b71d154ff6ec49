### Wie stark der Computer spielt.

level = { $level ->
    [1] Anfänger
    [2] Gelegenheitsspieler
    [3] Stammtischspieler
    [4] Vereinsspieler
   *[5] Meister
  }
level-errs = { $level ->
    [1] Vergisst oft, Trumpf zu ziehen, überlässt anderen teure Stiche und wirft Asse und Zehnen in verlorene.
    [2] Zieht nicht immer Trumpf und wirft hin und wieder ein Ass oder eine Zehn in einen verlorenen Stich.
    [3] Zieht Trumpf und nimmt, was teuer ist, verliert aber ab und zu ein Ass oder eine Zehn, die zu retten war.
    [4] Macht im einzelnen Stich kaum Fehler, rechnet aber nicht aus, wer welche Karten hat.
   *[5] Rechnet aus, wer welche Karten haben kann, und irrt fast nur, wo verdeckte Karten entscheiden.
  }
level-numbered = Stufe { $level }: { level }
level-told = { level }: { level-errs }
