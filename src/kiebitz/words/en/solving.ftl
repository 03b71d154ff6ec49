### An open-hand position and its solution: `kiebitz solve`.

solving-at-work = solving

solving-heading = { $game } by { $declarer }, { $turn } to play
solving-heading-of-end = { $game } by { $declarer }
solving-card = card
solving-value = value
solving-best = best

# $reaches is what the declarer takes, $outcome whether that wins.
solving-points = { $reaches } points, { solving-outcome }
solving-outcome = { $outcome ->
    [won] won
    [lost] lost
   *[open] open
  }
solving-lost-in-trick = lost in trick { $trick }
solving-bounds = { $lower } to { $upper }
solving-effort = { $nodes } nodes, { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s

## The line of best play

solving-trick = trick
solving-led-by = led by
solving-cards = cards
solving-declarer = declarer
solving-takes-it = takes it

## Whether a value is reached

solving-at-least = { $answer ->
    [yes] yes
    [no] no
   *[open] open, the limit came first
  }

## What is reached whatever the others hold

solving-guaranteed-points = guaranteed: { $reaches } card points
solving-guarantee = { $answer ->
    [yes] cannot be lost, whatever the others hold and play
    [no] can be lost
   *[open] open, the limit came first
  }
solving-keeping = kept sure by:

## Options that do not go together

solving-position-or-batch = name a POSITION or a file with --batch
solving-points-of-one = --points goes with a single POSITION
solving-guarantee-of-one = --guarantee is for one position, without --points
solving-cards-of-batch = --cards goes with --batch; a single POSITION always shows them

## The signature of the search

solving-bench = { $deals } deals, { $nodes } nodes, { NUMBER($speed, maximumFractionDigits: 0) } nodes/s
solving-bench-signature = signature { $signature }
solving-bench-tables = with tables { $nodes } of the nodes, { $time } of the time
