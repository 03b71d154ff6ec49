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

## Whether a deal is the one that was promised

record-verified = The commitment is the hash of this secret and this salt. From the secret follow these cards:
record-not-verified = The commitment is NOT the hash of this secret and this salt: the deal was not the one promised.
record-not-hexadecimal = { $name } is { $digits } hexadecimal digits, not { $text }
