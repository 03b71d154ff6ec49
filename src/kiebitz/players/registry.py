"""Players by name: `create("rules", seed=7)`, `create("kermit:40")`, `create("value@DIR+kermit:inference=none")`.

    player   NAME  or  NAME:OPTION,OPTION,...
    option   name=value; a bare word is a flag; a bare value is that of the player's main option, so that `kermit:40` is
             `kermit:worlds=40`
    system   a bidding system is named in the same way; @FOLDER after it is its option `model`
    spec     PLAYER, or SYSTEM+PLAYER: bids by the one and plays its cards like the other

`parse_player` and `format_player` are the only places that know this.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Generic, TypeAlias, TypeVar

from kiebitz.errors import Fault, WrongType, brief, checked, checked_seed, checked_text, fault_of
from kiebitz.players.combined import Combined
from kiebitz.players.options import InvalidOption, Option, OptionValue, format_value
from kiebitz.players.player import BiddingSystem, Player

Made = TypeVar("Made")
Factory: TypeAlias = Callable[..., Made]
MODEL: Final = "model"  # the option that may be written as @FOLDER
ARGUMENT: Final = "argument"  # where a player takes a text as it stands


class UnknownPlayer(Fault):
    """No player is registered under this name."""


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Two options that cannot be given together, and why."""

    first: str
    second: str
    reason: Fault


@dataclass(frozen=True, slots=True)
class Entry(Generic[Made]):
    """How to make something from a seed and the values of all its options.

    summary   what it is, if the catalogue of words does not know it
    main      the option meant by a value without a name
    verbatim  all that stands after the colon is one text, the factory's `argument`
    check     raises `InvalidOption` of options, by those that were given, which do not go together
    """

    factory: Factory[Made]
    summary: str = ""
    options: tuple[Option, ...] = ()
    main: str | None = None
    exclusions: tuple[Exclusion, ...] = ()
    verbatim: bool = False
    check: Callable[[Mapping[str, OptionValue]], object] | None = None

    def option(self, name: str) -> Option | None:
        """The option of a name, if there is one."""
        return next((option for option in self.options if option.name == name), None)

    def clash(self, given: Collection[str]) -> Exclusion | None:
        """Two of the options given that exclude each other, if there are."""
        return next((pair for pair in self.exclusions if pair.first in given and pair.second in given), None)


@dataclass(frozen=True, slots=True)
class Spec:
    """A player or a bidding system as it was named: the options are those given."""

    name: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayerSpec(Spec):
    """A player, and the system that bids for it if it does not bid itself."""

    bidding: Spec | None = None


