// Writes src/lib/wire.ts from the server's JSON Schema; with --check it only says whether that file is stale.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(web);
const file = join(web, "src/lib/wire.ts");
const header =
  "// Generated from petteia/server/schema.py by `npm run types`. Do not edit: `npm run types:check` would notice.\n";

// Only models get a name: a title on every property would make an alias of every string. And the compiler knows the
// older spelling of tuples only.
function plain(node, named) {
  if (Array.isArray(node)) return node.map((each) => plain(each, false));
  if (node === null || typeof node !== "object") return node;
  const made = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === "title" && typeof value === "string" && !named) continue;
    if (key === "prefixItems") made.items = value.map((each) => plain(each, false));
    else if (key === "properties" || key === "$defs")
      made[key] = Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, plain(each, key === "$defs")]),
      );
    else made[key] = plain(value, false);
  }
  if (node.prefixItems) made.additionalItems = false;
  else if (node.type === "array") {
    delete made.minItems;
    delete made.maxItems;
  }
  return made;
}

const python = process.env.PETTEIA_PYTHON ?? join(root, ".venv/bin/python");
const schema = JSON.parse(execFileSync(python, ["-m", "tools.schema"], { cwd: root, encoding: "utf8" }));
const body = await compile(plain({ $defs: schema.$defs }, false), "Wire", {
  additionalProperties: false,
  bannerComment: "",
  unknownAny: false,
  unreachableDefinitions: true,
  style: { printWidth: 110 },
});
// The document's own root says nothing, and the compiler remarks on why it kept each model.
const text =
  header +
  body
    .replace(/export interface Wire \{\n  \[k: string\]: any;\n\}\n/, "")
    .replace(
      / \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      "",
    )
    .replace(
      /\/\*\*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      "",
    );

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== text) {
    console.error("src/lib/wire.ts is stale: run `npm run types`");
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}
