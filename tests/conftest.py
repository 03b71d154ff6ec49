"""How property tests run: what they find must say something about the code, and nothing about the machine or the day.

No example has a deadline, and no draw is called too slow, since on a busy machine both would fail without a reason.
The examples are the same in every run, so that a failure belongs to the change that is being tested. To look further
than they reach, run `pytest --hypothesis-profile=search`: other examples every time, and ten times as many.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "kiebitz", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("search", settings.get_profile("kiebitz"), derandomize=False, max_examples=1000)
settings.load_profile("kiebitz")
