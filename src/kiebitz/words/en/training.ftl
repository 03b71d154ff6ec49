### Models that are learned and put in place: `kiebitz train`, `kiebitz ship`.

## What is being done

training-at-work = training
training-stage-labelling = labelling, turn { $turn } of { $turns }
training-stage-playing-openings = playing any hands, turn { $turn } of { $turns }
training-stage-fitting = fitting, turn { $turn } of { $turns }
training-stage-labelling-card-points = labelling, card points
training-stage-playing-a-turn = playing, turn { $turn } of { $turns } at most
training-stage-match = the match after turn { $turn }
training-stage-bidding = bidding
training-stage-computing = computing
training-stage-playing = playing
training-stage-learning = learning
training-stage-measuring = measuring
training-stage-labelling-values = labelling positions
training-stage-fitting-values = fitting
training-stage-measuring-values = measuring

## What was learned of bidding

training-labelled = { $hands } hands labelled; on hands held out:
training-part-suit = suit
training-part-grand = grand
training-part-null = null
training-part-suit-hand = suit hand
training-part-grand-hand = grand hand
training-part-null-hand = null hand
training-part-quality = log-loss { NUMBER($log_loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }, of the mean { NUMBER($constant, minimumFractionDigits: 3, maximumFractionDigits: 3) }
training-turn = turn { $turn }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }: passed in { $passed_in }, won { $won }, grand { $grand }, null { $null }, hand { $hand }
training-gain = what it taught gains { $mean } points per 36 ({ $low } to { $high })
training-gain-unclear = what it taught gains { $mean } points per 36 (too few deals differ for an interval)

## Of hidden cards

training-bits-of-bids = how often the weight of the truth is a doubling of chance, by trick:
training-bits-of-cards = doublings that cards add to bids, by trick:
training-role = { $role ->
    [declarer] declarer
   *[defender] defender
  }

## Of chances to win

training-chances = the declarer's chance, and how often the game was won, in games held out:
training-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
training-largest-gap = largest gap with { $least } games or more: { NUMBER($gap, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Of cards

training-decisions = { $decisions } decisions of { $games ->
    [one] { $games } game
   *[other] { $games } games
  }; on games held out:
training-style-all = all
training-style-expert = expert
training-style-expert-that-slips = expert that slips
training-agreement = log-loss { NUMBER($log_loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }, agreement { $agreement }
training-with-games = with { $games } games: log-loss { NUMBER($log_loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
training-ahead-of-policy = points per 36 ahead of the policy that plays as others do, on deals held out:
training-ahead-of-rules = points per 36 ahead of rules, on deals held out:
training-ahead-of-policy-by-kermit = points per 36 ahead of the policy that plays as others do, on contracts of kermit, held out:
training-ahead = { $mean } ({ $low } to { $high }): declarer { $declarer }, defence { $defence }; { $deals } deals
training-ahead-unclear = { $mean } (too few deals differ for an interval): declarer { $declarer }, defence { $defence }; { $deals } deals

## Of null

training-null-game = { $game ->
    [closed] closed
   *[ouvert] ouvert
  }
training-null-model-suits = suits
training-null-model-shipped-model = shipped model
training-null-model-shipped-model-in-line-with-these-games = shipped model in line with these games
training-null-model-both = both
training-null-quality = log-loss { NUMBER($log_loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }, largest gap { NUMBER($gap, minimumFractionDigits: 3, maximumFractionDigits: 3) }
training-null-quality-unclear = log-loss { NUMBER($log_loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }, too few games for a gap

## Of the evaluation counted from tricks

training-glem = { $family }: log-loss { NUMBER($log_loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }, shipped bidding { NUMBER($shipped_bidding, minimumFractionDigits: 4, maximumFractionDigits: 4) }, { $games } games of which { NUMBER($won, style: "percent") } were won

## Where it goes

training-kept = kept in { $folder }; `kiebitz ship { $folder }` puts it in place of the model that ships
training-shipped = { $model } of { $date } ships now: { $command }
training-cannot-ship = the model cannot be put in place: { $reason }

## Of midgame tables

training-table = { $name }: { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
training-tables-kept = kept in { $folder }; a solver finds them with open_tables

## What was learned of values

training-values = mean error in card points on positions held out: linear, linear within proven bounds, errors capped; network, network within proven bounds
training-values-leader-declarer = declarer leads
training-values-leader-first-defender = first defender leads
training-values-leader-second-defender = second defender leads
training-values-deals-random = random
training-values-deals-worth-bidding = worth bidding
