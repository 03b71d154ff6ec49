"""Where what stands in a tensor: `INFORMATION["hand"]` is the slice of the own cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiebitz._core import ACTIONS, TENSOR_VERSION, information_layout, public_layout

__all__ = ["ACTIONS", "INFORMATION", "PUBLIC", "TENSOR_VERSION", "Layout"]


class Layout(Mapping[str, slice]):
    """The fields of a tensor by name; those of several rows have one for each seat, or for each trick."""

    def __init__(self, fields: list[tuple[str, int, int]]) -> None:
        self.shapes: Final = {name: (rows, columns) for name, rows, columns in fields}
        self._slices: dict[str, slice] = {}
        self.size = 0
        for name, rows, columns in fields:
            self._slices[name] = slice(self.size, self.size + rows * columns)
            self.size += rows * columns

    def __getitem__(self, name: str) -> slice:
        return self._slices[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._slices)

    def __len__(self) -> int:
        return len(self._slices)

    def field(self, tensor: NDArray[np.int8], name: str) -> NDArray[np.int8]:
        """A field of a tensor, or of each of many, in rows and columns."""
        return tensor[..., self[name]].reshape(*tensor.shape[:-1], *self.shapes[name])


INFORMATION: Final = Layout(information_layout())
PUBLIC: Final = Layout(public_layout())