class Registry(Generic[Made]):
    """Names and what they stand for; `what` says what that is, `family` where the catalogue describes them.

    Other packages add theirs by entry points of a `group`, which are loaded when a name is not known, or all are told.
    """

    def __init__(self, what: str, family: str, group: str | None = None) -> None:
        self.what: Final = what
        self.family: Final = family
        self._kind: Final = what.replace(" ", "-")  # as faults have it
        self._entries: Final[dict[str, Entry[Made]]] = {}
        self._group = group
        self._broken: Final[dict[str, Fault]] = {}

    @property
    def entries(self) -> dict[str, Entry[Made]]:
        """All there are."""
        self._load_plugins()
        return self._entries

    def register(
        self,
        name: str,
        summary: str = "",
        *,
        options: Sequence[Option] = (),
        main: str | None = None,
        exclusions: Sequence[Exclusion] = (),
        verbatim: bool = False,
        check: Callable[[Mapping[str, OptionValue]], object] | None = None,
    ) -> Callable[[Factory[Made]], Factory[Made]]:
        """Decorator: enter a factory, called with a seed and a keyword for each option, under a name."""
        if not checked_text(name, f"the name of a {self.what}") or _name_of(name) != name:
            raise ValueError(f"the name of a {self.what} is a word without : @ or +, not {name!r}")

        def enter(factory: Factory[Made]) -> Factory[Made]:
            if not callable(factory):
                raise WrongType(f"a {self.what} is made by a function of a seed, not by {brief(factory)}")
            if name in self._entries:
                raise ValueError(f"a {self.what} named {name!r} is registered already")
            self._entries[name] = Entry(factory, summary, tuple(options), main, tuple(exclusions), verbatim, check)
            return factory

        return enter

    def entry(self, name: str) -> Entry[Made]:
        """What stands under a name; `UnknownPlayer` if nothing does."""
        if name in self._entries or name in self.entries:
            return self._entries[name]
        if name in self._broken:
            raise UnknownPlayer("player-plugin-broken", what=self._kind, name=name, reason=self._broken[name])
        raise UnknownPlayer("player-unknown", what=self._kind, name=name, known=", ".join(sorted(self._entries)))

    def knows(self, text: str) -> bool:
        """Whether a text begins with a registered name."""
        name = _name_of(text)
        return name in self._entries or name in self.entries

    def _load_plugins(self) -> None:
        """Enter what other packages have, once; one that cannot be loaded keeps nobody else from playing."""
        group, self._group = self._group, None
        for point in entry_points(group=group) if group else ():
            if point.name not in self._entries:  # a name of ours stays ours
                self._load(point)

    def _load(self, point: EntryPoint) -> None:
        """A plugin is a function or class to be registered under its name, or a module that registers it itself."""
        try:
            found = point.load()
            if point.name not in self._entries:
                self.register(point.name)(found)
        except Exception as error:  # foreign code
            self._broken[point.name] = fault_of(error)

    def parse(self, text: str) -> Spec:
        """Read `NAME:OPTION,OPTION@FOLDER`; `ValueError` says what is wrong with it."""
        name = _name_of(text)
        entry, rest = self.entry(name), text[len(name) :]
        if rest.startswith("+"):
            raise UnknownPlayer("player-does-not-bid-for-others", what=self._kind, name=name)
        if entry.verbatim:
            return Spec(name, {ARGUMENT: rest.removeprefix(":")})
        given: dict[str, OptionValue] = {}
        at = folder = ""
        if entry.option(MODEL) is not None:
            rest, at, folder = rest.partition("@")
        words = rest.removeprefix(":").split(",") if rest.removeprefix(":") else []
        for word in [*words, *([f"{MODEL}={folder}"] if at else [])]:
            option, value = self._read(name, entry, word)
            if option in given:
                raise InvalidOption("player-option-twice", what=self._kind, name=name, option=option)
            given[option] = value
        return self.check(Spec(name, given))

    def check(self, spec: Spec) -> Spec:
        """The spec if its options go together, else `InvalidOption`."""
        entry = self.entry(spec.name)
        if clash := entry.clash(spec.options):
            raise InvalidOption(
                "player-options-exclude", name=spec.name, first=clash.first, second=clash.second, reason=clash.reason
            )
        if entry.check is not None:
            entry.check(spec.options)
        return spec

    def reads_folder(self, spec: Spec) -> bool:
        """Whether an option of a spec names a folder of this machine."""
        return any(
            option.name in spec.options and option.names_folder(spec.options[option.name])
            for option in self.entry(spec.name).options
        )

    def _read(self, name: str, entry: Entry[Made], word: str) -> tuple[str, OptionValue]:
        """One option with its value."""
        key, equals, text = word.partition("=")
        if not equals and (flag := entry.option(key)) is not None and flag.type == "boolean":
            return key, True
        if not equals:
            key, text = entry.main or "", word
        option = entry.option(key)
        if option is None:
            raise self._no_option(name, entry, word)
        try:
            return key, option.read(text)
        except InvalidOption as error:
            raise InvalidOption("player-option-wrong", what=self._kind, name=name, reason=error) from None

    def _no_option(self, name: str, entry: Entry[Made], word: str) -> InvalidOption:
        if not entry.options:
            return InvalidOption("player-without-options", what=self._kind, name=name, text=word)
        known = ", ".join(option.name for option in entry.options)
        return InvalidOption("player-option-unknown", what=self._kind, name=name, text=word, known=known)

    def make(self, spec: Spec, seed: int) -> Made:
        """Make what a spec names; options not given have their defaults."""
        entry = self.entry(spec.name)
        values = {option.name: option.default for option in entry.options}
        return entry.factory(seed, **values | dict(spec.options))

    def format(self, spec: Spec) -> str:
        """The shortest text that `parse` reads as this spec."""
        entry = self.entry(spec.name)
        if entry.verbatim:
            return f"{spec.name}:{spec.options[ARGUMENT]}"
        words = [_written(name, value, name == entry.main) for name, value in spec.options.items() if name != MODEL]
        folder = f"@{spec.options[MODEL]}" if MODEL in spec.options else ""
        return spec.name + (":" + ",".join(words) if words else "") + folder


