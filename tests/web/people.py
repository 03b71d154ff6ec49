"""People at tables of the web: whoever is asked does something that the page would allow, by a seeded source."""

from __future__ import annotations

import random

from tests.web.tabs import Message, Tab

_TOO_LATE = ("outdated", "not your turn", "not possible", "finished")  # somebody else was quicker
_HELP = 0.06  # how often somebody asks for a hint, takes back, lets the computer finish, claims or resigns


def decision(sight: Message, source: random.Random) -> Message:
    """What somebody says who is asked, as `type` and fields."""
    if sight["asked"] == "next deal":
        return {"kind": "next"}
    if sight["asked"] == "claim":
        return {"kind": "answer", "accepts": source.random() < 0.5}
    return _help(sight, source) or {"kind": "move", "move": _move(sight, source)}


def plain_decision(sight: Message, source: random.Random) -> Message:
    """The same without any help, so that nothing is ever taken back."""
    if sight["asked"] != "move":
        return decision(sight, source)
    return {"kind": "move", "move": _move(sight, source)}


def play_to_the_end(tab: Tab, source: random.Random, alone: bool = True) -> None:
    """Play at a table until it is over; alone, nothing that is done may be refused."""
    while not tab.until_asked()["isOver"]:
        answer = tab.act(**decision(tab.sight, source))
        assert answer["type"] != "refused" or (not alone and answer["fault"] in _TOO_LATE), answer


def _help(sight: Message, source: random.Random) -> Message | None:
    options = sight["options"]
    possible = {
        "ask": True,
        "back": sight["canTakeBack"],
        "finish": sight["canLetFinish"] and sight["deal"] % 2,
        "SC": options["claim"],
        "RE": options["resign"] and sight["moves"] > 15,
    }
    for what, is_possible in possible.items():
        if is_possible and source.random() < _HELP:
            return {"kind": "move", "move": what} if what.isupper() else {"kind": what}
    return None


def _move(sight: Message, source: random.Random) -> str:
    options = sight["options"]
    if sight["phase"] == "auction":
        return _call(options, source)
    if options["pickUp"] and source.random() < 0.6:
        return "s"
    if options["choices"]:
        contract = source.choice(options["choices"])["contract"]
        return ".".join([contract, *([] if options["pickUp"] else source.sample(sight["hand"], 2))])
    return str(source.choice(options["cards"]))


def _call(options: Message, source: random.Random) -> str:
    """Goes along often enough to become declarer, and seldom far."""
    if options["holds"]:
        return "y" if source.random() < 0.6 else "p"
    return str(options["bids"][0]) if options["bids"] and source.random() < 0.6 else "p"
