### The table at the terminal: what only a screen and a keyboard need.

## The screen

screen-seed = Seed { $seed }
screen-seeded = Seed { $seed }: whoever knows it knows all the cards.
screen-defender = defender
screen-tricks = Tricks: declarer { $declarer }, defenders { $defenders }
screen-points = Points: declarer { $declarer } + skat, defenders { $defenders }
screen-trick-number = Trick { $number }
screen-no-last-trick = No trick has been completed yet.
screen-meanwhile = Meanwhile
screen-open-hand = Cards of { $name }
screen-your-hand = Your cards
screen-thought = Time to think
screen-value = Game value { $value }
screen-dealt = The cards as they were dealt
screen-faulty = { $name } made a mistake that ends the turn: { $reason }
screen-list = List of { $length } deals (Seeger-Fabian)
screen-won-lost = Won, lost
screen-earlier = { $count ->
    [one] ... { $count } earlier
   *[other] ... { $count } earlier
  }
screen-list-empty = No deal has been played yet.
screen-no-list = A single deal is not entered in a list.

## Questions, and what may be typed

ask-bid = Your bid [Enter = { $bid }, a higher number, p = pass, ? = help]:
ask-top-bid = Your bid [p = pass, ? = help]:
ask-hold = { prompt-hold } [y = yes, p = pass, ? = help]:
ask-skat = { prompt-skat } [s = pick up, gh = grand hand ..., ? = help]:
ask-declaration = Contract and two cards to put away [such as g c7 d8, ? = help]:
ask-card = { prompt-card } [such as cj, or its number, hint, ? = help]:
ask-only-card = { prompt-card } [Enter = { $card }, ? = help]:
ask-next-deal = [Enter = next deal, list, quit, ? = help]:
ask-end = [Enter = finish, list, quit, ? = help]:
ask-claim = { prompt-claim } [y/n]:
ask-resign = { prompt-resign } [y/n]:
ask-name = What is your name? It is used at the table and in your records:
ask-continue = There is an unfinished table ({ $where }). Continue it? [Y/n]:
ask-retry = [Enter = try again, quit = leave]:
ask-enter = [Enter = back to the table]:

## Answers to what cannot be done

answer-yes-or-no = Please answer y for yes or n for no.
answer-enter = I do not understand '{ $text }'. Press Enter alone to go on.
answer-not-a-bid = I do not understand '{ $text }'. Say a number, Enter for the next one, or p to pass.
answer-bid-too-low = { $value } is not higher than { $bid }.
answer-no-such-value = No game is worth { $value }. The next numbers are { $values }.
answer-hold-or-pass = You are asked whether you hold: answer y for yes or p for pass.
answer-only-pass = There is no number left to say. You can only pass with p.
answer-skat-or-hand = Type s to pick up the skat, or a hand game such as gh, nh, ch.
answer-not-a-contract = '{ $text }' is no contract. Write c s h d, g or n, then h for hand, o for ouvert, s or z to announce.
answer-pick-up-first = { $contract } needs the skat: pick it up with s, or play a hand game, such as { $hand }.
answer-skat-is-taken = { $contract } is a hand game, but you have picked up the skat.
answer-null-too-low = { $contract } is worth { $value }, less than your bid of { $bid }.
answer-two-cards = Name the contract and exactly two cards to put away, such as g c7 d8.
answer-same-card-twice = You named { $card } twice. Name two different cards.
answer-name-a-card = Name a card, such as cj or h10, or its number.
answer-not-a-card = I do not understand '{ $text }'. Name a card, such as cj or h10, or its number.
answer-no-card-number = There is no card number { $number }; the highest is { $count }.
answer-not-held = You do not hold { $card }.
answer-several-cards = '{ $text }' can be { $cards }. Which one?
answer-must-follow = { $card } does not follow suit. You may play { $cards }.
answer-none-follows = { $cards } do not follow suit. You may play { $legal }.
answer-only-in-play = That is possible only while cards are being played.
answer-only-declarer-claims = Only the declarer can claim.
answer-claimed-already = Your cards are on the table already.
answer-only-in-practice = Taking back is possible only in practice mode (kiebitz play --practice).
answer-nothing-to-take-back = There is nothing of yours to take back.
answer-no-hint-now = There is a hint only when it is your turn.

