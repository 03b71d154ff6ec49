### What is wrong with what was given, for each code of the library. `text` and `name` are quoted from others.

fault-seat = { $seat ->
    [0] forehand
    [1] middlehand
   *[2] rearhand
  }
fault-place = { $place ->
    [0] forehand
    [1] middlehand
    [2] rearhand
   *[3] the skat
  }

## Cards, deals, contracts

fault-card-index = no card has the index { $given }; cards are 0 to 31
fault-card-unknown = not a card: '{ $text }' (write suit C S H D, then rank A T K Q J 9 8 7, such as CJ or HT)
fault-card-twice = the card { $card } comes twice
fault-card-in-two-places = the card { $card } is seen in two places
fault-cards-lack-rank = no rank after the suit { $suit } in '{ $text }'
fault-cards-lack-suit = cards start with a suit C S H D, not with '{ $letter }' in '{ $text }'
fault-seat-unknown = no seat { $given }; seats are 0 forehand, 1 middlehand, 2 rearhand
fault-deal-size = { fault-place } has { $count } cards instead of { $wanted }
fault-deal-card-twice = the card { $card } was dealt twice
fault-deal-parts = a deal is written forehand/middlehand/rearhand/skat, but '{ $text }' has { $count } parts
fault-deals-unknown = unknown kind of deals '{ $name }'; known: { $known }
fault-contract-unknown = not a contract: '{ $text }' (write D H S C G or N, then any of H O S Z)
fault-contract-null-announced = a null game has no schneider or schwarz to announce
fault-contract-ouvert = an ouvert suit or grand game is a hand game with schwarz announced
fault-contract-schwarz = schwarz announced includes schneider announced
fault-contract-announced-without-hand = schneider and schwarz are announced only in hand games
fault-contract-not-declared = no contract has been declared

## Moves

fault-move-unknown = not a move: '{ $text }'
fault-move-not-one = not a move: { $given }
fault-move-of-other-phase = not a move of this phase, { $phase }: { $given }
fault-declaration-size = a declaration names two discarded cards or none, but '{ $text }' has { $count }
fault-auction-over = the auction is over
fault-auction-nothing-to-hold = { fault-seat } has no number to hold, but bids or passes
fault-auction-not-a-call = '{ $text }' is not a call of the auction
fault-auction-bid-of-listener = { fault-seat } holds { $bid } (y) or passes (p); only the other side bids
fault-auction-bid-too-low = a bid of { $value } is not higher than { $bid }
fault-auction-no-such-value = { $value } is not a value that a game can have
fault-call-after-auction = no calls after the auction: { $text }
fault-skat-picked-up-late = the skat is picked up once, right after the auction
fault-contract-declared-late = a contract is declared once, after the auction: { $contract }
fault-contract-below-bid = { $contract } is worth { $value }, less than the bid of { $bid }
fault-contract-hand-with-skat = { $contract } is a hand game, but the skat has been picked up
fault-contract-without-skat = { $contract } is not a hand game; pick up the skat first
fault-discard-in-hand-game = nothing is discarded in a hand game
fault-discard-size = two cards must be discarded after picking up the skat
fault-discard-not-held = { $card } cannot be discarded: the declarer does not hold it
fault-card-out-of-play = no card can be played before a contract is declared or after the end: { $card }
fault-card-not-held = { $card } is not in the hand { $cards }
fault-card-does-not-follow = { $card } does not follow { $led_card }; legal: { $cards }
fault-claim-out-of-play = a claim is possible only in card play
fault-claim-made = the declarer's cards are already on the table
fault-claim-of-defender = only the declarer may lay the cards open
fault-claim-refused = the defenders want to see it: this claim has been refused
fault-resigning-out-of-play = resigning is possible only in card play
fault-resigned-already = seat { $seat } has resigned already
fault-resigning-for-other = seat { $seat } cannot resign for seat { $other }
fault-game-over = the game is over
fault-game-not-over = the game is not over
fault-game-move = move { $number }, { $text }: { $reason }
fault-game-word = move { $number }: { $reason }

