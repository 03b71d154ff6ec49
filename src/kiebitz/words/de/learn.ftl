### Erste Schritte: Skat für jemanden, der noch nie gespielt hat.

learn = Skat lernen
learn-meaning = Zwölf kurze Seiten, jede mit etwas zu tun. Du kannst jederzeit aufhören und irgendwo weitermachen.
learn-page-of = Seite { $page } von { $pages }
learn-done = erledigt
learn-before = Zurück
learn-after = Weiter
learn-next-task = Nächste Aufgabe
learn-check = Prüfen
learn-right = Richtig.
learn-wrong = Noch nicht.
learn-again = Lies noch einmal nach und versuche es wieder.
learn-show = Zeig es mir
learn-would-be = Richtig ist: { $answer }.
learn-on-table = Auf dem Tisch
learn-you-declare = Du bist Alleinspieler
learn-other-declares = { $seat ->
    [0] Vorhand ist Alleinspieler
    [1] Mittelhand ist Alleinspieler
   *[2] Hinterhand ist Alleinspieler
  }
learn-your-name = Gast

learn-title-cards = Die Karten
learn-text-cards = Skat spielt man zu dritt mit 32 Karten: Kreuz, Pik, Herz und Karo, von jeder Farbe acht. Jeder bekommt zehn Karten, zwei liegen verdeckt in der Mitte, im Skat.
    In einer Farbe ist das Ass die höchste Karte. Gleich danach kommt die Zehn, dann König, Dame, Neun, Acht und Sieben. Die Buben haben eine besondere Rolle und kommen später dran.
    Im deutschen Blatt heißen die Farben Eichel, Grün, Rot und Schellen, und Dame und Bube heißen Ober und Unter.
learn-title-following = Bedienen
learn-text-following = Wer ausspielt, legt eine Karte offen auf den Tisch, die anderen geben im Uhrzeigersinn je eine dazu: Das ist ein Stich. Zum ersten Stich spielt immer Vorhand aus, die links vom Geber sitzt.
    Wer die ausgespielte Farbe hat, muss sie bedienen. Nur wer keine Karte davon hat, darf eine beliebige andere legen.
    Ohne Trumpf gewinnt die höchste Karte der ausgespielten Farbe. Wer den Stich gewinnt, spielt zum nächsten aus.
learn-title-trumps = Trumpf und Buben
learn-text-trumps = Bei einem Farbspiel ist eine Farbe Trumpf, dazu immer alle vier Buben. Das sind zusammen elf Trümpfe.
    Die Buben sind die höchsten: Kreuz, Pik, Herz, Karo, in dieser Reihenfolge. Dann folgen Ass, Zehn, König, Dame, Neun, Acht und Sieben der Trumpffarbe. Ein Bube gehört nicht mehr zu seiner Farbe, sondern zum Trumpf.
    Jeder Trumpf schlägt jede Karte der drei anderen Farben. Wird Trumpf ausgespielt, muss Trumpf bedient werden. Wer eine andere Farbe nicht bedienen kann, darf stechen, muss aber nicht.
learn-title-points = Die Augen
learn-text-points = Im Skat gewinnt nicht, wer die meisten Stiche macht, sondern wer die meisten Augen darin hat. Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3 und ein Bube 2. Neun, Acht und Sieben zählen nichts.
    Zusammen sind es 120 Augen. Der Alleinspieler braucht 61 zum Gewinnen, den Gegenspielern reichen 60.
learn-title-auction = Das Reizen
learn-text-auction = Einer spielt allein gegen die beiden anderen. Wer das ist, wird gereizt: Mittelhand sagt Vorhand Zahlen, 18, 20, 22, 23, 24 und so weiter, und Vorhand antwortet jedes Mal mit „Ja“ oder passt. Wer von beiden übrig bleibt, hat es dann mit Hinterhand zu tun.
    Wer zuletzt übrig bleibt, wird Alleinspieler und muss ein Spiel ansagen, das mindestens so viel wert ist wie die gereizte Zahl. Passen alle, ist das Spiel eingepasst, und der Nächste gibt.
    Gute Gründe zum Reizen sind Buben, eine lange Farbe und Asse. Wer wenig davon hat, passt.
learn-title-skat = Der Skat
learn-text-skat = Der Alleinspieler nimmt die beiden Karten des Skats auf und legt dafür zwei andere verdeckt weg: Er drückt. Danach sagt er sein Spiel an.
    Was er drückt, zählt am Ende mit zu seinen Augen. Gern drückt man deshalb eine Zehn, die allein steht und leicht an ein Ass verloren ginge, oder Karten einer kurzen Farbe, um sie später stechen zu können. Trümpfe behält man.
    Man darf den Skat auch liegen lassen und „Hand“ spielen. Das ist mehr wert.
