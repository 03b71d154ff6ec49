### Games on paper: `kiebitz record`, `kiebitz verify`.

## A game that is shown

record-not-seen = not seen
record-skat = skat
record-auction = auction
record-call = { $call ->
    [hold] { $seat } holds
    [pass] { $seat } passes
   *[bid] { $seat } { $bid }
  }
record-contract = contract
record-contract-by = { $contract } by { $seat }, bid { $bid }
record-put-away = put away
record-trick = trick
record-taken-by = taken by
record-card-points = points
record-result = result
record-broken-off = broken off
record-broken-off-by = broken off by { $seat } before a declaration
record-passed-in = passed in
record-outcome = { $won ->
    [yes] won
   *[no] lost
  }, { $points } points in { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }; value { $value }, list { $list }
record-note = after { $number ->
    [one] { $number } move
   *[other] { $number } moves
  }: { $text }
record-not-there = there is no such record

## Records checked and converted

record-reading = reading
record-read = { $records } records
record-more-broken = ... and { $records } more; --all-errors names them all
record-checked = { $records ->
    [one] { $records } record
   *[other] { $records } records
  }: { $good } good, { $broken } broken
record-written = { $records ->
    [one] { $records } record
   *[other] { $records } records
  } written, { $broken } broken left out
record-which-form = name the form with --to jsonl, parquet or iss
record-parquet-to-file = Parquet needs a file: name it with --output
record-parquet-to-plain-file = Parquet needs a plain file: name it with --output
record-view-of-iss = --view goes with --to iss
record-no-folder = there is no folder { $folder }; make it first

## The fair play check

audit-column-games = Games
audit-column-openings = Chances to err
audit-column-mistakes = Mistakes
audit-column-traps = In traps
audit-column-deviation = Deviation
audit-as-declarer = as declarer
audit-as-defender = as defender
audit-peeking = { $name } { $role } errs so seldom that hidden cards may have been known.
audit-collusion = { $first } and { $second } err so seldom together that they may have known each other's cards.
audit-nothing = Nobody errs more seldom than strong honest players do.
audit-games = { $games ->
    [one] { $games } game was judged
   *[other] { $games } games were judged
  }, { $skipped } had no card play or no open cards.
audit-what-it-is =
    A mistake is a card that loses a game won with all cards open. In a trap the card that seems best loses.
    The deviation is from strong honest players, in standard deviations; from -2.9 on it is told.
    That is evidence, not proof: luck remains possible, and how somebody came to know is not told.
    Over fewer than some 300 games in a role most who peek are not found, and defenders who collude seldom are at all.

## Whether a deal is the one that was promised

record-verified = The commitment is the hash of this secret and this salt. From the secret follow these cards:
record-not-verified = The commitment is NOT the hash of this secret and this salt: the deal was not the one promised.
record-not-hexadecimal = { $name } is { $digits } hexadecimal digits, not { $text }
