### Was eine Hand wert ist: der Rat von `kiebitz bid`.

## Was zu tun ist

bidding-pass = passen
bidding-bid = { $bid } sagen
bidding-hold = { $bid } halten
bidding-pick-up = den Skat aufnehmen
bidding-declare = { $contract } spielen
bidding-declare-and-discard = { $contract } spielen, { $cards } drücken

## Und warum

bidding-reason-for-call = Bei { $bid } zu spielen gewinnt in { $win } der Fälle und bringt { $points } Punkte, { $is_better ->
    [yes] mehr
   *[no] weniger
  } als Passen ({ $passing }); { $highest ->
    [0] zu reizen lohnt sich nicht
   *[other] bis { $highest } lohnt es sich zu reizen
  }
bidding-reason-for-skat = Den Skat aufzunehmen gewinnt in { $win } der Fälle und bringt { $points } Punkte; { $contract } gewinnt in { $hand_win } und bringt { $hand_points }
bidding-reason-for-game = { $contract } gewinnt in { $win } der Fälle und bringt { $points } Punkte
bidding-reason-for-game-and-next = { bidding-reason-for-game }; danach kommt { $next } mit { $next_win } und { $next_points }

## Die Spiele, die es sein können

bidding-contract = Spiel
bidding-wins = gewinnt
bidding-points = Punkte
bidding-put-away = drücken
bidding-best-with = am besten bei
bidding-share-of-skats = { $share } der Skate
bidding-sure = sicher
bidding-sure-means = sicher: bewiesen unverlierbar, wie die Karten auch liegen

## Was an Hand, Skat oder Reizen nicht stimmt

bidding-hand-size = eine Hand hat 10 Karten, { $text } hat { $count }
bidding-skat-size = der Skat hat 2 Karten, { $text } hat { $count }
bidding-in-hand-and-skat = { $cards } steht in der Hand und im Skat
bidding-no-call = { $text } sagt beim Reizen niemand: schreibe eine Zahl, y für Halten oder p für Passen
bidding-no-skat-to-pick-up = { $seat } hat nicht zu Ende gereizt und nimmt den Skat nicht auf
bidding-auction-lost = das Reizen ist zu Ende, und { $seat } spielt nicht
bidding-not-in-turn = nach diesen Ansagen ist { $turn } an der Reihe, nicht { $seat }
