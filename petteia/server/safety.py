"""Secrets, limits and refusals."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..kernel.text import LANGUAGES, language, phrasebook
from . import metrics

TEXT = Path(__file__).parent / "text"
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Refused(Exception):
    """Something a client may not do: a code for programs and a sentence for people. Nothing was changed."""

    def __init__(self, code: str, status: int = 409, *, clause: str | None = None, say: str = "", **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.clause = clause
        self._say = say
        self._args = {name: value[:200] if isinstance(value, str) else value for name, value in args.items()}

    @property
    def sentence(self) -> str:
        return self._say or phrasebook((TEXT,), language()).format(f"refused-{self.code}", self._args)


def refusal(error: Refused, id: int | None) -> dict[str, Any]:
    """The message that refuses what the message `id` asked for."""
    metrics.REFUSED.labels(error.code).inc()
    return {"t": "refused", "id": id, "code": error.code, "sentence": error.sentence, "clause": error.clause}


def wanted_language(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for wish in header.split(","):
        code = wish.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def new_id() -> str:
    """A table's address: short enough to read aloud in pieces, too long to guess."""
    return secrets.token_urlsafe(9)


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """How a key is stored. Keys are long and random, so one round is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def opens(keys: Iterable[str], kept: str | None) -> bool:
    """Does one of these keys fit what is kept? Takes the same time whichever does."""
    found = False
    for key in keys:
        found |= hmac.compare_digest(hashed(key), kept or "-" * 64)
    return found


def same_origin(headers: Mapping[str, str]) -> bool:
    """A page of another site may not use a visitor's browser against us; programs send no Origin."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host", "")


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("rate", "burst", "level", "at")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket per address, the longest unused forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._of.pop(address, None) or Bucket(self.rate, self.burst)
        self._of[address] = bucket
        if len(self._of) > self.most:
            self._of.popitem(last=False)
        return bucket.take()
