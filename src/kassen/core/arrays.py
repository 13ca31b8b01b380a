"""NumPy, imported on first use. Plain play does without it (in a browser's tab it may not even be installed), and a process that
asks for no arrays starts in half the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np

    Array: TypeAlias = np.ndarray[Any, Any]
else:

    class Later:
        """Stands in for the module, and keeps each attribute once it was looked up."""

        def __getattr__(self, name: str) -> Any:
            import numpy

            found = getattr(numpy, name)
            setattr(self, name, found)
            return found

    np, Array = Later(), Any


def the_module() -> Any:
    """NumPy itself: code that Numba compiles must refer to the module, not to its stand-in."""
    import numpy

    return numpy


__all__ = ["Array", "np", "the_module"]
