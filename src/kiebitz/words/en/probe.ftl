### Whether a player is fit for matches: `kiebitz arena probe`.

probe-mark = { $passed ->
    [yes] pass
    [no] FAIL
   *[open] -
  }

## What is looked at

probe-check-handshake = handshake
probe-check-whole-games = whole games
probe-check-declaring = declaring
probe-check-every-contract = every contract
probe-check-broken-off-games = broken-off games
probe-check-same-seed-same-moves = same seed, same moves
probe-check-hidden-cards-do-not-matter = hidden cards do not matter
probe-check-quits-when-asked = quits when asked
probe-check-one-answer-a-question = one answer a question
probe-check-in-time = in time

## What was seen

probe-found-inside = runs inside this program
probe-found-introduction = { $name } by { $author ->
    [none] nobody
   *[other] { $author }
  }; options: { $options ->
    [none] none
   *[other] { $options }
  }
probe-found-games = played: { $games }, declared: { $declared }
probe-found-auctions = auctions won at { $bids }
probe-found-contracts = { $contracts } contracts, as declarer and as defender
probe-found-broken-off = { $games } games broken off, then one to the end
probe-found-twice = { $decisions } decisions twice
probe-found-differs = decision { $number } was { $first }, then { $second }
probe-found-differs-without-seed = offers no option 'seed', and decides now so, now so: { probe-found-differs }
probe-found-undecided-without-seed = decides now so, now so without a seed
probe-found-differs-by-hidden-cards = the hidden cards were shuffled: { probe-found-differs }
probe-found-shuffled = { $decisions } decisions with the hidden cards shuffled
probe-found-quit = within { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
probe-found-quit-badly = ended with status { $status } after { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s instead of 0 within { $allowed } s
probe-found-stray = wrote what nobody asked for: { $text }
probe-found-discarded = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
  } came twice or too late
probe-found-decisions = { $decisions } decisions
probe-found-longest = the longest decision took { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
probe-found-too-slow = { probe-found-longest }, more than { $allowed } s
probe-found-fault-in-game = game { $game }, seat { $seat }, move { $move }: { $reason }
probe-found-fault = { $reason }
