"""Who sits at the table and which table it is, in words."""

from __future__ import annotations

from typing import Final

from kiebitz.cli.table.wording import Wording
from kiebitz.players import parse_player
from kiebitz.session import UNNAMED, Identity, Settings, Store, is_nameless

HUMAN: Final = 0  # at the terminal the human has the first place, the computer players follow


def own_name(store: Store, given: str | None) -> str:
    """What the human is called: as said now, which is kept the first time, or as said before."""
    known = store.me.get()
    if given is None:
        return UNNAMED if known is None else known.name
    identity = Identity(given)
    if known is None:
        store.me.keep(identity)
    return identity.name


def display_names(settings: Settings, wording: Wording) -> list[str]:
    """The players' names in the order of the list; a human who gave no name is a guest."""
    human, *others = (place.name for place in settings.places)
    return [wording.say("table-unnamed") if is_nameless(human) else human, *others]


def where_in_list(settings: Settings, number: int, wording: Wording) -> str:
    """`Deal 3 of 36`, or that it is a single deal."""
    if settings.is_single:
        return wording.say("table-single-deal")
    return wording.say("table-deal-number", number=number + 1, length=settings.deals)


def company(settings: Settings, wording: Wording) -> list[str]:
    """Who the computer players are, on lines of their own what their levels do wrong, and that the cards follow from a
    seed, if they do."""
    names: dict[str, list[str]] = {}
    for place in settings.places:
        if place.player is not None:
            names.setdefault(_described(place.player, wording), []).append(place.name)
    players = ", ".join(f"{', '.join(alike)} ({player})" for player, alike in names.items())
    said = [wording.say("start-company", players=players)]
    levels = {level for place in settings.places if place.player and (level := _level(place.player)) is not None}
    said += [wording.say("level-told", level=level) for level in sorted(levels)]
    return [*said, wording.say("screen-seeded", seed=str(settings.seed))] if settings.is_seeded else said


def _described(player: str, wording: Wording) -> str:
    """A player's name, with its level in words if it has one."""
    level = _level(player)
    return player if level is None else f"{parse_player(player).name}, {wording.say('level-numbered', level=level)}"


def _level(player: str) -> int | None:
    level = parse_player(player).options.get("level")
    return level if isinstance(level, int) else None
