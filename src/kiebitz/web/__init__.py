"""The table in the browser: one process that serves the page, leads the tables and speaks to every tab.

It holds no rules and no storage: what is played is `kiebitz.session`, what a tab is told is a `Sight` of its place.
"""

from kiebitz.extras import require_module

require_module("starlette")
