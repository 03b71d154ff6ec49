### The help of every command and option: `kiebitz COMMAND --help`.

## Commands: the summary, then more; a paragraph with a call keeps its lines

help-kiebitz = Kiebitz, an engine for Skat: play, solve open hands, match players, read and check game records.
help-arena =
    Matches between players on the same deals with the same luck.

    Reports have an interval for every difference.
help-arena-cardplay =
    Card play only: contracts given, every deal with sides swapped.

    PLAYERS are two names, or more for a round robin: kiebitz arena cardplay rules random
help-arena-contracts =
    Bid deals and keep them for arena roles.

    Interrupted, the same command goes on where it was.
help-arena-full =
    Whole games, every deal in all arrangements of two players.

    The arrangements are ABB BAB BBA AAB ABA BAA. With --list the players stay for whole lists, deals come in order, and seats rotate as at a table.

    PLAYERS are two names, or more for a round robin: kiebitz arena full rules random
help-arena-plan =
    Tell how many deals a DIFFERENCE in points per 36 needs.

    For example: kiebitz arena plan 50 --like matches/first
help-arena-probe =
    Check PLAYER, such as "exec:./engine", for legality and honesty.

    The exit status is 1 if it fails.
help-arena-roles =
    Card play by the core alone: gains by role and kind, in seconds.

    For two PLAYERS whose cards are decided there, such as policy, rules, kermit:40 or kiebitz. The games are those of arena cardplay --roles, but no record of them is kept.
help-arena-show = Print the report of a match kept in FOLDER again.
help-bench = Node counts that identify the search, and its speed.
help-bench-solver =
    Solve a fixed set of deals and sum up the nodes.

    The sum is the signature of the search, the same on every machine.
help-bid =
    Weigh the ten cards of HAND: what to bid and declare, and why.

    kiebitz bid "CJ SJ HA HT HK H9 H8 CA C7 D8" --seat 1
    kiebitz bid CJSJ.HATK98.CA7.D8 --seat 1 --bids "18 y 20 p p"
    kiebitz bid CJSJ.HATK98.CA7.D8 --seat 1 --bids "18 p p" --skat "DT S7"

    Points are Seeger-Fabian points less the mean of the other two.
help-completion =
    Print the script by which a shell completes commands, options and players.

    kiebitz completion bash >> ~/.bashrc
    kiebitz completion zsh >> ~/.zshrc
    kiebitz completion fish > ~/.config/fish/completions/kiebitz.fish
help-engine =
    Let PLAYER, such as rules, speak the engine protocol.

    It listens on standard input and answers on standard output. The host may set the options of the player.
help-iss =
    Players at tables of a server that speaks the protocol of the International Skat Server.

    `kiebitz serve --iss PORT` is such a server.
help-iss-connect =
    Seat a player at the tables of the server at HOST.

    It waits for invitations, or begins a table with --table, or sits down at one with --join. The password is asked for, or read from a file. It never calls anybody but HOST.
help-iss-user =
    Add NAME to FILE, the accounts of `kiebitz serve --iss`, or change that one's password.
help-lab-all =
    Measure once more, on the players that ship, what was decided on others.

    The time is shared out among experiments, a chunk of cases at a time. The same command goes on where it was interrupted or its time was over, and tells all that was found so far in one table.
help-lab =
    Repeat an experiment: our figures beside the published ones.

    Without a name all experiments are listed. Every one is seeded, tells its intervals, and goes on where it was interrupted if it has a folder.
help-learn =
    Learn Skat: twelve short pages, each with something to do.

    With PAGE only that one. Cards are typed like SA or ♠A, several with blanks between them; an empty line shows the
    answer.
help-play =
    Play Skat with computer players.

    A table that is left, with quit, Ctrl-C or Ctrl-D, is kept and can be continued. Type ? at the table for help.
help-people =
    What the computer remembers of people and programs, and thinks of them.

    It counts what everybody at a table has seen by the end of a game; games with help tell nothing.
help-people-list = Everybody who is remembered.
help-people-show = What the computer thinks of somebody; of you, if nobody is named.
help-people-export = All that is counted of somebody, as JSON; of you, if nobody is named.
help-people-forget = Forget somebody. The games stay, and are not counted again.
help-players =
    List players and bidding systems with their options.

    A player is named NAME, NAME:OPTION,OPTION or SYSTEM+PLAYER: kermit:40, kermit:worlds=40,inference=none, value@FOLDER+kermit.
