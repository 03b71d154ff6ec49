### Das Labor: was Experimente fragen, was sie zählen und was sie gefunden haben.

## Die Liste und der Bericht

lab-experiment = Experiment
lab-asks = Frage
lab-published-in = veröffentlicht in
lab-seed = Seed { $seed }
lab-ours = unsere
lab-interval = 95 %
lab-of = aus
lab-published = veröffentlicht
lab-from-to = { $low } bis { $high }
lab-published-by = veröffentlicht: { $source }

## Was gezählt wird

lab-unit-calls-of-each-player = { $count ->
    [one] ein Gebot jedes Spielers
   *[other] { $count } Gebote jedes Spielers
  }
lab-unit-blunders = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
  }
lab-unit-deals = { $count ->
    [one] { $count } Verteilung
   *[other] { $count } Verteilungen
  }
lab-unit-chains = { $count ->
    [one] { $count } Kette von Spielen
   *[other] { $count } Ketten von Spielen
  }
lab-unit-lists = { $count ->
    [one] { $count } Liste
   *[other] { $count } Listen
  }
lab-unit-series-of-four-lists = { $count } Serien zu vier Listen
lab-unit-deals-of-each-kind = { lab-unit-deals } jeder Art
lab-unit-deals-of-each-player = { lab-unit-deals } für jeden Spieler
lab-unit-deals-of-each-set = { lab-unit-deals } jeder Art
lab-unit-deals-on-which-null-is-played = { lab-unit-deals } mit Nullspiel
lab-unit-deals-that-differ = { lab-unit-deals } mit Unterschied
lab-unit-games-of-each-kind = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
  } jeder Art
lab-unit-games-of-each-player = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
  } von jedem Spieler
lab-unit-hands = { $count ->
    [one] { $count } Blatt
   *[other] { $count } Blätter
  }
lab-unit-hands-with-a-proven-game = { lab-unit-hands } mit bewiesenem Spiel
lab-unit-puzzles = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
  }
lab-unit-seeds = { $count ->
    [one] { $count } Seed
   *[other] { $count } Seeds
  }
lab-unit-turns = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
lab-unit-cases = { $count ->
    [one] { $count } Fall
   *[other] { $count } Fälle
  }
lab-unit-splits = { $count ->
    [one] { $count } Verteilung auf die Farben
   *[other] { $count } Verteilungen auf die Farben
  }
lab-unit-splits-of-each-kind = { lab-unit-splits } jeder Art
lab-unit-trees = { $count ->
    [one] { $count } Baum
   *[other] { $count } Bäume
  }
lab-unit-trees-at-each-point = { lab-unit-trees } an jedem Punkt

## Die Frage jedes Experiments

