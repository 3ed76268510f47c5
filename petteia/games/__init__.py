"""The games. `petteia.games()` lists them: Python binds that name to this package, so the package can be called."""

import sys
from types import ModuleType

from ..kernel.opening import games


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Games
