"""Does a game keep its promises? One suite for every game, ours or yours.

    >>> import kassen
    >>> from kassen import conformance
    >>> conformance.CHECKS["a random game ends with a result"](kassen.game("nobunaga"), seed=0)

All of them with every number of players and every option: `conformance.run("nobunaga")`, or on the command line
`python -m kassen.conformance nobunaga`. Each check is a claim about one bound game and one seed; it raises
AssertionError with the place where the claim fails.
"""

from kassen.conformance.suite import CHECKS, combinations, random_state, run

__all__ = ["CHECKS", "combinations", "random_state", "run"]
