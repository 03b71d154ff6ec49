### Practice, puzzles and trainers: what is asked, and what is said of an answer.

practice = Practice
puzzles = Puzzles
practice-today = { $left ->
    [one] One more today
   *[other] { $left } more today
  }
practice-over = That was all for today.
practice-over-what = What you missed comes again tomorrow, the rest in a few days. More puzzles are there at any time.
puzzles-none = No puzzle fits this choice.
practice-go-on = Next
practice-again-on = Asked again on { $date }
practice-known = You know this one; it will not be asked again.
practice-look-at-game = To the game
practice-play-on = Play on from here

## What is asked.

practice-question-bid = Bid or pass?
practice-question-skat = Pick up, or play from the hand?
practice-question-declare = What do you play, and what do you put away?
practice-question-card = Which card?
practice-question-trumps = How many trumps are still out?
practice-question-mistake = { $move }: was that a mistake?
practice-where-you-sit = You are { $seat }
practice-confirm = Play it
practice-choose-contract = Game
practice-choose-two = Tap two cards to put away.

practice-answer = { $answer ->
    [p] Pass
    [y] Hold
    [s] Pick up the skat
    [yes] Yes, a mistake
    [no] No
   *[other] { $answer }
  }

## What is said of an answer.

practice-right = Right.
practice-wrong = Not right.
practice-right-is = Right: { $moves }
practice-you-then = In the game you chose: { $move }
practice-tempting = What tempts: { $move }
practice-you-now = You chose: { $move }
practice-source = { $source ->
    [mistake] A moment of your game
    [puzzle] Puzzle { $name }
   *[lesson] Lesson { $name }
  }
practice-grade = Level { $grade }
practice-then = What happens then
practice-then-true = As the cards lay, with best play by all.
practice-then-supposed = As the cards could lie, with best play by all.
practice-then-calls = Until the first card the computers bid and declare, each by its own cards.
practice-after-call = After “{ $call }”
practice-after = After { $card }
practice-after-points = { $points ->
    [one] 1 point for the declarer
   *[other] { $points } points for the declarer
  }
practice-after-tricks = { $tricks ->
    [0] no trick for the declarer
    [one] one trick for the declarer
   *[other] { $tricks } tricks for the declarer
  }
practice-earlier = { $tricks ->
    [one] The trick before
   *[other] The { $tricks } tricks before
  }
practice-cards-left = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
practice-hand = Your cards

## Themes and trainers.

theme = Theme
theme-all = All themes
theme-draw-trumps = Draw trumps
theme-keep-the-ten = Bring tens and aces home
theme-take-the-trick = Take the trick
theme-lead-through = The right lead
theme-smear = Smear
theme-duck = Duck
theme-hold-back = Hold back
theme-schneider = Schneider
theme-null-hole = Null
theme-discard = Putting away
theme-grand-or-suit = Grand or suit
theme-bid-or-pass = Bid or pass
theme-without-a-name = Others
grade = How hard
grade-all = All
trainer = Trainer
trainer-all = What is best?
trainer-worth = Is this hand worth it, and what?
trainer-discard = What do I put away?
trainer-first-card = The first card
trainer-count = How many trumps are out?
trainer-mistake = Was that a mistake?

## At the terminal.

practice-terminal-answer = Your answer
practice-terminal-play-on = To play on from here: { $command }
practice-terminal-choices = { $number } { $answer }
practice-exported = { $count ->
    [one] One moment written to { $path }.
   *[other] { $count } moments written to { $path }.
  }
practice-imported = { $count ->
    [one] One moment taken in.
   *[other] { $count } moments taken in.
  }
practice-made = { $count ->
    [one] One puzzle in { $path }.
   *[other] { $count } puzzles in { $path }.
  }
practice-choose-number = Choose one of the numbers 1 to { $count }.
practice-tricks-before = So far
practice-bids-before = Bidding
practice-open-hand = Open
practice-trick = Trick