learn-title-contracts = Welches Spiel
learn-text-contracts = Beim Farbspiel sind eine Farbe und die Buben Trumpf. Man wählt meist die längste Farbe.
    Beim Grand sind nur die vier Buben Trumpf. Er passt zu einem Blatt mit mehreren Buben und Assen, das viele Stiche sicher hat.
    Dazu gibt es Null: Darin will der Alleinspieler keinen einzigen Stich bekommen.
learn-title-values = Was ein Spiel wert ist
learn-text-values = Jedes Spiel hat einen Grundwert: Karo 9, Herz 10, Pik 11, Kreuz 12, Grand 24. Malgenommen wird er mit den Spitzen und eins fürs Spiel.
    Spitzen zählt man von oben, beginnend beim Kreuz-Buben: Wer ihn hat, zählt, wie viele Trümpfe er ohne Lücke besitzt. Das ist „mit“. Wer ihn nicht hat, zählt, wie viele ihm bis zu seinem ersten Trumpf fehlen. Das ist „ohne“. Der Skat zählt dabei mit.
    Beispiel: Kreuz mit 1, Spiel 2, mal 12, macht 24. Ein verlorenes Spiel wird doppelt abgezogen.
learn-title-null = Null
learn-text-null = Im Null darf der Alleinspieler keinen Stich bekommen. Ein einziger, und er hat verloren. Augen zählen nicht.
    Es gibt keinen Trumpf, und die Reihenfolge ist anders: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben. Die Buben gehören hier zu ihrer Farbe.
    Null ist immer gleich viel wert: 23, aus der Hand 35, ouvert, also mit offenem Blatt, 46, und ouvert aus der Hand 59.
learn-title-schneider = Schneider und schwarz
learn-text-schneider = Wer 30 Augen oder weniger bekommt, ist Schneider. Wer gar keinen Stich macht, ist schwarz. Beides erhöht den Wert des Spiels um je eine Stufe, gleich welche Partei es trifft.
    Der Alleinspieler spielt die Gegner also Schneider, wenn er mindestens 90 Augen hat. Er selbst ist mit 31 Augen aus dem Schneider.
    Bei einem Handspiel kann man beides auch vorher ansagen. Das bringt mehr, aber dann muss es auch gelingen.
learn-title-defending = Zusammen gegen einen
learn-text-defending = Die beiden Gegenspieler sind Partner: Ihre Augen zählen zusammen. Absprechen dürfen sie sich nicht, nur durch ihre Karten.
    Bekommt der Partner den Stich sicher, gib ihm viele Augen mit. Das heißt Schmieren. Bekommt ihn der Alleinspieler, gib die billigste Karte, die du darfst.
    Mit 60 Augen haben die Gegenspieler gewonnen.
learn-title-first-game = Dein erstes Spiel
learn-text-first-game = Jetzt bist du dran. Du sitzt in Vorhand und hast ein gutes Blatt, die anderen haben schon gepasst. Vor jeder Entscheidung steht neben dem Tisch, was ein starker Spieler täte und warum. Du darfst es trotzdem anders machen, und du kannst jeden Zug zurücknehmen.

