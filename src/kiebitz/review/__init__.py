"""Reviews of games: verdicts on every move by what its seat could know, and apart from them by what open cards say.

from kiebitz.review import Reviewer

review = Reviewer().review(game)
for verdict in review.mistakes(seat=0):
    print(verdict.move, verdict.foresight.best, verdict.foresight.loss)
"""

from kiebitz.review.reason import Reason, ReasonKind, Supposition
from kiebitz.review.reviewing import Review, Reviewer, count_decisions
from kiebitz.review.rows import review_of, row_of
from kiebitz.review.verdict import Foresight, Hindsight, Option, Size, Verdict
from kiebitz.review.winning import Winning

__all__ = [
    "Foresight",
    "Hindsight",
    "Option",
    "Reason",
    "ReasonKind",
    "Review",
    "Reviewer",
    "Size",
    "Supposition",
    "Verdict",
    "Winning",
    "count_decisions",
    "review_of",
    "row_of",
]