PLAYERS: Final[Registry[Player]] = Registry("player", "player", group="kiebitz.players")
BIDDING_SYSTEMS: Final[Registry[BiddingSystem]] = Registry("bidding system", "player-system")
register: Final = PLAYERS.register
register_bidding: Final = BIDDING_SYSTEMS.register


def parse_player(text: str) -> PlayerSpec:
    """Read the name of a player; `UnknownPlayer` or `InvalidOption` says what is wrong with it."""
    system, player = _split(checked_text(text, "a player"))
    spec = PLAYERS.parse(player)
    return PlayerSpec(spec.name, spec.options, None if system is None else BIDDING_SYSTEMS.parse(system))


def format_player(spec: PlayerSpec) -> str:
    """The inverse of `parse_player`."""
    player = PLAYERS.format(checked(spec, PlayerSpec, "a PlayerSpec is written here", "parse_player reads one"))
    return player if spec.bidding is None else f"{BIDDING_SYSTEMS.format(spec.bidding)}+{player}"


def reaches_machine(spec: PlayerSpec) -> bool:
    """Whether a player runs a program or reads a folder of this machine, which not everybody may ask for."""
    return (
        PLAYERS.entry(spec.name).verbatim
        or PLAYERS.reads_folder(spec)
        or (spec.bidding is not None and BIDDING_SYSTEMS.reads_folder(spec.bidding))
    )


def create(spec: str | PlayerSpec, seed: int = 0) -> Player:
    """Make a player from its name; the same seed gives the same decisions."""
    found = spec if isinstance(spec, PlayerSpec) else parse_player(spec)
    player = PLAYERS.make(found, checked_seed(seed))
    return player if found.bidding is None else Combined(BIDDING_SYSTEMS.make(found.bidding, seed), player)


def create_bidding(spec: str, seed: int = 0) -> BiddingSystem:
    """Make a bidding system from its name."""
    return BIDDING_SYSTEMS.make(BIDDING_SYSTEMS.parse(checked_text(spec, "a bidding system")), checked_seed(seed))


def _split(text: str) -> tuple[str | None, str]:
    """The bidding system, if one is named, and the player. A plus may also belong to a folder or a command."""
    if "+" not in text or (PLAYERS.knows(text) and not BIDDING_SYSTEMS.knows(text)):
        return None, text
    parts = text.split("+")
    splits = [("+".join(parts[:place]), "+".join(parts[place:])) for place in range(1, len(parts))]
    return next((split for split in splits if PLAYERS.knows(split[1])), splits[0])


def _name_of(text: str) -> str:
    """The name at the beginning of a spec, which ends before a colon, an `@` or a plus."""
    for sign in ":@+":
        text = text.partition(sign)[0]
    return text


def _written(name: str, value: OptionValue, is_main: bool) -> str:
    if value is True:
        return name
    text = format_value(value)
    return text if is_main and text and "=" not in text else f"{name}={text}"
