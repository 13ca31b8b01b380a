"""What all tests stand on."""

from __future__ import annotations

import signal

from hypothesis import settings

# The same examples everywhere, so that a run says something of the change it tests; new ones, to look for what nobody
# thought of: make unit ARGS="--hypothesis-profile=new".
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("new", deadline=None)
settings.load_profile("same")

# Started in the background (by a script, say) this process ignores Ctrl-C, and so would every command the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)
