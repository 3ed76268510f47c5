"""A browser and a server for all tests of this folder; each test has its own people and its own tables."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.client import Site, serve

from .pages import Person, launch


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serve(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(autouse=True)
def the_same_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables and bots of a test get the same seeds every time, so that what it found once it finds again."""
    monkeypatch.setattr(secrets, "randbits", random.Random(request.node.nodeid).getrandbits)


@pytest.fixture
def person(site: Site, browser: Browser) -> Iterator[Callable[..., Person]]:
    """`person("Ada")` is somebody with a browser of their own. Whatever the test, no page may get into trouble."""
    people: list[Person] = []

    def come(name: str, **ways: Any) -> Person:
        people.append(Person(site, browser, name, **ways))
        return people[-1]

    yield come
    troubles = {each.name: each.troubles for each in people if each.troubles}
    for each in people:
        each.leave()
    assert not troubles
