"""All wire types as one JSON Schema, from which the browser client's types are made: `python -m tools.schema`."""

from __future__ import annotations

import inspect
import json

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from petteia.server import schema


def document() -> dict[str, object]:
    models = [
        (model, "serialization")
        for model in vars(schema).values()
        if inspect.isclass(model) and issubclass(model, BaseModel) and model.__module__ == schema.__name__
    ]
    _, top = models_json_schema(models, title="Wire")  # type: ignore[arg-type]
    names = sorted(top["$defs"])
    top["properties"] = {name: {"$ref": f"#/$defs/{name}"} for name in names}
    top["required"] = names
    top["type"] = "object"
    return top


if __name__ == "__main__":
    print(json.dumps(document(), indent=1, sort_keys=True))
