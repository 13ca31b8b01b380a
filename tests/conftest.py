"""What all tests stand on."""

from __future__ import annotations

import os
import signal

import pytest
from _pytest.nodeid import NodeId
from hypothesis import settings

from tests import nightly

# The same examples everywhere, so that a run says something of the change it tests; new ones, to look for what nobody
# thought of: make unit ARGS="--hypothesis-profile=new".
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("new", deadline=None)
settings.load_profile("same")

# Started in the background (by a script, say) this process ignores Ctrl-C, and so would every command the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    nightly.is_night = "not nightly" not in config.option.markexpr


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of a group go to one worker, which loads a game's machine code, installs a package or starts a database once. Where
    pytest-xdist (3.8) writes the group pytest (9.2) no longer looks."""
    for item in items:
        if grouped := vars(item).get("_nodeid"):
            item._id = NodeId.parse(grouped)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """To everybody but the workers, --last-failed among them, a test is called the same in a group or not."""
    if "PYTEST_XDIST_WORKER" not in os.environ and report.nodeid.rfind("@") > report.nodeid.rfind("]"):
        report.nodeid = report.nodeid.rpartition("@")[0]
