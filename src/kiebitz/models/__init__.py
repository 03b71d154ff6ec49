"""All that is learned: a folder each, with data and a manifest that says how it was made and how well it does.

`loading` reads them and refuses what was altered; `kiebitz ship` puts in place what training has written.
"""