lab-asks-solver-lattice = Was sparen Zugsortierung, Quasi-Symmetrie und gegnerische Heuristiken?
lab-asks-solver-total = Wie viel schneller ist der Löser als der von Kupferschmid & Helmert?
lab-asks-solver-tables = Was sparen gleichwertige Stellungen und niedrigste Gewinnkarten?
lab-asks-solver-heights = Was sparen gleichwertige Stellungen je nach Zahl der Karten?
lab-asks-solver-early-groups = Was kostete es, König und Dame, Ass und Zehn anfangs für gleich zu nehmen?
lab-asks-solver-switches = Was ist jede Technik des Lösers neben allen anderen wert?
lab-asks-solver-proofs = Was spart eine Suche, die dort weitermacht, wo am wenigsten zu beweisen ist?
lab-asks-solver-null = Wie viel schneller werden Nullspiele mit allen Techniken gelöst als ohne?
lab-asks-solver-tail = Wie viel länger als gewöhnlich dauert die langsamste Verteilung?
lab-asks-solver-oracle = Was könnten bessere statische Schranken höchstens sparen?
lab-asks-solver-oracle-tables = Sparen bessere Schranken mehr, wenn die Tabelle der Stellungen eine andere ist?
lab-asks-solver-probcut = Wie viel schneller findet man Werte mit Schätzungen unterwegs, und um wie viel sind sie falsch?
lab-asks-solver-worlds = Wie viele Welten werden je Sekunde mit genauen Werten beurteilt, und wie viele mit wahrscheinlichen?
lab-asks-midgame-gate = Was könnten Tabellen fürs Mittelspiel höchstens sparen?
lab-asks-midgame-null = Was sparen Diagramme von Nullspielen mit wenigen Karten?
lab-asks-midgame-diagrams = Wie groß sind Diagramme von Nullspielen, und wie viele Stellungen brauchen dafür keine Suche?
lab-asks-midgame-budgets = Was wissen Zeilen noch, von denen ein Teil bleibt?
lab-asks-midgame-trumps = Was sparen dünn besetzte Tabellen von Farb- und Grandspielen?
lab-asks-midgame-same = Findet ein Löser, der Werte nachschlägt, dasselbe wie die Suche?
lab-asks-bidding-self-play = Wie sehen Spiele unter Gleichen aus, und enden sie, wie das Reizen es vorhersah?
lab-asks-bidding-curve = Was hat jede Runde des Trainings das Reizen gelehrt?
lab-asks-bidding-borderline = Ist von zwei Spielen, die etwa gleich viel versprechen, das gewählte das bessere?
lab-asks-bidding-grands = Ist Grand besser, als er aussieht, wo ein Farbspiel etwa so viel verspricht?
lab-asks-bidding-trial = Was bringt es mehr, nach Probespielen anzusagen als nach Tabellen?
lab-asks-bidding-parts = Welche Entscheidungen vor der ersten Karte sind nach Spielausgängen besser als nach Tabellen?
lab-asks-bidding-random-hands = Trifft auf zufälligen Blättern, die niemand spielen würde, ein, was das Reizen erwartet?
lab-asks-recursive-choices = Welches Urteil wählt die besseren Karten: offene Karten, zu Ende gespielte Spiele oder ein Mittel aus beiden?
lab-asks-recursive-soloists = Was erreichen Alleinspieler, die Welten zu Ende spielen, einen Baum durchsuchen oder die Karten aufdecken?
lab-asks-null-play = Wie viele Nullspiele werden umgebogen, die es werden konnten, und wie viele gewonnen, die nicht zu gewinnen waren?
lab-asks-null-full = Was ist der Spezialist für Null in ganzen Spielen wert?
lab-asks-null-putting = Wie muss man drücken, um die meisten Nullspiele zu gewinnen?
lab-asks-null-random = Wie viele zufällige Verteilungen werden mit lauter offenen Karten als Null ouvert gewonnen?
lab-asks-policy-trust = Wie weit ist dem zu trauen, was das Netz aus Karten liest?
lab-asks-policy-kinds = In welchen Spielen verraten die gespielten Karten am meisten?
lab-asks-policy-open = Verraten Karten etwas, wenn man annimmt, dass jeder alle sieht?
lab-asks-published-matches = Was bringt jeder Teil des veröffentlichten Kermit, und was brachten die Jahre seither?
lab-asks-published-bidders = Was machen die veröffentlichten Arten zu reizen aus denselben Blättern?
lab-all-of = gemessen bis { $date } an kiebitz { $version }
lab-asks-review-own = Wie viele Karten eines starken Spielers nennt eine Besprechung Fehler?
lab-asks-review-planted = Wie viele teure Fehler findet eine Besprechung?
lab-asks-review-chances = Wie verlässlich ist die Gewinnaussicht, die eine Besprechung nennt?
lab-asks-review-points = Bringen Spiele die Punkte, die eine Besprechung ihren Karten zuschreibt?
lab-asks-review-calls = Hat der Richter über Gebote recht, wenn ein starker Spieler das Blatt spielt?
lab-asks-review-reasons = Wie oft findet eine Besprechung den Grund eines Fehlers, und welchen?
lab-asks-practice-puzzles = Beantworten andere Spieler die mitgelieferten Aufgaben so, wie sie es sagen?
lab-asks-players-lessons = Wie viele der Lehrstellungen lösen Spieler?
lab-asks-players-ceilings = Was brächte es, alle Karten zu sehen, nach Rolle und Stich?
lab-asks-opponents-adaptive = Ist adaptive für Menschen jeder Stufe ein fairer Partner?
lab-asks-opponents-habits = Was machen die Stufen falsch?
lab-asks-opponents-audit = Wie oft verdächtigt die Fairnessprüfung Ehrliche, und findet sie, wer in fremde Karten sieht?
lab-asks-players-search = Was bringt es, Karten anders zu beurteilen, nach Rolle?
lab-asks-players-mistakes = Welche Fehler der Gegenspieler sind bei offenen Karten die teuersten, und wer macht sie auch?
lab-asks-opponents-thresholds = Wie bald weiß man, wie kühn jemand reizt?
lab-asks-opponents-losses = Wie gut erklärt eine Schwelle, was jemand reizt?
lab-asks-opponents-rates = Bekommt mehr Punkte, wer seltener Fehler macht?
lab-asks-opponents-errors = Wie falsch sind Vorhersagen des eigenen Spiels, je nachdem wie oft die Gegenspieler Fehler machen?
lab-asks-opponents-table = Lohnt es sich, danach zu reizen, wer am Tisch sitzt?
lab-asks-opponents-adapting = Was gewinnt kiebitz, wenn es sich merkt, wer am Tisch sitzt?
lab-asks-certain-hands = Wie oft ist ein Spiel, das gut aussieht, sicher, und wie lange dauert es, das zu wissen?
lab-asks-certain-found = Wie viele der unverlierbaren Spiele findet das Reizen?
lab-asks-certain-worth = Was ist es wert, zu wissen, dass ein Spiel unverlierbar ist?
lab-asks-certain-errors = Wie oft verliert eine Karte ein Spiel, das unverlierbar war?
lab-asks-certain-claims = Stimmt alles, was Computerspieler beim Auflegen behaupten, und was spart es, sichere Spiele zu beenden?
lab-asks-theory-kuhn = Was erreichen zufälliges Spiel und offene Karten beim Kuhn-Poker, gegen das Gleichgewicht und gegen Kenner?
lab-asks-theory-corner = Was verliert Spiel mit offenen Karten gegen das Gleichgewicht, und was bringt es mehr als Zufall, in Bäumen wie Skat?
lab-asks-theory-grid = In welchen Bäumen leidet das Spiel mit offenen Karten?
lab-asks-theory-recursion = Wer ist leichter auszunutzen: wer die Karten aufdeckt, wer Spiele so zu Ende spielt, oder wer einen Baum wachsen lässt?
lab-asks-theory-levels = Was bringt jede Stufe der Rekursion, und wie weit ist sie auszunutzen?
lab-asks-theory-shapes = Leidet das Spiel mit offenen Karten mehr, wenn Bäume weniger regelmäßig sind?
lab-asks-theory-skat = Wo liegt Skat unter den künstlichen Bäumen?
lab-asks-theory-figures = Was machen offene Karten falsch, wo Strategien verschmelzen oder Züge etwas verraten?
lab-asks-theory-endings = Was verliert Spiel mit offenen Karten in den letzten drei Stichen gegen das Gleichgewicht?
lab-asks-theory-table = Was verlieren Spieler in den letzten drei Stichen gegen das Gleichgewicht, und was gewännen sie durch es?
lab-asks-theory-switch = Was gewinnt ein Spieler, der die letzten drei Stiche nach einem Gleichgewicht spielt?
lab-asks-theory-wrong = In welchen Endspielen eigener Partien wählen offene Karten eine falsche Karte?
lab-asks-proof-order = Was spart es, zuerst die Züge zu versuchen, die am schnellsten abschneiden?
lab-asks-proof-ratio = Wie viel Mal so viele Knoten wie der kleinste Beweis besuchen Suchen?

