### Der Tisch im Terminal: was nur Bildschirm und Tastatur brauchen.

## Der Bildschirm

screen-seed = Mischung { $seed }
screen-seeded = Mischung { $seed }: Wer sie kennt, kennt alle Karten.
screen-defender = Gegenspieler
screen-tricks = Stiche: Alleinspieler { $declarer }, Gegenspieler { $defenders }
screen-points = Augen: { $declarer } + Skat, Gegenspieler { $defenders }
screen-trick-number = { $number }. Stich
screen-no-last-trick = Es ist noch kein Stich gefallen.
screen-meanwhile = Inzwischen
screen-open-hand = Karten von { $name }
screen-your-hand = Deine Karten
screen-thought = Bedenkzeit
screen-value = Spielwert { $value }
screen-dealt = Die Karten, wie sie gegeben wurden
screen-faulty = { $name } hat einen Fehler gemacht und ist raus: { $reason }
screen-list = Liste über { $length } Spiele (Seeger-Fabian)
screen-won-lost = Gewonnen, verloren
screen-earlier = { $count ->
    [one] ... { $count } früheres
   *[other] ... { $count } frühere
  }
screen-list-empty = Es ist noch kein Spiel gespielt.
screen-no-list = Ein einzelnes Spiel kommt in keine Liste.

## Fragen, und was man eintippen kann

ask-bid = Was sagst du? [Enter = { $bid }, höhere Zahl, p = passe, ? = Hilfe]:
ask-top-bid = Was sagst du? [p = passe, ? = Hilfe]:
ask-hold = { prompt-hold } [j = ja, p = passe, ? = Hilfe]:
ask-skat = { prompt-skat } [s = Skat, gh = Grand Hand ..., ? = Hilfe]:
ask-declaration = Spiel und zwei Karten zum Drücken [etwa g kr7 ka8, ? = Hilfe]:
ask-card = { prompt-card } [etwa krb oder ihre Nummer, tipp, ? = Hilfe]:
ask-only-card = { prompt-card } [Enter = { $card }, ? = Hilfe]:
ask-next-deal = [Enter = nächstes Spiel, liste, ende, ? = Hilfe]:
ask-end = [Enter = fertig, liste, ende, ? = Hilfe]:
ask-claim = { prompt-claim } [j/n]:
ask-resign = { prompt-resign } [j/n]:
ask-name = Wie heißt du? So heißt du am Tisch und in deinen Aufzeichnungen:
ask-continue = Ein Tisch wurde nicht zu Ende gespielt ({ $where }). Weiterspielen? [J/n]:
ask-retry = [Enter = noch einmal, ende = gehen]:
ask-enter = [Enter = zurück zum Tisch]:

## Antworten auf das, was nicht geht

answer-yes-or-no = Bitte antworte mit j für ja oder n für nein.
answer-enter = '{ $text }' verstehe ich nicht. Mit Enter allein geht es weiter.
answer-not-a-bid = '{ $text }' verstehe ich nicht. Sag eine Zahl, Enter für die nächste oder p für passe.
answer-bid-too-low = { $value } ist nicht höher als { $bid }.
answer-no-such-value = Kein Spiel hat den Wert { $value }. Die nächsten Zahlen sind { $values }.
answer-hold-or-pass = Du wirst gefragt, ob du hältst: antworte mit j für ja oder p für passe.
answer-only-pass = Es gibt keine höhere Zahl mehr. Du kannst nur mit p passen.
answer-skat-or-hand = Mit s nimmst du den Skat auf; oder nenne ein Handspiel wie gh, nh, krh.
answer-not-a-contract = '{ $text }' ist kein Spiel: kr p h ka, g oder n, dann h Hand, o ouvert, s oder z als Ansage.
answer-pick-up-first = Für { $contract } brauchst du den Skat: nimm ihn mit s auf, oder spiele Hand, etwa { $hand }.
answer-skat-is-taken = { $contract } ist ein Handspiel, aber du hast den Skat aufgenommen.
answer-null-too-low = { $contract } ist nur { $value } wert, weniger als dein Reizwert { $bid }.
answer-two-cards = Nenne das Spiel und genau zwei Karten zum Drücken, etwa g kr7 ka8.
answer-same-card-twice = Du hast { $card } zweimal genannt. Nenne zwei verschiedene Karten.
answer-name-a-card = Nenne eine Karte wie krb oder h10 oder ihre Nummer.
answer-not-a-card = '{ $text }' verstehe ich nicht. Nenne eine Karte wie krb oder h10 oder ihre Nummer.
answer-no-card-number = Eine Karte Nummer { $number } gibt es nicht; die höchste ist { $count }.
answer-not-held = { $card } hast du nicht.
answer-several-cards = '{ $text }' kann { $cards } sein. Welche Karte?
answer-must-follow = Mit { $card } bedienst du nicht. Du darfst { $cards } spielen.
answer-none-follows = Mit { $cards } bedienst du nicht. Du darfst { $legal } spielen.
answer-only-in-play = Das geht nur, während Karten gespielt werden.
answer-only-declarer-claims = Nur der Alleinspieler kann den Rest beanspruchen.
answer-claimed-already = Deine Karten liegen schon offen.
answer-only-in-practice = Zurücknehmen geht nur beim Üben (kiebitz play --practice).
answer-nothing-to-take-back = Von dir gibt es nichts zurückzunehmen.
answer-no-hint-now = Einen Tipp gibt es nur, wenn du an der Reihe bist.

