"""A sample engine for Skat in plain Python: run it with `kiebitz play --opponents "exec:python examples/engine.py"`.

It bids on strong hands, plays the suit it has most of, wins tricks as cheaply as it can and else gives its worst card.
The protocol is told in docs/engine-protocol.md. Log on standard error: standard output belongs to the protocol.
"""

import json
import sys

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
SUIT_ORDER, NULL_ORDER, JACKS = "789QKTA", "789TJQKA", "DHSC"


def longest_suit(hand):
    return max("DHSC", key=lambda suit: sum(card[0] == suit and card[1] != "J" for card in hand))


def is_strong(hand):
    trumps = [card for card in hand if card[1] == "J" or card[0] == longest_suit(hand)]
    return len(trumps) >= 6 and sum(card[1] in "JA" for card in hand) >= 4


def strength(card, contract, led):
    """How high a card stands in a trick; -1 if it can never win it."""
    if contract[0] == "N":
        return NULL_ORDER.index(card[1]) if card[0] == led[0] else -1
    if card[1] == "J":
        return 200 + JACKS.index(card[0])
    if card[0] == contract[0]:
        return 100 + SUIT_ORDER.index(card[1])
    return SUIT_ORDER.index(card[1]) if card[0] == led[0] and led[1] != "J" else -1


def bid(view, legal):
    if view["bid"] >= 18 or not is_strong(view["hand"]):
        return "hold" if "hold" in legal and view["bid"] == 18 and is_strong(view["hand"]) else "pass"
    return "18"


def declare(view, legal):
    trump = longest_suit(view["hand"])
    spare = [card for card in view["hand"] if card[1] != "J" and card[0] != trump] + view["hand"]
    return ".".join([trump, *sorted(spare[:2], key=lambda card: POINTS[card[1]])])


def play(view, legal):
    cheapest = sorted(legal, key=lambda card: (POINTS[card[1]], card))
    if not view["trick"]:
        return cheapest[-1] if view["seat"] == view["declarer"] else cheapest[0]
    led = view["trick"][0]
    best = max(strength(card, view["contract"], led) for card in view["trick"])
    winners = [card for card in cheapest if strength(card, view["contract"], led) > best]
    return winners[0] if winners and view["contract"][0] != "N" else cheapest[0]


ANSWERS = {"bid": bid, "pick_up": lambda view, legal: "pick up", "declare": declare, "play": play}


def send(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send(type="hello", protocol=1, name="Sample", author="The Kiebitz developers", options=[])
    elif message["type"] == "options":
        send(type="ready")
    elif message["type"] in ANSWERS:
        send(type="answer", id=message["id"], move=ANSWERS[message["type"]](message["view"], message["legal"]))
    elif message["type"] == "quit":
        break
