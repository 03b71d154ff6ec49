### First steps: Skat for somebody who has never played.

learn = Learn Skat
learn-meaning = Twelve short pages, each with something to do. You can stop at any time and go on anywhere.
learn-page-of = Page { $page } of { $pages }
learn-done = done
learn-before = Back
learn-after = Next
learn-next-task = Next task
learn-check = Check
learn-right = Right.
learn-wrong = Not yet.
learn-again = Read it once more and try again.
learn-show = Show me
learn-would-be = The right answer is { $answer }.
learn-on-table = On the table
learn-you-declare = You are the declarer
learn-other-declares = { $seat ->
    [0] Forehand is the declarer
    [1] Middlehand is the declarer
   *[2] Rearhand is the declarer
  }
learn-your-name = Guest

learn-title-cards = The cards
learn-text-cards = Skat is played by three with 32 cards: clubs, spades, hearts and diamonds, eight of each suit. Everybody gets ten cards, and two lie face down in the middle: the skat.
    In a suit the ace is the highest card. The ten comes right after it, then king, queen, nine, eight and seven. The jacks play a part of their own and come later.
    In a German deck the suits are acorns, leaves, hearts and bells, and queen and jack are called Ober and Unter.
learn-title-following = Following suit
learn-text-following = Whoever leads puts a card on the table, and the others add one each, clockwise: that is a trick. Forehand, who sits on the dealer's left, always leads to the first one.
    Whoever has the suit that was led must follow it. Only without a card of that suit may you play any other.
    Without trumps the highest card of the suit that was led wins. Whoever wins the trick leads to the next one.
learn-title-trumps = Trumps and jacks
learn-text-trumps = In a suit game one suit is trumps, together with all four jacks. That makes eleven trumps.
    The jacks are the highest: clubs, spades, hearts, diamonds, in this order. Then come ace, ten, king, queen, nine, eight and seven of the trump suit. A jack no longer belongs to its suit, but to trumps.
    Every trump beats every card of the three other suits. If a trump is led, trumps must be followed. Whoever cannot follow another suit may ruff, but need not.
learn-title-points = Card points
learn-text-points = In Skat it is not the number of tricks that wins, but the card points in them. An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. Nine, eight and seven count nothing.
    There are 120 card points in all. The declarer needs 61 to win, the defenders only 60.
learn-title-auction = The auction
learn-text-auction = One plays alone against the two others. An auction decides who: middlehand calls numbers to forehand, 18, 20, 22, 23, 24 and so on, and forehand answers each with “yes” or passes. Whoever of the two is left goes on against rearhand.
    The last one left is the declarer and must play a game that is worth at least the number that was bid. If all pass, the deal is passed in, and the next player deals.
    Good reasons to bid are jacks, a long suit and aces. Whoever has few of these passes.
learn-title-skat = The skat
learn-text-skat = The declarer takes up the two cards of the skat and puts two others away, face down. Then the game is declared.
    What was put away counts among the declarer's points in the end. So a ten that stands alone, and would easily be lost to an ace, is a good discard, and so are cards of a short suit, which can be ruffed later. Trumps are kept.
    You may also leave the skat and play “hand”. That is worth more.
learn-title-contracts = Which game
learn-text-contracts = In a suit game one suit and the jacks are trumps. Usually you choose your longest suit.
    In grand only the four jacks are trumps. It suits a hand with several jacks and aces, which is sure of many tricks.
    And there is null, in which the declarer wants not a single trick.
learn-title-values = What a game is worth
learn-text-values = Every game has a base value: diamonds 9, hearts 10, spades 11, clubs 12, grand 24. It is multiplied by the matadors plus one for the game.
    Matadors are counted from the top, beginning with the jack of clubs: if you have it, count how many trumps you hold without a gap. You play “with” them. If you do not have it, count how many are missing above your first trump. You play “without” them. The skat counts too.
    An example: clubs with 1, game 2, times 12 is 24. A game that is lost costs twice as much.
learn-title-null = Null
learn-text-null = In null the declarer may not take a trick. A single one, and the game is lost. Card points do not matter.
    There are no trumps, and the order is another: ace, king, queen, jack, ten, nine, eight, seven. Here the jacks belong to their suits.
    Null is always worth the same: 23, from the hand 35, ouvert, that is with the hand laid open, 46, and ouvert from the hand 59.
learn-title-schneider = Schneider and schwarz
learn-text-schneider = Whoever gets 30 card points or fewer is schneider. Whoever takes no trick is schwarz. Each raises the value of the game by a level, whichever side it happens to.
    So the declarer makes the defenders schneider with 90 card points or more, and is out of schneider with 31.
    In a hand game both can be announced. That brings more, but then it must be reached.
