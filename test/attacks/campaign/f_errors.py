"""Stored values in the text of run-time errors: in prompts, tool replies and the audit log."""
import json
import kit

SETUP = """
CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, token TEXT);
INSERT INTO people VALUES (1, 'Ann', 'MARK-5127-ann'), (2, 'Bob', 'MARK-6238-bob'), (3, 'Cy', 'MARK-7349-cy');
CREATE VIEW failing AS SELECT name, json_extract('{}', token) AS path FROM people;
CREATE TABLE computed(id INTEGER PRIMARY KEY, token TEXT);
INSERT INTO computed(id, token) VALUES (1, 'MARK-5127-ann');
ALTER TABLE computed ADD COLUMN bad AS (json_extract('{}', token));
CREATE VIRTUAL TABLE words USING fts5(body);
INSERT INTO words VALUES ('some MARK-8450-body text');
CREATE VIRTUAL TABLE old_words USING fts4(body);
INSERT INTO old_words VALUES ('some MARK-9561-old text');
"""
QUESTION = "How many people with an odd token are there, and how many of them live in Rome?"
GOOD = "SELECT count(*) FROM people WHERE id > 1"
# The values, and their forms in the statements.
SECRETS = ["MARK", "5127", "6238", "7349", "8450", "9561", "4D41524B", "leak:5", "u77,53", "m5127"]
PRIVATE = {"roles": {"r": ["*"]}, "private": ["people.token", "computed.token", "words", "old_words"]}
PRIVATE_COLUMNS = {"roles": {"r": ["*"]}, "private": ["people.token", "computed.token"]}
KINDS = {"schema": {"share": "schema"}, "values": {"share": "values"},
         "private": {"share": "results", "role": "r", "policy": PRIVATE_COLUMNS}}


def written(sql):
    return json.dumps({"sql": sql, "reasoning": "so"})


def told(w, sql):
    """The model's input, without the statement it wrote itself."""
    quoted = json.dumps(json.dumps(sql)[1:-1])[1:-1]
    for body in w.prompts():
        yield body.replace(json.dumps(sql)[1:-1], "").replace(quoted, "")


def audited(w, db, question, options):
    w.ask(db, question, **options)
    with open("audit.jsonl", encoding="utf-8") as log:
        return log.read()


def retry(w, sql, kind):
    """The model writes the failing statement; the next prompt must not contain the value."""
    w.env(ASK_AUDIT_LOG="audit.jsonl")
    db = w.db(SETUP)
    own = [secret for secret in SECRETS if secret not in sql]
    model = w.model(write_sql=[written(sql), written(GOOD)], plan='{"plan_type": "single", '
                    '"confidence": 1, "tasks": [{"id": "t1", "description": "count", "sql": "", '
                    '"depends_on": []}]}')
    log = audited(w, db, QUESTION, {**model, **KINDS[kind], "refine": "on", "judge_answer": "on"})
    if not w.prompts("write_sql"):
        w.fail("the model was not asked")
    if kind == "private":  # what is not private may stand in the prompt as a sampled row
        own = [s for s in own if s not in ("8450", "9561", "MARK")]
        own += [s for s in ("MARK-5127", "MARK-6238", "MARK-7349") if s not in sql]
    for body in told(w, sql):
        w.hides(body, *own, what="prompt")
    w.hides(log.replace(json.dumps(sql)[1:-1], ""), *own, what="audit log")


def tool(w, sql):
    """The model calls run_query with the failing statement on private columns."""
    db = w.db(SETUP)
    own = [s for s in SECRETS if s not in sql and s not in ("8450", "9561", "MARK")]
    own += [s for s in ("MARK-5127", "MARK-6238", "MARK-7349") if s not in sql]
    calls = kit.completion(None, [kit.tool_call("run_query", {"sql": sql})])
    model = w.model(write_sql=[calls, written(GOOD)])
    w.ask(db, QUESTION, **model, **KINDS["private"], tools="on")
    for body in told(w, sql):
        w.hides(body, *own, what="prompt")


for name, sql in kit.records("errors.sql"):
    for kind in KINDS:
        if kind == "private" and "words" in sql and "token" not in sql:
            continue
        kit.add(f"errors.{kind}.{name}", retry, sql, kind)
    if "token" in sql:
        kit.add(f"errors.tool.{name}", tool, sql)


@kit.attempt("errors.audit.typed")
def typed(w):
    w.env(ASK_AUDIT_LOG="audit.jsonl")
    db = w.db(SETUP)
    for _, sql in kit.records("errors.sql"):
        log = audited(w, db, sql, {})
        # The statement itself is logged: only other text counts.
        w.hides(log, "MARK", "6238", "4D41524B", what="audit log")


