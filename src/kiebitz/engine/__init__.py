"""The engine protocol: programs in any language as players, and players as programs (docs/engine-protocol.md)."""

from kiebitz.engine.faults import InvalidMessage
from kiebitz.engine.player import ExecPlayer
from kiebitz.engine.process import Engine, EngineFault, EngineTimeout
from kiebitz.engine.serve import serve

__all__ = ["Engine", "EngineFault", "EngineTimeout", "ExecPlayer", "InvalidMessage", "serve"]
