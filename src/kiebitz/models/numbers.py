"""Numbers that are read from JSON, which knows texts and lists in their places as well."""

from __future__ import annotations

import math


def finite_row(numbers: object, length: int) -> tuple[float, ...]:
    """A list of so many numbers; `ValueError` if it is anything else."""
    if not isinstance(numbers, list) or len(numbers) != length or not all(map(_is_finite, numbers)):
        raise ValueError(f"there is no list of {length} finite numbers where one belongs")
    return tuple(map(float, numbers))


def _is_finite(number: object) -> bool:
    return isinstance(number, int | float) and math.isfinite(number)
