"""Writing files for commands."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from kassen.cli.words import BadCall


def need_writable(path: str) -> None:
    """Fail before minutes of work if the result could not be written after them."""
    target = Path(path)
    if target.is_dir():
        raise BadCall("save", file=path, reason=os.strerror(errno.EISDIR))
    if not target.parent.is_dir():
        raise BadCall("save", file=path, reason=os.strerror(errno.ENOENT))
    if not os.access(target if target.exists() else target.parent, os.W_OK):
        raise BadCall("save", file=path, reason=os.strerror(errno.EACCES))


def save(path: str, text: str) -> None:
    """Replace a file as a whole: a crash or a full disk leaves the old one intact."""
    target = Path(path)
    part = target.with_name(target.name + ".part")
    try:
        part.write_text(text, "utf-8")
        part.replace(target)
    except OSError as error:
        raise BadCall("save", file=path, reason=error.strerror) from None
