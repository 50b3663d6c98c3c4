"""Single calls that outlive the limits: typed, stored in a hostile database, and through every function."""
import json
import kit

SETUP = """
CREATE TABLE t(a INTEGER PRIMARY KEY, big TEXT, pattern TEXT);
INSERT INTO t VALUES (1, printf('%.*c', 1000000, 'a'), '%a%a%a%a%a%a%a%a%a%b'), (2, printf('%.*c', 100000, 'a'),
  '%a%a%a%b'), (3, 'x', 'y'), (4, 'x', 'y'), (5, 'x', 'y'), (6, 'x', 'y'), (7, 'x', 'y'), (8, 'x', 'y');
CREATE TABLE many(x INTEGER);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000) INSERT INTO many SELECT i FROM n;
CREATE TABLE i(x INTEGER, y INTEGER);
CREATE INDEX i_x ON i(x);
CREATE INDEX i_y ON i(y);
CREATE INDEX i_xy ON i(x, y);
"""
FULL_TEXT = """
CREATE VIRTUAL TABLE words USING fts5(body);
INSERT INTO words VALUES (replace(hex(zeroblob(300000)), '00', 'a '));
CREATE VIRTUAL TABLE old_words USING fts4(body);
INSERT INTO old_words VALUES (replace(hex(zeroblob(100000)), '00', 'a '));
"""
# Stored definitions and their cost: each is created while the row is cheap to store.
HEAVY = {
    "like": "printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%b'",
    "like_of_column": "a || printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%b'",
    "instr": "instr(printf('%.*c', 4000000, 'a'), printf('%.*c', 2000000, 'a') || 'b')",
    "trim": "length(rtrim(hex(zeroblob(4000000)), printf('%.*c', 1000000, 'x') || '0'))",
    "hex": "length(hex(hex(hex(hex(zeroblob(30000000 + a))))))",
    "printf": "length(printf('%*d%*d%*d%*d', 200000000, 1, 200000000, 1, 200000000, 1, 200000000, a))",
    "glob": "printf('%.*c', 1000000, 'a') GLOB '*a*a*a*a*a*a*a*b'",
    "replace": "length(replace(printf('%.*c', 4000000, 'a'), printf('%.*c', 2000000, 'a') || 'b', 'x'))",
}
WHERE = {
    "virtual_column": "CREATE TABLE things(a INTEGER PRIMARY KEY, name TEXT);"
                      "INSERT INTO things VALUES (1, 'one'), (2, 'two'), (3, 'three');"
                      "ALTER TABLE things ADD COLUMN heavy AS ({});",
    "view": "CREATE TABLE base(a INTEGER PRIMARY KEY, name TEXT);"
            "INSERT INTO base VALUES (1, 'one'), (2, 'two'), (3, 'three');"
            "CREATE VIEW things AS SELECT a, name, {} AS heavy FROM base;",
    "view_condition": "CREATE TABLE base(a INTEGER PRIMARY KEY, name TEXT);"
                      "INSERT INTO base VALUES (1, 'one'), (2, 'two'), (3, 'three');"
                      "CREATE VIEW things AS SELECT a, name FROM base WHERE {};",
    "view_order": "CREATE TABLE base(a INTEGER PRIMARY KEY, name TEXT);"
                  "INSERT INTO base VALUES (1, 'one'), (2, 'two'), (3, 'three');"
                  "CREATE VIEW things AS SELECT a, name FROM base ORDER BY {} LIMIT 2;",
}
QUESTIONS = ["How many things are there?", "Show all things.", "Which thing called two has the highest heavy?"]


def typed(w, sql):
    db = w.db(SETUP + (FULL_TEXT if "words" in sql else ""))
    if "wide" in sql:
        db.execute("CREATE TABLE wide(" + ", ".join(f"c{i}" for i in range(1900)) + ")")
    with w.unchanged(db, whole=False):
        w.ask(db, sql, **kit.SHORT)


