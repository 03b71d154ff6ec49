"""The analysis board as data: deals and positions set up, played on, solved, asked about; and what was tried.

import kiebitz.board

tree = kiebitz.board.read("CJAT.SK7/CQ9.SJ.HTK/SAT8.HA7/DK8 G 0")
"""

from kiebitz.board.asking import advise, next_move, solve
from kiebitz.board.exporting import record_of_tree, tree_of_record
from kiebitz.board.reading import read
from kiebitz.board.setup import Setup, SetupFault
from kiebitz.board.standing import Standing
from kiebitz.board.tree import LONGEST_COMMENT, MOST_NODES, Node, Tree
from kiebitz.board.tree_text import format_tree, parse_tree

__all__ = [
    "LONGEST_COMMENT",
    "MOST_NODES",
    "Node",
    "Setup",
    "SetupFault",
    "Standing",
    "Tree",
    "advise",
    "format_tree",
    "next_move",
    "parse_tree",
    "read",
    "record_of_tree",
    "solve",
    "tree_of_record",
]
