"""Golden pictures of one game from the deal to the end, and of endings, which also illustrate the documentation.

    python -m tests.svg.make

draws `data/svg/*.svg` and `docs/figures/*.svg` anew. Do that only for a deliberate change of the drawings, and look
at them.
"""

from __future__ import annotations

from pathlib import Path

from kiebitz import Game, Solver, parse_card, parse_cards, parse_game, solve_cards, svg
from kiebitz.svg import Style, Svg
from tests.lab.theory.wrong import kept

ROOT = Path(__file__).parents[2]
GAME = parse_game(
    "CATK.SQ.HJK8.DJAT/CJQ87.SJT87.HA.DQ/SK9.HTQ97.DK987/C9.SA 18 y 20 y 22 y 23 y 24 y 27 y 30 y 33 y 35 y 36 y p p s "
    "G.HK.H8 DJ SJ HT DQ D7 DA HJ CJ SK HA HQ C9 C7 S9 CA SA S7 H7 DT C8 D9 CT CQ H9 CK S8 D8 SQ ST DK"
)
AUCTION = 5  # moves until forehand is asked to hold 22
NEW_TRICK = 33  # until middlehand leads to the fourth trick
DECISION = 35  # until the declarer may play any card to it


def after(moves: int) -> Game:
    """The game as it stood after so many moves."""
    game = Game(GAME.deal)
    for move in GAME.moves[:moves]:
        game.push(move)
    return game


def pictures() -> dict[str, Svg]:
    """Every golden picture by the path of its file."""
    decision = after(DECISION)
    position = decision.position
    assert position is not None
    return {
        "docs/figures/table.svg": svg.game(decision, values=solve_cards(position)),
        "docs/figures/deal.svg": svg.deal(GAME.deal),
        "data/svg/auction.svg": svg.view(after(AUCTION).view(0)),
        "docs/figures/view.svg": svg.view(
            decision.view(0), style=Style(language="de", four_colours=True, surface="dark")
        ),
        "data/svg/new_trick.svg": svg.view(after(NEW_TRICK).view(1), style=Style(surface="light")),
        "data/svg/solution.svg": svg.solution(Solver().measure_cards(position), style=Style(surface="none")),
        "data/svg/result.svg": svg.game(GAME, style=Style(language="de")),
        "docs/figures/hand.svg": svg.hand(
            parse_cards("CJ.SJ.CA.CT.SK.HQ.H9.D8.D7"), style=Style(language="de", four_colours=True)
        ),
        "docs/figures/german.svg": svg.hand(
            parse_cards("CJ.SQ.CK.SA.ST.HA.HQ.D9.D7"), style=Style(suits="german", language="de")
        ),
        "data/svg/card.svg": svg.card(parse_card("HQ")),
        "data/svg/back.svg": svg.back(),
        **{f"docs/figures/ending_{number}.svg": ending.picture() for number, ending in enumerate(kept(), 1)},
    }


def main() -> None:
    for path, picture in pictures().items():
        (ROOT / path).write_text(picture + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