## Positions, lists

fault-position-words = a position is written: HANDS KIND DECLARER [LEADER:TRICK [POINTS:TRICKS]]
fault-position-parts = hands are written forehand/middlehand/rearhand/skat, but '{ $text }' has { $count } parts
fault-position-kind = the kind of game is one of D H S C G N, not '{ $text }'
fault-position-declarer = the declarer is seat 0, 1 or 2, not '{ $text }'
fault-position-trick = the trick is written LEADER:CARDS, such as 1:HK.HA or 0:-, not '{ $text }'
fault-position-score = the score is written POINTS:TRICKS, such as 24:2, not '{ $text }'
fault-position-seats = seats are 0 forehand, 1 middlehand, 2 rearhand
fault-position-trick-size = { $count } cards on the table; a trick under way has at most 2
fault-position-skat-size = { $count } cards in the skat instead of 2
fault-position-hand-size = seat { $seat } has { $count } cards instead of { $wanted }
fault-position-hand-too-large = seat { $seat } has { $count } cards; a hand has at most 10
fault-position-revoke = seat { $seat } played { $card } on { $led_card } but holds { $held_card }
fault-position-tricks = the declarer cannot have taken { $tricks } of { $done } tricks
fault-position-points = the declarer cannot have { $points } points from { $tricks } of { $done } tricks; the cards gone make that { $least } to { $most }
fault-position-not-a-start = only a position before the first card, with ten cards a hand and a skat, can begin a game
fault-position-null-lost = the null game is lost: the declarer has taken a trick
fault-position-number = position { $number }: { $reason }
fault-position-game-over = the game in the given position is over
fault-position-single-deal = a given position is played as a single deal
fault-list-players = a table has 3 or 4 players, not { $given }
fault-list-length = a list has { $lengths } or { $longest } deals, not { $given }
fault-list-complete = the list of { $length } deals is complete
fault-guarantee-of-declarer = only a declarer can guarantee something, and only in card play
fault-guarantee-asked = what a declarer has for certain is asked in card play, by who sees the declarer's cards
fault-hint-out-of-turn = there is a hint only for the seat whose turn it is: ask with its view
fault-table-size = a table cannot have { $given } MB

## Records, archives

