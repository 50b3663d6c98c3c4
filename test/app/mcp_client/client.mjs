// The official SDK's client against sqlite-ask: client.mjs PROGRAM DATABASE [URL]. Over stdio, or
// over HTTP where a URL is given. Prints "ok", or fails.
import assert from "node:assert/strict";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const [program, database, url] = process.argv.slice(2);
const ENDLESS =
  "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

const transport = url
  ? new StreamableHTTPClientTransport(new URL(url))
  : new StdioClientTransport({ command: program, args: ["mcp", database], env: { ASK_MODEL: "builtin" } });
const client = new Client({ name: "test", version: "1" });
await client.connect(transport);

assert.equal(client.getServerVersion().name, "sqlite-ask");
assert.ok(client.getServerCapabilities().tools);
await client.ping();

const { tools } = await client.listTools();
assert.deepEqual(tools.map((tool) => tool.name), ["ask", "ask_sql", "ask_readings", "ask_schema",
  "ask_check", "run_query", "sample_rows", "search_schema"]);
assert.ok(tools.every((tool) => tool.annotations.readOnlyHint && tool.outputSchema));

// The client validates structured content by the schemas that it has listed.
const call = (name, args, options) =>
  client.callTool({ name, arguments: args }, undefined, options);
const answer = await call("ask", { question: "How many people are there?" });
assert.equal(answer.content[0].text, "There are 2 people.");
assert.deepEqual(answer.structuredContent.rows, [{ "count(*)": 2 }]);
for (const [name, args] of [
  ["ask_sql", { question: "How many people are there?" }],
  ["ask_readings", { question: "people by city" }],
  ["ask_schema", {}],
  ["ask_schema", { question: "people in Rome" }],
  ["ask_check", { sql: "SELECT nme FROM people" }],
  ["run_query", { sql: "SELECT * FROM people" }],
  ["sample_rows", { table: "people", limit: 1 }],
  ["search_schema", { query: "people" }],
])
  assert.ok(!(await call(name, args)).isError, name);

const refused = await call("run_query", { sql: "DELETE FROM people" });
assert.equal(refused.isError, true);
assert.match(refused.content[0].text, /DELETE is refused/);
assert.equal((await call("ask", { question: "the salaries of wizards" })).isError, true);
for (const [name, args, why] of [
  ["ask", {}, /question/],
  ["ask", { question: 7 }, /question/],
  ["ask", { question: "How many people are there?", reading: "x" }, /reading/],
  ["sample_rows", { table: "people", limit: -1 }, /limit/],
]) {
  const unfit = await call(name, args);
  assert.equal(unfit.isError, true, name);
  assert.match(unfit.content[0].text, why);
}
await assert.rejects(call("no_tool", {}), (error) => error.code === -32602 && /no tool/.test(error.message));

// A call that is cancelled does not hold up the next one for its 30 seconds.
const cancelling = new AbortController();
const endless = call("run_query", { sql: ENDLESS }, { signal: cancelling.signal });
cancelling.abort("enough");
await assert.rejects(endless, /enough/);
const again = await call("ask", { question: "How many people are there?" }, { timeout: 20_000 });
assert.equal(again.content[0].text, "There are 2 people.");

await client.close();
console.log("ok");