## Optionen einzelner Experimente

option-lab-midgame-null-tables = Der Ordner, den `kiebitz train tables` gefüllt hat; sonst vier Karten je Hand.
option-lab-midgame-trumps-tables = Der Ordner, den `kiebitz train tables` gefüllt hat; sonst zwei Karten je Hand.
option-lab-midgame-budgets-tables = Der Ordner, den `kiebitz train tables --trumps 3` gefüllt hat; sonst zwei Karten je Hand.
option-lab-midgame-same-tables = Der Ordner, den `kiebitz train tables` gefüllt hat; sonst vier Karten im Null und zwei in anderen Spielen.
option-lab-bidding-borderline-player = Wer reizt, ansagt und als Alleinspieler spielt.
option-lab-bidding-grands-player = Wer als Alleinspieler spielt.
option-lab-bidding-grands-changed-only = Nur Verteilungen, auf denen jetzt ein anderes Spiel angesagt wird.
option-lab-bidding-parts-model = Der Ordner eines Modells anstelle von outcomes.
option-lab-bidding-parts-player = Wer die Karten spielt, auf allen Plätzen.
option-lab-bidding-random-hands-hands = Anteil der Handspiele.
option-lab-bidding-random-hands-daring = Anteil der Spiele, deren Ansage ausgelost wird; sonst ist es die beste.
option-lab-bidding-self-play-player = Wer reizt und spielt.
option-lab-bidding-trial-tables = Wer nach Tabellen ansagt.
option-lab-bidding-trial-trial = Wer nach Probespielen ansagt.
option-lab-bidding-trial-games = Spiele für jede der beiden Ansagen.
option-lab-certain-claims-worlds = Welten, in denen geprüft wird, was jemand behauptet.
option-lab-certain-worth-player = Wer die Karten spielt.
option-lab-certain-worth-lucks = Wie oft jede Verteilung ausgespielt wird.
option-lab-null-full-with-it = Der Spieler mit dem Spezialisten.
option-lab-null-full-without = Der Spieler ohne ihn.
option-lab-null-putting-declarer = Wer die Spiele als Alleinspieler spielt.
option-lab-null-putting-defenders = Wer gegenspielt, wenn sie gespielt werden.
option-lab-opponents-table-candidates = Wer verglichen wird, alle mit dem ersten; wer rm36 hinter dem Namen hat, vergisst nach jeder Liste alle.
option-lab-opponents-adapting-candidates = Wer verglichen wird, alle mit dem ersten; wer rm36 hinter dem Namen hat, vergisst nach jeder Liste alle.
option-lab-opponents-table-games = Spiele einer Kette.
option-lab-opponents-adapting-games = Spiele einer Kette.
option-lab-opponents-rates-others = Wer die beiden anderen sind.
option-lab-players-ceilings-bidding = Wer reizt, ansagt und drückt.
option-lab-practice-puzzles-missed = Nennen, was anders beantwortet wurde.
option-lab-players-lessons-missed = Nennen, was verfehlt wurde.
option-lab-players-mistakes-bidding = Wer reizt, ansagt und drückt.
option-lab-players-mistakes-listed = Wie viele der teuersten genannt werden.
option-lab-players-mistakes-others = Spieler, die in denselben Stellungen gefragt werden.
option-lab-published-bidders-player = Wer auf allen Plätzen die Karten spielt.
option-lab-published-matches-worlds = Derer, die NI, S, D und SD heißen.
option-lab-players-search-before = Der Spieler, mit dem verglichen wird.
option-lab-players-search-bidding = Wer reizt, ansagt und drückt.
option-lab-policy = Der Ordner eines anderen Trainings.
option-lab-policy-open-worlds = Welten, die für jede Karte gelöst werden.
option-lab-recursive-choices-policy = Der Ordner eines anderen Trainings; beliebig oft.
option-lab-recursive-choices-decisions = Entscheidungen, die in jedem Spiel betrachtet werden.
option-lab-recursive-choices-games = Spiele, die sagen, was eine Karte wert ist.
option-lab-review-chances-table = Der Ordner einer anderen Kalibrierung; beliebig oft.
option-lab-review-points-table = Der Ordner einer anderen Kalibrierung; beliebig oft.
option-lab-review-calls-player = Wer die Spiele zu Ende spielt.
option-lab-review-calls-games = Spiele mit jedem Blatt, mitgegangen und gepasst.
option-lab-review-planted-long-search = Welten, um sicher zu sein, dass eine Karte ein grober Fehler ist.
option-lab-solver-probcut-model = Der Ordner eines anderen Trainings.
option-lab-solver-worlds-deals = Was für Verteilungen: suit, suit+, grand, grand+.
option-lab-worlds = Welten, in denen eine Besprechung Karten vergleicht.
option-lab-theory-grid-steps = Schritte jedes Parameters von 0 bis 1.
option-lab-theory-grid-turns = Runden von CFR+ für ein Gleichgewicht.
option-lab-theory-recursion-steps = Schritte jedes Parameters von 0 bis 1.
option-lab-theory-recursion-playouts = Ausspiele von UCT.
option-lab-theory-shapes-playouts = Ausspiele von UCT.
option-lab-proof-order-depth = Züge, die der letzte Durchgang vorausschaut.
option-lab-proof-ratio-depth = Züge, die der letzte Durchgang vorausschaut.
option-lab-theory-skat-bidding = Wer reizt und ansagt.
option-lab-theory-skat-walks = Gänge durch jedes Spiel bis zu einer letzten Wahl.
option-lab-theory-skat-counts = Gänge durch jedes Spiel, die Welten zählen.
option-lab-theory-endings-player = Wer reizt und die ersten sieben Stiche spielt.
option-lab-theory-endings-worlds = Endspiele mit mehr Welten werden ausgelassen.
option-lab-theory-endings-accuracy = Listenpunkte, die ein Platz allein noch gewinnen darf.
option-lab-theory-table-player = Wer reizt und die ersten sieben Stiche spielt.
option-lab-theory-table-worlds = Endspiele mit mehr Welten werden ausgelassen.
option-lab-theory-table-deals = Verteilungen jedes Endspiels, gezogen nach ihrer Wahrscheinlichkeit.
option-lab-theory-table-accuracy = Listenpunkte, die alle Plätze zusammen noch gewinnen dürfen.
option-lab-theory-switch-player = Wer reizt und die ersten sieben Stiche spielt.
option-lab-theory-switch-lucks = Wie oft jedes Endspiel weitergespielt wird.
option-lab-theory-wrong-player = Wer reizt und die ersten sieben Stiche spielt.
option-lab-theory-wrong-worlds = Endspiele mit mehr Welten werden ausgelassen.
option-lab-theory-wrong-accuracy = Listenpunkte, die alle Plätze zusammen noch gewinnen dürfen.