learn-title-defending = Two against one
learn-text-defending = The two defenders are partners: their points count together. They may not agree on anything, except by their cards.
    If your partner is sure of the trick, add many points to it. That is called smearing. If the declarer gets it, give the cheapest card you may.
    With 60 points the defenders have won.
learn-title-first-game = Your first game
learn-text-first-game = Now it is your turn. You sit in forehand with a good hand, and the others have passed already. Before every decision you can read beside the table what a strong player would do, and why. You may do something else, and you can take back every move.

learn-ask-order = Tap the cards one after the other, the highest first.
learn-why-order = Ace, ten, king, queen, nine, seven: the ten comes right after the ace.
learn-ask-follow = The king of spades was led, and you have no trumps. Tap all cards that you may play.
learn-why-follow = You have spades, so you must follow with one. Which one is up to you.
learn-ask-no-suit = The king of spades lies there again. What may you play now?
learn-why-no-suit = You have no spade, so you may play any card.
learn-ask-takes = The king of spades was led, and no card is a trump. Which card wins the trick?
learn-why-takes = The ten of spades is the highest card of the suit that was led. The ace of hearts is not of that suit and wins nothing.
learn-ask-trumps = Hearts are trumps. Tap all your trumps.
learn-why-trumps = The jacks are always among them, the jack of diamonds too, and so are all hearts.
learn-ask-trump-order = Put the trumps in order, the highest first.
learn-why-trump-order = First the jacks, clubs before diamonds, then hearts from the ace to the seven.
learn-ask-jack-led = Hearts are trumps, and the jack of spades was led. What may you play?
learn-why-jack-led = The jack of spades is a trump and no spade. You must follow with a trump, that is a heart.
learn-ask-ruff = Hearts are trumps, and the ace of clubs was led. Which card wins the trick?
learn-why-ruff = Even the lowest trump beats an ace. Whoever has no club may ruff like this.
learn-ask-count = How many card points are in the trick?
learn-why-count = The ace counts 11, the ten 10, the king 4: 25 in all.
learn-ask-count-jacks = And how many here?
learn-why-count-jacks = The jack counts 2, the queen 3, the nine nothing: 5 in all. So high trumps are not worth much.
learn-ask-first-call = You sit in middlehand and speak first. What do you say?
learn-why-first-call = Two jacks, six trumps with clubs, and an ace besides: that is a good game. You begin with 18.
learn-ask-answer = You sit in forehand, and middlehand has said 18. What do you answer?
learn-why-answer = No jack, no ace, no long suit: with that you pass and rather play against the other.
learn-ask-put-away = You have picked up the skat and want to play hearts. Which two cards do you put away?
learn-why-put-away = The ten of spades stands alone and would easily be lost; put away it brings you 10 points. A low card goes with it, or the king of diamonds. Trumps and the ace are kept.
learn-ask-suit-game = Which game suits this hand?
learn-why-suit-game = Five clubs and two jacks are seven trumps. For a grand there are too few jacks.
learn-ask-grand-game = And which one suits this?
learn-why-grand-game = All four jacks, with three aces and two tens: that is a grand, the dearest game.
learn-ask-with = With this hand, the skat included, you play hearts. What is the game worth?
learn-why-with = You have the jacks of clubs and spades, the jack of hearts is missing: with 2, game 3, times 10 is 30.
learn-ask-without = Here you play spades. What is the game worth?
learn-why-without = The jacks of clubs and spades are missing, and you have the jack of hearts: without 2, game 3, times 11 is 33.
learn-ask-null-order = Put these cards in the order of null, the highest first.
learn-why-null-order = In null the ten stands between jack and nine.
learn-ask-stay-below = You play null. Which card do you give?
learn-why-stay-below = The king already holds the trick. Under it you get rid of the dangerous queen and keep your low cards.
learn-ask-schneider = You played hearts with 2 and got 92 card points. What is that worth?
learn-why-schneider = The defenders have only 28 and are schneider: with 2, game 3, schneider 4, times 10 is 40.
learn-ask-lost = The same game, but you got only 58 card points. What is written down for you?
learn-why-lost = With 58 points the game is lost. With 2, game 3, times 10 is 30, and lost it counts twice: minus 60.
learn-ask-smear = You are a defender and have no diamond. Your partner has played the ace of diamonds and gets the trick unless you ruff. What do you give?
learn-why-smear = The trick is yours already, so you add the ten of clubs. A trump would be wasted, and the ace of spades may still take a trick of its own.
learn-ask-save = The declarer has led the jack of clubs. Which card do you give?
learn-why-save = Nobody can beat the jack of clubs. So you give a low trump and save the ten.
