"""A player of two parts: each is asked for its own, and both are told what a player is told."""

from __future__ import annotations

from kiebitz import Game, View, deal
from kiebitz.players.combined import Combined
from kiebitz.players.rules import RulesPlayer


class Listening(RulesPlayer):
    def __init__(self) -> None:
        self.heard: list[str] = []

    def set_time_left(self, seconds: float) -> None:
        self.heard.append(f"{seconds} s")

    def cancel(self) -> None:
        self.heard.append("cancel")

    def game_over(self, view: View) -> None:
        self.heard.append("over")

    def close(self) -> None:
        self.heard.append("close")


def test_both_parts_hear_of_the_clock_of_the_end_and_are_closed() -> None:
    parts = Listening(), Listening()
    player = Combined(*parts)
    player.set_time_left(5)
    player.cancel()
    player.game_over(Game(deal(1)).view(0))
    player.close()
    assert [part.heard for part in parts] == [["5 s", "cancel", "over", "close"]] * 2


def test_parts_that_do_not_listen_are_left_alone() -> None:
    player = Combined(RulesPlayer(), RulesPlayer())
    player.set_time_left(5)
    player.cancel()
    player.close()