for name, sql in kit.records("time.sql"):
    kit.add(f"time.typed.{name}", typed, sql)


def hostile(w, setup, ways):
    """Any question to a database in which a column or a view is heavy."""
    db = w.db(setup, **kit.SHORT)
    with w.unchanged(db, "limits", whole=False):
        for question in QUESTIONS:
            w.call(db, "SELECT ask(?)", question)
        for sql in ways:
            w.call(db, sql)


SURFACE = ["SELECT * FROM ask_schema('heavy things')",
           "SELECT ask_prompt('Which things are heavy?', '{\"model\": \"openai/x\", \"sample_rows\": 5}')",
           "SELECT ask_tool('sample_rows', '{\"table\": \"things\"}')",
           "SELECT ask_tool('search_schema', '{\"query\": \"heavy\"}')",
           "SELECT ask_sql('things named one')"]

for where, setup in WHERE.items():
    for name, heavy in HEAVY.items():
        kit.add(f"time.{where}.{name}", hostile, setup.replace("{}", heavy), SURFACE)

ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
OTHER = {
    "endless_view": f"CREATE TABLE base(a); CREATE VIEW things AS {ENDLESS} SELECT i AS heavy, 'one' AS name FROM n;",
    "endless_empty_view": f"CREATE TABLE base(a); CREATE VIEW things AS {ENDLESS} SELECT i AS heavy, 'one' AS name "
                          "FROM n WHERE i < 0;",
    "endless_aggregate_view": f"CREATE TABLE base(a); CREATE VIEW things AS {ENDLESS} SELECT sum(i) AS heavy, "
                              "max(i) AS name FROM n;",
    "endless_scalar_view": f"CREATE TABLE base(a); CREATE VIEW things AS SELECT 1 AS name, ({ENDLESS} SELECT count(*) "
                           "FROM n) AS heavy;",
    "content_of_full_text": f"CREATE VIEW source AS {ENDLESS} SELECT i AS rowid, i AS heavy FROM n;"
                            "CREATE VIRTUAL TABLE things USING fts5(heavy, content='source');",
    "product_view": "CREATE TABLE base(a); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000) "
                    "INSERT INTO base SELECT i FROM n; CREATE VIEW things AS SELECT w.a AS name, count(*) AS heavy FROM "
                    "base w, base x, base y, base z GROUP BY w.a;",
    "big_values": "CREATE TABLE things(a INTEGER PRIMARY KEY, name TEXT COLLATE NOCASE, heavy TEXT COLLATE NOCASE);"
                  "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 60) INSERT INTO things "
                  "SELECT i, printf('%.*c', 1000000, 'a') || i, printf('%.*c', 1000000, 'b') || i FROM n;",
    "long_index_expression": "CREATE TABLE things(a INTEGER PRIMARY KEY, name TEXT, heavy TEXT); CREATE INDEX hidden ON "
                             "things(printf('%.*c', length(name) * 200000, 'a') LIKE '%a%a%a%a%a%a%a%b');",
    "partial_index": "CREATE TABLE things(a INTEGER PRIMARY KEY, name TEXT, heavy TEXT); CREATE INDEX hidden ON "
                     "things(name) WHERE printf('%.*c', length(name) * 200000, 'a') LIKE '%a%a%a%a%a%a%a%b';",
    "nested_columns": "CREATE TABLE things(a INTEGER PRIMARY KEY, name TEXT); INSERT INTO things VALUES (1, 'one');"
                      + "ALTER TABLE things ADD COLUMN c0 AS (printf('%.*c', 100000, 'a'));"
                      + "".join(f"ALTER TABLE things ADD COLUMN c{i} AS (c{i - 1} || c{i - 1});" for i in range(1, 11))
                      + "ALTER TABLE things ADD COLUMN heavy AS (length(c10) + length(c10) + length(c10));",
    "hostile_stat1": "CREATE TABLE things(a INTEGER PRIMARY KEY, name TEXT, heavy TEXT); INSERT INTO things VALUES "
                     "(1, 'one', 'x'); CREATE INDEX by_name ON things(name); ANALYZE; UPDATE sqlite_stat1 SET stat = "
                     "'9223372036854775807 1 sz=99999999999 noskipscan unordered -5 1e9';",
    "random_column": "CREATE TABLE things(a INTEGER PRIMARY KEY, name TEXT); INSERT INTO things VALUES (1, 'one');"
                     "CREATE VIEW more AS SELECT randomblob(900000000) AS heavy, name FROM things;",
    "json_column": "CREATE TABLE things(a INTEGER PRIMARY KEY, name TEXT, doc TEXT); INSERT INTO things(a, name, doc) VALUES "
                   "(1, 'one', '[' || substr(replace(hex(zeroblob(4000000)), '00', '1,'), 1, 7999999) || ']');"
                   "ALTER TABLE things ADD COLUMN heavy AS (json_set(doc, '$[#]', 1, '$[#]', 2, '$[#-1]', 3, '$[#]', 4));",
}
for name, setup in OTHER.items():
    kit.add(f"time.stored.{name}", hostile, setup, SURFACE)

