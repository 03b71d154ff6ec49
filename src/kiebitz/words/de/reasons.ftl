### Warum ein Zug falsch war: ein Satz für jede `ReasonKind`.
###
### $card und $other sind die erste und die zweite Karte eines Grundes, vielleicht dieselbe ($same), $cards alle, suit
### die Farbe der ersten; $seat und $taker der erste und der zweite Platz; $points und $tricks werden gezählt. Karten
### stehen ohne Artikel, wie man am Tisch von ihnen spricht; weiter heißen sie "die Karte".

reason-supposed = Angenommen, { $seat } hat { $card }. { $reason }

reason-cost = Kostet { result-card-points }.
# Im Akkusativ: die andere Seite macht ...
reason-tricks = { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
  }
reason-more-tricks = { reason-tricks } mehr

## Der laufende Stich.

reason-fed-the-opponents = { $card } geht so an { $seat }; die Karte war nach Hause zu bringen. { reason-cost }
reason-led-a-full-card-away =
    Ausgespielt geht { $card } verloren: { $seat } holt die Karte mit { $other }. { reason-cost }
reason-ruffed-too-low =
    Zu klein gestochen: { $card } von { $seat } holt den Stich mit { result-card-points }; { $other } hätte gehalten.
reason-not-ruffed = Der Stich geht mit { result-card-points } an { $seat }; mit { $card } war er zu stechen.
reason-trick-not-taken = Der Stich geht mit { result-card-points } an { $seat }; { $card } hätte ihn geholt.
reason-partner-overtaken = Der Stich gehörte schon { $seat }; ihn zu übernehmen kostet { result-card-points }.
reason-not-smeared = { $same ->
    [yes] { $card } war auf den Stich von { $seat } zu schmieren; so bekommt der Alleinspieler die Karte. { reason-cost }
   *[no] { $card } war auf den Stich von { $seat } zu schmieren; so bekommt der Alleinspieler { $other }. { reason-cost }
  }
reason-trump-spent = { $card } hätte noch einen anderen Stich gemacht; hier zu stechen kostet { result-card-points }.
reason-higher-than-needed =
    Höher als nötig: { $other } holt diesen Stich auch, und { $card } macht später noch einen. { reason-cost }
reason-taken-too-early =
    Zu früh: Diesen Stich kann man { $seat } lassen, { $card } macht später noch einen anderen. { reason-cost }

## Was aus einer Vollen wird.

reason-catcher-spent = Ohne { $card } ist { $other } von { $seat } nicht mehr zu fangen. { reason-cost }
reason-full-card-escapes = Verschenkt { result-card-points }: { $card } von { $seat } war zu fangen.
reason-partner-s-card-ruffed = So kann { $taker } { $card } von { $seat } abstechen. { reason-cost }
reason-partner-cannot-smear = { $seat } hätte auf diesen Stich { $card } schmieren können. { reason-cost }
reason-partner-s-card-lost = { $card } von { $seat } geht an den Alleinspieler. { reason-cost }
reason-not-cashed = Jetzt käme { $card } nach Hause; später holt die andere Seite die Karte. { reason-cost }
reason-own-card-ruffed = { $card } wird später abgestochen. { reason-cost }
reason-bared = { $card } steht nun blank und wird gefangen. { reason-cost }
reason-own-card-lost = { $card } geht später an die andere Seite. { reason-cost }

## Trumpf.

reason-trumps-not-drawn = Erst Trumpf ziehen: So sticht { $seat } { $card } ab. { reason-cost }
reason-partner-s-trump-pulled =
    Zieht { $card } von { $seat } heraus; der Trumpf hätte noch einen Stich gemacht. { reason-cost }
reason-declarer-not-forced =
    Muss { $seat } jetzt stechen, machen die Gegenspieler { reason-more-tricks } in Trumpf. { reason-cost }
reason-trumps-wasted = Trumpf verschwendet: Zurückgehalten machen die Trümpfe { reason-more-tricks }. { reason-cost }
reason-trump-trick-given = Schenkt der anderen Seite { reason-more-tricks } in Trumpf. { reason-cost }

## Farben und Ausspiel.

reason-into-the-tenace =
    { $seat } in die Gabel gespielt: So macht { $card } einen Stich, der sonst nicht zu machen war. { reason-cost }
