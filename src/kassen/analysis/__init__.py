"""Looking back at a game: every seat's chances, what decisions gave away, and what chance brought."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kassen.analysis.findings import GRADES, Analysis, OptionValue, Row, Summary

if TYPE_CHECKING:
    from kassen.analysis.decision import BUDGETS, Budget
    from kassen.analysis.looking import analyse, digest, refine

__all__ = ["BUDGETS", "GRADES", "Analysis", "Budget", "OptionValue", "Row", "Summary", "analyse", "digest", "refine"]

# The modules that look are slow to import, and reading what was found does not need them.
WORK = {"BUDGETS": "decision", "Budget": "decision", "analyse": "looking", "digest": "looking", "refine": "looking"}


def __getattr__(name: str) -> Any:
    if name in WORK:
        return getattr(import_module(f"kassen.analysis.{WORK[name]}"), name)
    raise AttributeError(f"module 'kassen.analysis' has no attribute {name!r}")


def __dir__() -> list[str]:
    """So that `help` also lists what is imported on first use."""
    return __all__
