"""The command `petteia`. Each command has a module of its own, with `describe(parser)` and `run(args)`."""

from __future__ import annotations

import contextlib
import contextvars
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from .. import __version__
from ..kernel.errors import PetteiaError
from ..kernel.text import use_language
from .arguments import Parser, UsageError
from .screen import EndOfInput, clean, say

COMMANDS = {
    "serve": "help-serve",
    "play": "help-play",
    "simulate": "help-simulate",
    "arena": "help-arena",
    "replay": "help-replay",
    "rules": "help-rules",
    "data": "help-data",
    "audit": "help-audit",
}
BAD, INTERRUPTED = 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. The result is the exit code; whatever goes wrong is one line on stderr."""
    words = list(sys.argv[1:] if argv is None else argv)
    _forgive_encodings()
    return contextvars.copy_context().run(_guarded, words)


def _guarded(words: list[str]) -> int:
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except EndOfInput:
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return 0
    except PetteiaError as error:
        return _fail(str(error))
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Exception as error:
        if os.environ.get("PETTEIA_DEBUG"):
            raise
        return _fail(say("error-defect", what=f"{type(error).__name__}: {error}"))


def _run(words: list[str]) -> int:
    language = _take_language(words)
    if language is not None:
        use_language(language)
    if words and words[0] == "--version":
        print(f"petteia {__version__}")
    elif words and words[0] in ("-h", "--help", "help"):
        print(_help(words[1:]))
    elif words and words[0] in COMMANDS:
        return _run_command(words[0], words[1:])
    elif words:
        raise UsageError(say("error-command", word=words[0], commands=", ".join(COMMANDS)))
    else:
        return int(_module("serve").run_here())
    return 0


def _run_command(name: str, words: list[str]) -> int:
    command = _module(name)
    parser = _parser(name, command)
    args = parser.read(words)
    if args.help:
        print(parser.format_help())
        return 0
    return int(command.run(args))


def _module(name: str) -> ModuleType:
    return import_module(f".{name}", __package__)


def _parser(name: str, command: ModuleType) -> Parser:
    parser = Parser(name, say(COMMANDS[name]))
    command.describe(parser)
    return parser


def _help(words: list[str]) -> str:
    """What `petteia --help` prints, or `petteia help COMMAND`."""
    if words and words[0] in COMMANDS:
        return _parser(words[0], _module(words[0])).format_help()
    commands = "\n".join(f"  petteia {name:10}{say(message)}" for name, message in COMMANDS.items())
    return say("help-main", commands=commands)


def _take_language(words: list[str]) -> str | None:
    """Take `--lang CODE` out of the words, wherever it stands: it must be known before anything is said."""
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--lang":
            if not equals and at + 1 == len(words):
                raise UsageError(say("error-needs-value", name="--lang"))
            del words[at]
            return value if equals else words.pop(at)
    return None


def _forgive_encodings() -> None:
    """What a terminal cannot show, or cannot have meant, must not stop a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Nobody reads any more: what is still waiting to be written must not complain when Python ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(message: str) -> int:
    print(f"petteia: {clean(' '.join(message.split()))}", file=sys.stderr)
    return BAD
