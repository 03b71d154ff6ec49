"""Why a move was wrong, as data: what a card gave up and to whom, from two lines of best play side by side."""

from kiebitz.review.reasons.finding import find_reason

__all__ = ["find_reason"]
