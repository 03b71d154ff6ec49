### Who sits at the table: you, your guests, the computers.

me = This is me
me-what = What you are called at the table, in your records and in all statistics.
me-nicknames = What I am called elsewhere, with commas between
me-nicknames-what = Games that you import are yours where one of these names stands in them.
me-keep = Save
me-kept = Saved
me-ask = What is your name?
me-call = Call me that

guests = Invite people
guests-meaning = Whoever opens a link takes that place. Give each person only theirs.
guests-here-only = These links open on this machine only. For other devices start: kiebitz serve --host 0.0.0.0
guests-link = Link for { $name }
guests-picture = QR code with the link for { $name }
guest-here = is here
guest-away = not here yet
guest-is-away = { $name } is not here
guest-home = You are a guest here. These are the tables at which you have a place:
guest-table = Table { $table }
guest-new-table = Play on at the new table
guest-no-new-table = There is no new table yet. As soon as one is dealt, it goes on here.

## Players whom one can bring to the table.

player-who-kiebitz = Kiebitz, the strongest
player-who-kermit = Kermit, searches a lot and reads little from the cards
player-who-adaptive = Adaptive, openly plays about as well as you do
player-who-rules = Rules of thumb, a quick casual player
player-who-achieve = achieve: keeps to one plan
player-who-book = book: plays by the beginners' book
player-who-count = count: bids bolder when the others often err
player-who-ddss = ddss: guesses deals and solves them with open cards
player-who-kermit2010 = kermit2010: Kermit as he was in his papers
player-who-policy = policy: plays by feeling, without searching
player-who-random = random: any card that is allowed
player-who-recursive = recursive: plays deals to their ends, everybody with hidden cards
player-who-rk = rk: a Kermit that imagines smaller Kermits
player-who-rrules = rrules: plays deals to their ends by rules of thumb
player-who-tracker = tracker: bids bolder when it wins more than it foresaw
player-who-uct = uct: lets a tree of possibilities grow
players-more = Experiments of research …
