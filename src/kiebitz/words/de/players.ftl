### Spieler und Reizsysteme mit ihren Optionen: `kiebitz players`.

## Spieler

player-achieve = spielt als Alleinspieler nach dem einen Plan, der in den meisten Welten gewinnt; sonst wie kermit
player-adaptive = spielt wie eine der Stufen, und zwar so, dass die Menschen am Tisch ein ausgeglichenes Spiel haben; sieht keine verdeckten Karten
player-count = wie kermit, reizt aber danach, wie oft die beiden anderen erinnerlich Fehler machen (der Count aus Longs Dissertation)
player-tracker = wie kermit, reizt aber danach, wie falsch seine Vorhersagen bisher waren (der Tracker aus Longs Dissertation)
player-book = spielt nach dem Anfängerbuch: Trumpf, Asse, lange Farben, schmiert immer; von ihm wird nie gelernt
player-ddss = löst zufällige Welten und spielt die Karte, die die meisten gewinnt
player-exec = jedes Programm, das das Engine-Protokoll spricht: exec:PROGRAMM, oder exec:OPTION=WERT PROGRAMM
player-kermit = reizt nach dem, was er gelernt hat, und löst wahrscheinliche Welten
player-kermit2010 = Kermit, wie er veröffentlicht wurde: reizt nach vier Merkmalen, wägt Welten nach Häufigkeiten
player-kiebitz = der stärkste: wie kermit, liest die Karten der anderen, spielt Welten zu Ende, ein Spezialist für Null
player-policy = spielt, was nach einem gelernten Netz am meisten bringt; ohne Suche
player-random = macht irgendeinen erlaubten Zug
player-recursive = spielt wahrscheinliche Welten zu Ende, wobei jeder nur seine Karten kennt, und wählt, was am besten abschneidet
player-rk = der rekursive Kermit der Dissertation: spielt Welten mit kleinen Monte-Carlo-Spielern zu Ende
player-rrules = RXSkat der Dissertation: spielt Welten mit rules zu Ende
player-rules = spielt nach Faustregeln: zählt zum Reizen seine Karten, wägt beim Spielen jeden Stich ab
player-uct = lässt in zufälligen Welten einen Baum von Karten wachsen, mit rules zu Ende gespielt; wählt die meistbesuchte

## Reizsysteme

player-system-count = der Count aus Longs Dissertation: wie threshold, kühner gegen alle, von denen es viele Fehler kennt
player-system-glem = wie Kermit veröffentlicht wurde: vier Merkmale, aus Stichen gezählt; reizt, solange die Gewinnaussicht groß genug ist
player-system-knn = nächste Nachbarn von Keller und Kupferschmid: reizt, wenn ähnliche Blätter genug Augen machen
player-system-linear = der lineare Erfolgsschätzer von Kupferschmid und Helmert
player-system-mcbid = probiert die sechs Spiele in zufälligen Welten mit offenen Karten
player-system-outcomes = wie value, nach Aussichten aus Spielen mit beliebigen Blättern
player-system-rules = reizt wie der Spieler dieses Namens
player-system-threshold = reizt, solange die Gewinnaussicht groß genug ist
player-system-answer = wie threshold, kühner gegen die, die erinnerlich vorsichtig reizen, und umgekehrt
player-system-tracker = der Tracker der Dissertation: wie threshold, umso kühner, je öfter es gewinnt als vorhergesehen
player-system-value = reizt, solange Spielen mehr Listenpunkte erwarten lässt als Passen

## Spieler, die alle Karten sehen

player-open-cheat = spielt eine Karte, die mit offenen Karten die beste ist
player-open-collude = kennt die Karten des anderen Gegenspielers und spielt danach die beste Karte; für die Prüfung auf faires Spiel
player-open-mistake = spielt mit gegebener Häufigkeit eine Karte, die verliert

## Optionen

