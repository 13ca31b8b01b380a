"""Does a game keep its promises? One suite for every game, ours or yours.

    >>> import kassen
    >>> from kassen import conformance
    >>> conformance.CHECKS["a random game ends with a result"](kassen.game("nobunaga"), seed=0)

`conformance.run("nobunaga")`, or `python -m kassen.conformance nobunaga` on the command line, runs all checks with every number
of players and every option. A check is a claim about one bound game and one seed; where the claim fails it raises
AssertionError and says where.
"""

from kassen.conformance.suite import CHECKS, combinations, random_state, run

__all__ = ["CHECKS", "combinations", "random_state", "run"]