@kit.attempt("errors.mcp.typed")
def mcp(w):
    """An MCP client counts as a model: with share=schema no stored value reaches it."""
    db = w.db(SETUP, share="schema")
    for _, sql in kit.records("errors.sql"):
        for call in ("SELECT ask_mcp(json_object('jsonrpc', '2.0', 'id', 1, 'method', 'tools/call', 'params', json_object('name', 'ask', 'arguments', json_object('question', ?))))",
                     "SELECT ask_mcp(json_object('jsonrpc', '2.0', 'id', 1, 'method', 'tools/call', 'params', json_object('name', 'run_query', 'arguments', json_object('sql', ?))))",
                     "SELECT ask_mcp(json_object('jsonrpc', '2.0', 'id', 1, 'method', 'tools/call', 'params', json_object('name', 'ask_check', 'arguments', json_object('sql', ?))))"):
            _, text = w.call(db, call, sql)
            w.hides(text, "MARK", "6238", what="reply to an MCP client")


@kit.attempt("errors.a2a.typed")
def a2a(w):
    """A reply to another agent: with share=schema it contains no stored value."""
    db = w.db(SETUP, share="schema")
    for _, sql in kit.records("errors.sql"):
        _, text = w.call(db, "SELECT ask_a2a(json_object('question', ?, 'task_id', 't'))", sql)
        w.hides(text, "MARK", "6238", what="reply to an agent")


WRITES = {
    "unique": "INSERT INTO tickets(id, body) VALUES (1, 'x')",
    "check": "UPDATE tickets SET price = -1 WHERE id = 1",
    "hidden_unique": "UPDATE tickets SET code = 'one' WHERE id = 2",
    "not_null": "UPDATE tickets SET body = NULL",
    "strict": "UPDATE typed SET n = 'text'",
    "raise": "INSERT INTO tickets(id, body) VALUES (9, 'raise')",
    "trigger_path": "INSERT INTO tickets(id, body) VALUES (9, 'path')",
    "foreign_key": "UPDATE tickets SET owner = 99",
    "returning": "INSERT INTO tickets(id, body) VALUES (8, 'x') RETURNING json_extract('{}', body)",
    "upsert": "INSERT INTO tickets(id, body) VALUES (1, 'x') ON CONFLICT(id) DO UPDATE "
              "SET body = json_extract('{}', tickets.body)",
    "self_path": "UPDATE tickets SET body = json_extract('{}', body)",
    "generated": "UPDATE made SET path = (SELECT token FROM people)",
}
WRITE_SETUP = """
CREATE TABLE people(id INTEGER PRIMARY KEY, token TEXT);
INSERT INTO people VALUES (1, 'MARK-5127-ann');
CREATE TABLE tickets(id INTEGER PRIMARY KEY, body TEXT NOT NULL DEFAULT 'MARK-6238-default', code TEXT,
  price INT CONSTRAINT sane CHECK (price > 0), owner INT REFERENCES people(id));
CREATE UNIQUE INDEX by_code ON tickets(code);
INSERT INTO tickets VALUES (1, 'MARK-7349-one', 'one', 5, 1), (2, 'MARK-8450-two', 'two', 5, 1);
CREATE TRIGGER refuse BEFORE INSERT ON tickets WHEN new.body = 'raise' BEGIN
  SELECT RAISE(ABORT, 'refused by a rule'); END;
CREATE TRIGGER path BEFORE INSERT ON tickets WHEN new.body = 'path' BEGIN
  UPDATE tickets SET body = json_extract('{}', body); END;
CREATE TABLE typed(id INTEGER PRIMARY KEY, n INT) STRICT;
INSERT INTO typed VALUES (1, 1);
CREATE TABLE made(id INTEGER PRIMARY KEY, path TEXT, bad AS (json_extract('{}', path)) STORED);
INSERT INTO made(id, path) VALUES (1, NULL);
PRAGMA foreign_keys = 1;
"""


def write(w, sql):
    """A change that fails on a stored value: the next prompt and the log do not contain the value."""
    w.env(ASK_AUDIT_LOG="audit.jsonl")
    db = w.db(WRITE_SETUP)
    model = w.model(write_sql=[written(sql), written("UPDATE typed SET n = 2")])
    with w.unchanged(db, "rows", "total_changes", "counters", "files", "pragmas"):
        log = audited(w, db, "Set the body of all tickets to something better, please, and then update them",
                      {**model, "mode": "write", "share": "schema"})
    for body in told(w, sql):
        w.hides(body, "MARK-", "5127", "6238", "7349", "8450", what="prompt")
    w.hides(log, "MARK-", "5127", "6238", "7349", "8450", what="audit log")


for name, sql in WRITES.items():
    kit.add(f"errors.write.{name}", write, sql)