player-option-temperature = wie frei er unter seinen Karten wählt; 0 nimmt immer die wahrscheinlichste
player-option-worlds = wie viele Welten beurteilt werden
player-option-rk-worlds = wie viele Welten zu Ende gespielt werden, und von Spielern mit wie vielen
player-option-sets = auf wie viele Lose sie verteilt werden, jedes mit seiner Menge
player-option-points = ob Augen zwischen gleich guten Mengen entscheiden
player-option-knn-points = Augen, die genügen
player-option-nodes = Suche nach den Mengen einer Karte, höchstens
player-option-seconds = die längste Zeit für eine Karte
player-option-threads = wie viele davon zugleich
player-option-level = ein schwächerer Spieler
player-option-cards = ob gespielte Karten etwas über verdeckte sagen: none, policy; oder der Ordner eines Netzes
player-option-null = wer Null spielt: derselbe wie sonst, oder der Spezialist
player-option-playouts = wann Spiele, die das Netz in den Welten spielt, neben offenen Karten zählen: none, declarer, defenders, both
player-option-recursive-playouts = wer zu Ende spielt: policy, playing (das verstärkte), varied (so oft wie wahrscheinlich), rules, random, oder eine Zahl zu lösender Welten
player-option-finishes = nach wessen Gewichten diese Spiele gespielt werden: policy (wie andere spielen), playing (was am meisten bringt), oder ein Ordner
player-option-likes = wann Karten, die ein Netz zu spielen gelernt hat, einen Vorsprung haben: none, declarer, defenders, both
player-option-uct-playouts = wie viele Spiele zu Ende gespielt werden
player-option-declares = wie er mit dem Skat in der Hand ansagt: nach Tabellen, auch nach Probespielen des Netzes, oder nach solchen des verstärkten (playing)
player-option-tried = wie viele Ansagen er erprobt, und in wie vielen Welten jede: 8x160
player-option-inference = wann Reizen und Ansage etwas über verdeckte Karten sagen: both, declarer, defenders, none; counted, wie es von Kermit veröffentlicht ist; oder ein Ordner mit Tabellen
player-option-kermit2010-inference = in welcher Rolle Reizen und Ansage etwas über verdeckte Karten sagen: both, declarer, defenders, none
player-option-rrules-inference = ob Reizen und Ansage sagen, welche wahrscheinlich sind
player-option-adapts = was sich danach ändert, was von den beiden anderen erinnerlich ist: Partien nach Regeln beurteilen Karten (rules), Karten werden als ihre gelesen (reading), in Partien, die Karten beurteilen, irren sie wie sonst (temperature), diese Partien zählen mehr (share), vom Alleinspiel wird mehr oder weniger verlangt (worth), oder alles davon (all)
player-option-eps = wie oft in Welten, die sonst mit offenen Karten gespielt werden, jeder irrt
player-option-paranoid = als Alleinspieler nie verlieren, was unverlierbar ist, was die Welten auch sagen
player-option-endings = wie die letzten drei Stiche gespielt werden: nach Welten wie zuvor (worlds), oder nach einem Gleichgewicht aller möglichen Blätter, wo es wenige Welten sind (equilibrium)
player-option-probcut = wie sicher ein geschätzter Wert sein muss, damit nicht gesucht wird; bei 1 wird nie geschätzt
player-option-model = der Ordner eines anderen Modells als des mitgelieferten; auch @ORDNER
player-option-policy-model = der Ordner eines anderen Netzes
player-option-sampler = welche Welten wahrscheinlich sind: alle gleich, nach Reizen und Ansage, oder auch nach den gespielten Karten
player-option-declarer = wer darin die Karten des Alleinspielers spielt, wenn es ein anderer ist
player-option-trick = ab diesem Stich spielt rules zu Ende
player-option-role = wann zu Ende gespielt wird; sonst urteilen offene Karten
player-option-share = was Spiele zählen, offene Karten haben den Rest
player-option-fading = welchen Anteil Spiele in jedem Stich vom Anteil im Stich davor behalten
player-option-moves = Karten, die nach der beurteilten gespielt werden; dann urteilen offene Karten
player-option-since = vor diesem Stich urteilen offene Karten allein
player-option-doubt = keine Spiele mit Karten, die mit offenen Karten weiter zurückliegen, in Anteilen von Gewinnen
player-option-payoff = was Schneider neben dem Gewinn zählt: nichts (kh), wenig (kermit), wie in der Liste
player-option-exploration = wie lange Karten versucht werden, die schlecht abschnitten
player-option-mcbid-worlds = in wie vielen Welten die Spiele probiert werden
player-option-mcbid-least = in welchem Anteil davon ein Spiel gewonnen sein muss
player-option-least = die Aussicht, die genügt
player-option-bolder = so viele Punkte weniger genügen
player-option-by = ob eine Aussicht entscheidet oder Punkte
player-option-proofs = nach unverlierbaren Spielen wird gesucht
player-option-like = der Spieler, der reizt und zwischen gleich guten Karten wählt
player-option-rate = Fehler je Gelegenheit
player-option-seed = für alles Zufällige

## Wie sie genannt werden

player-heading = { $group ->
    [players] Spieler
    [systems] Reizsysteme
   *[open] sehen alle Karten, nur in der Arena
  }
player-type = { $type ->
    [integer] ganze Zahl
    [number] Zahl
    [boolean] ja oder nein
   *[text] Text
  }
player-needs-no-name = braucht keinen Namen
