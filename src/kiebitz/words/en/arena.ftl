### Matches between players: `kiebitz arena`.

## While a match is played

arena-at-work = playing
arena-bidding = bidding
arena-finishing = finishing the deals under way; Ctrl-C again leaves at once
arena-left = left at once; with --out, the same command goes on from here
arena-worker-died = a worker has died; with --out, the same command goes on from here
arena-no-plot = there will be no plot: { $reason }
arena-errors-of-decide = --alpha and --beta belong to --decide LOW HIGH

## How it ended

arena-ended = { $end ->
    [deals] all deals are played
    [width] the interval is tight enough
    [decided] it is decided
    [seconds] the time is spent
   *[interrupted] interrupted
  }; kept in { $folder }
arena-goes-on = { arena-units } finished; the same command goes on from here
arena-could-go-on = { arena-units } finished; with --out DIR it could be resumed
arena-units = { $unit ->
    [list] { $count ->
        [one] { $count } list
       *[other] { $count } lists
      }
   *[deal] { $count ->
        [one] { $count } deal
       *[other] { $count } deals
      }
  }
arena-always-at-fault = at fault in every game, so that the figures tell nothing: { $players }

## The report

# $lists is how many, where players stay for lists; $form whether they stay for some, for one or for none.
arena-heading = { $mode ->
    [cardplay] card play, contracts by { $bidding }
    [one] full games, one against two
   *[full] full games
  }: { $form ->
    [lists] { $lists ->
        [one] { $lists } list,{ " " }
       *[other] { $lists } lists,{ " " }
      }
    [all] one list,{ " " }
   *[none] { "" }
  }{ $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, { $games ->
    [one] { $games } game
   *[other] { $games } games
  }{ $passed_in ->
    [0] { "" }
   *[other] , { $passed_in } passed in
  }, seed { $seed }
arena-one-list = one list: intervals are over its deals; players that learn may come to something else in another

arena-points-per-36 = points per 36
arena-player = player
arena-points = points
arena-error = ± s.e.
arena-as-declarer = as declarer
arena-as-defender = as defender
arena-per-game = per game
arena-milliseconds = ms/move
arena-faults = faults

arena-one-against-two = one against two
arena-points-a-game = points a game
arena-interval = interval
arena-games = games
arena-declared = declared
arena-won = won
arena-the-one = { $player }, the one
arena-each-of-two = { $player }, each of two
arena-to-mean-of-two = { $first } - mean of two { $second }

arena-differences = difference per 36, 95% interval
arena-difference = difference
arena-gain-as-declarer = gain as declarer
arena-gain-in-defence = gain in defence
arena-deals = deals
arena-roles-heading = { $first } - { $second }, card play in the core: { $deals } deals, { $games } games in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
arena-from-to = { $low } to { $high }
arena-too-few-differ = fewer than { $fewest } differ
arena-no-interval = no interval, fewer than { $fewest } differ

arena-by-kind = by kind of game
arena-game = game
arena-kind = { $kind ->
    [suit] suit
    [grand] grand
    [null] null
   *[all] all
  }
arena-defended = defended

arena-mistakes = mistakes with all cards open, in % of the opportunities, in all and by trick (PIPMA)
arena-all = all
arena-of = of
arena-declarer = declarer
arena-defender = defender

## The sequential test

arena-test = sequential test of { $low } against { $high } per 36, wrong in { $alpha } (for { $high }) and { $beta } (for { $low }) of matches at most
arena-undecided = undecided after { arena-units } (evidence { $evidence }, bounds { $lower } and { $upper })
arena-decided = rather { $verdict ->
    [low] { $low } or less
   *[high] { $high } or more
  }, decided after { arena-units } (evidence { $evidence }, bounds { $lower } and { $upper })
arena-decided-early = A match that ends so shows on average a difference too far out, and an interval that is too narrow

## How long a match has to be

arena-plan = { $deals } deals show a difference of { $difference } points per 36 in { $power } of matches (spread { NUMBER($spread, maximumFractionDigits: 0) }, size { $size }).
    About { $sequential } on average with --decide 0 { $difference_written } --alpha { $alpha } --beta { $beta }, if there is such a difference.

## The plot

arena-plot-running = difference so far, 95% interval
arena-plot-units = { $unit ->
    [list] lists
   *[deal] deals
  }
arena-plot-kinds = what the kinds of game add
