"""What all tests stand on."""

from __future__ import annotations

import signal

# Started in the background (by a script, say) this process ignores Ctrl-C, and so would every command the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)
