### The table in the browser, as the terminal tells of it: `kiebitz serve`.

serving-begun = Kiebitz is at { $url }
    Ctrl-C ends it; every table is kept.
serving-to-others = Other machines in your network can connect. Games travel unencrypted.
serving-without-browser = No browser could be opened here. Open the address above in one.
serving-ended = Goodbye. Every table is kept.

serving-already = Kiebitz is running already, at { $url }
serving-somewhere = Kiebitz is running already. Find its page in your browser, or end it first.
serving-by-old-key = Kiebitz is running, and goes by the old key. End it first, then: kiebitz serve --new-key
serving-port-taken = Port { $port } is taken by another program. Choose another: kiebitz serve --port { $other }
serving-cannot-listen = Cannot listen on { $host }: { $reason }

serving-iss = Clients of the International Skat Server's protocol find it at { $host }, port { $port }
iss-dry-run = { $player } would go to { $host }, port { $port }, as { $name }. Nobody was called.
iss-password = Password
iss-no-line = No line to { $host }, port { $port }: { $reason }
iss-done = { $games ->
    [one] One game was played.
   *[other] { $games } games were played.
}
iss-user-added = { $name } stands in { $path }
serving-rooms = Rooms are opened at { $url }
serving-share = --share is K/N, with K less than N: { $text }