## Angebote

type-claim = { offer-claim } Mit rest beendest du das Spiel.
type-resign = { offer-resign } Mit aufgeben beendest du das Spiel.

## Anfang und Ende

start-welcome = Kiebitz: Skat im Terminal. Mit ? gibt es jederzeit Hilfe.
start-company = Am Tisch: { $players }.
start-continued = Es geht weiter, wo aufgehört wurde.
end-interrupted = Unterbrochen. Weiter geht es mit: kiebitz play --resume
end-left = Der Tisch bleibt erhalten. Weiter geht es mit: kiebitz play --resume
end-unkept =
    Das Letzte ging verloren, denn es ließ sich nicht aufheben. Alles davor ist erhalten.
    Weiter geht es mit: kiebitz play --resume
end-moved-on = Ein anderes Programm hat hier weitergespielt. Wie es steht, zeigt: kiebitz play --resume
end-saved-to = Die Spiele stehen in { $path }
end-not-recorded = Das Spiel ist gespeichert, konnte aber nicht an { $path } angehängt werden: { $reason }
end-list-complete = Die Liste ist zu Ende.
end-winner = { $who ->
    [you] { $count ->
        [one] Du gewinnst die Liste mit { $count } Punkt.
       *[other] Du gewinnst die Liste mit { $count } Punkten.
      }
   *[other] { $count ->
        [one] { $name } gewinnt die Liste mit { $count } Punkt.
       *[other] { $name } gewinnt die Liste mit { $count } Punkten.
      }
  }

## Angefangene Tische

tables-none = Es gibt keinen angefangenen Tisch. Neu beginnen mit: kiebitz play
tables-no-such = Einen angefangenen Tisch { $number } gibt es nicht. Welche es gibt, zeigt: kiebitz play --tables
tables-held = An Tisch { $number } spielt gerade ein anderes Programm. Einen neuen gibt es mit: kiebitz play --new
tables-more = { $count ->
    [one] Es gibt noch { $count } angefangenen Tisch. Welchen, zeigt: kiebitz play --tables
   *[other] Es gibt noch { $count } angefangene Tische. Welche, zeigt: kiebitz play --tables
  }
tables-unfinished = Angefangene Tische
tables-being-played = wird gespielt
tables-how-to-resume = Weiter geht es mit: kiebitz play --resume NUMMER
tables-time-format = %d.%m.%Y %H:%M

## Optionen

play-for-new = Nur für einen neuen Tisch: { $options }. Mit n beginnst du einen.
play-new-and-resume = --new beginnt einen Tisch, --resume spielt an einem weiter: gib nur eins von beiden an.
play-not-for-resumed = { $options }: ein Tisch geht weiter, wie er begonnen wurde. Neu beginnen mit: kiebitz play --new
play-level-and-opponent = --level gilt für die üblichen Spieler; mit --opponent schreibe etwa kiebitz:level=2.
play-wrong-company = Ein Tisch mit { $players } braucht { $needed } Computerspieler: nenne einen für alle oder jeden einzeln.

## Die Ablage

storing-damaged = Der angefangene Tisch war nicht lesbar ({ $reason }). Er liegt jetzt in { $path }.
storing-failed =
    Das ließ sich nicht in { $path } aufheben: { $reason }.
    Es ist nicht geschehen. Schaffe Platz oder mache den Datenträger beschreibbar, dann noch einmal.
storing-gone =
    { $path } wurde gelöscht oder ersetzt, während der Tisch offen war.
    Es ist nicht geschehen. Lege die Datei zurück und versuche es noch einmal, oder geh und fang neu an.

terminal-help =
    Karten    Farbe und Wert: krb (Kreuz-Bube), h10, pa, ka8; oder die Nummer unter
              der Karte; oder so wenig, wie unter den erlaubten eindeutig ist: b
    Reizen    eine Zahl wie 18; Enter sagt die nächste; j hält; p passt
    Skat      s nimmt auf; oder ein Handspiel: gh Grand Hand, nh Null Hand,
              krh Kreuz Hand, krhs Schneider angesagt, krhz Schwarz angesagt,
              kro Kreuz ouvert, noh Null ouvert Hand
    Spiel     Spiel und zwei Karten zum Drücken: g kr7 ka8; no 11 12 für Null ouvert
              kr Kreuz, p Pik, h Herz, ka Karo, g Grand, n Null

    tipp      was ein starker Spieler täte und warum
    letzter   der letzte Stich
    liste     die Liste
    rest      Karten offenlegen: alle weiteren Stiche sind deine (Null: keiner)
    aufgeben  das Spiel aufgeben
    zurück    die letzte eigene Entscheidung zurücknehmen (beim Üben)
    ende      gehen; der Tisch bleibt erhalten. Strg-C, Strg-D tun dasselbe

learn-answer = Deine Antwort
learn-first-game-typed = Am Tisch geht es weiter: kiebitz serve öffnet ihn im Browser, dort steht dieses Spiel auf der zwölften Seite; kiebitz play spielt hier.