fault-record-place = { $place }: { $reason }
fault-record-start = a record starts with (;
fault-record-not-one = not a record: it starts with (;
fault-record-no-end = the record does not end with ;)
fault-record-cut-off = the file ends before the record does
fault-record-too-long = a record of more than { $most } characters
fault-record-line-too-long = a line of more than { $most } bytes
fault-record-no-property = neither a property such as ID[1] nor the end ;)
fault-record-property-missing = the property { $property } is missing
fault-record-property-twice = the property { $property } comes twice
fault-record-property-bracket = the property { $property } cannot be written, since it contains ']': '{ $text }'
fault-record-other-game = not a record of Skat but of '{ $text }'
fault-record-moves-start = the moves start with w and the deal
fault-record-deal = the deal is not 32 cards joined by dots
fault-record-move-alone = nothing follows '{ $text }'; moves are pairs of who and what
fault-record-who = '{ $text }' is not w, 0, 1 or 2
fault-record-move = '{ $text }' is not a move
fault-record-view = the view is 0, 1, 2 or 3, not '{ $text }'
fault-record-view-unknown = a view is 0, 1, 2 for a seat or 3 for the public, not { $given }
fault-record-view-of-view = only a world-view record can be turned into a seat's view
fault-record-result = not a result: '{ $text }'
fault-record-note = not a note such as 12: text, or 12 CT C7: text: '{ $text }'
fault-record-note-after-end = a note after move { $number }, but the game has { $moves }
fault-record-note-move = the variation after move { $number } cannot go on with '{ $text }': { $reason }
fault-record-move-after-end = a move after the end
fault-record-out-of-turn = it is seat { $turn }'s turn, not seat { $seat }'s
fault-record-broken-off = the game broke off between the declaration and its discard
fault-record-server-says = the server does not say { $text } here
fault-record-skat = the skat given is { $cards }, but { $dealt_cards } was dealt
fault-record-claim-of-defender = only the declarer shows cards
fault-record-not-now = { $text } cannot be played here
fault-record-open-not-ouvert = open cards, but { $contract } is not played ouvert
fault-record-open-hidden = open cards are hidden
fault-record-open-cards = the open cards are not the declarer's { $cards }
fault-record-hidden-card = a hidden card in a record whose deal is open
fault-record-moves-end = the moves end before the game does
fault-record-too-many-seen = more cards are seen than { fault-place } can have
fault-record-nowhere-for-card = no seat can have held the card { $card }
fault-result-of-passed-deal = the record says { $text }, but the deal was passed in
fault-result-of-played-deal = the record says { $text }, but the deal was not passed in
fault-result-mismatch = the result is { $result }; the record has { $field } { $said } instead of { $right }
fault-row-lacks-column = the row lacks the column '{ $column }'
fault-row-no-object = a row is a JSON object
fault-archive-damaged = the archive is damaged here: { $detail }
fault-archive-too-large = more than { $most } bytes come out of the archive; split it
fault-archive-too-slow = reading the archive takes longer than it may; split it
fault-archive-unreadable = the games cannot be read: { $detail }
fault-archive-reader-broken = the process that reads the games has broken down

## Players, options, engines

fault-player-kind = { $what ->
    [bidding-system] bidding system
    [open-player] open player
   *[player] player
  }
fault-player-unknown = unknown { fault-player-kind } '{ $name }'; known: { $known }
fault-player-plugin-broken = the { fault-player-kind } '{ $name }' of another package cannot be loaded: { $reason }
fault-player-unknown-in-arena = { $reason }; in the arena also: { $known }
fault-player-does-not-bid = the player '{ $name }' does not bid: { $reason }
fault-player-does-not-bid-for-others = before a plus stands a bidding system, which the { fault-player-kind } '{ $name }' is not
fault-player-option-unknown = the { fault-player-kind } '{ $name }' has no option '{ $text }'; it has: { $known }
fault-player-without-options = the { fault-player-kind } '{ $name }' has no option '{ $text }'; it has none
fault-player-option-twice = the { fault-player-kind } '{ $name }' was given its option '{ $option }' twice
fault-player-option-wrong = the { fault-player-kind } '{ $name }': { $reason }
fault-player-options-exclude = the options '{ $first }' and '{ $second }' of '{ $name }' exclude each other: { $reason }
fault-option-of-unknown-type = the option '{ $name }' has an unknown type; known: { $known }
fault-option-of-other-type = the option '{ $name }' is of type { $type }, so it cannot be { $given }
fault-option-not-a-choice = the option '{ $name }' is one of { $choices }, not { $given }
fault-option-not-a-number = the option '{ $name }' is a number, not { $given }
fault-option-not-between = the option '{ $name }' is from { $low } to { $high }, not { $given }
fault-option-too-low = the option '{ $name }' is at least { $low }, not { $given }
fault-option-too-high = the option '{ $name }' is at most { $high }, not { $given }
fault-level-sets-worlds = a level sets how cards are chosen, with all that goes into it
fault-memory-and-inference = inference weighs whole deals, which a player that forgets cards does not imagine
fault-memory-and-games = games are played out in whole deals, which a player that forgets cards does not imagine
fault-memory-and-null = a specialist in null remembers every card, which a player that forgets cards does not
fault-reading-without-inference = who reads cards reads bids as well: inference is missing
fault-trial-without-inference = declarations are tried in likely worlds: inference is missing
fault-trial-without-learning = declarations are tried of a learned bidding system, which '{ $name }' is not
fault-tried-without-trial = nothing is tried where declarations go by tables
fault-games-without-worlds = games are played on, and cards have a head start, where cards are judged world by world
fault-certainty-without-worlds = values are estimated where cards are judged world by world
fault-endings-and-memory = an equilibrium of the last tricks rests on all cards that fell, and a player that forgets cards does not know them
fault-endings-and-paranoid = the last tricks are played by an equilibrium or by what cannot be lost, not by both
fault-policy-and-null = a policy plays without judging cards: it has no specialist in null and is not paranoid
fault-errors-and-games = in worlds in which everybody errs open cards judge alone, without games and without policies
fault-adapts-without-value = declaring can be asked for more or less only of the bidding system value, not of { $name }
fault-recipe-unknown = '{ $name }' is no recipe; these are: { $known }
fault-recipe-who-plays-games = games are played by policy, varied, rules, random or a number of worlds, not '{ $name }'
fault-recipe-playouts = the number of playouts is 1 to { $most }, not { $given }
fault-recipe-exploration = exploration is 0 or more, not { $given }
fault-recipe-certainty = the certainty of estimated values is between 0 and 1, not { $given }
fault-recipe-seconds = the time for a decision is more than 0 seconds, not { $given }
fault-recipe-memory = a player remembers 0 tricks or more, not { $given }
fault-recipe-worlds-in-worlds = worlds and worlds of the players inside are written 160x10, not '{ $text }'
fault-recipe-tried = how many declarations are tried in how many worlds is written 8x160, not '{ $text }'
fault-teacher-without-worlds = a teacher judges worlds and forgets nothing, which '{ $name }' does not
fault-engine-command-unreadable = the command after 'exec:' cannot be read: { $detail }
fault-engine-command-missing = the player 'exec' needs a command, such as exec:./engine