learn-ask-order = Tippe die Karten der Reihe nach an, die höchste zuerst.
learn-why-order = Ass, Zehn, König, Dame, Neun, Sieben: Die Zehn kommt gleich nach dem Ass.
learn-ask-follow = Ausgespielt ist der Pik-König, Trumpf hast du nicht. Tippe alle Karten an, die du spielen darfst.
learn-why-follow = Du hast Pik, also musst du Pik bedienen. Welches, steht dir frei.
learn-ask-no-suit = Wieder liegt der Pik-König. Was darfst du jetzt spielen?
learn-why-no-suit = Du hast kein Pik, also darfst du jede Karte spielen.
learn-ask-takes = Der Pik-König war ausgespielt, keine Karte ist Trumpf. Welche Karte gewinnt den Stich?
learn-why-takes = Die Pik-Zehn ist die höchste Karte der ausgespielten Farbe. Das Herz-Ass gehört nicht zu ihr und gewinnt nichts.
learn-ask-trumps = Herz ist Trumpf. Tippe alle deine Trümpfe an.
learn-why-trumps = Die Buben sind immer dabei, auch der Karo-Bube, und dazu alle Herz-Karten.
learn-ask-trump-order = Ordne die Trümpfe, den höchsten zuerst.
learn-why-trump-order = Erst die Buben, Kreuz vor Karo, dann Herz vom Ass bis zur Sieben.
learn-ask-jack-led = Herz ist Trumpf, und der Pik-Bube ist ausgespielt. Was darfst du spielen?
learn-why-jack-led = Der Pik-Bube ist ein Trumpf und kein Pik. Du musst Trumpf bedienen, also Herz.
learn-ask-ruff = Herz ist Trumpf, das Kreuz-Ass war ausgespielt. Welche Karte gewinnt den Stich?
learn-why-ruff = Auch der kleinste Trumpf schlägt ein Ass. Wer kein Kreuz hat, darf so stechen.
learn-ask-count = Wie viele Augen liegen im Stich?
learn-why-count = Das Ass zählt 11, die Zehn 10, der König 4: zusammen 25.
learn-ask-count-jacks = Und wie viele sind es hier?
learn-why-count-jacks = Der Bube zählt 2, die Dame 3, die Neun nichts: zusammen 5. Hohe Trümpfe sind also nicht viel wert.
learn-ask-first-call = Du sitzt in Mittelhand und bist als Erster dran. Was sagst du?
learn-why-first-call = Zwei Buben, mit Kreuz sechs Trümpfe und dazu ein Ass: Das ist ein gutes Spiel. Du beginnst mit 18.
learn-ask-answer = Du sitzt in Vorhand, Mittelhand hat 18 gesagt. Was antwortest du?
learn-why-answer = Kein Bube, kein Ass, keine lange Farbe: Damit passt man und spielt lieber gegen den anderen.
learn-ask-put-away = Du hast den Skat aufgenommen und willst Herz spielen. Welche zwei Karten drückst du?
learn-why-put-away = Die Pik-Zehn steht allein und ginge leicht verloren, gedrückt bringt sie dir 10 Augen. Dazu passt eine kleine Karte oder der Karo-König. Trümpfe und das Ass behältst du.
learn-ask-suit-game = Welches Spiel passt zu diesem Blatt?
learn-why-suit-game = Fünf Kreuz und zwei Buben sind sieben Trümpfe. Für einen Grand wären es zu wenige Buben.
learn-ask-grand-game = Und welches zu diesem?
learn-why-grand-game = Alle vier Buben, drei Asse und zwei Zehnen dazu: Das ist ein Grand, das teuerste Spiel.
learn-ask-with = Mit diesem Blatt und dem Skat spielst du Herz. Wie viel ist das Spiel wert?
learn-why-with = Du hast Kreuz- und Pik-Buben, der Herz-Bube fehlt: mit 2, Spiel 3, mal 10, macht 30.
learn-ask-without = Hier spielst du Pik. Wie viel ist das Spiel wert?
learn-why-without = Kreuz- und Pik-Bube fehlen, den Herz-Buben hast du: ohne 2, Spiel 3, mal 11, macht 33.
learn-ask-null-order = Ordne diese Karten, wie sie im Null stehen, die höchste zuerst.
learn-why-null-order = Im Null steht die Zehn zwischen Bube und Neun.
learn-ask-stay-below = Du spielst Null. Welche Karte gibst du?
learn-why-stay-below = Der König hält den Stich schon. Unter ihm wirst du die gefährliche Dame los und behältst die kleinen Karten.
learn-ask-schneider = Du hast Herz mit 2 gespielt und 92 Augen bekommen. Wie viel ist das wert?
learn-why-schneider = Die Gegner haben nur 28 Augen und sind Schneider: mit 2, Spiel 3, Schneider 4, mal 10, macht 40.
learn-ask-lost = Dasselbe Spiel, aber du hast nur 58 Augen bekommen. Was wird dir angeschrieben?
learn-why-lost = Mit 58 Augen ist das Spiel verloren. Mit 2, Spiel 3, mal 10 macht 30, und verloren zählt es doppelt: 60 Minuspunkte.
learn-ask-smear = Du bist Gegenspieler, Karo kannst du nicht bedienen. Dein Partner hat das Karo-Ass gelegt und bekommt den Stich, wenn du nicht stichst. Was gibst du dazu?
learn-why-smear = Der Stich gehört euch schon, also schmierst du die Kreuz-Zehn. Ein Trumpf wäre verschenkt, und das Pik-Ass kann noch selbst einen Stich machen.
learn-ask-save = Der Alleinspieler hat den Kreuz-Buben ausgespielt. Welche Karte gibst du?
learn-why-save = Den Kreuz-Buben kann niemand schlagen. Also gibst du einen kleinen Trumpf und rettest die Zehn.
