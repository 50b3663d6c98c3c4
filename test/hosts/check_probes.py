#!/usr/bin/env python3
"""Does any output reveal that a hidden name exists? check_probes.py ask.so

The same statements and questions are run on two databases that differ only in the names that the
policy hides. The output must be identical, byte for byte, through every function and table.
# feature 87 91 203
"""
import json
import os
import re
import sqlite3
import sys
from pathlib import Path

EXTENSION = str(Path(sys.argv[1]).resolve())
# Only every SAMPLE-th of the probes; a sanitized library is slow.
SAMPLE = int(os.environ.get("ASK_TEST_SAMPLE", "1"))
ATTACKS = Path(__file__).resolve().parent.parent / "attacks"
# Hidden names, and their names in the other database; no question contains them.
OTHERWISE = {"payments": "xqkjwvzz", "payment_id": "kxqjwvz_id", "customers_email": "wvxqj_zzk",
             "email": "zzqqy", "card": "qxkj", "mail_length": "kxqj_wvzqjk", "shout": "jqxkz",
             "amount": "wxqzjk", "docs": "qzxk", "docs_words": "qzxk_kjqxz", "notes": "xzjqk",
             "notes_index": "xzjqk_kzzqx", "spent": "zqjkw", "spenders": "zqjkwxkq",
             "nested": "kxzwqj", "audit": "jxqzw", "orders_audit": "jxqzww_audit"}
ALLOWED = ["main.customers.id", "main.customers.name", "customers.city", "customers.initial",
           "orders.id", "orders.customer_id", "orders.total", "tickets", "cities"]
POLICY = {"roles": {"support": {"allow": ALLOWED, "write": ["tickets"]}}}


def renamed(text):
    names = sorted(OTHERWISE, key=len, reverse=True)
    return re.sub(r"\b(" + "|".join(names) + r")\b", lambda m: OTHERWISE[m[1]], text)


def opened(otherwise, denies, mode):
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.enable_load_extension(True)
    db.load_extension(EXTENSION)
    setup = (ATTACKS / "setup.sql").read_text()
    setup += "ANALYZE;\n"
    db.executescript(renamed(setup) if otherwise else setup)
    policy = dict(POLICY)
    if denies:
        hidden = ["payments", "docs", "notes", "spent", "spenders", "audit", "customers.email",
                  "orders.payment_id", "temp.*", "extra.*", "docs_words", "notes_index", "nested"]
        hidden = [renamed(name) if otherwise else name for name in hidden]
        policy = {"roles": {"support": {"allow": ["*"], "deny": hidden, "write": ["tickets"]}}}
    db.execute("SELECT ask_config('policy', ?)", (json.dumps(policy),))
    db.execute("SELECT ask_config('role', 'support')")
    db.execute("SELECT ask_config('mode', ?)", (mode,))
    return db


def statements():
    for file in ("probes.sql", "role.sql", "functions.sql"):
        for block in (ATTACKS / file).read_text().split("\n\n"):
            lines = [line for line in block.strip("\n").split("\n") if not line.startswith("## ")]
            if lines:
                yield "\n".join(lines)


# Excluded: times, random ids, and the run time of a query.
WAYS = {
    "ask": "SELECT ask(?)",
    "json": "SELECT ask(?, '{\"format\": \"table\"}')",
    "rows": "SELECT n, row FROM ask_rows(?)",
    "sql": "SELECT ask_sql(?)",
    "plan": "SELECT ask_plan(?)",
    "prompt": "SELECT ask_prompt(?, '{\"model\": \"openai/gpt\"}')",
    "view": "SELECT ask_view('probe', ?)",
    "check": "SELECT severity, code, object, message, hint FROM ask_check(?)",
    "trace": "SELECT step, event, node, task, attempt, status, sql, rows, "
             "json_remove(detail, '$.query_ms', '$.measured_ms') FROM ask_trace(?)",
    "explain": "SELECT ask_explain(?)",
    "score": "SELECT dimension, score, reason FROM ask_score('How many are there?', ?) "
             "WHERE dimension NOT IN ('efficiency', 'overall')",
    "gold": "SELECT dimension, score, reason FROM ask_score('', 'SELECT count(*) FROM orders', ?) "
            "WHERE dimension NOT IN ('efficiency', 'overall')",
    "schema": "SELECT * FROM ask_schema(?)",
    "tool": "SELECT ask_tool('run_query', json_object('sql', ?))",
    "search": "SELECT ask_tool('search_schema', json_object('query', ?))",
    "eval": "SELECT kind, verdict, error_class, sql FROM ask_eval("
            "json_object('question', 'How many orders are there?', 'gold_sql', ?)) LIMIT 1",
    "a2a": "SELECT ask_a2a(json_object('question', ?, 'task_id', 't'))",
}
NAMED = {
    "describe": "SELECT ask_tool('describe_table', json_object('table', ?))",
    "keys": "SELECT ask_tool('foreign_keys', json_object('table', ?))",
    "sample": "SELECT ask_tool('sample_rows', json_object('table', ?))",
    "result": "SELECT * FROM ask_result(?)",
    "tasks": "SELECT * FROM ask_eval(?)",
    "view name": "SELECT ask_view(?, 'SELECT count(*) FROM orders')",
    "link": "SELECT * FROM ask_schema(?)",
    "search": "SELECT ask_tool('search_schema', json_object('query', ?))",
}
QUESTIONS = ["How many {} are there?", "What is the {} of Ann?", "Show all {}.", "{}",
             "Which customers have no {}?", "List the names of customers by {}.",
             "delete all {}", "How many customers are there for each {}?"]
