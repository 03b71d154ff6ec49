### The analysis board: set up, solved, asked about, played on.

board = Analysis board
board-meaning = Type a deal, or paste what you have: a deal, a game or a position as text, a record of the Skat server. Or set it up below.
board-text = Deal, game, position or record
board-read = On the board
board-random = Deal anew
board-set-up = Set up
board-use = Play this
board-is-good = This is fine.
board-where = Where the tapped card goes
board-place = { $place ->
    [0] Forehand { $count }
    [1] Middlehand { $count }
    [2] Rearhand { $count }
    [3] Skat { $count }
   *[4] Trick { $count }
  }
board-lies = { $place ->
    [0] with forehand
    [1] with middlehand
    [2] with rearhand
    [3] in the skat
   *[4] in the trick
  }
board-letter = { $place ->
    [0] F
    [1] M
    [2] R
    [3] S
   *[4] •
  }
seat-letter = { $seat ->
    [0] F
    [1] M
   *[2] R
  }
board-nowhere = not dealt
board-tray = All cards
board-deal-rest = Deal the rest
board-clear = Clear
board-game = What is played
board-to-be-bid = still to be bid
board-under-way = In the middle of a game
board-leads = Leads
board-points = Card points in the declarer's tricks
board-tricks = Tricks of the declarer

board-start = This is how the cards lie.
board-cannot = This card cannot be played now.
board-put-away = Tap two cards to be put away.
board-skat = skat
board-solve = Solve with open cards
board-ask = What would this seat do?
board-ask-seat = { $seat ->
    [0] What would forehand do?
    [1] What would middlehand do?
   *[2] What would rearhand do?
  }
board-play-on = Let the computers play
board-stop = Stop
board-solves-play = Cards are solved once a game has been declared.
board-asks-games = A seat can be asked only where it is known how the position came about.
board-value = { $won ->
    [yes] With open cards the declarer gets { $points } card points and wins.
   *[no] With open cards the declarer gets { $points } card points and loses.
  }
board-null-won = With open cards the null game cannot be caught.
board-null-lost = With open cards the null game is lost in trick { $trick }.
board-moves = Moves
board-no-moves = Nothing has been played yet. Tap a card or make a call.
board-comment = Comment on this move
board-promote = Make this the main line
board-remove = Delete from here on
board-title = Title
board-keep = Keep
board-rename = Rename
board-kept = Boards you have kept
board-export = Take it along
board-as-text = As text
board-as-record = As a record
board-as-picture = As a picture
game-on-board = On the board
