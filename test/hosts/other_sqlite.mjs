// The extension in Node with its own SQLite: other_sqlite.mjs ask.so [folder of better-sqlite3 or
// libsql]
// feature 196
import { createRequire } from 'node:module';
import { basename } from 'node:path';

const [extension, folder] = process.argv.slice(2);
for (const name of Object.keys(process.env))
  if (/^(ASK_|OPENAI_|ANTHROPIC_|OLLAMA_)/.test(name)) delete process.env[name];

let failures = 0;
function expect(what, got, wanted) {
  if (JSON.stringify(got) === JSON.stringify(wanted)) return;
  failures += 1;
  console.log(`${what}:\n  wanted ${JSON.stringify(wanted)}\n  got    ${JSON.stringify(got)}`);
}

function connect() {
  if (folder) {
    const Database = createRequire(import.meta.url)(folder);
    const db = new Database(':memory:');
    db.loadExtension(extension);
    return db;
  }
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const db = new DatabaseSync(':memory:', { allowExtension: true });
  db.loadExtension(extension);
  return db;
}

const db = connect();
const one = (sql, ...values) => Object.values(db.prepare(sql).get(...values))[0];
db.exec("CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);" +
  "INSERT INTO customers(name, city) VALUES ('Ada', 'Oslo'), ('Ben', 'Oslo'), ('Cy', 'Bern')");
expect('an answer', one('SELECT ask(?)', 'How many customers are there?'), 'There are 3 customers.');
expect('NULL', one('SELECT ask(NULL)'), null);
expect('rows', db.prepare('SELECT c1 FROM ask_rows(?) ORDER BY n')
  .all('list the names of all customers').map((row) => row.c1), ['Ada', 'Ben', 'Cy']);
try {
  one("SELECT ask('hi')");
  expect('too short', 'an answer', 'an error');
} catch (error) {
  expect('an error is a sentence', error.message.startsWith('ask: '), true);
}
expect('and ask works after it', one("SELECT ask('How many customers are there?')"),
  'There are 3 customers.');
if (folder) {  // Node's own SQLite is another one: its connections must not get this one's functions
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const second = new DatabaseSync(':memory:', { allowExtension: true });
  let said = 'loads';
  try {
    second.loadExtension(extension);
  } catch (error) {
    said = error.message;
  }
  expect('a second SQLite', said.includes('load a copy of the file'), true);
  second.close();
  expect('and the first one goes on', one("SELECT ask('How many customers are there?')"),
    'There are 3 customers.');
}
const version = one('SELECT sqlite_version()');
db.close();
console.log(`node ${process.version}${folder ? ', ' + basename(folder) : ''}, SQLite ${version}: ` +
  `${failures} failures`);
process.exit(failures > 0 ? 1 : 0);
