"""Files that say the same as others in another language, made from these.

    make mirrors

writes them anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.mirrors import sentences
from tests.mirrors.messages import declarations
from tests.mirrors.stub import stub

_PACKAGE: Final = Path(__file__).parents[2] / "src/kiebitz"

MIRRORS: Final[dict[Path, Callable[[], str]]] = {
    _PACKAGE / "_core.pyi": stub,
    _PACKAGE / "web/static/messages.d.ts": declarations,
    _PACKAGE / "web/static/sentences.d.ts": sentences.declarations,
}


def main() -> None:
    for path, made in MIRRORS.items():
        path.write_text(made())


if __name__ == "__main__":
    main()
