"""The C++ core, in the build that suits this processor: whoever imports this module gets that one."""

import importlib
import sys

from kiebitz import _core_base

sys.modules[__name__] = importlib.import_module("kiebitz._core_v3") if _core_base.supports_v3() else _core_base