## Tables and their store

fault-name-length = a name has 1 to { $most } characters, not { $count }: '{ $name }'
fault-name-start = a name starts with a letter and has single blanks, only inside it: '{ $name }'
fault-name-sign = a name has letters, digits, blanks and any of - _ ' . in it, but no '{ $text }': '{ $name }'
fault-name-pronoun = '{ $name }' is no name by which others at a table know somebody
fault-nicknames-too-many = at most { $most } more names
fault-nickname-length = a name in records has 1 to { $most } characters: '{ $name }'
fault-place-of-computer = a computer has place { $place }
fault-names-alike = two at the table have the same name: { $names }
fault-table-places = a table has 3 or 4 places, not { $given }
fault-table-deals = a list has { $lengths } deals, not { $given }
fault-table-seat-of-single-deal = a given seat is for a single deal at a table of three
fault-place-unknown = no place { $given }; the places of this table are 0 to { $last }
fault-moment-unknown = the game has moments 0 to { $last }, not { $given }
fault-not-your-turn = the table does not wait for a move of place { $place }
fault-not-asked = the table does not wait for place { $place } to answer this: { $question }
fault-not-in-practice = moves are taken back only at a table for practice
fault-nothing-to-take-back = place { $place } has decided nothing in this deal yet
fault-nothing-to-finish = there is nothing that could be finished for place { $place }
fault-table-over = table { $table } has been played to its end
fault-table-deals-played = all deals of this table have been played
fault-table-not-over = table { $table } is still being played
fault-table-moved-on = the table has moved on since this was decided
fault-table-closed = this program has left the table
fault-table-held = another program is playing at this table
fault-table-unknown = there is no table { $table }
fault-table-of-somebody-else = somebody else has gone on with table { $table }
fault-game-unknown = there is no game { $number }
fault-puzzle-unknown = there is no puzzle { $name }
fault-practice-unknown = there is nothing { $number } to practise
fault-practice-answered = this was answered already
fault-practice-no-answer = { $answer } is no answer to this question
fault-hints-too-many = too many hints are being thought about for this key
fault-review-of-unfinished-game = a game is reviewed when it is over
fault-reviews-too-many = many reviews are waiting already; try again later
fault-review-broken = the process that reviewed the game has broken down
fault-person-unknown = nothing is remembered of anybody called { $name }
fault-deal-unknown = there is no finished deal { $deal } at table { $table }
fault-moment-after-end = the game is over at that moment
fault-player-not-offered = start the server with --player to play with { $name }
fault-import-unknown = there is no import { $number }
fault-connections-too-many = there are too many connections with this key; close some tabs
fault-key-of-other-table = this key does not open the table
fault-key-without-place = this key opens no place at the table
fault-dealer-does-not-play = who deals does not play
fault-store-file = { $path }: { $reason }
fault-store-gone = The store of tables was deleted or replaced while it was open. { $path }: put it back, or start again.
fault-store-damaged = The store of tables cannot be used. { $path }: it is damaged ({ $reason }). It was left as it is. End all programs and put a backup in its place, or move it away to begin anew; kiebitz store check tells more.
fault-store-foreign = The store of tables cannot be used. { $path }: this file belongs to another program ({ $reason }). It was not touched; move it away to begin anew.
fault-store-newer = The store of tables cannot be used. { $path }: it was written by a newer release of Kiebitz. Update this one; nothing was changed.
fault-store-unreadable = The store of tables cannot be used. { $path }: { $reason }
fault-store-not-there = There is no store yet. { $path } comes with the first table.
fault-file-newer = it was written by a newer release of Kiebitz
fault-file-no-database = it is no database
fault-file-of-other-program = it is a database of another program
fault-file-of-other-version = not a table of version { $version }
fault-file-makes-no-sense = what it holds makes no sense: { $reason }
fault-file-lacks-deals = deals are missing
fault-file-results = the results of deals are entered that were not played
fault-file-gone = the file was deleted or replaced while it was open; put it back, or start again
fault-file-not-there = there is no store yet
fault-file-lacks = '{ $name }' is missing
fault-file-finished-games = its list of finished games is wrong
fault-file-given-moves = its number of given moves or its times of thinking are wrong

