"""mode=write: what a change may not do to the host's transaction, to other tables, and to other rows."""
import json
import sqlite3
import kit

SETUP = """
CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT NOT NULL, n INT CHECK (n >= 0), u TEXT UNIQUE);
INSERT INTO t VALUES (1, 'one', 1, 'a'), (2, 'two', 2, 'b'), (3, 'three', 3, 'c');
CREATE TABLE parent(id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE child(id INTEGER PRIMARY KEY, p INT REFERENCES parent(id) ON DELETE CASCADE ON UPDATE CASCADE);
CREATE TABLE late(id INTEGER PRIMARY KEY, p INT REFERENCES parent(id) DEFERRABLE INITIALLY DEFERRED);
INSERT INTO parent VALUES (1, 'p1'), (2, 'p2');
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000) INSERT INTO child(p) SELECT 1 FROM n;
CREATE TABLE log(id INTEGER PRIMARY KEY, what TEXT);
CREATE TABLE loud(a);
CREATE TRIGGER loud_in AFTER INSERT ON loud BEGIN
  INSERT INTO log(what) SELECT 'x' FROM child; END;
CREATE TABLE selfref(id INTEGER PRIMARY KEY, up INT REFERENCES selfref(id) ON DELETE CASCADE);
INSERT INTO selfref VALUES (1, NULL);
WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n LIMIT 800) INSERT INTO selfref SELECT i, i - 1 FROM n;
CREATE TABLE secret(id INTEGER PRIMARY KEY, card TEXT);
INSERT INTO secret VALUES (1, 'MARK-4111');
CREATE TABLE rolls(a);
CREATE TRIGGER rolls_back BEFORE INSERT ON rolls BEGIN SELECT RAISE(ROLLBACK, 'gone'); END;
CREATE TABLE fails(a);
CREATE TRIGGER fails_late AFTER INSERT ON fails WHEN new.a = 3 BEGIN SELECT RAISE(FAIL, 'stop'); END;
CREATE TABLE conflict(a PRIMARY KEY ON CONFLICT ROLLBACK);
INSERT INTO conflict VALUES (1);
CREATE TABLE conflict_null(a NOT NULL ON CONFLICT ROLLBACK);
CREATE TABLE conflict_check(a CHECK (a > 0));
CREATE TABLE replaces(a PRIMARY KEY ON CONFLICT REPLACE, b);
INSERT INTO replaces VALUES (1, 'kept'), (2, 'kept');
CREATE TABLE pages(id INTEGER PRIMARY KEY AUTOINCREMENT, a);
PRAGMA foreign_keys = 1;
ATTACH ':memory:' AS other;
CREATE TABLE other.t(id INTEGER PRIMARY KEY, name TEXT);
INSERT INTO other.t VALUES (1, 'other');
CREATE TEMP TABLE tmp(a);
INSERT INTO tmp VALUES (1);
"""
# Refused or failed as a whole: nothing is changed, and the host's transaction and savepoints continue.
FAILING = {
    "check_second_row": "INSERT INTO t(name, n) VALUES ('ok', 1), ('bad', -1)",
    "unique_second_row": "INSERT INTO t(name, u) VALUES ('ok', 'z'), ('bad', 'a')",
    "or_fail": "INSERT OR FAIL INTO t(name, n) VALUES ('ok', 1), ('bad', -1)",
    "or_abort": "INSERT OR ABORT INTO t(name, n) VALUES ('ok', 1), (NULL, 1)",
    "or_rollback": "INSERT OR ROLLBACK INTO t(id, name) VALUES (1, 'x')",
    "update_or_rollback": "UPDATE OR ROLLBACK t SET u = 'a'", "update_or_fail": "UPDATE OR FAIL t SET u = 'z'",
    "trigger_rollback": "INSERT INTO rolls VALUES (1)", "trigger_fail": "INSERT INTO fails VALUES (1), (2), (3), (4)",
    "conflict_clause_of_table": "INSERT INTO conflict VALUES (1)", "null_clause_of_table": "INSERT INTO conflict_null VALUES (NULL)",
    "too_many_by_cascade": "DELETE FROM parent WHERE id = 1", "too_many_by_cascade_update": "UPDATE parent SET id = 9 WHERE id = 1",
    "too_many_by_trigger": "INSERT INTO loud VALUES (1)", "too_many": "UPDATE child SET p = 2",
    "too_many_deleted": "DELETE FROM child", "too_many_truncate": "DELETE FROM child WHERE 1",
    "too_many_created": "CREATE TABLE made AS SELECT a.id FROM child a, parent b",
    "too_many_replaced": "REPLACE INTO child(id, p) SELECT id, 2 FROM child",
    "too_many_upserted": "INSERT INTO child(id, p) SELECT id, 2 FROM child WHERE 1 ON CONFLICT(id) DO UPDATE SET p = 2",
    "foreign_key": "INSERT INTO child(p) VALUES (77)",
    "view": "INSERT INTO nosuchview VALUES (1)", "other_schema": "INSERT INTO other.t VALUES (2, 'x')",
    "other_schema_delete": "DELETE FROM other.t", "temp_table": "INSERT INTO tmp VALUES (2)", "temp_qualified": "DELETE FROM temp.tmp",
    "pragma_function": "INSERT INTO t(name) SELECT name FROM pragma_table_info('t')",
    "schema_write": "UPDATE sqlite_schema SET sql = 'CREATE TABLE t(a)' WHERE name = 't'",
    "sequence": "UPDATE sqlite_sequence SET seq = 5", "second_statement": "DELETE FROM t WHERE id = 1; DELETE FROM secret",
    "second_after_comment": "DELETE FROM t WHERE id = 1 /* ; */ ; -- \n DROP TABLE secret",
    "explain": "EXPLAIN DELETE FROM t", "vacuum": "VACUUM main", "analyze": "ANALYZE t", "reindex": "REINDEX t",
    "pragma": "PRAGMA foreign_keys = 0", "pragma_defer": "PRAGMA defer_foreign_keys = 1", "attach": "ATTACH 'x.db' AS x",
    "detach": "DETACH other", "begin": "BEGIN", "commit": "COMMIT", "rollback": "ROLLBACK", "end": "END",
    "release": "RELEASE host", "rollback_to": "ROLLBACK TO host", "savepoint": "SAVEPOINT ask",
    "trigger": "CREATE TRIGGER x AFTER INSERT ON t BEGIN DELETE FROM secret; END",
    "drop_trigger": "DROP TRIGGER loud_in", "create_view": "CREATE VIEW x AS SELECT * FROM secret", "virtual": "CREATE VIRTUAL TABLE x "
    "USING fts5(a)", "temp_create": "CREATE TEMP TABLE t(a)", "create_in_other": "CREATE TABLE other.made(a)",
    "create_in_temp": "CREATE TABLE temp.made(a)", "index_in_other": "CREATE INDEX other.i ON t(name)", "drop_other": "DROP TABLE other.t",
    "drop_temp": "DROP TABLE tmp", "alter_other": "ALTER TABLE other.t ADD COLUMN x", "drop_parent": "DROP TABLE parent",
    "bad_default": "CREATE TABLE made(a DEFAULT (ask('x')))", "strict_type": "CREATE TABLE made(a NOSUCHTYPE) STRICT",
    "autoincrement_end": "INSERT INTO pages(id) VALUES (9223372036854775807), (NULL)",
    "integer_overflow": "UPDATE t SET n = abs(-9223372036854775808) WHERE id > 1",
    "big_value": "UPDATE t SET name = zeroblob(1000000001)", "division": "UPDATE t SET n = NULL, name = NULL",
    "generated": "INSERT INTO t(rowid, id, name) VALUES (9, 10, 'x'), (10, 11, NULL)",
    "deep_recursion": "DELETE FROM selfref WHERE id = 1", "returning_ask": "DELETE FROM t RETURNING ask('x')",
    "writable": "PRAGMA writable_schema = 1", "in_query": "SELECT * FROM (DELETE FROM t RETURNING *)",
    "insert_into_cte": "WITH t AS (SELECT 1) INSERT INTO nosuch SELECT * FROM t", "sqlite_name": "CREATE TABLE sqlite_made(a)",
    "ask_name_twice": "INSERT INTO t(name) VALUES (ask_view('v', 'SELECT 1'))", "drop_schema": "DROP TABLE sqlite_schema",
    "drop_autoindex": "DROP INDEX sqlite_autoindex_t_1", "rename_to_sqlite": "ALTER TABLE t RENAME TO sqlite_t",
    "drop_column_used": "ALTER TABLE t DROP COLUMN u",
    "rowid_huge": "UPDATE t SET id = id + 9223372036854775807.0 WHERE id > 0",
}
AROUND = ("alone", "transaction", "savepoint")


