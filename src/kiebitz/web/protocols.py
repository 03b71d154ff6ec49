"""How uvicorn's protocols are spoken here: every line is counted, and nobody is waited for without end.

Uvicorn ends a line only where nothing comes after an answer. Here one ends too over which a request comes half, or
nothing at all, or an answer is not taken. Lines are cut then: to close one in order takes somebody who listens.
"""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kiebitz.web.lines import LINE, STATE

SECONDS_TO_ASK: Final = 10.0  # from the call, or the last answer, until a request's headers are complete
SECONDS_TO_SEND_ON: Final = 30.0  # between two parts of a request's body
SECONDS_TO_TAKE: Final = 60.0  # an answer, or some of it
SECONDS_TO_GO: Final = 15.0  # after the end of a conversation; a little more than uvicorn waits for a farewell


class HttpProtocol(H11Protocol):
    """A line over which requests come."""

    _awaited: float | None = None  # how long what is awaited now may take
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the line, which its requests know from now on."""
        super().connection_made(transport)
        line = self.app_state[STATE].take(self.client[0] if self.client else "", transport.abort)
        self.app_state = self.app_state | {LINE: line}
        self._await()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        super().connection_lost(exc)
        self._stop_waiting()
        self.app_state[STATE].forget(self.app_state[LINE])

    def data_received(self, data: bytes) -> None:
        """Wait for what comes after this."""
        super().data_received(data)
        self._await()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._await()

    def pause_writing(self) -> None:
        """Wait until something is taken."""
        super().pause_writing()
        self._await()

    def resume_writing(self) -> None:
        """Wait for that no more."""
        super().resume_writing()
        self._await()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the line to the other protocol."""
        super().handle_websocket_upgrade(event)
        self._stop_waiting()

    def _await(self) -> None:
        """Wait as long as it may take; what must come as a whole is not waited for anew with every part."""
        if self.transport.get_protocol() is not self:
            return
        seconds = self._seconds_awaited()
        if seconds != self._awaited or seconds == SECONDS_TO_SEND_ON:
            self._stop_waiting()
            self._awaited = seconds
            if seconds is not None:
                self._patience = self.loop.call_later(seconds, self._end)

    def _seconds_awaited(self) -> float | None:
        """How long the other end may take for what it owes now; `None` while we owe an answer."""
        if self.flow.write_paused:
            return SECONDS_TO_TAKE
        if self.cycle is None or self.cycle.response_complete:
            return SECONDS_TO_ASK
        return SECONDS_TO_SEND_ON if self.cycle.more_body else None

    def _end(self) -> None:
        if self._awaited == SECONDS_TO_SEND_ON and self.flow.read_paused:  # it is we who do not listen
            self._await()
        else:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        self._awaited = None
        if self._patience is not None:
            self._patience.cancel()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A line that has become a socket. Pings find out who has gone; the application sends away who does not greet."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the line no more."""
        super().connection_lost(exc)
        self.app_state[STATE].forget(self.app_state[LINE])

    def keepalive_timeout(self) -> None:
        """Do not wait for somebody who is not there to take what was said."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nothing is said any more, so the line must end."""
        super().on_task_complete(task)
        self.loop.call_later(SECONDS_TO_GO, self.transport.abort)
