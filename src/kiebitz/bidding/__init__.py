"""Bidding, discarding and declaring: the learned model, the policies on top of it, older systems to compare with."""

from kiebitz.bidding.bidder import Bidder
from kiebitz.bidding.chances import Model, shipped_model
from kiebitz.bidding.outlook import Option, Outlook, Prospect, best_option, options_with_skat, outlook_of
from kiebitz.bidding.passing import PassingTable, shipped_passing
from kiebitz.bidding.policy import Policy, Threshold, Value

__all__ = [
    "Bidder",
    "Model",
    "Option",
    "Outlook",
    "PassingTable",
    "Policy",
    "Prospect",
    "Threshold",
    "Value",
    "best_option",
    "options_with_skat",
    "outlook_of",
    "shipped_model",
    "shipped_passing",
]
