"""Does a game keep its promises? One suite for every game, ours or yours.

    >>> from kassen import conformance
    >>> conformance.run("nobunaga", seeds=1)  # doctest: +SKIP

or on the command line `python -m kassen.conformance nobunaga`. Each check is a claim about one bound game and one seed; it raises
AssertionError with the place where the claim fails.
"""

from kassen.conformance.suite import CHECKS, combinations, random_state, run

__all__ = ["CHECKS", "combinations", "random_state", "run"]