## Offers

type-claim = { offer-claim } Type claim to end the game.
type-resign = { offer-resign } Type resign to end the game.

## Begin and end

start-welcome = Kiebitz: Skat at the terminal. Type ? for help at any time.
start-company = At the table: { $players }.
start-continued = The table goes on where it was left.
end-interrupted = Interrupted. Continue with: kiebitz play --resume
end-left = The table is kept. Continue with: kiebitz play --resume
end-unkept =
    What was done last was not kept, since it could not be stored. All before it is.
    Continue with: kiebitz play --resume
end-moved-on = Another program has gone on with this table. See where it stands with: kiebitz play --resume
end-saved-to = The games are kept in { $path }
end-not-recorded = The game is stored, but could not be appended to { $path }: { $reason }
end-list-complete = The list is complete.
end-winner = { $who ->
    [you] { $count ->
        [one] You win the list with { $count } point.
       *[other] You win the list with { $count } points.
      }
   *[other] { $count ->
        [one] { $name } wins the list with { $count } point.
       *[other] { $name } wins the list with { $count } points.
      }
  }

## Tables that were left

tables-none = There is no unfinished table. Start one with: kiebitz play
tables-no-such = There is no unfinished table { $number }. See them with: kiebitz play --tables
tables-held = Table { $number } is being played by another program. Begin another with: kiebitz play --new
tables-more = { $count ->
    [one] There is { $count } more unfinished table. See it with: kiebitz play --tables
   *[other] There are { $count } more unfinished tables. See them with: kiebitz play --tables
  }
tables-unfinished = Unfinished tables
tables-being-played = being played
tables-how-to-resume = Continue one with: kiebitz play --resume NUMBER
tables-time-format = %Y-%m-%d %H:%M

## Options

play-for-new = For a new table only: { $options }. Say n to begin one.
play-new-and-resume = --new begins a table and --resume continues one: give one of the two.
play-not-for-resumed = { $options }: a table goes on as it was agreed when it began. Begin another with: kiebitz play --new
play-level-and-opponent = --level is for the usual players; with --opponent write, for instance, kiebitz:level=2.
play-wrong-company = A table of { $players } needs { $needed } computer players: name one for all, or each of them.

## The store

storing-damaged = The unfinished table could not be read ({ $reason }). It was moved to { $path }.
storing-failed =
    This could not be stored in { $path }: { $reason }.
    It has not happened. Make room on the disk or make it writable, then try again.
storing-gone =
    { $path } was deleted or replaced while the table was open.
    It has not happened. Put the file back and try again, or leave and start anew.

terminal-help =
    Cards     suit and rank: cj (jack of clubs), h10 or ht, d7; or the number under
              the card; or as little as is unique among the cards you may play: j
    Auction   a number such as 18; Enter says the next one; y holds; p passes
    Skat      s picks up; or a hand game: gh grand hand, nh null hand,
              ch clubs hand, chs schneider announced, chz schwarz announced,
              co clubs ouvert, noh null ouvert hand
    Contract  contract and two cards to put away: g c7 d8; no 11 12 for null ouvert
              c clubs, s spades, h hearts, d diamonds, g grand, n null

    hint      what a strong player would do, and why
    last      the last trick
    list      the score list
    claim     lay the cards open: you take all the rest (in null: nothing more)
    resign    give the game up
    undo      take back your last decision (practice mode)
    quit      leave; the table is kept. Ctrl-C and Ctrl-D do the same

learn-answer = Your answer
learn-first-game-typed = Go on at the table: kiebitz serve opens it in the browser, where this game is on the twelfth page; kiebitz play plays here.
