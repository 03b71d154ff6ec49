### The games collected, their import, and one game looked at again.

games-filter = Filter
games-name = Name
games-whose = Whose
games-whose-any = everybody's
games-mine = in which I played
games-of-others = without me
games-seat = Seat
games-seat-any = any seat
games-against = Opponent
games-role = Role
games-role-any = any role
games-as-declarer = as declarer
games-as-defender = as defender
games-kind-any = all games
games-outcome-any = any result
games-source = Origin
games-source-any = own and imported
games-own = own
games-imported = imported
games-help = Help
games-help-any = with or without help
games-help-without = without help
games-help-with = with help
games-from = from
games-until = until
games-found = { $games ->
    [one] { $games } game, { $won } won, { $lost } lost by the declarer
   *[other] { $games } games, { $won } won, { $lost } lost by the declarer
  }
games-points = points
games-none = No games yet. What you play or import will stand here.
games-none-found = No game fits.
games-more = More
games-export = Export
games-delete = Delete
games-really-delete = { $count ->
    [one] Delete { $count } game?
   *[other] Delete { $count } games?
  }
games-chosen = { $count ->
    [one] { $count } game selected
   *[other] { $count } games selected
  }
games-choose-all = All { $count }
games-select = Select
games-is-imported = imported
games-one-seat = seen from one seat
games-one-seat-meaning = seen from one seat only; the cards shown as backs are not known

outcome-won = won
outcome-lost = lost
outcome-passed-in = passed in
outcome-broken-off = broken off
outcome-unknown = unknown

import = Import
import-meaning = Records of the International Skat Server: choose a file (also .gz or .bz2), drag it onto the page, or paste them here.
import-choose = Choose a file
import-paste = Paste records
import-start = Import these
import-sending = Handing the file over …
import-running = Importing … { $percent }%
import-counts = { $added } added, { $known } known already, { $broken } broken, { $partial } seen from one seat only
import-line = Line { $line }:
import-broken = { $count ->
    [one] { $count } broken record
   *[other] { $count } broken records
  }
import-more-broken = and { $count } more
import-done = Done.
import-stopped = Stopped. What had been read is kept.
import-failed = The import failed: { $reason }. What had been read is kept.
import-fault-too-large = more comes out of this file than may; split it
import-fault-too-slow = reading it took more than an hour; split it
import-fault-unreadable = the file cannot be read
import-fault-not-stored = the games could not be stored; perhaps the disk is full

game-cards = The cards
game-first = First move
game-back = Back
game-forward = Forward
game-last = Last move
game-move = Move { $move } of { $moves }
game-deal = The deal
game-auction = Bidding
game-tricks = The tricks
game-play-from = Play on from here as
game-made-up = Cards that nobody has seen are dealt so that they fit.
game-over = The game is over here. Go back to play on from there.
game-link = Link to this moment
game-record = Record
