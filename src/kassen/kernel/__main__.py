"""Build the kernel of a game, into a file that is named or where it is kept."""

import sys
from pathlib import Path

from kassen.core.registry import rules
from kassen.kernel.build import kernel, sign, signatures
from kassen.kernel.fingerprint import fingerprint


def main(id: str, target: str | None = None) -> None:
    game = rules(id)
    if target is None:
        print(kernel(game))
        return
    from kassen.kernel import wasm

    codegen = wasm.install()  # before anything is compiled
    Path(target).write_bytes(sign(wasm.build(signatures(game), codegen), fingerprint(game)))


if __name__ == "__main__":
    main(*sys.argv[1:])
