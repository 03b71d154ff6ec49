"""The page as an app: its manifest, and the worker that keeps the page for when the server is away."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kiebitz.web.words import sentences
from kiebitz.words import LANGUAGES

_STATIC: Final = Path(__file__).parent / "static"
_ALWAYS_ASKED: Final = {"cache-control": "no-cache"}
_VERSION_DIGITS: Final = 16


@cache
def page_version() -> str:
    """Another one for every change of a file or a sentence, so that no page outlives the release it came with."""
    whole = hashlib.sha256()
    for path in sorted(path for path in _STATIC.rglob("*") if path.is_file()):
        whole.update(path.relative_to(_STATIC).as_posix().encode() + path.read_bytes())
    for language in sorted(LANGUAGES):
        whole.update((sentences(language) or "").encode())
    return whole.hexdigest()[:_VERSION_DIGITS]


async def _worker(_request: Request) -> Response:
    source = (_STATIC / "service_worker.js").read_text().replace("VERSION", page_version())
    return Response(source, media_type="text/javascript", headers=_ALWAYS_ASKED)


async def _manifest(_request: Request) -> Response:
    content = (_STATIC / "manifest.webmanifest").read_bytes()
    return Response(content, media_type="application/manifest+json", headers=_ALWAYS_ASKED)


ROUTES: Final = (Route("/service-worker.js", _worker), Route("/manifest.webmanifest", _manifest))
