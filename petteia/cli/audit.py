"""`petteia audit`: do the stored games still go as they went?"""

from __future__ import annotations

from argparse import Namespace

from sqlalchemy.exc import SQLAlchemyError

from ..server.audit import audit
from ..server.store import open_engine
from .arguments import Parser, UsageError
from .screen import Screen, print_json, say
from .serve import check_database


def describe(parser: Parser) -> None:
    parser.value("--database", "URL", say("arg-database"))
    parser.common(json=True)
    parser.example = "petteia audit --database sqlite:///tables.db"


def run(args: Namespace) -> int:
    engine = open_engine(check_database(args.database).database_url())
    try:
        found = list(audit(engine))
    except SQLAlchemyError as error:
        why = " ".join(str(getattr(error, "orig", None) or error).split())
        raise UsageError(say("error-no-database", why=why[:300])) from None
    finally:
        engine.dispose()
    differ = [one for one in found if one.problem]
    if args.json:
        print_json({
            "games": len(found),
            "differ": len(differ),
            "tables": [
                {"table": one.table, "game": one.game, "rules": one.rules, "status": one.status, "problem": one.problem}
                for one in differ
            ],
        })  # fmt: skip
        return 0
    screen = Screen()
    screen.say("audit-result", "bold", games=len(found), differ=len(differ))
    for one in differ:
        screen.line(f"{one.table}  {one.game}, {one.status}: {one.problem}")
    return 0
