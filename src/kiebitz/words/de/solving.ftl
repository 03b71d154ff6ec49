### Eine offene Stellung und ihre Lösung: `kiebitz solve`.

solving-at-work = rechnet

solving-heading = { $game }, Alleinspieler { $declarer }, { $turn } ist am Zug
solving-heading-of-end = { $game }, Alleinspieler { $declarer }
solving-card = Karte
solving-value = Wert
solving-best = beste

# $reaches ist, was der Alleinspieler bekommt, $outcome, ob das gewinnt.
solving-points = { $reaches } Augen, { solving-outcome }
solving-outcome = { $outcome ->
    [won] gewonnen
    [lost] verloren
   *[open] offen
  }
solving-lost-in-trick = verloren im { $trick }. Stich
solving-bounds = { $lower } bis { $upper }
solving-effort = { $nodes } Stellungen, { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s

## Der beste Verlauf

solving-trick = Stich
solving-led-by = Ausspiel
solving-cards = Karten
solving-declarer = Alleinspieler
solving-takes-it = bekommt ihn

## Ob ein Wert erreicht wird

solving-at-least = { $answer ->
    [yes] ja
    [no] nein
   *[open] offen, die Grenze kam zuerst
  }

## Was erreicht wird, wie die Karten auch liegen

solving-guaranteed-points = garantiert: { $reaches } Augen
solving-guarantee = { $answer ->
    [yes] unverlierbar, wie die Karten auch liegen
    [no] kann verloren werden
   *[open] offen, die Grenze kam zuerst
  }
solving-keeping = sicher bleibt es mit:

## Optionen, die nicht zusammengehen

solving-position-or-batch = nenne eine Stellung (POSITION) oder mit --batch eine Datei
solving-points-of-one = --points geht nur mit einer einzelnen Stellung (POSITION)
solving-guarantee-of-one = --guarantee gilt für eine Stellung, ohne --points
solving-cards-of-batch = --cards gehört zu --batch; eine einzelne Stellung (POSITION) zeigt ihre Karten immer

## Die Kennzahl der Suche

solving-bench = { $deals } Spiele, { $nodes } Stellungen, { NUMBER($speed, maximumFractionDigits: 0) } Stellungen/s
solving-bench-signature = Kennzahl { $signature }
solving-bench-tables = mit Tabellen { $nodes } der Stellungen, { $time } der Zeit
