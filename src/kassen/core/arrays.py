"""NumPy, where there is one. Plain Python does without it, as in a browser's tab: only who asks for arrays needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np

    Array: TypeAlias = np.ndarray[Any, Any]
else:
    try:
        import numpy as np

        Array = np.ndarray[Any, Any]
    except ModuleNotFoundError:
        np, Array = None, Any

__all__ = ["Array", "np"]