def look(db):
    return [db.execute(f"SELECT * FROM {table}").fetchall() for table in (
        "main.t", "parent", "child", "late", "log", "loud", "selfref", "secret", "rolls", "fails", "conflict", "replaces", "pages",
        "other.t", "tmp", "sqlite_schema", "temp.sqlite_schema", "other.sqlite_schema")]


def failing(w, sql, around):
    db = w.db(SETUP)
    if around == "transaction":
        db.execute("BEGIN")
    elif around == "savepoint":
        db.execute("SAVEPOINT host")
        db.execute("SAVEPOINT inner")
    if around != "alone":
        db.execute("INSERT INTO log(what) VALUES ('of the host')")
    before, pragmas = look(db), [db.execute(f"PRAGMA {p}").fetchall() for p in kit.PRAGMAS if p != "data_version"]
    w.refused(db, sql, mode="write", max_rows=500)
    if not db.in_transaction and around != "alone":
        return w.fail("the host's transaction is gone")
    if db.in_transaction and around == "alone":
        w.fail("a transaction is left open")
    for was, now in zip(before, look(db)):
        if was != now:
            w.fail("changed:", str(was)[:200], "->", str(now)[:200])
    if pragmas != [db.execute(f"PRAGMA {p}").fetchall() for p in kit.PRAGMAS if p != "data_version"]:
        w.fail("a pragma changed")
    if around == "savepoint":
        for name in ("inner", "host"):
            try:
                db.execute(f"RELEASE {name}")
            except sqlite3.Error as error:
                w.fail("the host's savepoint is gone:", error)
    elif around == "transaction":
        db.execute("COMMIT")
    w.hides(w.call(db, "SELECT * FROM ask_history")[1], "MARK-4111")


