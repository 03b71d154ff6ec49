"""A tab may go at any moment, and whoever notices it first, the conversation ends quietly."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from kiebitz.web.connection import next_text
from kiebitz.web.messages import Fault
from kiebitz.web.words import sentences
from kiebitz.words.catalogue import slug


async def connected() -> Message:
    return {"type": "websocket.connect"}


async def broken(message: Message) -> None:
    if message["type"] == "websocket.send":
        raise OSError("the other end has gone")


def test_a_tab_that_sending_has_found_gone_is_gone_for_listening_too() -> None:
    async def converse() -> None:
        socket = WebSocket({"type": "websocket", "headers": [], "path": "/"}, connected, broken)
        await socket.accept()
        with pytest.raises(WebSocketDisconnect):
            await socket.send_text("anything")
        with pytest.raises(WebSocketDisconnect):
            await next_text(socket)

    asyncio.run(converse())


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("fault", list(Fault))
def test_the_page_has_words_for_every_fault(language: str, fault: Fault) -> None:
    said = sentences(language)
    assert said is not None
    assert f"\nrefusal-{slug(fault.value)} = " in said
