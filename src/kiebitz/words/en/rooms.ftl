### Rooms: friends at one table, by a link.

room = Room
room-number = Room { $room }
room-agreed = { $deals } deals a list. Whoever opens a link takes a place; computers sit where nobody does.
room-clock = A decision has { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }, then a computer plays.
room-no-clock = There is no clock.
room-away = Who is away is played for { $seconds ->
    [0] at once
    [one] after one second
   *[other] after { $seconds } seconds
  }.
room-chat = People may write to each other.
room-no-chat = There are set phrases to say, and no chat.
room-practice = This is practice: hints are given.
room-silent = { $name } did not shuffle: the deal was made anew without { $name }.
room-begin = Begin the list
room-shuffling = Everybody shuffles …
room-computer = computer
room-free = A computer for { $name }
room-stand-up = Leave my place to a computer
room-say = Say
room-write = Write something
room-said = { $name }: { $text }
room-onlookers = { $count ->
    [one] One onlooker
   *[other] { $count } onlookers
  }
room-for-onlookers = Onlookers
room-new-link = A new link for { $name }
room-new-link-meaning = With a new link the old one is void, and whoever came by it is sent away.
room-no-link = This link opens nothing here. Ask for a new one.
rooms = Rooms
rooms-what = A table for friends: everybody comes by an own link.
rooms-key = Rooms are opened with a key here. Open this page by the address that you were given.
rooms-new = A new room
rooms-players = Places
rooms-deals = Deals a list
rooms-clock = Seconds for a decision (empty: as long as you like)
rooms-away = Seconds until somebody who is away is played for
rooms-chat = People may write to each other
rooms-open = Open the room
rooms-mine = My rooms
rooms-none = None yet.
rooms-game = Deal { $number }
phrase-hello = Hello!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-bad-luck = Bad luck.
phrase-sorry = Sorry!
phrase-thanks = Thank you.
phrase-one-more-list = One more list?
phrase-goodbye = Goodbye!
fairness-of = Number of { $name }
room-played-for = away: a computer plays
event-went-away = { $who ->
    [self] You were not there: a computer plays for you until you do something.
   *[other] { $name } is away: a computer plays until { $name } comes back.
  }
event-came-back = { $who ->
    [self] You decide again.
   *[other] { $name } is back.
  }