help-practice =
    Practise moments of your own games until you know them, and puzzles.

    Moments come from reviewed games: kiebitz review. Options choose puzzles instead, or move the queue to another store.
help-record =
    Check, show, convert and audit game records.

    They are read in the format of the International Skat Server, from files plain, gzip or bzip2; - is standard input.
help-record-audit =
    Fair play: who errs so seldom that hidden cards must have been known?

    Mistakes with open cards are counted by player and role and set against those of strong honest players. It is evidence, no proof.
help-record-check =
    Replay every record and compare its result.

    Broken records are named, and the exit code is 1 if there was one.
help-record-convert =
    Write records as JSON lines, Parquet or ISS text.

    Broken records are named and left out, and the exit code is 1 if there was one.
help-record-show =
    Print games for people: hands, auction, tricks and result.

    The exit code is 1 if a record that was to be shown is broken.
help-review =
    Review games: what could have been known and done better.

    Every bid, discard and card is judged by what its player could know, and apart from that by open cards.

    Records are those of the International Skat Server. With --out a whole archive is reviewed, and goes on where it was interrupted; every decision becomes a row of a Parquet table.

    Reviews of tables (`kiebitz play --tables` lists them) are kept with their games and shown in the browser too.
help-serve =
    Play Skat in the browser.

    Opens the page; tables are those of `kiebitz play`. Only this machine can connect unless --host says otherwise.
help-ship =
    Put a model that was trained in place of the one that ships.

    FOLDER is what `kiebitz train` was given as --out. The model is checked, loaded and copied into the package, which all players read from then on; what is not in order is refused, and the old model stays.
help-solve =
    Solve an open-hand POSITION: every legal card, the best line.

    A position is written  HANDS KIND DECLARER [LEADER:TRICK [POINTS:TRICKS]]
    HANDS are forehand/middlehand/rearhand/skat, KIND a letter of D H S C G N, DECLARER a seat 0 1 2:
      kiebitz solve "CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0"

    Values are the declarer's card points in all, the skat and the tricks taken included. With --guarantee the declarer sees its own cards and the skat alone, and the others may hold any of the rest.
help-stats =
    What your games tell: results, mistakes, luck.

    Games with help do not count. Mistakes are counted over those that have a review.
help-store =
    Copy, check and compact the store.

    All tables and games are in it, kiebitz.sqlite in the data folder. This may be done while tables are played at.
help-store-backup =
    Copy the store to FILE, which must not be there yet.

    To go back to it, end all programs, move kiebitz.sqlite and what stands beside it with -wal and -shm away, and put FILE in its place.
help-store-check =
    Look for damage in the whole store.

    What is wrong is told, and the exit code is 1 if anything is.
help-store-compact = Write the store anew without the room of deleted games.
help-train = Learn the models that come with the package anew.
help-train-bidding =
    Learn the bidding from the solver and from games.

    Hands are labelled by the solver, tables fitted, games played, the tables corrected, and games played again. With --outcomes small networks learn from games on any hand, in place of the solver's labels and tables.

    The same command goes on where it was interrupted.
help-train-glem =
    Learn Kermit's four features from the tricks of games.

    Games are played, what each suit and the trumps bring is counted, and the features are weighed.

    The same command goes on where it was interrupted.
help-train-inference =
    Learn which hidden cards fit bids, contracts and discards.

    Deals are bid, tables fitted to what happened, and measured on games.

    The same command goes on where it was interrupted.
help-train-null =
    Learn what the cards of a suit are worth in null.

    Null is declared by force and played out, tables are fitted, and measured on games.

    The same command goes on where it was interrupted.
help-train-policy =
    Learn which cards strong and weak players play.

    Games are played, a network fitted to their cards, and measured on others.

    With --reinforce such a network learns on by playing against itself: cards that bring more than was to be expected become likelier. It is measured by games against the one that ships.

    The same command goes on where it was interrupted.
help-train-levels =
    Measure what the five levels make, by the measures of `kiebitz stats`.

    Each plays the same deals against two of level 3; some of its games are reviewed. Interrupted, the same command goes on where it was.
help-train-puzzles =
    Make puzzles of the records in FILES, or of self-play.

    Each has one clearly best choice by what a seat knows, confirmed in 2,000 worlds. Interrupted, the same command goes on where it was.
help-train-review =
    Learn how often games are won whose worlds are won open.

    Games are played, chances fitted to how they ended, and checked on others.

    The same command goes on where it was interrupted.
