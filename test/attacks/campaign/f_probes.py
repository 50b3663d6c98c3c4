"""Does a hidden name exist? Output for it must equal the output for a missing name."""
import json
import re
import kit

SETUP = """
CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, {C} TEXT UNIQUE, born TEXT);
CREATE INDEX {C}_index ON people({C});
CREATE TABLE items(id INTEGER PRIMARY KEY, name TEXT, person INT REFERENCES people(id), ref INT REFERENCES {T}(id));
CREATE TABLE {T}(id INTEGER PRIMARY KEY, person INT REFERENCES people(id), sum REAL, note TEXT);
CREATE INDEX {T}_index ON {T}(sum);
CREATE VIEW {T}_view AS SELECT name, sum FROM people JOIN {T} ON {T}.person = people.id;
CREATE TRIGGER {T}_trigger AFTER INSERT ON {T} BEGIN DELETE FROM items WHERE 0; END;
INSERT INTO people VALUES (1, 'Ann', 'a@x', '1990-01-01'), (2, 'Bob', 'b@x', '1991-01-01');
INSERT INTO {T} VALUES (1, 1, 9.5, 'n'), (2, 2, 7.5, 'm');
INSERT INTO items VALUES (1, 'hat', 1, 1), (2, 'bag', 2, 2);
ANALYZE;
"""
# The guessed names, and their names in the other database: of equal length, so that nothing else differs.
NAMES = {"T": ("salary", "xqzjvk"), "C": ("mail", "zqxj")}
ALLOW = {"roles": {"r": {"allow": ["people.id", "people.name", "people.born", "items.id", "items.name", "items.person"], "write": ["items"]}}}
DENY = {"roles": {"r": {"allow": ["people", "items"], "deny": ["people.{C}", "items.ref"]}}}
WAYS = {
    "ask": "SELECT ask(?)", "sql": "SELECT ask_sql(?)", "json": "SELECT ask(?, '{\"format\": \"table\"}')", "check": "SELECT * FROM ask_check(?)", "explain": "SELECT ask_explain(?)",
    "trace": "SELECT step, event, node, task, attempt, status, sql, rows, json_remove(detail, '$.query_ms', '$.measured_ms') FROM ask_trace(?)", "score":
    "SELECT dimension, score, reason FROM ask_score('How many?', ?) WHERE dimension NOT IN ('efficiency', 'overall')", "tool": "SELECT ask_tool('run_query', json_object('sql', ?))",
    "search": "SELECT ask_tool('search_schema', json_object('query', ?))", "view": "SELECT ask_view('probe', ?)", "prompt": "SELECT ask_prompt(?, '{\"model\": \"openai/x\"}')", "eval":
    "SELECT kind, verdict, error_class, sql FROM ask_eval(json_object('question', 'How many items are there?', 'gold_sql', ?)) LIMIT 1", "strict": "SELECT ask(?, '{\"columns\": \"strict\", \"expect_columns\": \"a\"}')",
    "always": "SELECT ask(?, '{\"min_confidence\": 0}')", "write": "SELECT ask(?, '{\"mode\": \"write\", \"dry_run\": \"on\"}')", "a2a": "SELECT ask_a2a(json_object('question', ?, 'task_id', 't'))",
    "mcp": "SELECT ask_mcp(json_object('jsonrpc', '2.0', 'id', 1, 'method', 'tools/call', 'params', json_object('name', 'ask', 'arguments', json_object('question', ?))))", "mcp_run":
    "SELECT ask_mcp(json_object('jsonrpc', '2.0', 'id', 1, 'method', 'tools/call', 'params', json_object('name', 'run_query', 'arguments', json_object('sql', ?))))", "plan": "SELECT ask_plan(?)",
    "schema": "SELECT * FROM ask_schema(?)", "gold": "SELECT dimension, score, reason FROM ask_score('', 'SELECT count(*) FROM items', ?) WHERE dimension NOT IN ('efficiency', 'overall')",
}


def opened(w, which, policy):
    names = {key: value[which] for key, value in NAMES.items()}

    def put(text):
        return text.replace("{T}", names["T"]).replace("{C}", names["C"])
    return w.db(put(SETUP), policy=put(json.dumps(policy)), role="r")


def answer(w, db, sql, *values):
    db.execute("SAVEPOINT probe")
    _, text = w.call(db, sql, *values)
    db.execute("ROLLBACK TO probe")
    db.execute("RELEASE probe")
    text = re.sub(r'(ms|kept_at|trace_id)\\*"?: ?"?[0-9a-f.e+-]+', r"\1", text)
    return text


