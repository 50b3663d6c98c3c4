"""Enough of JSON Schema to validate a request against OpenAI's own specification."""
import json
import os
from pathlib import Path

FILE = "openai-chat-completions.schema.json"
ROOT = Path(__file__).resolve().parents[2]
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def find():
    """The specification, in the folder that ASK_SHARED names, or beside the project; or None."""
    folder = Path(os.environ.get("ASK_SHARED") or ROOT.parent / "shared")
    for path in (folder / "data" / FILE, folder / FILE):
        if path.exists():
            return json.loads(path.read_text())
    return None


def is_a(value, kind):
    if kind in ("number", "integer"):
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        return number and (kind == "number" or value == int(value))
    return isinstance(value, TYPES[kind])


class OpenApi:
    def __init__(self, document):
        self.schemas = document["components"]["schemas"]

    def resolved(self, schema):
        while "$ref" in schema:
            schema = self.schemas[schema["$ref"].rsplit("/", 1)[1]]
        return schema

    def properties(self, schema):
        """Properties of the schema and of all schemas it is composed of."""
        schema = self.resolved(schema)
        out = dict(schema.get("properties", {}))
        for part in schema.get("allOf", []):
            out.update(self.properties(part))
        return out

    def wrong(self, value, schema, where="body"):
        """Violations, one line each."""
        schema = self.resolved(schema)
        if value is None and schema.get("nullable"):
            return []
        kinds = schema.get("type", [])
        kinds = [kinds] if isinstance(kinds, str) else kinds
        if kinds and not any(is_a(value, kind) for kind in kinds):
            return [f"{where} is no {' or '.join(kinds)}"]
        out = [line for part in schema.get("allOf", []) for line in self.wrong(value, part, where)]
        for choice in ("anyOf", "oneOf"):
            tried = [self.wrong(value, part, where) for part in schema.get(choice, [])]
            if tried and all(tried):
                out += min(tried, key=len)
        if "enum" in schema and value not in schema["enum"]:
            out.append(f"{where} is {json.dumps(value)}, not one of {schema['enum']}")
        return out + self.wrong_sizes(value, schema, where) + self.wrong_parts(value, schema, where)

    @staticmethod
    def wrong_sizes(value, schema, where):
        out = []
        limits = {"minimum": lambda v, n: v >= n, "maximum": lambda v, n: v <= n,
                  "minItems": lambda v, n: len(v) >= n, "maxItems": lambda v, n: len(v) <= n,
                  "maxLength": lambda v, n: len(v) <= n}
        for name, holds in limits.items():
            number = is_a(value, "number")
            fits = number if name in ("minimum", "maximum") else isinstance(value, (list, str))
            if name in schema and fits and not holds(value, schema[name]):
                out.append(f"{where}: {name} is {schema[name]}")
        return out

    def wrong_parts(self, value, schema, where):
        out = []
        if isinstance(value, list) and "items" in schema:
            for i, item in enumerate(value):
                out += self.wrong(item, schema["items"], f"{where}[{i}]")
        if not isinstance(value, dict):
            return out
        known = schema.get("properties", {})
        out += [f"{where} lacks {name}" for name in schema.get("required", []) if name not in value]
        for name, item in value.items():
            more = schema.get("additionalProperties", True)
            if name in known:
                out += self.wrong(item, known[name], f"{where}.{name}")
            elif more is False:
                out.append(f"{where} has an unknown {name}")
            elif isinstance(more, dict):
                out += self.wrong(item, more, f"{where}.{name}")
        return out

    def wrong_request(self, body):
        """Violations in a chat completion. Keys unknown to OpenAI count: it refuses them."""
        schema = self.schemas["CreateChatCompletionRequest"]
        unknown = set(body) - set(self.properties(schema))
        return self.wrong(body, schema) + [f"body has an unknown {name}" for name in sorted(unknown)]
