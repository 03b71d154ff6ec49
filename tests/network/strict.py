"""A second, minimal client, written from the description of the protocol alone: it shares no code with Kiebitz.

It checks every line it gets by its number of words and by what its receiver may see, and plays at random but by the
rules. Whatever is not as described raises.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from random import Random

SUITS, RANKS = "CSHD", "AKQJT987"
DECK = [suit + rank for suit in SUITS for rank in RANKS]
POWER = {"suit": "789QKTA", "null": "789TJQKA"}
CARD = r"(?:[CSHD][AKQJT987])"
DEAL = re.compile(r"[^|]{29}\|[^|]{29}\|[^|]{29}\|[^|]{5}")
HIDDEN_HAND, HIDDEN_SKAT = ".".join(["??"] * 10), "??.??"
BIDS = [18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59, 60]


class Strict(AssertionError):
    """A line that is not as the description says."""


def want(holds: object, line: str) -> None:
    if not holds:
        raise Strict(line)


def in_order(act: str) -> str:
    """A move with two cards put away as if they had been said in alphabetical order: a record may have any."""
    token, *cards = act.split(".")
    if re.fullmatch(CARD, token):
        token, cards = "", [token, *cards]
    if len(cards) not in (2, 12):
        return act
    return ".".join([*filter(None, [token]), *sorted(cards[:2]), *cards[2:]])


class Eyes:
    """What one receiver saw of one game, checked against what the table of views allows."""

    def __init__(self, names: list[str], me: str, is_dealer: bool) -> None:
        self.names = names
        self.seat = names.index(me) if me in names else None
        self.is_dealer = is_dealer
        self.hand: list[str] = []
        self.moves: list[tuple[str, str]] = []
        self.declarer: int | None = None
        self.contract = ""
        self.pickup = False
        self.trick: list[tuple[int, str]] = []
        self.turn: int | None = 1
        self.bid = 0
        self.cards_played = [0, 0, 0]
        self.resigned: list[int] = []

    def see(self, who: str, act: str, line: str) -> None:
        self.moves.append((who, act if who == "w" else in_order(act)))
        if len(self.moves) == 1:
            want(who == "w", line)
            self._deal(act, line)
        elif who == "w":
            self._world(act, line)
        else:
            self._seat(int(who), act, line)

    def _deal(self, act: str, line: str) -> None:
        want(len(act) == 95 and DEAL.fullmatch(act), line)
        groups = act.split("|")
        if self.is_dealer:
            cards = [card for group in groups for card in group.split(".")]
            want(sorted(cards) == sorted(DECK), line)
            return
        for seat, group in enumerate(groups):
            if seat == self.seat:
                self.hand = group.split(".")
                want(len(set(self.hand)) == 10 and set(self.hand) <= set(DECK), line)
            else:
                want(group == (HIDDEN_SKAT if seat == 3 else HIDDEN_HAND), line)

    def _world(self, act: str, line: str) -> None:
        if re.fullmatch(r"(TI|LE)\.[012]", act):
            return
        want(self.moves[-2][1] == "s", line)
        if self.seat == self.declarer or self.is_dealer:
            want(re.fullmatch(rf"{CARD}\.{CARD}", act), line)
            if not self.is_dealer:
                self.hand += act.split(".")
        else:
            want(act == HIDDEN_SKAT, line)

    def _seat(self, seat: int, act: str, line: str) -> None:
        mine = seat == self.seat
        if act == "RE":
            want(self.in_play and seat not in self.resigned, line)
            self.resigned.append(seat)
        elif act.startswith("SC"):
            self._claim(seat, act.split(".")[1:], line)
        elif re.fullmatch(r"[1-9][0-9]{1,2}|[yp]", act):
            if act.isdigit():
                self.bid = int(act)
        elif act == "s":
            self.declarer, self.pickup = seat, True
        elif re.fullmatch(CARD, act) and self.contract:
            if mine:
                want(act in self.hand, line)
                self.hand.remove(act)
            self._card(seat, act)
        else:
            self._declaration(seat, act, line)

    @property
    def in_play(self) -> bool:
        """Whether cards are played, as far as this one knows."""
        return bool(self.contract) and self.turn is not None

    def _claim(self, seat: int, cards: list[str], line: str) -> None:
        want(self.in_play and seat == self.declarer, line)
        want(all(re.fullmatch(CARD, card) for card in cards), line)
        want(len(set(cards)) == len(cards) == 10 - self.cards_played[seat], line)
        want(seat != self.seat or set(cards) == set(self.hand), line)

    def _declaration(self, seat: int, act: str, line: str) -> None:
        self.declarer = seat
        token, *cards = act.split(".")
        if re.fullmatch(r"[GCSHDN][OHSZ]*", token):
            self.contract = token
        else:  # the cards of a declaration in two moves
            cards = [token, *cards]
        ouvert = "O" in self.contract[1:]
        if not cards and self.pickup:
            self.turn = None  # until the cards are put away
            return
        want(len(cards) == (2 if self.pickup else 0) + (10 if ouvert else 0), line)
        if self.pickup:
            known = seat == self.seat or self.is_dealer
            want(all(re.fullmatch(CARD, card) for card in cards[:2]) if known else cards[:2] == ["??", "??"], line)
            if seat == self.seat:
                self.hand = [card for card in self.hand if card not in cards[:2]]
        want("??" not in cards[2 if self.pickup else 0 :], line)
        self.turn = 0

    # -- rules enough to play by ---------------------------------------------------------------------------------

    def suit(self, card: str) -> str:
        kind = self.contract[0]
        if kind != "N" and (card[1] == "J" or card[0] == kind):
            return "trump"
        return card[0]

    def strength(self, card: str) -> int:
        if self.contract[0] == "N":
            return POWER["null"].index(card[1])
        if card[1] == "J":
            return 200 - SUITS.index(card[0])
        return POWER["suit"].index(card[1]) + (100 if self.suit(card) == "trump" else 0)

    def legal(self) -> list[str]:
        if not self.trick:
            return self.hand
        led = self.suit(self.trick[0][1])
        return [card for card in self.hand if self.suit(card) == led] or self.hand

    def _card(self, seat: int, card: str) -> None:
        self.trick.append((seat, card))
        self.cards_played[seat] += 1
        self.turn = (seat + 1) % 3
        if len(self.trick) == 3:
            led = self.suit(self.trick[0][1])
            fits = [(seat, card) for seat, card in self.trick if self.suit(card) in ("trump", led)]
            self.turn = max(fits, key=lambda each: (self.suit(each[1]) == "trump", self.strength(each[1])))[0]
            self.trick = []


class Client:
    """One account: logs in, reads strictly, remembers all it was told."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self.luck = Random(f"{name}{seed}")
        self.lines: list[str] = []
        self.table = ""
        self.me = "."
        self.eyes: Eyes | None = None
        self.ends: list[str] = []
        self.seen: list[Eyes] = []
        self.errors: list[str] = []
        self.state: list[str] = []
        self.dealer = ""
        self.bold = False
        self.is_moody = False
        self.mood = -1, "", 0  # in which game, what is done once cards are played, and after how many of them
        self.answered = 0, 0  # the game and the number of moves after which something was said
        self.split_declarations = False
        self.on_line: Callable[[str], None] = lambda line: None

    async def connect(self, port: int, password: str = "secret", own: str = "127.0.0.1") -> Client:
        """Log in, from an address of this machine."""
        at = ("127.0.0.1", port)
        self.reader, self.writer = await asyncio.open_connection(*at, limit=1 << 20, local_addr=(own, 0))
        self.say(self.name)
        want((await self._hear()) == "password:", "password")
        self.say(password)
        welcome = (await self._hear()).split()
        want(welcome[0] == "Welcome" and welcome[1] == self.name, str(welcome))
        want(welcome[-2] == "version" and int(float(welcome[-1])) == 14, str(welcome))
        return self

    def say(self, line: str) -> None:
        self.writer.write(line.encode() + b"\n")

    async def _hear(self) -> str:
        try:
            async with asyncio.timeout(120):  # far more than any of this takes
                raw = await self.reader.readuntil(b"\n")
        except TimeoutError:
            raise Strict("\n".join([f"{self.name} hears nothing any more after", *self.lines[-12:]])) from None
        return raw.decode().removesuffix("\n")

    async def hear(self) -> str:
        """The next line, checked and taken in."""
        line = await self._hear()
        self.lines.append(line)
        self.check(line)
        self.on_line(line)
        return line

    async def until(self, holds: Callable[[str], object]) -> str:
        while True:
            line = await self.hear()
            if holds(line):
                return line

    async def sees(self, start: str) -> None:
        """Wait until some line began so, unless one has already."""
        while not any(line.startswith(start) for line in self.lines):
            await self.hear()

    def check(self, line: str) -> None:
        words = line.split(" ")
        want("" not in words, line)
        kind = words[0]
        if kind == "clients":
            want(len(words) == (11 if words[1] == "+" else 3), line)
        elif kind == "tables":
            want(len(words) >= 9 if words[1] == "+" else len(words) == 3, line)
        elif kind == "create":
            want(words[3] in "34" and words[4] == "-1" and words[5] == words[3], line)
            places = int(words[3])
            want(len(words) == 7 + places + 9 * int(words[6 + places]), line)
            self.table, self.me = words[1], words[2]
        elif kind == "destroy":
            want(len(words) == 3, line)
        elif kind == "invite":
            want(len(words) == 4, line)
        elif kind == "error":
            self.errors.append(line)
        elif kind == "table":
            self.check_event(words[3:], line)
        else:
            want(kind in ("yell", "tell", "finger", "time", "text"), line)

    def check_event(self, words: list[str], line: str) -> None:
        kind = words[0]
        if kind == "state":
            want(len(words) == 2 + 4 + 40 + 2, line)
            self.state = words
        elif kind == "start":
            self.begin(words, line)
        elif kind == "go":
            want(len(words) == 1, line)
        elif kind == "play":
            want(len(words) == 6 and all(re.fullmatch(r"-?\d+\.\d", word) for word in words[3:]), line)
            assert self.eyes is not None
            self.eyes.see(words[1], words[2], line)
        elif kind == "end":
            want(words[1].startswith("(;GM[Skat]") and words[-1] == ";)", line)
            self.ends.append(" ".join(words[1:]))
        elif kind == "error":
            want(words[2] == ":", line)
            self.errors.append(line)
        else:
            want(kind == "tell", line)

    def begin(self, words: list[str], line: str) -> None:
        names = [words[2], words[4], words[6]]
        mode = words[8] if len(words) > 8 else ""
        want(mode in (("", "!") if self.me in names else ("p",) if self.me == "." else ("w",)), line)
        self.eyes = Eyes(names, self.me, mode == "w")
        self.seen.append(self.eyes)
        if mode:
            record = " ".join(words[9:])
            owner = "" if mode == "w" else "OW[3]" if mode == "p" else f"OW[{self.eyes.seat}]"
            want(owner in record if owner else "OW[" not in record, line)
            moves = re.findall(r"MV\[([^\]]*)\]", record)[0].split()
            if not moves:
                return  # the game begins now
            deal = re.sub(r"^((?:..\.){29}..)\.(..\...)$", r"\1|\2", moves[1])
            deal = "|".join([deal[:29], deal[30:59], deal[60:89], deal[90:]])
            for who, act in zip(moves[::2], [deal, *moves[3::2]], strict=True):
                self.eyes.see(who, act, line)

    # -- playing -----------------------------------------------------------------------------------------------------

    def answer(self) -> str | None:
        """What to do now, if it is this one's turn as far as this client knows."""
        eyes = self.eyes
        if eyes is None or eyes.seat is None or not eyes.moves:
            return None
        made = sum(act != "RE" and not act.startswith("SC") for _, act in eyes.moves)
        if (len(self.seen), made) == self.answered:
            return None
        act = self._act(eyes)
        self.answered = self.answered if act is None else (len(self.seen), made)
        return act

    def _act(self, eyes: Eyes) -> str | None:
        if eyes.contract and (not eyes.pickup or len(eyes.hand) <= 10):
            if eyes.turn != eyes.seat or not eyes.hand:
                return None
            return self.luck.choice(eyes.legal())
        return self._before_play(eyes)

    def whim(self) -> str | None:
        """What is said without being asked: the cards are laid open, the game is given up, a partner followed."""
        eyes = self.eyes
        if not self.is_moody or eyes is None or eyes.seat is None or not eyes.in_play or eyes.seat in eyes.resigned:
            return None
        if self.mood[0] != len(self.seen):
            what = self.luck.choices(["", "speaks", "sleeps"], [0.6, 0.37, 0.03])[0]
            self.mood = len(self.seen), what, self.luck.randrange(30)
        _, what, moment = self.mood
        if eyes.seat != eyes.declarer and eyes.resigned and what != "sleeps":
            return "RE" if self.luck.random() < 0.3 else None
        if what != "speaks" or sum(eyes.cards_played) < moment:
            return None
        self.mood = len(self.seen), "has spoken", 0
        return "SC" if eyes.seat == eyes.declarer and self.luck.random() < 0.6 else "RE"

    @property
    def sleeps(self) -> bool:
        """Whether this one does nothing more in this game."""
        game, what, moment = self.mood
        is_now = self.eyes is not None and sum(self.eyes.cards_played) >= moment
        return game == len(self.seen) and what == "sleeps" and is_now

    async def play_games(self, games: int) -> None:
        """Play until so many more games are over, ready after each but the last."""
        end = len(self.ends) + games
        while len(self.ends) < end:
            line = await self.hear()
            kind = line.split(" ")[3] if line.startswith("table ") else ""
            if kind in ("play", "start"):
                for act in (self.whim(), None if self.sleeps else self.answer()):
                    if act is not None:
                        self.say(f"table {self.table} {self.me} play {act}")
            if kind == "end" and len(self.ends) < end:
                self.say(f"table {self.table} {self.me} ready")

    def _before_play(self, eyes: Eyes) -> str | None:
        if eyes.declarer == eyes.seat and len(eyes.hand) == 12:
            put_away = self.luck.sample(eyes.hand, 2)
            if eyes.contract:
                return ".".join(put_away)
            token = self.luck.choice("GCSHDN" if eyes.bid <= 23 else "GCSHD")
            token = "NO" if eyes.bid <= 46 and self.luck.random() < 0.2 else token
            return token if self.split_declarations else ".".join([token, *put_away])
        if eyes.declarer is None:
            asked, is_listening, declarer = auction(eyes.moves[1:])
            if declarer == eyes.seat:
                hand_games = ["GH", "CH", "GO", "SHS", *(["NOH", "NH"] if eyes.bid <= 35 else [])]
                return self.luck.choice(["s", "s", "s", self.luck.choice(hand_games)])
            if asked == eyes.seat and declarer is None:
                if self.luck.random() < (0.35 if self.bold else 0.6):
                    return "p"
                higher = [bid for bid in BIDS if bid > eyes.bid]
                return "y" if is_listening else str(higher[0]) if higher else "p"
        return None


def auction(moves: list[tuple[str, str]]) -> tuple[int | None, bool, int | None]:
    """Who is asked, whether that one listens, and who has won, after some calls."""
    speaker, listener, left, bid, is_open = 1, 0, [2], 0, False
    for who, act in moves:
        if act not in ("y", "p") and not act.isdigit():
            break
        if act.isdigit():
            bid, is_open = int(act), True
            if speaker == listener:
                return None, False, speaker
        elif act == "y":
            is_open = False
        else:
            survivor = speaker if int(who) == listener else listener
            if speaker == listener:
                return None, False, None
            if left:
                speaker, listener, is_open = left.pop(), survivor, False
            elif bid:
                return None, False, survivor
            else:
                speaker = listener = survivor
    return (listener if is_open else speaker), is_open, None
