"""Components from TOML files: a base file, and perhaps an edition's file with only what differs, laid over it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from .codec import digest_of
from .errors import BadEdition

PROVENANCE = ("R", "D", "P", "X")


class Sheet:
    """The sections of a components file, each a table of entries. Its readers name file, line and entry of a mistake.

    An edition may change entries by id. Sections that it lists under `replace` in its `[edition]` table are taken
    from it whole, so that it may also add and drop entries there.
    """

    def __init__(
        self, base: Path, edition: Path | None, replaceable: Sequence[str] = (), optional: Sequence[str] = ()
    ) -> None:
        self.optional = optional  # keys that an edition may add to an entry
        self.path = edition or base
        self.text = self._read(base)
        self.data = self._parse(base)
        self.name = "base"
        if edition is not None:
            self.text = self._read(edition)
            self._lay_over(self._parse(edition), replaceable)
            self.name = f"{self.data['edition']['name']}-{digest_of(self.data)[:8]}"

    def _read(self, path: Path) -> str:
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadEdition(f"{path}: cannot be read: {error}") from None

    def _parse(self, path: Path) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise BadEdition(f"{path}: {error}") from None

    def _lay_over(self, changes: dict[str, Any], replaceable: Sequence[str]) -> None:
        about = changes.pop("edition", {})
        if not isinstance(about, dict) or not re.fullmatch(r"[\w-]+", str(about.get("name", ""))):
            self.wrong("edition", "", "", "an [edition] table with a name of letters, digits and dashes is needed")
        for key in about:
            if key not in ("name", "replace"):
                self.wrong("edition", key, "", "unknown key; allowed: name, replace")
        replaced = about.get("replace", [])
        if not isinstance(replaced, list) or not all(one in replaceable for one in replaced):
            self.wrong(
                "edition", "replace", "", f"{replaced!r} is not allowed; allowed: {', '.join(replaceable) or 'none'}"
            )
        for section, entries in changes.items():
            if section not in self.data or not isinstance(entries, dict):
                sections = ", ".join(name for name in self.data if name != "edition")
                self.wrong(section, "", "", f"unknown section; allowed: {sections}")
            if section in replaced:
                self.data[section] = {}
            for entry, values in entries.items():
                self._lay_over_entry(section, entry, values, section in replaced)
        self.data["edition"] = about

    def _lay_over_entry(self, section: str, entry: str, values: Any, is_new: bool) -> None:
        known = self.data[section]
        if not isinstance(values, dict):
            self.wrong(section, entry, "", f"{values!r} is not a table of values")
        if not re.fullmatch(r"[a-z][a-z0-9_]*", entry):
            self.wrong(section, entry, "", f"{entry!r:.60} is not an id; allowed: small letters, digits and _")
        if entry not in known and not is_new:
            self.wrong(section, entry, "", f"unknown entry; allowed: {', '.join(known)}")
        for key in values:
            if not is_new and key not in (*known[entry], *self.optional):
                allowed = ", ".join((*known[entry], *self.optional))
                self.wrong(section, entry, key, f"unknown key; allowed: {allowed}")
        known[entry] = {**known.get(entry, {}), **values}

    def wrong(self, section: str, entry: str, key: str, what: str) -> NoReturn:
        """Say what is wrong with an entry, and where it stands."""
        place = f"[{section}]" + (f" {entry}" if entry else "") + (f".{key}" if key else "")
        raise BadEdition(" ".join(f"{self.path}{self._line(section, entry)}: {place}: {what}".split()))

    def _line(self, section: str, entry: str) -> str:
        inside = False
        for number, line in enumerate(self.text.splitlines(), 1):
            if line.strip().startswith("["):
                inside = re.match(rf"\s*\[{re.escape(section)}(\.|\])", line) is not None
                if inside and (not entry or re.match(rf"\s*\[{re.escape(section)}\.{re.escape(entry)}\]", line)):
                    return f", line {number}"
            else:
                here = rf"\"?{re.escape(entry)}\"?\s*[.=]"
                dotted = rf"\s*{re.escape(section)}\s*\.\s*{here}"
                if re.match(dotted, line) or (inside and entry and re.match(rf"\s*{here}", line)):
                    return f", line {number}"
        return ""

    # Readers

    def ids(self, section: str) -> tuple[str, ...]:
        return tuple(self.data[section])

    def value(self, section: str, entry: str, key: str) -> Any:
        values = self.data[section][entry]
        if key not in values:
            self.wrong(section, entry, key, "is missing")
        return values[key]

    def keys(self, section: str, allowed: Sequence[str]) -> None:
        """No entry of a section may have other keys, and each says where it comes from."""
        for entry, values in self.data[section].items():
            for key in values:
                if key not in (*allowed, "from"):
                    self.wrong(section, entry, key, f"unknown key; allowed: {', '.join((*allowed, 'from'))}")
            letters = str(self.value(section, entry, "from")).split(", ")
            if not set(letters) <= set(PROVENANCE):
                self.wrong(section, entry, "from", f"{values['from']!r}; allowed: {', '.join(PROVENANCE)}")

    def number(self, section: str, entry: str, key: str, low: int, high: int) -> int:
        value = self.value(section, entry, key)
        if type(value) is not int or not low <= value <= high:
            self.wrong(section, entry, key, f"{value!r} is not allowed; allowed: a whole number, {low} to {high}")
        return int(value)

    def flag(self, section: str, entry: str, key: str) -> bool:
        value = self.value(section, entry, key)
        if not isinstance(value, bool):
            self.wrong(section, entry, key, f"{value!r} is not allowed; allowed: true, false")
        return value

    def choice(self, section: str, entry: str, key: str, allowed: Sequence[str]) -> str:
        return self._one_of(self.value(section, entry, key), section, entry, key, allowed)

    def choices(
        self, section: str, entry: str, key: str, allowed: Sequence[str], count: int | None = None
    ) -> list[str]:
        values = self.value(section, entry, key)
        if not isinstance(values, list) or (count is not None and len(values) != count):
            size = "a list" if count is None else f"a list of {count}"
            self.wrong(section, entry, key, f"{values!r} is not allowed; allowed: {size} of {', '.join(allowed)}")
        return [self._one_of(one, section, entry, f"{key}[{n}]", allowed) for n, one in enumerate(values)]

    def _one_of(self, value: Any, section: str, entry: str, key: str, allowed: Sequence[str]) -> str:
        if value not in allowed:
            self.wrong(section, entry, key, f"{value!r} is not allowed; allowed: {', '.join(allowed)}")
        return str(value)
