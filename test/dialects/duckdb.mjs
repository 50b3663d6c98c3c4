// Runs SQL in a DuckDB in memory: one JSON object a line in, {"load": [sql...]} or {"sql": sql}, and
// {"rows": [...]}, {"ok": true} or {"error": text} a line out.
import { DuckDBInstance } from '@duckdb/node-api';
import readline from 'node:readline';

const db = await (await DuckDBInstance.create(':memory:')).connect();

function plain(value) {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object') return value;
  return value.scale === undefined ? value.toString() : Number(value.toString());
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  let out;
  try {
    if (asked.load) {
      for (const sql of asked.load) await db.run(sql);
      out = { ok: true };
    } else {
      const rows = (await db.runAndReadAll(asked.sql)).getRows();
      out = { rows: rows.map((row) => row.map(plain)) };
    }
  } catch (error) {
    out = { error: String(error.message ?? error) };
  }
  process.stdout.write(JSON.stringify(out) + '\n');
}
