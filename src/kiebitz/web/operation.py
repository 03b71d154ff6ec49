"""What whoever runs a server for others wants to know: is it well (`/healthz`), how busy is it (`/metrics`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from kiebitz.session import Club, StorageFault

_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What is counted, in a registry of its own."""

    def __init__(self, club: Club, lines: Callable[[], int]) -> None:
        self._registry = CollectorRegistry()
        self._club = club
        kept = Gauge("kiebitz_rooms_kept", "rooms in the store", registry=self._registry)
        kept.set_function(lambda: club.rooms_kept)
        visited = Gauge("kiebitz_rooms_open", "rooms that somebody is in", registry=self._registry)
        visited.set_function(lambda: club.rooms_open)
        connections = Gauge("kiebitz_connections", "open connections", registry=self._registry)
        connections.set_function(lines)
        self._said = Counter(
            "kiebitz_messages",
            "messages of browsers, by kind and by how they were answered",
            ["kind", "answer"],
            registry=self._registry,
        )
        self._seconds = Histogram(
            "kiebitz_acknowledged_seconds", "from a message to its answer", registry=self._registry, buckets=_SECONDS
        )

    def routes(self) -> list[Route]:
        """Where they are asked for."""
        return [Route("/healthz", self._health), Route("/metrics", self._tell)]

    def note(self, kind: str, is_done: bool, seconds: float) -> None:
        """Count a message that was answered after so many seconds."""
        self._said.labels(kind, "done" if is_done else "refused").inc()
        self._seconds.observe(seconds)

    async def _health(self, _request: Request) -> Response:
        try:
            await run_in_threadpool(lambda: self._club.rooms_kept)
        except StorageFault:
            return JSONResponse({"status": "store"}, 503)
        return JSONResponse({"status": "ok"})

    async def _tell(self, _request: Request) -> Response:
        text = await run_in_threadpool(generate_latest, self._registry)
        return Response(text, headers={"content-type": CONTENT_TYPE_LATEST})
