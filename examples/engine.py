"""A sample engine for Skat in plain Python; run it with `kiebitz play --opponent "exec:python examples/engine.py"`.

It bids 18 on strong hands, plays the suit it has most of, wins tricks as cheaply as it can and else gives its cheapest
card. docs/engine-protocol.md tells the protocol. Log on standard error: standard output belongs to the protocol.
"""

import json
import sys

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def is_trump(card, contract):
    return contract != "N" and (card[1] == "J" or card[0] == contract)


def best_suit(hand):
    return max("CSHD", key=lambda suit: sum(is_trump(card, suit) for card in hand))


def strength(card, contract, led):
    """How high a card stands in a trick: trumps over the suit led, all others at the bottom."""
    order = "789TJQKA" if contract == "N" else "789QKTAJ"
    over = 2 if is_trump(card, contract) else card[0] == led[0] and not is_trump(led, contract)
    return over, order.index(card[1]), "DHSC".index(card[0])


def bid(view, legal):
    trumps = sum(is_trump(card, best_suit(view["hand"])) for card in view["hand"])
    is_strong = trumps >= 6 and sum(card[1] in "AJ" for card in view["hand"]) >= 4
    wanted = ("18", "hold") if is_strong and view["bid"] <= 18 else ()
    return next((call for call in legal if call in wanted), "pass")


def declare(view, legal):
    trump = best_suit(view["hand"])
    return ".".join([trump, *sorted(view["hand"], key=lambda card: (is_trump(card, trump), card[1] == "A"))[:2]])


def play(view, legal):
    cards = sorted(legal, key=lambda card: POINTS[card[1]])
    if not view["trick"]:
        return cards[-1] if view["seat"] == view["declarer"] else cards[0]
    contract, led = view["contract"][0], view["trick"][0]
    best = max(strength(card, contract, led) for card in view["trick"])
    return next((card for card in cards if contract != "N" and strength(card, contract, led) > best), cards[0])


ANSWERS = {"bid": bid, "pick_up": lambda view, legal: "pick up", "declare": declare, "play": play}

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        reply = {"type": "hello", "protocol": 1, "name": "Sample", "author": "The Kiebitz developers", "options": []}
    elif message["type"] == "options":
        reply = {"type": "ready"}
    elif message["type"] in ANSWERS:
        move = ANSWERS[message["type"]](message["view"], message["legal"])
        reply = {"type": "answer", "id": message["id"], "move": move}
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(reply), flush=True)