for name, sql in FAILING.items():
    for around in AROUND if name in ("or_rollback", "update_or_rollback", "trigger_rollback", "trigger_fail", "conflict_clause_of_table",
                                     "null_clause_of_table", "or_fail", "too_many_by_cascade", "too_many_by_trigger", "too_many",
                                     "too_many_created", "deep_recursion", "release",
                                     "rollback_to", "commit", "rollback", "savepoint", "big_value", "drop_parent", "update_or_fail",
                                     "check_second_row") else AROUND[1:2]:
        kit.add(f"writes.{around}.{name}", failing, sql, around)

DRY = {
    "insert": "INSERT INTO t(name) VALUES ('x')", "update": "UPDATE t SET n = n + 1", "delete": "DELETE FROM t", "create":
    "CREATE TABLE made(a)", "create_as": "CREATE TABLE made AS SELECT * FROM t", "index": "CREATE INDEX made ON t(name)",
    "drop": "DROP TABLE log", "alter": "ALTER TABLE t ADD COLUMN x", "rename": "ALTER TABLE log RENAME TO log2",
    "replace": "REPLACE INTO replaces VALUES (1, 'new')", "replace_default": "INSERT INTO replaces VALUES (2, 'new')",
    "upsert": "INSERT INTO t(id, name) VALUES (1, 'x') ON CONFLICT DO UPDATE SET name = 'y'", "returning": "DELETE FROM t RETURNING id",
    "autoincrement": "INSERT INTO pages(a) VALUES (1)", "cascade": "DELETE FROM parent WHERE id = 2", "drop_index": "DROP INDEX by_name",
}


def dry(w, sql, around):
    db = w.db(SETUP + "CREATE INDEX by_name ON t(name);")
    if around == "transaction":
        db.execute("BEGIN")
        db.execute("INSERT INTO log(what) VALUES ('of the host')")
    before = look(db), db.execute("SELECT * FROM sqlite_sequence").fetchall()
    w.ask(db, sql, mode="write", dry_run="on")
    if (look(db), db.execute("SELECT * FROM sqlite_sequence").fetchall()) != before:
        w.fail("a dry run changed something")
    if db.in_transaction != (around == "transaction"):
        w.fail("in_transaction is", db.in_transaction)


for name, sql in DRY.items():
    for around in AROUND[:2]:
        kit.add(f"writes.dry_{around}.{name}", dry, sql, around)

QUESTIONS = ["How many t are there?", "Which t has the highest n?", "Show all parents", "Remove the word two from what you show of t",
             "What would happen if I delete all t?", "Which t were deleted?", "list updates of t", "Why was the parent dropped?"]


def unasked(w, question, sql):
    """A model writes a change for a question that requests none."""
    db = w.db(SETUP)
    before = look(db)
    model = w.model(write_sql=json.dumps({"sql": sql, "reasoning": "the user wants it"}))
    w.ask(db, question, **model, mode="write")
    if look(db) != before:
        w.fail("a question changed something:", question)


for i, question in enumerate(QUESTIONS[:3] + QUESTIONS[4:]):
    for name in ("delete", "drop", "upsert"):
        kit.add(f"writes.unasked.{i}.{name}", unasked, question, DRY[name])