## Pictures

fault-picture-language = the language of a picture is en or de, not '{ $text }'
fault-picture-suits = the suits of a picture are french or german, not '{ $text }'
fault-picture-surface = the surface of a picture is green, light, dark or none, not '{ $text }'
fault-picture-size = the size of a picture is a number of pixels above 0, not { $given }

## Models, runs, matches

fault-model = { $path }: { $reason }; { $advice }
fault-model-name-a-folder = name a folder that `kiebitz train { $name }` has written
fault-model-install-anew = install kiebitz anew
fault-model-train-again = the `kiebitz train` command of this folder writes it anew from what is there
fault-model-unreadable = it cannot be read ({ $detail })
fault-model-no-json = it is no JSON ({ $detail })
fault-model-file-not-named = { $manifest } does not name it
fault-model-size = it has { $bytes } bytes instead of { $wanted }
fault-model-checksum = it is not the one that { $manifest } was written for: its checksum is another
fault-model-file = it is no such file of the model '{ $name }' ({ $detail })
fault-model-of-other-name = it is not of the model '{ $name }' but of { $given }
fault-model-version = it has version { $given }, and this kiebitz reads version { $version }
fault-model-seal = it has been altered since it was written: its seal is another
fault-model-lists-no-files = it does not list its files
fault-model-name = it names { $given }, and models are { $known }
fault-model-files = the files of '{ $name }' are { $files }
fault-models-too-large = with '{ $name }' all models have { $bytes } bytes, and may have { $most }; make it smaller
fault-json-no-object = it is no JSON object
fault-locked = another program has the lock { $path }
fault-run-kind = { $what ->
    [training] training
    [review] review
    [test] test
    [experiment] experiment
    [bidding] set of contracts
   *[match] match
  }
