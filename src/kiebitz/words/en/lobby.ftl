### The page and its entrance: tables that wait, and a new one to agree on.

page = Kiebitz
page-tagline = Skat with players that do not see your cards
page-yes = Yes
page-no = No
page-cancel = Cancel
page-close = Close
page-copy = Copy
page-copied = Copied
page-try-again = Try again
page-not-found = There is nothing here.
page-no-key = Open the page by the link that kiebitz serve shows. The one that opened your browser is good once, for a minute; if somebody else has used it, start kiebitz serve --new-key.

lobby-to-lobby = To the lobby
lobby-to-table = To the table
lobby-new-table = New table
lobby-deal = Deal
lobby-tables = Unfinished tables
lobby-finished-tables = Finished lists
lobby-games = Your games
lobby-no-tables = Nothing is waiting for you. Deal!
lobby-delete = Delete table
lobby-really-delete = Delete the table with { $names } and all its games?

agreement-strength = Strength of the computers
agreement-length = How many deals
agreement-one-deal = One deal
agreement-company = Players at the table
agreement-practice = Moves can be taken back; card points and tricks can be seen
agreement-more = More choices
agreement-less = Fewer choices
agreement-your-name = Your name
agreement-name = Name
agreement-player = Plays as
agreement-person = a person, by a link
agreement-computer = computer, as above
agreement-other = another player …
agreement-seed = Seed (the same seed gives the same deals)
agreement-position = A deal or a game to play, as text
agreement-your-seat = Your seat in it