def environment(w, sql, **options):
    """ASK_MODE=read forbids changes permanently."""
    w.env(ASK_MODE="read")
    db = w.db(SETUP)
    before = look(db)
    w.call(db, "SELECT ask_config('mode', 'write')")
    w.ask(db, sql, mode="write")
    w.call(db, "SELECT ask(?)", sql)
    w.call(db, "SELECT ask_tool('run_query', json_object('sql', ?))", sql)
    w.call(db, "SELECT * FROM ask_eval(json_object('question', ?, 'gold_sql', ?), '{\"mode\": \"write\"}')", sql, sql)
    if look(db) != before:
        w.fail("changed although ASK_MODE is read")


def other_ways(w, sql):
    """With mode=write only ask changes data: no other function does."""
    db = w.db(SETUP, mode="write")
    before = look(db)
    for wrapped in ("SELECT ask_sql(?)", "SELECT ask_plan(?)", "SELECT ask_prompt(?, '{\"model\": \"openai/x\"}')", "SELECT ask_explain(?)",
                    "SELECT * FROM ask_check(?)", "SELECT * FROM ask_score('what?', ?)", "SELECT * FROM ask_score('what?', 'SELECT 1', ?)",
                    "SELECT ask_tool('run_query', json_object('sql', ?))", "SELECT ask_view('made', ?)", "SELECT * FROM ask_schema(?)",
                    "SELECT ask_a2a(json_object('question', ?))",
                    "SELECT ask_mcp(json_object('jsonrpc', '2.0', 'id', 1, 'method', 'tools/call', 'params', json_object('name', 'ask', 'arguments', json_object('question', ?))))",
                    "SELECT ask_mcp(json_object('jsonrpc', '2.0', 'id', 1, 'method', 'tools/call', 'params', json_object('name', 'run_query', 'arguments', json_object('sql', ?))))", "SELECT ask_tool('execute_sql', json_object('sql', ?))",
                    "SELECT * FROM ask_eval(json_object('question', 'How many t are there?', 'gold_sql', ?))",
                    "SELECT ask_tool('sample_rows', json_object('table', ?))"):
        w.call(db, wrapped, sql)
        if look(db) != before:
            w.fail("changed by", wrapped)
            before = look(db)


for name, sql in DRY.items():
    kit.add(f"writes.environment.{name}", environment, sql)
    kit.add(f"writes.other_ways.{name}", other_ways, sql)

ROLE = {"roles": {"r": {"allow": ["t", "parent", "log", "child", "loud"], "write": ["t", "log", "loud", "parent"]}}}
UNDER_ROLE = {
    "reads_hidden": "UPDATE t SET name = (SELECT card FROM secret)", "from_hidden": "UPDATE t SET name = s.card FROM secret s",
    "not_listed": "DELETE FROM child", "cascade_to_unlisted": "DELETE FROM parent WHERE id = 2",
    "trigger_reads_hidden": "INSERT INTO tells VALUES (1)", "qualified": "DELETE FROM main.secret", "schema": "CREATE TABLE made(a)",
    "alter": "ALTER TABLE t ADD COLUMN x", "drop": "DROP TABLE log", "index": "CREATE INDEX i ON t(name)",
    "other": "DELETE FROM other.t", "returning_hidden": "DELETE FROM log RETURNING (SELECT card FROM secret)",
    "upsert_hidden": "INSERT INTO t(id, name) VALUES (1, 'x') ON CONFLICT DO UPDATE SET name = (SELECT max(card) FROM secret)",
    "default_hidden": "INSERT INTO secret(id) VALUES (2)", "create_as": "CREATE TABLE made AS SELECT card FROM secret",
    "exists_hidden": "DELETE FROM t WHERE EXISTS (SELECT 1 FROM secret WHERE card LIKE 'MARK%')",
    "rename_over": "ALTER TABLE t RENAME TO secret2", "with_hidden": "WITH s AS (SELECT card FROM secret) UPDATE t SET name = (SELECT card FROM s)",
    "limit_hidden": "DELETE FROM t LIMIT (SELECT count(*) FROM secret)", "order_hidden": "DELETE FROM t ORDER BY (SELECT card FROM secret) LIMIT 1",
}


def under_role(w, sql):
    db = w.db(SETUP + "CREATE TABLE tells(a); CREATE TRIGGER tell AFTER INSERT ON tells BEGIN UPDATE t SET name = (SELECT card FROM secret); "
              "END;", policy=ROLE, role="r", mode="write")
    before = look(db)
    text = w.refused(db, sql)
    w.hides(text.replace(sql, ""), "MARK-4111")
    if look(db) != before:
        w.fail("changed")


