### The table: who sits there, what is said and played, and what is asked.

table-unnamed = Guest
table-deal-number = Deal { $number } of { $length }
table-list-over = List over · { $length ->
    [one] one deal
   *[other] { $length } deals
  }
table-single-deal = Single deal
table-practice = Practice
table-declarer = declarer
table-dealer = deals
table-bid = bid { $bid }
table-skat = Skat
table-put-away = Put away
table-last-trick = Last trick
table-thinking = { $name } is thinking

call-hold = Yes
call-pass = Pass

event-picks-up = { $name } picks up the skat
event-declares = { $name } plays { $contract }
event-lays-open = { $name } lays the cards open
event-gives-up = { $name } gives up
event-leaves = { $name } leaves the game
event-times-out = { $name } runs out of time
event-trick = Trick for { $name }
event-taken-back = Taken back
event-claim-refused = The defenders want to see it: play on, your cards are open
event-failed = { $name } has failed. The rules decide what happens now; the reason is shown at the end of the deal.

prompt-hold = { $name } says { $bid }. Do you hold?
prompt-skat = Pick up the skat, or play hand?
prompt-card = Your card
prompt-claim = { $game ->
    [null] { $name } lays the cards open and will take no trick. Do you agree?
   *[trump] { $name } lays the cards open and claims the rest. Do you agree?
  }
prompt-resign = Give the game up?

# Nothing can change any more.
offer-claim = { $game ->
    [null] You will certainly take no trick.
   *[trump] The rest is certainly yours.
  }
offer-resign = { $game ->
    [null] The declarer will certainly take no trick.
   *[trump] { $side ->
        [declarer] The rest is certainly the defenders'.
       *[defender] The rest is certainly the declarer's.
      }
  }

table-leads = leads
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-open-cards = open cards
table-score = card points { $declarer } : { $defenders }
table-still-out = Still out
table-earlier-tricks = Tricks so far
table-seeded = Seeded
table-overbid = By these cards the game is overbid and lost, unless schneider or the skat helps.

action-jump = More …
action-no-jump = Back
action-pick-up = Pick up the skat
action-play-hand = Play from the hand
action-back = Back
action-declare = Declare
action-end = End it
action-agree = Agree
action-play-on = Play on
action-undo = Take back

menu = Menu
menu-let-finish = Let the computer finish
menu-claim = { $game ->
    [null] I take no trick
   *[trump] The rest is mine
  }
menu-resign = Give up

prompt-bid = Your bid: { $bid } or pass
prompt-only-pass = Your bid: pass
prompt-hand = Your hand game
prompt-discard = Put two cards away and choose your game
prompt-one-more = Put one more card away
prompt-contract = Choose your game
prompt-lead = You lead
prompt-others = The others look at the result
prompt-over = The list is complete
prompt-go-on = Tap to go on
prompt-second-tap = Tap again to play

event-says = { $name }: { $what }
event-agrees = { $name } agrees
event-new-deal = New deal
event-not-recorded = The game is stored, but could not be appended to games.sgf.
event-no-connection = No connection to Kiebitz. Trying again …