fault-folder-in-use = another process works on the { fault-run-kind } in { $path }; wait for it, or choose another folder
fault-folder-of-other-run = { $path } holds another { fault-run-kind }, with { $name } { $found } instead of { $wanted }; choose another folder
fault-file-describes-nothing = { $path } does not describe { $what ->
    [experiment] an
   *[other] a
  } { fault-run-kind }: { $reason }
fault-extra-missing = { $what ->
    [cluster] a cluster
    [accounts] accounts with passwords
    [browser] the table in the browser
    [diagram] the diagram
    [environment] an environment
    [parquet] Parquet
    [server] a server with rooms
    [statistics] what counts games
    [training] training
   *[plot] the plot
  } needs { $library }; install it with: pip install 'kiebitz[{ $extra }]'
fault-cluster-silent = no Dask scheduler answers at '{ $name }': { $detail }
fault-cluster-without-workers = the cluster at '{ $name }' has no workers
fault-test-bounds = a test decides between a low and a high value, not between { $low } and { $high }
fault-test-share = { $name }, a share of wrong decisions, lies between 0 and 0.5
fault-match-not-there = there is no match in { $path }
fault-match-line = { $path }, line { $line }, is not a finished deal: { $reason }
fault-match-order-of-deals = the deals of a list come in order
fault-match-players = a match needs two players or more
fault-match-roles = gains by role are found in card play, where contracts are given
fault-match-one-against-two = one against two is played in full games
fault-match-lists = lists are played of full games
fault-match-list-length = a list has two deals or more, or all, not { $given }
fault-match-shortened-lists = lists are played to the last card, since players may learn from every one
fault-match-game-seconds = a game cannot be played in { $given } seconds
fault-match-passed-in = the bidding player '{ $name }' has passed in { $count } deals one after the other
fault-match-without-end = a match needs an end: a number of deals, a time, the width of the interval, or a test
fault-match-end = a match cannot end after { $name } { $given }
fault-match-game-fields = a game has the fields { $names }
fault-match-no-deal-finished = no deal has been finished
fault-plan-share = { $name } is a share between 0 and 1, not { $given }
fault-plan-power-and-size = a match that is worth its deals has a power above 0.5 and a size below
fault-plan-difference-and-spread = a difference and a spread are above 0
fault-plan-spread = a spread needs two finished deals or lists

## Experiments

fault-experiment-unknown = no experiment is called '{ $name }'; `kiebitz lab` lists them
fault-experiment-found-nothing = none of { $size } cases has what is looked for; try a larger size
fault-subject-unknown = { $experiment } has no subject '{ $name }'; it has: { $known }
fault-subject-refused = { $experiment } cannot measure '{ $name }': { $reason }
fault-subject-of-soloists = it has the form 'DECLARER against DEFENDERS'
fault-subject-of-matches = it has the form 'cardplay FIRST - SECOND', with 'by BIDDER' behind it or not, or 'full FIRST - SECOND'
fault-subject-of-null-play = it has the form 'SET, DECLARER v DEFENDERS' with the set closed, ouvert, closed lost, ouvert lost
fault-parts-unknown = the specialist's parts are { $known }
fault-plot-no-picture = { $path } is no picture; its name may end in { $kinds }
fault-plot-no-folder = { $path } cannot be written: there is no folder { $folder }

## What a browser is told of something that was not done

