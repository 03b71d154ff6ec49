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
