### Statistics of one's games: `kiebitz stats`, and the page.

statistics = Statistics
statistics-none = No games of yours are here yet.
statistics-whose = Of (you, if empty)
statistics-average = list points in 36 games
statistics-won = of your declared games won
statistics-given = list points given away a reviewed game
statistics-few = Only { $games } games: chance still says more than you do.
statistics-change = { $change } against the month before
statistics-reviewed = { $left ->
    [0] All { $games } games that count are reviewed.
   *[other] Mistakes are counted in { $games } reviewed games; { $left } have no review.
  }
statistics-review-rest = Review the rest in the background
statistics-reviewing = Games are being reviewed in the background.
statistics-review-stop = Stop
statistics-given-away = Given away in a reviewed game: { $points } list points
statistics-luck = Luck apart: at the first call your cards were worth { $worth } list points more than the others', { $made } came of it ({ $games } games).
statistics-compared = You, a month ago, and the levels
statistics-compared-what = Each level played { $games } deals against two of level 3, and { $reviewed } of them are reviewed: its list points are known to ± { $error }.
statistics-compared-with-all = you
statistics-compared-with-now = last 30 days
statistics-compared-with-before = 30 before
statistics-compared-with-1 = level 1
statistics-compared-with-2 = level 2
statistics-compared-with-3 = level 3
statistics-compared-with-4 = level 4
statistics-compared-with-5 = level 5
statistics-chart-compared = { $what }: you { $own }; levels 1 to 5 { $levels }.
statistics-measure-lost = List points given away a game
statistics-choose = Show
statistics-measure-average = List points in 36 games
statistics-measure-games = Games
statistics-measure-declared = Share of games declared
statistics-measure-won = Share of declared games won
statistics-chart-months = { $what }, month by month from { $first } to { $last }: highest { $most } ({ $mostAt }), lowest { $least } ({ $leastAt }), in the end { $now }.
statistics-course = Game by game
statistics-chart-course = { $games ->
    [one] List points of one game: { $sum }.
   *[other] List points added up game by game, over the last { $games } games: { $sum } in the end.
  }
statistics-help-left-out = Games with help do not count.
statistics-show-games = Show these games
statistics-by-all = All games
statistics-by-recent = Against a month ago
statistics-by-month = Over time
statistics-by-role = By role
statistics-by-kind = By game
statistics-by-seat = By seat
statistics-by-opponent = By opponent
statistics-group-all = all
statistics-group-now = the last 30 days
statistics-group-before = the 30 days before
statistics-group-declarer = declarer
statistics-group-defender = defender
statistics-group-passed-in = passed in
statistics-column-games = games
statistics-column-average = average of 36
statistics-column-points = list points
statistics-column-declared = declared
statistics-column-won = won
statistics-column-schneider = schneider
statistics-mistakes = What you give away, by what it is about
statistics-column-number = mistakes
statistics-column-lost = points a game
levels-measured = Level { $level }: { $points } ± { $error } list points in 36 games, { $lost } given away a game
levels-written = All of it stands in { $path }.
statistics-files = Files
statistics-all-what = All about you: names, games with their reviews, boards, practice, statistics and what is remembered of you.
statistics-export-me = Take all about me along
statistics-import-me = Take in such a file
statistics-forget-me = Delete all about me
statistics-exported = All about you stands in { $path }.
statistics-imported = { $games ->
    [0] No game in it is new here; the rest has been taken in.
    [one] One game is new, and the rest has been taken in.
   *[other] { $games } games are new, and the rest has been taken in.
}
statistics-really-forget = Delete all your games, also those in rooms, your tables, reviews, boards and practice for good?
statistics-forgotten = { $games ->
    [one] One game was deleted, and all that was known of you.
   *[other] { $games } games were deleted, and all that was known of you.
  }