refusal-malformed = That could not be understood.
refusal-too-long = That was too long.
refusal-too-frequent = Too fast. Once more, please.
refusal-too-many = There are too many of these with this link already. Close other tabs or wait a moment.
refusal-not-allowed = This link does not open this table. Use the link that kiebitz serve shows.
refusal-unknown-table = There is no such table.
refusal-unknown-game = There is no such game.
refusal-held = Another program is playing at this table, for instance kiebitz play. Leave it there first.
refusal-outdated = The table has moved on meanwhile, perhaps in another tab.
refusal-not-your-turn = It is not your turn.
refusal-illegal = The rules do not allow that.
refusal-not-possible = That is not possible now.
refusal-not-found = There is nothing here.
refusal-finished = This table is finished.
refusal-not-stored = It could not be stored, so it did not happen. Is the disk full?
refusal-store-gone = The store of tables was deleted or replaced while Kiebitz was running, so this did not happen. Put kiebitz.sqlite back, or start Kiebitz again.
refusal-not-a-name = A name has letters, digits, single blanks and - _ ' . in it, and begins with a letter; nobody else at the table has it.
refusal-not-offered = This player runs a program or reads a folder. Offer it with: kiebitz serve --player
refusal-failed = Something went wrong here. The table is as it was.
refusal-unreachable = Kiebitz does not answer. Is it still running?
fault-arena-no-such-deals = there are no such deals
fault-arena-no-contracts = there are no deals with contracts in { $path }
fault-arena-not-contracts = { $path } is no table of deals with contracts: { $reason }
fault-arena-other-columns = { $path } is no table of deals with contracts: its columns are others
fault-arena-not-in-core = the cards of { $name } are not decided by the core alone; arena cardplay --roles plays it
fault-memory-unreadable = what is remembered of people cannot be read: { $reason }

## Rooms

fault-room-unknown = there is no room { $room }
fault-room-link = this link opens nothing in this room
fault-room-host = only who opened the room may do that
fault-room-plays = a list is being played in this room
fault-room-not-seated = only who sits at the table may begin
fault-room-full = there is no free seat in this room any more
fault-room-no-chat = nothing can be written here; the set phrases can be said
fault-room-seconds = a time in seconds lies between { $least } and { $most }: { $given }
fault-rooms-too-many = there are { $most } rooms already; try again later
fault-shuffle-none = no deal is being made
fault-shuffle-not-asked = place { $place } is not asked for that now
fault-shuffle-other-number = place { $place } is bound to another number
fault-place-not-of-person = nobody at place { $place } can be played for now

## The protocol of the International Skat Server

fault-iss-line = the protocol has no such line: { $text }
fault-iss-line-too-long = a line has at most { $most } characters
fault-iss-account = { $name } can be no account: three to eight letters, digits, - and _, a letter first
fault-iss-account-taken = somebody has a name like { $name } already
fault-iss-accounts-file = { $path } is no file of accounts; every line is a name and a hash
fault-iss-not-let-in = the server does not let us in: { $text }

## The analysis board

fault-board-cards-only = only cards can be played here
fault-board-no-history = it is not known how this position came about; a seat can be asked in a game or before the first card
fault-board-no-node = there is no such move on the board: { $text }
fault-board-too-large = a board holds { $most } moves
fault-board-comment-too-long = a comment has at most { $most } characters
fault-board-no-move = there is no move at the start
fault-board-other-root = the two boards begin with different cards
fault-board-text-too-long = the text has more than { $most } characters
fault-board-brackets = the brackets do not match
fault-board-no-record = a record needs the deal and the auction; this position has neither
fault-board-nothing-to-solve = cards are solved once a game has been declared
fault-board-over = this game is over
fault-board-unknown = there is no board { $board }
fault-board-title = a title has 1 to { $most } characters
fault-board-cards-at = { fault-place } has { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  } instead of { $wanted }

## Midgame tables

fault-tables-unreadable = the midgame table { $path } cannot be read
fault-tables-foreign = { $path } is no midgame table
fault-tables-version = the midgame table { $path } is of version { $found }; this program reads { $wanted }
fault-tables-length = the midgame table { $path } is cut short: { $found } of { $wanted } bytes
fault-tables-budget = { $megabytes } MB are not enough: what points into the tables alone takes { $least } MB
fault-tables-changed = the midgame table { $path } is not as it was made: its hash does not fit