LONG = "SELECT printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%a%b'"
SPIN = ENDLESS + " SELECT count(*) FROM n"
WAYS = {
    "ask_rows": "SELECT row FROM ask_rows(?)", "ask_trace": "SELECT * FROM ask_trace(?)", "ask_sql": "SELECT ask_sql(?)",
    "ask_view": "SELECT ask_view('made', ?)", "ask_check": "SELECT * FROM ask_check(?)",
    "ask_explain": "SELECT ask_explain(?)", "ask_score": "SELECT * FROM ask_score('How many t are there?', ?)",
    "ask_score_gold": "SELECT * FROM ask_score('How many t are there?', 'SELECT count(*) FROM t', ?)",
    "ask_eval_gold": "SELECT * FROM ask_eval(json_object('question', 'How many t are there?', 'gold_sql', ?))",
    "ask_eval_question": "SELECT * FROM ask_eval(json_object('question', ?, 'gold_sql', 'SELECT 1'))",
    "ask_tool": "SELECT ask_tool('run_query', json_object('sql', ?))",
    "ask_tool_execute_sql": "SELECT ask_tool('execute_sql', json_object('sql', ?))",
    "ask_a2a": "SELECT ask_a2a(json_object('question', ?, 'task_id', 't'))",
    "ask_mcp_ask": "SELECT ask_mcp(json_object('jsonrpc', '2.0', 'id', 1, 'method', 'tools/call', 'params', json_object('name', 'ask', 'arguments', json_object('question', ?))))",
    "ask_mcp_run_query": "SELECT ask_mcp(json_object('jsonrpc', '2.0', 'id', 1, 'method', 'tools/call', 'params', json_object('name', 'run_query', 'arguments', json_object('sql', ?))))",
    "ask_prompt": "SELECT ask_prompt(?, '{\"model\": \"openai/x\"}')", "ask_plan": "SELECT ask_plan(?)",
    "ask_dry_run": "SELECT ask(?, '{\"mode\": \"write\", \"dry_run\": \"on\"}')",
    "ask_trial": "SELECT ask(?, '{\"trial_rows\": 3}')", "ask_format": "SELECT ask(?, '{\"format\": \"table\"}')",
}


def surface(w, wrapped, sql):
    db = w.db(SETUP, **kit.SHORT)
    with w.unchanged(db, "temp", "pragmas", whole=False):
        w.call(db, wrapped, sql)


for name, wrapped in WAYS.items():
    kit.add(f"time.surface.{name}.like", surface, wrapped, LONG)
    kit.add(f"time.surface.{name}.endless", surface, wrapped, SPIN)


