"""The C++ core, in the build that suits this processor."""

import importlib

from kiebitz import _core_base

_build = importlib.import_module("kiebitz._core_v3") if _core_base.supports_v3() else _core_base

MOST_THREADS = _build.MOST_THREADS
MOST_WORLDS = _build.MOST_WORLDS
AchievingPlayer = _build.AchievingPlayer
AfterSkat = _build.AfterSkat
Answer = _build.Answer
Batch = _build.Batch
Cancelled = _build.Cancelled
CardReading = _build.CardReading
Evaluator = _build.Evaluator
Outlook = _build.Outlook
Evidence = _build.Evidence
Foresight = _build.Foresight
Guarantor = _build.Guarantor
JudgingPlayer = _build.JudgingPlayer
Jury = _build.Jury
Likelihood = _build.Likelihood
MonteCarloPlayer = _build.MonteCarloPlayer
NullApartPlayer = _build.NullApartPlayer
NullPlayer = _build.NullPlayer
NullPutting = _build.NullPutting
NullRulesPlayer = _build.NullRulesPlayer
Observation = _build.Observation
Outcomes = _build.Outcomes
Policy = _build.Policy
PolicyPlayer = _build.PolicyPlayer
Position = _build.Position
Question = _build.Question
RandomPlayer = _build.RandomPlayer
Result = _build.Result
RelayPlayer = _build.RelayPlayer
RulesPlayer = _build.RulesPlayer
Sampler = _build.Sampler
SeatGame = _build.SeatGame
SeatPlayer = _build.SeatPlayer
Solver = _build.Solver
SuitTable = _build.SuitTable
Stop = _build.Stop
Techniques = _build.Techniques
UctPlayer = _build.UctPlayer
WorldList = _build.WorldList
Worlds = _build.Worlds
auction_rows = _build.auction_rows
bidding_features = _build.bidding_features
bidding_tables = _build.bidding_tables
contest_of = _build.contest_of
contract_rows = _build.contract_rows
discard_rows = _build.discard_rows
finish_games = _build.finish_games
policy_bits = _build.policy_bits
policy_net = _build.policy_net
policy_places = _build.policy_places