WRITES = ["INSERT INTO {} VALUES (1)", "UPDATE {} SET id = 1", "DELETE FROM {}",
          "UPDATE customers SET {} = 1", "INSERT INTO customers({}) VALUES (1)",
          "UPDATE tickets SET body = (SELECT {} FROM customers)",
          "INSERT INTO tickets(body) SELECT 1 FROM {}", "DROP TABLE {}", "DROP VIEW {}",
          "ALTER TABLE {} RENAME TO probe", "ALTER TABLE tickets RENAME TO {}",
          "ALTER TABLE customers RENAME COLUMN {} TO probe", "CREATE TABLE {}(a)",
          "ALTER TABLE customers ADD COLUMN {}", "ALTER TABLE customers DROP COLUMN {}",
          "CREATE INDEX {} ON tickets(body)", "DROP INDEX {}", "CREATE INDEX i ON customers({})",
          "CREATE TABLE probe(a REFERENCES {})", "DELETE FROM tickets WHERE {} = 1",
          "DELETE FROM tickets WHERE id IN {}", "CREATE VIEW {} AS SELECT 1",
          "CREATE TRIGGER {} AFTER INSERT ON tickets BEGIN SELECT 1; END", "REINDEX {}", "ANALYZE {}",
          "INSERT INTO tickets(body) VALUES (1) ON CONFLICT({}) DO NOTHING",
          "INSERT INTO tickets(body) VALUES (1) RETURNING {}",
          "UPDATE tickets SET body = 1 FROM {}", "INSERT INTO tickets(id, {}) VALUES (1, 2)",
          "REPLACE INTO {}(id) VALUES (1)", "WITH {} AS (SELECT 1 AS a) DELETE FROM tickets WHERE id IN {}"]


def answer(db, sql, *values):
    """The output; changes are rolled back."""
    db.execute("SAVEPOINT probe")
    try:
        rows = db.execute(sql, values).fetchall()
    except sqlite3.Error as error:
        rows = str(error)
    db.execute("ROLLBACK TO probe")
    db.execute("RELEASE probe")
    text = json.dumps(rows, default=str)
    return re.sub(r'(ms|_ms|kept_at)\\*": ?[0-9.e+-]+', r"\1", text)


def probes(mode):
    if mode == "write":
        for name in OTHERWISE:
            for sql in WRITES:
                yield "ask", WAYS["ask"], sql.replace("{}", name)
                yield "check", WAYS["check"], sql.replace("{}", name)
        return
    for sql in statements():
        for way, wrapped in WAYS.items():
            yield way, wrapped, sql
    for name in OTHERWISE:
        for way, wrapped in NAMED.items():
            yield way, wrapped, name
        for question in QUESTIONS:
            for way in ("ask", "sql", "trace", "prompt", "schema", "search"):
                yield way, WAYS[way], question.replace("{}", name)


def same_sql_where_a_part_is_hidden():
    """The engine's SQL uses no name that a hidden column could have: with a hidden column in every
    table it is the same as without a policy."""
    count, failures = 0, 0
    hidden = {"role": "r", "policy": json.dumps({"roles": {"r": ["*"]}, "deny": ["*.xqzkjw"]})}
    for demo in ("shop", "music", "enterprise"):
        db = sqlite3.connect(":memory:", isolation_level=None)
        db.enable_load_extension(True)
        db.load_extension(EXTENSION)
        db.execute("SELECT ask_demo(?)", (demo,)).fetchall()
        for (table,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            if not table.startswith("sqlite_"):
                db.execute(f'ALTER TABLE "{table}" ADD COLUMN xqzkjw')
        for (question,) in db.execute("SELECT question FROM ask_tasks(?)", (demo,)).fetchall():
            count += 1
            wrote = [answer(db, "SELECT ask_sql(?, ?)", question,
                            json.dumps({"model": "builtin", "min_confidence": 0, **options}))
                     for options in ({}, hidden)]
            if wrote[0] != wrote[1]:
                failures += 1
                print("DIFFERS", question, "\n   ", wrote[0], "\n   ", wrote[1])
        db.close()
    print(f"questions: {count}, failures: {failures}")
    return failures


def main():
    count, failures, shown = 0, 0, set()
    for denies in (False, True):
        for mode in ("read", "write"):
            one, other = opened(False, denies, mode), opened(True, denies, mode)
            for number, (way, wrapped, probe) in enumerate(probes(mode)):
                if number % SAMPLE:
                    continue
                count += 1
                here, there = answer(one, wrapped, probe), answer(other, wrapped, probe)
                if here == there:
                    continue
                failures += 1
                if probe not in shown and len(shown) < 40:
                    shown.add(probe)
                    print("TELLS", mode, way, "|", probe, "\n   ", here[:300], "\n   ", there[:300])
            for db in (one, other):
                db.close()
    print(f"probes: {count}, failures: {failures}")
    sys.exit(1 if same_sql_where_a_part_is_hidden() + failures else 0)


main()