def probed(w, sql, policy):
    """The guess names an object of the first database: the second one, which lacks it, must give the same output."""
    one, other = opened(w, 0, policy), opened(w, 1, policy)
    guess = sql.replace("{T}", NAMES["T"][0]).replace("{C}", NAMES["C"][0])
    for way, wrapped in WAYS.items():
        here, there = answer(w, one, wrapped, guess), answer(w, other, wrapped, guess)
        if here != there:
            at = next((i for i, (a, b) in enumerate(zip(here, there)) if a != b), min(len(here), len(there)))
            w.fail(f"{way} tells by", repr(here[max(0, at - 60):at + 100]), "and", repr(there[max(0, at - 60):at + 100]))


for name, sql in kit.records("probes.sql"):
    kit.add(f"probes.allow.{name}", probed, sql, ALLOW)
    kit.add(f"probes.deny.{name}", probed, sql, DENY)

# Calls without a guess: their output must not differ either.
SURFACE = {
    "info": "SELECT json_remove(ask_info(), '$.nothing')", "settings": "SELECT name, value, source FROM ask_settings WHERE name <> 'policy'", "schema": "SELECT * FROM ask_schema", "tables":
    "SELECT ask_tool('list_tables', '{}')", "fingerprint": "SELECT count(ask('How many items are there?')), (SELECT schema_version FROM ask_results)", "hash": "SELECT count(ask('How many items are there?')), "
    "(SELECT hash FROM ask_results)", "prompt": "SELECT ask_prompt('Which people have items, and how many of them?', '{\"model\": \"openai/x\", \"sample_rows\": 5}')", "trace":
    "SELECT node, status, json_remove(detail, '$.query_ms', '$.measured_ms') FROM ask_trace('How many items are there for each person?')", "eval": "SELECT kind, verdict, sql FROM ask_eval('{\"question\": "
    "\"How many items are there?\", \"gold_sql\": \"SELECT 2\"}')", "describe": "SELECT ask_tool('describe_table', '{\"table\": \"items\"}')", "keys": "SELECT ask_tool('foreign_keys', '{\"table\": \"people\"}')",
    "all_keys": "SELECT ask_tool('foreign_keys', '{}')", "declined": "SELECT ask('How many wombats are there?')", "empty": "SELECT ask('what?')", "usage": "SELECT count(*) FROM ask_usage", "graph": "SELECT text FROM ask_graph",
    "view_name": "SELECT ask_view('salary', 'SELECT name FROM items')", "view_name_column": "SELECT ask_view('mail', 'SELECT name FROM items')", "view_name_index": "SELECT ask_view('salary_index', 'SELECT name FROM items')",
    "view_name_view": "SELECT ask_view('salary_view', 'SELECT name FROM items')", "view_name_trigger": "SELECT ask_view('salary_trigger', 'SELECT name FROM items')", "tasks_table": "SELECT * FROM ask_eval('salary')",
    "resume_table": "SELECT * FROM ask_eval('{\"question\": \"x y z\", \"gold_sql\": \"SELECT 1\"}', '{\"resume_from\": \"salary\"}')", "policy_table": "SELECT ask_config('policy', 'salary')", "result_id":
    "SELECT * FROM ask_result('salary')", "describe_hidden": "SELECT ask_tool('describe_table', '{\"table\": \"salary\"}')", "sample_hidden": "SELECT ask_tool('sample_rows', '{\"table\": \"salary\"}')", "keys_hidden":
    "SELECT ask_tool('foreign_keys', '{\"table\": \"salary\"}')", "schema_of": "SELECT * FROM ask_schema('salary mail')", "demo": "SELECT ask_demo('salary')", "expected":
    "SELECT ask('SELECT name FROM items', '{\"expect_columns\": \"mail\"}')", "expected_two": "SELECT ask('How many items are there?', '{\"expect_columns\": \"mail,salary\"}')", "a2a_schema":
    "SELECT ask_a2a('{\"question\": \"How many salary are there?\", \"schema\": \"CREATE TABLE salary(a)\", \"task_id\": \"t\"}')", "weights": "SELECT ask('How many items are there?', '{\"weights\": \"salary\"}')",
    "near_view": "SELECT ask('SELECT name FROM salary_viev')", "near_index": "SELECT ask('SELECT name FROM items INDEXED BY salary_indx')", "near_id": "SELECT ask_tool('describe_table', '{\"table\": \"salery\"}')",
}


def surface(w, sql, policy):
    one, other = opened(w, 0, policy), opened(w, 1, policy)
    here, there = answer(w, one, sql), answer(w, other, sql)
    if here != there:
        at = next((i for i, (a, b) in enumerate(zip(here, there)) if a != b), min(len(here), len(there)))
        w.fail("tells by", repr(here[max(0, at - 80):at + 120]), "and", repr(there[max(0, at - 80):at + 120]))
    for word in ("salary", "mail") if "salary" not in sql and "mail" not in sql else ():
        w.hides(here, word)


for name, sql in SURFACE.items():
    kit.add(f"probes.surface_allow.{name}", surface, sql, ALLOW)
    kit.add(f"probes.surface_deny.{name}", surface, sql, DENY)