help-train-tables =
    Compute midgame tables: values of states with few cards left, for the solver to look up.

    They are made for this machine and do not come with the package. `kiebitz bench solver --tables` tells what they bring.

help-train-values =
    Learn what an open position is worth, at a glance.

    Positions are labelled by the solver, networks fitted to most of them, and measured on the others, beside the linear estimators of Furtak's thesis.

    The same command goes on where it was interrupted.
help-verify =
    Check that a deal is the one promised, and deal it again.

    COMMITMENT was shown before the first bid, SECRET and SALT when the deal was over. Where people contributed to the
    deal, CONTRIBUTIONS are theirs in the order of their places, each as COMMITMENT:NUMBER. Exits with 1 if something
    does not fit.

## Options of many commands

option-help = Show this message and exit.
option-version = Show the version and exit.
option-seed = Of everything random.
option-jobs = Processes; default one for each core.
option-cluster = Work on the Dask cluster with this scheduler.
option-json = Print one JSON object.
option-lang = Language of what is said [default: the locale's].
option-id = Only the game with this ID.
option-number = Only the n-th record.

## Matches in the arena

option-arena-seed = Of the deals and of everything random.
option-arena-deals = Stop after so many; 200 if no other end is set.
option-arena-seconds = Stop after so much time.
option-arena-until-width = Stop when the 95% interval of the difference is no wider.
option-arena-decide = Stop when it is decided (SPRT) whether the difference per 36 is rather LOW or HIGH.
option-arena-alpha = How often HIGH may be wrong.
option-arena-beta = How often LOW may be wrong.
option-arena-game-seconds = Time of a player for a game.
option-arena-pipma = Count perfect-information mistakes.
option-arena-shorten = End games whose result is certain; it stays the same.
option-arena-out = Keep the match, and resume it.
option-arena-cluster = Play on the Dask cluster with this scheduler.

## kiebitz arena cardplay

option-arena-cardplay-bidding = The player that bids, declares and discards.
option-arena-cardplay-roles = Tell gains as declarer and in defence by a third game, B against two B.

## kiebitz arena full

option-arena-full-list = Let the same players stay for lists of so many deals, or for all.
option-arena-full-one = The first player alone against two of another: ABB BAB BBA.

## kiebitz arena plan

option-arena-plan-like = A kept match whose deals spread alike.
option-arena-plan-mode = Without such a match: where the spread is the usual one.
option-arena-plan-power = How often such a difference is to be noticed.
option-arena-plan-size = How often one is noticed where there is none.

## kiebitz arena contracts

option-arena-contracts-out = The folder.
option-arena-contracts-bidding = The player that bids, declares and discards.
option-arena-contracts-deals = So many with a contract.
option-arena-contracts-seed = The same as in arena cardplay.

## kiebitz arena roles

option-arena-roles-contracts = Deals that were kept: by arena contracts, or an archive of records.
option-arena-roles-bidding = Without them: who bids, declares and discards.
option-arena-roles-kind = Only such games.
option-arena-roles-deals = So many; all that were kept, or 2000.
option-arena-roles-threads = Deals played at once; default one for each core.

## kiebitz arena probe

option-arena-probe-seed = Seed of the deals and of the player.
option-arena-probe-seconds = For a move.
option-arena-probe-games = Whole games to play.

## kiebitz bench solver

option-bench-solver-tables = The folder of `kiebitz train tables`: how many of the nodes and how much of the time are left with it, and what in it was refused.

## kiebitz bid

option-bid-seat = 0 forehand, 1 middlehand, 2 rearhand.
option-bid-bids = The auction so far, in the order of the calls: 18 y 20 p.
option-bid-skat = The two cards of the skat, if it was picked up: what to declare and put away.
option-bid-policy = Bid by expected list points, or by a chance to win of 0.6.

## kiebitz engine

option-engine-seed = Seed of the player, unless the host sets the option seed.

## kiebitz lab

option-lab-all-hours = For so long; 0 only tells what there is.
option-lab-size = So many cases.
option-lab-subject = Measure this alone; give it as often as you like.
option-lab-quick = A small trial in seconds, to see that everything works.
option-lab-out = Keep what is measured, and go on with it.
option-lab-plot = Draw it into this file (needs matplotlib).

## kiebitz play

option-play-seed = What deals and computer players follow from [default: random].
option-play-deals = Length of the list, 1 for a single deal [default: 36, with 4 players 48].
option-play-seat = Your seat with --position or --deals 1 [default: forehand, or in turn].
option-play-level = How strong the computer plays [default: 3].
option-play-opponent = Another player; once for each, or all.
option-play-players = Players at the table.
option-play-position = Play a deal FH/MH/RH/SKAT, a position, or go on with a game.
option-play-practice = Moves can be taken back, and card points are shown.
option-play-name = Your name, up to 20 characters [default: the one you first told].
option-play-save = Where finished games are appended [default: games.sgf in the data folder].
option-play-new = Begin a new table without asking; others stay as they are.
option-play-resume = Continue the table that was left last, or the one of this number.
option-play-tables = List the unfinished tables.

## kiebitz record

option-record-jobs = Processes, at most one for each core.

## kiebitz record check

option-record-check-all-errors = Name every broken record, not only the first 20.

## kiebitz record convert

option-record-convert-to = Form to write; else by the output's name.
option-record-convert-output = File to write; default standard output.
option-record-convert-view = With iss: write the view of a seat 0 1 2 or of the public 3.

## kiebitz review

option-review-out = Review an archive into this folder.
option-review-jobs = With --out: processes; default one for each core.
option-review-cluster = With --out: work on the Dask cluster with this scheduler.
option-review-json = Print a JSON object a game.
option-review-games = To play on where no line wins.
option-review-worlds = Ways the cards can lie, twice.
option-review-threads = For one game at a time.
option-review-table = The list of this table: its deals, and what was given away.
option-review-collection = What was given away in all your games that have a review.

## kiebitz iss

option-iss-connect-port = Port of the server.
option-iss-connect-player = Who plays.
option-iss-connect-name = Name of the account.
option-iss-connect-password-file = File whose first line is the password.
option-iss-connect-table = Begin a table of so many.
option-iss-connect-invite = Ask this one to the table; may be given more than once.
option-iss-connect-join = Sit down at this table.
option-iss-connect-ticket = Password or ticket of the table to join.
option-iss-connect-games = End after so many games.
option-iss-connect-seconds = End after so many seconds, when the game is over.
option-iss-connect-log = Append the records of the games to this file.
option-iss-connect-seed = Of everything random.
option-iss-connect-dry-run = Check everything and say what would be done; connect to nobody.
option-iss-user-password-file = File whose first line is the password.

## kiebitz serve

option-serve-port = Port to listen on [default: 7707, or the next one that is free].
option-serve-host = Address to listen on; 0.0.0.0 lets others connect.
option-serve-player = Also offer this player, such as exec:CMD.
option-serve-browser = Whether to open the browser [default: open it].
option-serve-iss = Also listen on this port for clients of the International Skat Server's protocol.
option-serve-accounts = Let in who stands in this file (kiebitz iss user) [default: everybody].
option-serve-new-key = Replace your key: the old one and all links of guests open nothing any more.
option-serve-rooms = Let others open rooms: everybody, or who has a key, which is shown.
option-serve-most-rooms = How many rooms there may be.
option-serve-room-days = Days after which a room that nobody comes to goes, with its games.
option-serve-stand-in = Who sits at empty places in rooms, and plays for people who are away.
option-serve-name = A name by which others reach this machine; may be given more than once.
option-serve-proxy = All calls come through a proxy on this machine, which counts addresses itself.
option-serve-share = This process is number K of N, which share the rooms behind a proxy.
option-serve-journal = Append what happens to a file, a line of JSON each, without cards; - is standard output.

## kiebitz solve

option-solve-threads = With --batch: at most one for each core.
option-solve-points = Only ask whether the value is at least so much.
option-solve-guarantee = What the declarer reaches whatever hands the others hold.
option-solve-batch = Solve a file of positions, one a line (- is standard input).
option-solve-cards = With --batch: the value of every legal card too.
option-solve-node-limit = States to search for one answer; bounds if it takes more.
option-solve-time-limit = Seconds for one answer; bounds if it takes more.
option-solve-table-mb = Memory, for each thread.

## kiebitz practice

option-practice-puzzles = Puzzles instead of today's queue, the easy ones first.
option-practice-trainer = One kind of question.
option-practice-theme = Puzzles about one idea.
option-practice-grade = Puzzles that this level solves and the one below does not.
option-practice-export = Write the queue with all answers to this file, JSON lines.
option-practice-import = Take in what was written so, for games that are here too.

## kiebitz stats

option-stats-name = Of whoever this is part of the name of; default you.
option-stats-role = Only games in this role.
option-stats-kind = Only this kind of game.
option-stats-seat = Only games at this seat: 0 forehand, 1 middlehand, 2 rearhand.
option-stats-against = Only games against whoever this is part of the name of.
option-stats-since = Only games from this day on.
option-stats-until = Only games before this day.
option-stats-csv = Print all lines as CSV.
option-stats-parquet = Write all lines to this file as Parquet.
option-stats-games = Print the games behind the numbers instead, as records.
option-stats-export-me = Write all that is known of you to this new archive.
option-stats-import-me = Take in what `--export-me` has written, here or on another machine.
option-stats-forget-me = Delete your games, also in rooms, tables, reviews, boards, practice and name, after asking.

## kiebitz train bidding

option-train-bidding-out = Where the model goes.
option-train-bidding-games = Chunks of 40 deals to play in each turn.
option-train-bidding-outcomes = Learn from games on any hand how they end, not from open hands.
option-train-bidding-player = The card player whose games correct the model; default kermit:20, with --outcomes policy, --quick rules.
option-train-bidding-quick = A small model in under two minutes, to see that everything works.
option-train-bidding-turns = At most; default 4, with --outcomes 2, --quick 1.
option-train-bidding-start = The folder of a model to go on from: its tables or networks are kept, and only games are played.

## kiebitz train glem

option-train-glem-games = Chunks of 5,000 games, ten at least; default 60.
option-train-glem-out = Where the tables go.
option-train-glem-quick = Poor tables within a minute, to see that everything works.

## kiebitz train inference

option-train-inference-counted = Count histograms, as Kermit was published to do, in place of fitting tables.
option-train-inference-deals = Deals of each bidder.
option-train-inference-out = Where the tables go.
option-train-inference-bidder = A player whose bids, contracts and discards are learned; may be given more than once.
option-train-inference-test-games = Games of each to measure on.

## kiebitz train null

option-train-null-out = Where the tables go.
option-train-null-games = Chunks of 50 games; default 60.
option-train-null-quick = Poor tables within a minute, to see that everything works.
option-train-null-trials = Chunks of 2,000 forced trials; default 200.

## kiebitz train policy

option-train-policy-deals = To play; default 100,000, with --reinforce 1,000,000 used again.
option-train-policy-games = With --reinforce, to learn from; default 6,000,000.
option-train-policy-kermit-deals = With --reinforce, bid by kermit besides; default 30,000.
option-train-policy-kermit-share = With --reinforce, the share of the games that are played on contracts of kermit; default 0.5.
option-train-policy-anchor = With --reinforce, what it costs to leave the start, in hundreds of list points a nat; default 0.004.
option-train-policy-rate = With --reinforce, how long a step is at first; default 0.0005.
option-train-policy-reinforce = Learn from what cards bring, not from players who play them.
option-train-policy-out = Where the network goes.
option-train-policy-quick = A poor network within a minute, to see that everything works.
option-train-policy-start = The folder of a policy to go on from, with half of the lessons in smaller steps.
option-train-policy-test-games = Deals of each player to measure on; default 200.
option-train-policy-teacher = Whose evidence is learned; default kermit:10.

## kiebitz train review

option-train-review-out = Where the numbers go.
option-train-review-games = To learn from.
option-train-review-player = Who plays, in all seats.
option-train-review-test-games = To check on.

## kiebitz train levels

option-train-levels-out = Where the file goes.
option-train-levels-games = Games of each level; more of them add to what is there.
option-train-levels-reviewed = So many of these are reviewed.

## kiebitz train puzzles

option-train-puzzles-out = Where the puzzles go.
option-train-puzzles-games = Games of self-play; more of them add to what is there.
option-train-puzzles-number = Puzzles to keep, spread over themes and grades.
option-train-puzzles-player = Who plays them.

## kiebitz train tables

option-train-tables-null = Null games with up to so many cards a hand; seconds for 4, and about twenty times as long for each card more.
option-train-tables-trumps = Suit games and grands with so many cards a hand; 0 for none. Two are done in seconds, three in minutes.
option-train-tables-only = Suit games only or grands only, with --trumps cards.
option-train-tables-budget = Beside what is whole, suit games and grands cut to so many megabytes each, in a folder MB-MB-WEIGHTS within --out.
option-train-tables-weights = What is kept in the budget first: each value counts once, as often as its row is met, as many cards as it stands for, or both.
option-train-tables-out = Where the tables go.

## kiebitz train values

option-train-values-out = Where the networks go.
option-train-values-chunks = Of 4,000 labelled positions; default 200, of which every tenth is held out.
option-train-values-quick = Poor networks within a minute, to see that everything works.
