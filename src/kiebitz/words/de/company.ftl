### Wer am Tisch sitzt: du, deine Gäste, die Computer.

me = Das bin ich
me-what = So heißt du am Tisch, in deinen Aufzeichnungen und in jeder Statistik.
me-nicknames = So heiße ich anderswo, durch Komma getrennt
me-nicknames-what = Spiele, die du importierst, sind deine, wenn dort einer dieser Namen steht.
me-keep = Speichern
me-kept = Gespeichert
me-ask = Wie heißt du?
me-call = So heiße ich

guests = Mitspieler einladen
guests-meaning = Wer einen Link öffnet, nimmt diesen Platz ein. Gib jedem nur seinen.
guests-here-only = Diese Links gehen nur an diesem Rechner auf. Für andere Geräte starte: kiebitz serve --host 0.0.0.0
guests-link = Link für { $name }
guests-picture = QR-Code mit dem Link für { $name }
guest-here = ist da
guest-away = noch nicht da
guest-is-away = { $name } ist nicht da
guest-home = Du bist hier zu Gast. Das sind die Tische, an denen du einen Platz hast:
guest-table = Tisch { $table }
guest-new-table = Am neuen Tisch weiterspielen
guest-no-new-table = Noch gibt es keinen neuen Tisch. Sobald einer gegeben ist, geht es hier weiter.

## Spieler, die man sich an den Tisch holen kann.

player-who-kiebitz = Kiebitz, der stärkste
player-who-kermit = Kermit, sucht viel und liest wenig in den Karten
player-who-adaptive = Adaptive, passt sich offen an deine Stärke an
player-who-rules = Faustregeln, ein schneller Gelegenheitsspieler
player-who-achieve = achieve: hält sich an einen Plan
player-who-book = book: spielt nach dem Anfängerbuch
player-who-count = count: reizt kühner, wenn die anderen oft Fehler machen
player-who-ddss = ddss: rät Verteilungen und löst sie mit offenen Karten
player-who-kermit2010 = kermit2010: Kermit, wie er in den Aufsätzen stand
player-who-policy = policy: spielt aus dem Bauch, ohne zu rechnen
player-who-random = random: irgendeine erlaubte Karte
player-who-recursive = recursive: spielt Verteilungen zu Ende, jeder mit verdeckten Karten
player-who-rk = rk: Kermit, der sich kleinere Kermits vorstellt
player-who-rrules = rrules: spielt Verteilungen nach Faustregeln zu Ende
player-who-tracker = tracker: reizt kühner, wenn er öfter gewinnt als vorhergesagt
player-who-uct = uct: lässt einen Baum von Möglichkeiten wachsen
players-more = Versuche der Forschung …
