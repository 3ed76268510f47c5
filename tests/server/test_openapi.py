"""Requests as the OpenAPI description allows them, and as it does not: no failure, and answers as described."""

from __future__ import annotations

import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from petteia.server.http import create_app
from petteia.server.schema import OUTGOING
from petteia.server.settings import Settings

from .client import Keys, Site

CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip
FEW = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


OPERATIONS = [
    found.ok() for found in schemathesis.openapi.from_dict(create_app(Settings()).openapi()).get_all_operations()
]
ABOUT_A_TABLE = [operation for operation in OPERATIONS if "/tables/{id}" in operation.path]


@pytest.fixture(scope="module")
def tables(server: Site) -> list[Keys]:
    """Tables in all states, so that a request finds something to work on."""
    waiting, running, over = server.create("me", "open", "bot", public=True), server.create(start=True), server.create()
    server.launch(over.table, over.owner)
    server.finish(over.table)
    return [waiting, running, over]


@pytest.mark.parametrize(
    ("operation", "mode"),
    [
        pytest.param(operation, mode, id=f"{operation.label} {mode.value}")
        for operation in OPERATIONS
        for mode in GenerationMode
        if mode is GenerationMode.POSITIVE or operation.path.startswith("/api")  # the others take nothing at all
    ],
)
def test_no_request_makes_the_server_fail(server: Site, operation: Any, mode: GenerationMode) -> None:
    @FEW
    @given(case=operation.as_strategy(generation_mode=mode))
    def run(case: Any) -> None:
        case.call_and_validate(base_url=server.url, checks=CHECKS)

    run()


@pytest.mark.parametrize("operation", ABOUT_A_TABLE, ids=lambda operation: operation.label)
def test_no_request_about_a_real_table_makes_the_server_fail(server: Site, operation: Any, tables: list[Keys]) -> None:
    @FEW
    @given(case=operation.as_strategy())
    def run(case: Any) -> None:
        chance = random.Random(repr((case.body, case.query, case.path_parameters)))
        keys = chance.choice(tables)
        case.path_parameters = {**(case.path_parameters or {}), "id": keys.table}
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = chance.randrange(4)
        case.headers["authorization"] = f"Bearer {','.join(keys.all)}"
        case.call_and_validate(base_url=server.url, checks=CHECKS)

    run()


def test_every_address_is_described_and_refusals_as_well(server: Site) -> None:
    told = server.ask("GET", "/openapi.json")
    wanted = {
        "/api/games", "/api/games/{game}/words", "/api/games/{game}/rules", "/api/tables", "/api/tables/mine",
        "/api/tables/{id}", "/api/tables/{id}/join", "/api/tables/{id}/leave", "/api/tables/{id}/seats/{seat}",
        "/api/tables/{id}/seats/{seat}/invite", "/api/tables/{id}/start", "/api/tables/{id}/rematch",
        "/api/tables/{id}/record", "/api/tables/{id}/seen", "/api/tables/{id}/replay", "/api/records", "/healthz",
        "/metrics",
    }  # fmt: skip
    assert wanted <= set(told["paths"])
    for path, methods in told["paths"].items():
        for method, described in methods.items():
            answers = described["responses"]
            assert {"404", "409", "413", "422", "429"} <= set(answers), (method, path)
            for code, answer in answers.items():
                if code >= "400":
                    shown = answer["content"]["application/json"]["schema"]
                    assert shown == {"$ref": "#/components/schemas/Trouble"}, (method, path, code)


def test_the_live_messages_have_a_description_of_their_own() -> None:
    described = OUTGOING.json_schema()
    assert set(described["discriminator"]["mapping"]) == {
        "table", "moved", "undo", "room", "chat", "nudge", "done", "refused", "why", "hint", "log", "pong",
    }  # fmt: skip
