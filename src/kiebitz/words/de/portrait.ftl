### Was der Computer von jemandem hält: in der Lobby, auf einer eigenen Seite und bei `kiebitz people`.

portrait = Was der Computer von dir hält
portrait-of = Was der Computer von { $name } hält
portrait-games = { $count ->
    [0] Noch ist kein Spiel gemerkt. Es zählen nur Spiele, die ohne Hilfe bis zur letzten Karte gespielt wurden.
    [one] Nach einem Spiel, ohne Hilfe bis zur letzten Karte gespielt.
   *[other] Nach { $count } Spielen, ohne Hilfe bis zur letzten Karte gespielt.
  }
portrait-what = Gezählt wird, was am Ende eines Spiels alle am Tisch gesehen haben. Die Zahlen dahinter sagen, wo der wahre Wert liegt, in 95 von 100 Fällen.
portrait-share = { $share }, { $low } bis { $high }
portrait-times = { $times } von { $of }
portrait-nothing-known = noch nicht bekannt

portrait-part-declared = Alleinspiele
portrait-part-won = Davon gewonnen
portrait-part-declarer = Fehler als Alleinspieler
portrait-part-defender = Fehler als Gegenspieler
portrait-kind-suit = In Farbspielen
portrait-kind-grand = In Grands
portrait-kind-null = In Nullspielen
portrait-mistakes-what = Ein Fehler verschenkt ein Spiel, das bei offenen Karten gewonnen war. Ganz vermeiden kann das niemand: Die stärkste Stufe irrt bei { $declarer } solcher Karten als Alleinspieler und bei { $defender } als Gegenspieler.

portrait-bidding = Reizen
portrait-style-bold = Kühn: Ein Spiel muss nicht öfter als mit { $threshold } zu gewinnen sein.
portrait-style-usual = Wie üblich: Ein Spiel soll mit mindestens { $threshold } zu gewinnen sein.
portrait-style-careful = Vorsichtig: Ein Spiel soll mit mindestens { $threshold } zu gewinnen sein.
portrait-few-calls = Aus { $calls ->
    [0] keinem Gebot
    [one] einem Gebot oder Passen
   *[other] { $calls }-mal Reizen oder Passen
  } lässt sich noch nichts sagen.

portrait-levels = Spielt wie
portrait-levels-what = Nach deinen Fehlern, und danach, wie gut Könner deine Karten vorhersähen.
portrait-advice = Versuch es mit Stufe { $level }: Da solltest du ein ausgeglichenes Spiel haben.
portrait-no-advice = Auf welcher Stufe du ein ausgeglichenes Spiel hättest, steht noch nicht fest.

portrait-export = Exportieren
portrait-forget = Vergiss mich
portrait-really-forget = Alles vergessen, was über dich bekannt ist? Das lässt sich nicht rückgängig machen; die Spiele bleiben.
portrait-forgotten = Alles, was über dich bekannt war, ist vergessen.

people-nobody = Noch hat sich der Computer niemanden gemerkt.
people-who-are-you = Noch hat niemand gesagt, wer du bist; nenne jemanden.
people-forgotten = { $name } ist vergessen.
people-column-name = Name
people-column-games = Spiele
people-column-declarer = Fehler als Alleinspieler
people-column-defender = Als Gegenspieler
people-column-advice = Ausgeglichen auf Stufe
