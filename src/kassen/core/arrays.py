"""NumPy, where there is one, loaded when something of it is first asked for. Plain Python does without it, as in a browser's tab:
only who asks for arrays needs it, and everybody else starts in half the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np

    Array: TypeAlias = np.ndarray[Any, Any]
else:

    class Later:
        """Stands for the module; what was asked for once is found at once."""

        def __getattr__(self, name: str) -> Any:
            import numpy

            found = getattr(numpy, name)
            setattr(self, name, found)
            return found

    np, Array = Later(), Any


def the_module() -> Any:
    """NumPy itself: what the compiler reads must not be what stands for it."""
    import numpy

    return numpy


__all__ = ["Array", "np", "the_module"]