reason-suit-opened = { suit } auszuspielen hilft der anderen Seite: Sie macht dort { reason-tricks }. { reason-cost }
reason-suit-not-led = { suit } auszuspielen bringt dort { reason-more-tricks }. { reason-cost }
reason-void-not-made = { $card } abwerfen: Dann ist später { $other } zu stechen. { reason-cost }
reason-let-discard = So kann { $seat } { $card } abwerfen; sonst war die Karte verloren. { reason-cost }
reason-wrong-way =
    Dem Freunde kurz, dem Feinde lang: { $seat } sitzt gleich dahinter, also { suit } spielen. { reason-cost }
reason-lead-given = Bringt { $seat } ans Spiel. { reason-cost }
reason-wrong-defender-leads = Ans Spiel sollte nun { $seat } kommen. { reason-cost }

## Das Ende.

reason-schneider-missed = Die andere Seite wäre Schneider geblieben; so kommt sie auf { result-card-points }.
reason-into-schneider = Nur { result-card-points }: Schneider, und das war zu vermeiden.

## Null.

reason-null-trick-taken = Das nimmt den Stich; { $card } nimmt ihn nicht.
reason-null-hole-opened = Öffnet die Lücke in { suit }: { $card } wird gefangen.
reason-null-danger-kept = { $card } war hier abzuwerfen; später wird die Karte gefangen.
reason-null-low-card-spent = Die kleine Karte fehlt später: { $card } wird gefangen.
reason-null-let-discard = So wird { $seat } { $card } los; die Karte war zu fangen.
reason-null-missed-now = Mit { $card } ist { $seat } schon in diesem Stich gefangen.
reason-null-other-suit = In { suit } ist { $seat } zu fangen: { $other } muss einen Stich nehmen.
reason-null-low-card-gone = Diese kleine Karte wird noch gebraucht, um { $card } von { $seat } zu fangen.
reason-null-wrong-leader = Ans Spiel sollte nun { $seat } kommen, um den Alleinspieler zu fangen.

## Das Reizen.

reason-passed-a-good-game =
    Das Blatt reicht für ein Spiel, am ehesten { $contract }: Es wird öfter gewonnen als verloren.
reason-bid-on-a-weak-hand = Zu schwach: Jedes Spiel mit diesem Blatt wird öfter verloren als gewonnen.
reason-bid-past-the-value = { $contract } ist mit diesem Blatt nur { $points } wert, weniger als gereizt.
reason-bid-past-its-worth = Bis { $points } lohnt es sich zu reizen, weiter nicht.
reason-bid-on-a-thin-hand = Zu dünn: öfter gewonnen als verloren, aber nicht oft genug; Passen bringt mehr.

## Skat, Spiel und Ansagen.

reason-should-pick-up = Mit dem Skat gewinnt man öfter.
reason-should-play-hand = { $contract } bringt mehr, als den Skat aufzunehmen.
reason-announced-too-much = Die Ansage geht zu oft schief: { $contract } bringt mehr.
reason-announced-too-little = Das Blatt gibt mehr her: { $contract }.
reason-contract-overbid = Nur { $points } wert, weniger als gereizt; { $contract } ist genug wert.
reason-safer-contract = { $contract } gewinnt man öfter.
reason-dearer-contract = { $contract } ist so viel mehr wert, dass es auf Dauer mehr bringt.
reason-cheaper-contract = { $contract } gewinnt man nicht öfter, aber es kostet weniger, wenn man verliert.

## Das Drücken.

reason-trump-put-away = Trümpfe behält man besser: { $cards }.
reason-ace-put-away = Asse behält man besser: { $cards }.
reason-guard-put-away = { $card } bleibt blank auf der Hand.
reason-bare-ten-kept = Eine blanke Zehn gehört in den Skat: { $cards }.
reason-no-void-made = Besser eine Farbe ganz loswerden: { $cards } drücken.
reason-points-kept = Mit { $cards } im Skat sind { result-card-points } mehr zu Hause.
reason-not-from-the-short-suit = Besser aus der kürzeren Farbe: { $cards } drücken.
reason-null-danger-not-put-away = Sicherer ist es, { $cards } zu drücken.
