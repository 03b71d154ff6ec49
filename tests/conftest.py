"""How the tests run: what they find must say something about the code, and nothing about the machine or the day.

The tests use every core themselves. Threads of numpy on top of that spin while they wait for each other: training a
quick model took eight minutes instead of eight seconds while both cores were busy otherwise. Each process does
without them.

No example of a property test has a deadline, and no draw is called too slow, since on a busy machine both would fail
without a reason. The examples are the same in every run, so that a failure belongs to the change that is being
tested. To look further than they reach, run `pytest --hypothesis-profile=search`: other examples every time, and ten
times as many.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("OMP_NUM_THREADS", "1")  # read when numpy is imported

settings.register_profile(
    "kiebitz", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("search", settings.get_profile("kiebitz"), derandomize=False, max_examples=1000)
settings.load_profile("kiebitz")
