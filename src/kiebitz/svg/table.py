"""The table from above: three fans, the trick between them, the contract on its left, skat and score on its right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kiebitz.cards import Card, Suit
from kiebitz.contract import Contract, Kind
from kiebitz.hand_order import in_hand_order
from kiebitz.moves import Bid, Call, Hold
from kiebitz.svg.faces import sign_name
from kiebitz.svg.fan import Fan, draw_card
from kiebitz.svg.marks import Mark
from kiebitz.svg.markup import Anchor, group, moved, plain, use, write
from kiebitz.svg.picture import Box
from kiebitz.svg.style import INK, PAPER, Style
from kiebitz.svg.tableau import Pile, Tableau
from kiebitz.words import words

BOX: Final = Box(0, 0, 840, 640)

# By place: the seat at the bottom, the next on its left, the third on its right.
_FANS: Final = (
    Fan(x=420, y=510, step=46, room=520),
    Fan(x=216, y=108, scale=0.78, step=28, room=262, radius=900),
    Fan(x=624, y=108, scale=0.78, step=28, room=262, radius=900),
)
_LABELS: Final = ((420, 622), (216, 206), (624, 206))
_TRICK: Final = ((420, 350, 0), (362, 306, -9), (478, 306, 9))  # the middle of a card, and how it is turned
_TRICK_SCALE: Final = 0.74
_CONTRACT: Final = (66, 312)
_SKAT: Final = (706, 304)
_MIDDLE: Final = (420, 318)
_LINE: Final = 21
_LONGEST_NAME: Final = 20


class TableDrawing:
    """Draws a tableau with one seat at the bottom."""

    def __init__(self, tableau: Tableau, bottom: int, style: Style) -> None:
        self.tableau = tableau
        self.bottom = bottom
        self.style = style
        self.paint = style.paint
        self.words = words(style.language)

    def draw(self, marks: Mapping[Card, Mark], notes: Sequence[str]) -> str:
        """The whole table, marks above the cards and notes below the score."""
        parts = [BOX.surface(self.style)]
        for place in range(3):
            seat = (self.bottom + place) % 3
            parts += [_FANS[place].draw(self._cards(self.tableau.hands[seat]), marks, self.style)]
            parts += [self._label(seat, *_LABELS[place])]
        parts += [self._trick(), self._result(), self._contract(), self._skat()]
        parts += [self._lines([*self._score(), *notes], _SKAT[0], _SKAT[1] + 98, "middle")]
        return "".join(parts)

    def title(self) -> str:
        """What can be seen, for those who cannot see it."""
        tableau = self.tableau
        if tableau.contract is None or tableau.declarer is None:
            return "Skat"
        game, name = self._game(tableau.contract), self._name(tableau.declarer)
        return self.words.say("picture-title", contract=game, name=name)

    def _cards(self, pile: Pile) -> list[Card | None]:
        return [*in_hand_order(pile.shown, self.tableau.contract), *[None] * pile.hidden]

    def _name(self, seat: int) -> str:
        name = self.words.say("seat", seat=seat) if self.tableau.names is None else self.tableau.names[seat]
        return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"

    def _label(self, seat: int, x: float, y: float) -> str:
        """Who sits there, with a dot if in turn, and what there is to say about the seat."""
        colour, sign = (self.paint.accent, "● ") if seat == self.tableau.turn else (self.paint.text, "")
        remark = self._remark(seat)
        muted = f'<tspan dx="10" font-size="15" font-weight="400" fill="{self.paint.muted}">{plain(remark)}</tspan>'
        return (
            f'<text x="{x}" y="{y}" font-size="18" font-weight="600" text-anchor="middle" fill="{colour}">'
            f"{plain(sign + self._name(seat))}{muted if remark else ''}</text>"
        )

    def _remark(self, seat: int) -> str:
        """What the seat does in the game; before a contract is named, its last word too."""
        tableau, words = self.tableau, self.words
        roles = ((tableau.declarer, words.say("table-declarer")), (tableau.leader, words.say("table-leads")))
        remarks = [word for holder, word in roles if holder == seat]
        if tableau.contract is None and (call := tableau.calls[seat]) is not None:
            remarks.append(self._bid() if seat == tableau.declarer else self._call(call))
        return ", ".join(remarks)

    def _trick(self) -> str:
        """The cards between the players, each in front of who played it; a finished trick fades."""
        trick = self.tableau.trick
        if trick is None:
            return ""
        cards = ""
        for number, card in enumerate(trick.cards):
            x, y, turn = _TRICK[(trick.seat_of(number) - self.bottom) % 3]
            cards += group(draw_card(card, self.style), moved(x, y, turn=turn, scale=_TRICK_SCALE))
        if len(trick.cards) < 3:
            return cards
        caption = write(self.words.say("table-last-trick"), 420, 240, size=15, fill=self.paint.muted)
        return f'<g opacity=".6">{cards}</g>{caption}'

    def _contract(self) -> str:
        """The sign of the game on a disc, its name, what was announced and how high it was bid."""
        contract = self.tableau.contract
        if contract is None:
            return ""
        x, y = _CONTRACT
        disc = f'<circle cx="{x}" cy="{y}" r="24" fill="{PAPER}" stroke="{INK}" stroke-opacity=".2"/>'
        if contract.kind in (Kind.GRAND, Kind.NULL):
            sign = write(contract.kind.letter, x, y + 9, size=26, fill=INK, bold=True)
        else:
            suit = Suit(contract.kind)
            sign = use(sign_name(suit, self.style), x, y, scale=1.5, fill=self.style.colour(suit))
        lines = [line for line in (self._announced(contract), self._bid() if self.tableau.bid else "") if line]
        game = self._game(contract)
        name = write(game, x + 36, y + 7, size=21, fill=self.paint.text, bold=True, anchor="start")
        return disc + sign + name + self._lines(lines, x - 24, y + 50, "start")

    def _skat(self) -> str:
        """The skat on the right; in the middle while nothing else is there."""
        skat = self.tableau.skat
        if skat is None:
            return ""
        x, y = _MIDDLE if self.tableau.contract is None and self.tableau.result is None else _SKAT
        fan = Fan(x=x, y=y, scale=0.56, step=40, radius=600)
        name = self.words.say("table-put-away" if self.tableau.put_away else "table-skat")
        return fan.draw(self._cards(skat), {}, self.style) + self._lines([name], x, y + 62, "middle")

    def _score(self) -> list[str]:
        """Tricks and points of the two sides, the declarer's first; no points in null, nor beside the result's."""
        score, contract = self.tableau.score, self.tableau.contract
        if score is None or contract is None:
            return []
        declarer, defenders = score.tricks
        tricks = self.words.say("picture-tricks", declarer=declarer, defenders=defenders)
        if contract.is_null or self.tableau.result is not None:
            return [tricks]
        declarer, defenders = score.points
        return [tricks, self.words.say("table-score", declarer=declarer, defenders=defenders)]

    def _result(self) -> str:
        """How the game ended, in the middle of the table."""
        result, contract, words = self.tableau.result, self.tableau.contract, self.words
        if result is None:
            return ""
        if result.declarer is None:
            verdict = words.say("outcome-passed-in" if result.passed_in else "outcome-broken-off")
        else:
            verdict = words.say("picture-won" if result.won else "picture-lost", value=f"{result.value:+}")
        x, y = _MIDDLE
        counted = contract is not None and not contract.is_null
        points = [words.say("result-card-points", points=result.points)] if counted else []
        return write(verdict, x, y, size=30, fill=self.paint.text, bold=True) + self._lines(points, x, y + 28, "middle")

    def _game(self, contract: Contract) -> str:
        """A contract without what was announced."""
        extras = "H" if contract.hand else ""
        return self.words.say("contract", deck=self.style.suits, kind=contract.kind.letter, extras=extras)

    def _announced(self, contract: Contract) -> str:
        """The highest announcement, which includes those below it; nothing for most games."""
        highest = next((name for name in ("ouvert", "schwarz", "schneider") if getattr(contract, name)), None)
        return "" if highest is None else self.words.say("announcement", announced=highest)

    def _bid(self) -> str:
        return self.words.say("table-bid", bid=self.tableau.bid)

    def _call(self, call: Call) -> str:
        """What somebody said in the auction."""
        return (
            str(call)
            if isinstance(call, Bid)
            else self.words.say("call-hold" if isinstance(call, Hold) else "call-pass")
        )

    def _lines(self, lines: Sequence[str], x: float, y: float, anchor: Anchor) -> str:
        return "".join(
            write(line, x, y + _LINE * number, size=15, fill=self.paint.muted, anchor=anchor)
            for number, line in enumerate(lines)
        )