@kit.attempt("time.kept_result_read_anew")
def kept(w):
    """A result of many rows is computed again by its SQL; the view it reads has become endless."""
    db = w.db("CREATE TABLE base(a); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000) "
              "INSERT INTO base SELECT i FROM n; CREATE VIEW things AS SELECT a FROM base;", **kit.SHORT)
    w.answered(db, "SELECT a FROM things", max_rows=5000)
    db.executescript(f"DROP VIEW things; CREATE VIEW things AS {ENDLESS} SELECT i AS a FROM n WHERE i < 0;")
    w.call(db, "SELECT count(*) FROM ask_result('df_1')")
    w.ask(db, "SELECT count(*) FROM df_1")
    w.call(db, "SELECT * FROM ask_results")
    w.call(db, "SELECT ask_tool('list_results', '{}')")


@kit.attempt("time.many_short_queries")
def total(w):
    """Every task stays just within query_timeout_ms, so that only total_timeout_ms ends the question."""
    db = w.db(SETUP)
    tasks = [{"id": f"t{i}", "description": "count", "sql": "", "depends_on": [f"t{i - 1}"] if i else []}
             for i in range(30)]
    model = w.model(plan=json.dumps({"plan_type": "multi-sequential", "confidence": 1, "tasks": tasks}),
                    write_sql=lambda body, n: json.dumps({"sql": SPIN + f" WHERE {n} = {n}", "reasoning": ""}))
    w.ask(db, "First count the things, then compare them, then count again. And then once more.",
          **{**model, **kit.SHORT})


@kit.attempt("time.eval_of_many_tasks")
def many_tasks(w):
    """ask_eval with LIMIT: one task is asked and paid for."""
    db = w.db(SETUP, **kit.SHORT)
    lines = "\n".join(json.dumps({"question": SPIN, "gold_sql": SPIN}) for _ in range(200))
    w.call(db, "SELECT verdict FROM ask_eval(?) LIMIT 1", lines)


CHANGES = {
    "set_like": "UPDATE t SET pattern = (printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%a%b')",
    "where_like": "DELETE FROM t WHERE printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%a%b'",
    "returning_like": "DELETE FROM t RETURNING printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%a%b'",
    "endless_select": f"{ENDLESS} INSERT INTO many SELECT i FROM n",
    "endless_where": f"DELETE FROM t WHERE a IN ({ENDLESS} SELECT -i FROM n)",
    "endless_set": f"UPDATE t SET pattern = ({ENDLESS} SELECT count(*) FROM n)",
    "endless_upsert": f"{ENDLESS} INSERT INTO t(a) SELECT i % 8 + 1 FROM n WHERE 1 ON CONFLICT(a) DO UPDATE SET big = 'x'",
    "endless_replace": f"{ENDLESS} REPLACE INTO t(a) SELECT i % 8 + 1 FROM n",
    "endless_ignore": f"{ENDLESS} INSERT OR IGNORE INTO t(a) SELECT 1 FROM n",
    "endless_create": f"CREATE TABLE made AS {ENDLESS} SELECT i FROM n",
    "index_heavy": "CREATE INDEX made ON t(printf('%.*c', 1000000 + a, 'a') LIKE '%a%a%a%a%a%a%a%a%b')",
    "check_heavy": "INSERT INTO checked VALUES (1)",
    "trigger_heavy": "INSERT INTO triggered VALUES (1)",
    "trigger_recursive": "INSERT INTO recursive VALUES (1)",
    "generated_heavy": "INSERT INTO generated(a) VALUES (1)",
    "default_heavy": "INSERT INTO defaulted(a) VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9)",
    "random_blobs": "UPDATE t SET big = randomblob(900000000)",
    "cross_insert": "INSERT INTO many SELECT a.x FROM many a, many b, many c",
    "alter_default": "ALTER TABLE t ADD COLUMN more CHECK (printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%a%b')",
}
CHANGE_SETUP = SETUP + """
CREATE TABLE checked(a CHECK (printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%a%b' OR 1));
CREATE TABLE triggered(a);
CREATE TRIGGER heavy AFTER INSERT ON triggered BEGIN
  UPDATE t SET pattern = (printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%a%b'); END;
CREATE TABLE recursive(a);
CREATE TRIGGER again AFTER INSERT ON recursive BEGIN INSERT INTO recursive SELECT new.a + a FROM recursive; END;
PRAGMA recursive_triggers = 1;
CREATE TABLE generated(a, g AS (printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%a%b') STORED);
CREATE TABLE defaulted(a, d DEFAULT (hex(randomblob(200000000))));
"""


