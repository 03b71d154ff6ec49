"""Files that say the same as others in another form, made from these.

    make mirrors

writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kiebitz.engine import wire
from tests.mirrors import commands, sentences
from tests.mirrors.messages import declarations
from tests.mirrors.stub import stub


def engine_schema() -> str:
    """What lines of the engine protocol look like, for programs in any language."""
    return json.dumps(wire.schema(), indent=2) + "\n"


_ROOT: Final = Path(__file__).parents[2]
_PACKAGE: Final = _ROOT / "src/kiebitz"

MIRRORS: Final[dict[Path, Callable[[], str]]] = {
    _PACKAGE / "_core.pyi": stub,
    _PACKAGE / "web/static/messages.d.ts": declarations,
    _PACKAGE / "web/static/sentences.d.ts": sentences.declarations,
    _PACKAGE / "engine/protocol.schema.json": engine_schema,
    _ROOT / "docs/engine-protocol.schema.json": engine_schema,
    _ROOT / "docs/commands.md": commands.page,
}


def main() -> None:
    for path, made in MIRRORS.items():
        path.write_text(made())


if __name__ == "__main__":
    main()
