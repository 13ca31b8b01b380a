"""The HTTP API is what its OpenAPI description says, and nothing it is sent makes it fail (schemathesis)."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings

from kassen.server import messages as m
from tests.nightly import many
from tests.server.conftest import Invite, Running
from tests.server.guests import Guest

STREAMS = ("/api/feed", "/api/tables/{table}/feed")  # they do not end


def test_the_api_keeps_to_its_description(shared: Running, invite: Invite) -> None:
    import schemathesis  # it loads a web framework or two: nobody else should wait for them

    schema = schemathesis.openapi.from_url(f"{shared.url}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 15
    for operation in operations:
        if operation.path not in STREAMS:
            try_out(operation, invite("Caller"))


def try_out(operation: Any, caller: Guest) -> None:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

    checks = [not_a_server_error, response_schema_conformance, status_code_conformance]
    tables = [caller.open("nobunaga", listed=True), caller.open("nobunaga", seats=["me", "me"], start=True)]

    @given(case=operation.as_strategy())
    @settings(
        max_examples=many(4, at_night=10), deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
    )
    def check(case: Any) -> None:
        if "table" in case.path_parameters:  # a table that exists is more of a test than one that does not
            case.path_parameters["table"] = tables[len(case.path_parameters["table"]) % 2]
        case.call_and_validate(headers={"Cookie": caller.cookie}, checks=checks)

    check()


def test_the_schema_of_the_wire_has_every_message(invite: Invite) -> None:
    wire = invite(known=False).get("/api/schema")
    for union in (m.ClientMessage, m.ServerMessage, m.FeedMessage):
        for message in union.__args__:
            assert message.__name__ in wire["$defs"]
    assert json.dumps(wire, sort_keys=True) == json.dumps(m.wire_schema(), sort_keys=True)