def change(w, sql, inside):
    """A slow change, by itself and inside a host transaction that must survive it."""
    db = w.db(CHANGE_SETUP)
    if inside:
        db.execute("BEGIN")
        db.execute("INSERT INTO many VALUES (-77)")
    w.ask(db, sql, mode="write", **kit.SHORT)
    if inside:
        if not db.in_transaction:
            w.fail("the host's transaction is gone")
        elif db.execute("SELECT count(*) FROM many WHERE x = -77").fetchall() != [(1,)]:
            w.fail("the host's own change is gone")
        else:
            db.execute("ROLLBACK")
    with w.unchanged(db, whole=False):
        w.answered(db, "SELECT count(*) FROM i")


for name, sql in CHANGES.items():
    kit.add(f"time.change.{name}", change, sql, False)
    kit.add(f"time.change_inside.{name}", change, sql, True)


@kit.attempt("time.between_two_rows")
def between(w):
    """While a cursor of ask_rows is open, the host's own statements run under the host's own limits."""
    db = w.db(SETUP, **kit.SHORT)
    cursor = db.execute("SELECT row FROM ask_rows('SELECT x FROM many')")
    cursor.fetchone()
    w.limits(db)
    ticks = []
    db.set_progress_handler(lambda: ticks.append(1) and 0, 1000)
    own = db.execute("SELECT count(*), max(length(printf('%9000000d', 1))) FROM many a, (SELECT 1 FROM many LIMIT 200)")
    if own.fetchone() != (4000000, 9000000):
        w.fail("the host's statement gives something else")
    if not ticks:
        w.fail("the host's progress handler is gone while a cursor is open")
    cursor.close()
    w.limits(db)


@kit.attempt("time.no_limit_leaves_handler_alone")
def handler(w):
    """query_timeout_ms=0 does not touch the progress handler."""
    db, ticks = w.db(SETUP), []
    db.set_progress_handler(lambda: ticks.append(1) and 0, 1000)
    w.answered(db, "SELECT count(*) FROM many a, many b WHERE a.x < 50", query_timeout_ms=0)
    ticks.clear()
    db.execute("SELECT sum(x + 1) FROM many").fetchall()
    if not ticks:
        w.fail("the host's progress handler is gone")


@kit.attempt("time.own_limits_are_kept")
def own_limits(w):
    """Limits set by the host are unchanged afterwards, and apply to generated SQL."""
    db = w.db(SETUP)
    w.own_limits = {}
    for limit, value in ((0, 2000000), (1, 200000), (2, 100), (3, 200), (4, 40), (6, 20), (8, 500), (9, 50)):
        db.setlimit(limit, value)
        w.own_limits[(id(db), limit)] = value
    w.hides(w.ask(db, "SELECT length(printf('%.*c', 3000000, 'a'))")[1], "3000000")
    w.answered(db, "SELECT count(*) FROM many")
    w.ask(db, "SELECT printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%b'", **kit.SHORT)
    w.limits(db)
    fresh = kit.plain()
    for limit in kit.LIMITS:
        db.setlimit(limit, fresh.getlimit(limit))
    fresh.close()
    w.own_limits.clear()