for name, sql in UNDER_ROLE.items():
    kit.add(f"writes.role.{name}", under_role, sql)


for name, sql in {"insert": "INSERT INTO late(p) VALUES (77)",
                  "select": "INSERT INTO late(id, p) SELECT id, id + 50 FROM parent"}.items():
    kit.add(f"writes.alone.foreign_key_late_{name}", failing, sql, "alone")


@kit.attempt("writes.view_with_trigger_in_temp")
def temp_shadow(w):
    """temp has an object of the same name: the change does not affect it or go through it."""
    db = w.db(SETUP + "CREATE TEMP TABLE log(id, what); INSERT INTO temp.log VALUES (5, 'temp');", mode="write")
    w.ask(db, "DELETE FROM log")
    if db.execute("SELECT count(*) FROM temp.log").fetchone() != (1,):
        w.fail("the temporary table was changed")


@kit.attempt("writes.temp_trigger_on_main")
def temp_trigger(w):
    """A temporary trigger on a table of main writes elsewhere."""
    db = w.db(SETUP + "CREATE TEMP TRIGGER x AFTER INSERT ON main.log BEGIN DELETE FROM secret; END;", mode="write",
              policy={"roles": {"r": {"allow": ["log"], "write": ["log"]}}}, role="r")
    w.ask(db, "INSERT INTO log(what) VALUES ('x')")
    if db.execute("SELECT count(*) FROM secret").fetchone() != (1,):
        w.fail("a hidden table was changed by a temporary trigger")


@kit.attempt("writes.interrupt_inside_transaction")
def interrupted(w):
    """max_rows is checked without an interrupt: the host's transaction survives endless rows."""
    db = w.db(SETUP)
    db.execute("BEGIN")
    db.execute("INSERT INTO log(what) VALUES ('host')")
    w.refused(db, "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) INSERT INTO log(what) SELECT i FROM n LIMIT 100000",
              mode="write", max_rows=100, **kit.SHORT)
    if not db.in_transaction or db.execute("SELECT count(*) FROM log").fetchone() != (1,):
        w.fail("the host's transaction is not as it was")


@kit.attempt("writes.counters_after_refusal")
def counters(w):
    """After a refused or failed change the counters are those of the host's own last statement."""
    db = w.db(SETUP)
    db.execute("INSERT INTO log(id, what) VALUES (500, 'x'), (501, 'y')")
    before = db.execute("SELECT changes(), last_insert_rowid()").fetchall(), db.total_changes
    for sql in ("DROP TABLE sqlite_schema", "INSERT INTO other.t VALUES (7, 'x')", "DELETE FROM t; DELETE FROM t", "PRAGMA user_version = 3"):
        w.refused(db, sql, mode="write")
    if (db.execute("SELECT changes(), last_insert_rowid()").fetchall(), db.total_changes) != before:
        w.fail("the counters changed")


@kit.attempt("writes.hook_of_the_host_vetoes")
def veto(w):
    """The host's authorizer denies changes: it also applies to a requested change."""
    db = w.db(SETUP)
    denied = (sqlite3.SQLITE_INSERT, sqlite3.SQLITE_UPDATE, sqlite3.SQLITE_DELETE)
    db.set_authorizer(lambda action, one, *_: sqlite3.SQLITE_DENY if action in denied and one in ("t", "secret") else sqlite3.SQLITE_OK)
    for sql in ("DELETE FROM t", "UPDATE t SET n = 5", "INSERT INTO secret(card) VALUES ('x')"):
        w.refused(db, sql, mode="write")
    db.set_authorizer(None)
    if db.execute("SELECT count(*), sum(n) FROM t").fetchone() != (3, 6):
        w.fail("changed although the authorizer denies it")


@kit.attempt("writes.query_only")
def query_only(w):
    db = w.db(SETUP + "PRAGMA query_only = 1;")
    before = look(db)
    w.refused(db, "DELETE FROM t", mode="write")
    if look(db) != before or db.execute("PRAGMA query_only").fetchone() != (1,):
        w.fail("query_only did not hold")
    db.execute("PRAGMA query_only = 0")


@kit.attempt("writes.read_only_file")
def read_only(w):
    made = kit.plain("main.db")
    made.executescript("CREATE TABLE t(a); INSERT INTO t VALUES (1)")
    made.close()
    db = sqlite3.connect("file:main.db?mode=ro", uri=True, isolation_level=None)
    db.enable_load_extension(True)
    db.load_extension(w.extension)
    w.open.append(db)
    w.refused(db, "DELETE FROM t", mode="write")
    w.answered(db, "SELECT count(*) FROM t")
