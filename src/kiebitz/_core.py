"""The C++ core, in the build that suits this processor."""

import importlib

from kiebitz import _core_base

_build = importlib.import_module("kiebitz._core_v3") if _core_base.supports_v3() else _core_base

AfterSkat = _build.AfterSkat
Answer = _build.Answer
Batch = _build.Batch
Evaluator = _build.Evaluator
Outlook = _build.Outlook
Position = _build.Position
Question = _build.Question
Solver = _build.Solver
Techniques = _build.Techniques
bidding_features = _build.bidding_features
bidding_tables = _build.bidding_tables
