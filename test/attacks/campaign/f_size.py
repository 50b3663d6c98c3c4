"""Small stacks, deep nesting, and large inputs: answered or declined, in time, and without a crash."""
import json
import sqlite3
import threading
import kit

SETUP = "CREATE TABLE t(a INTEGER PRIMARY KEY, name TEXT, n INT); INSERT INTO t VALUES (1, 'one', 1), (2, 'two', 2);"
N = 20000
DEEP = {
    "parentheses": "SELECT " + "(" * N + "1" + ")" * N, "parentheses_open": "SELECT " + "(" * N * 5, "selects": "SELECT * FROM (" * 5000 + "SELECT 1" + ")" * 5000, "scalar": "SELECT (" + "SELECT (" * 5000 + "1" + ")" * 5001,
    "not": "SELECT " + "NOT " * N + "1", "minus": "SELECT " + "- " * N + "1", "tilde": "SELECT " + "~" * N + "1", "plus": "SELECT " + "1+" * N + "1", "or": "SELECT a FROM t WHERE " + "a=1 OR " * N + "0", "and":
    "SELECT a FROM t WHERE " + "a=1 AND " * N + "1", "concat": "SELECT " + "'x'||" * N + "'x'", "case": "SELECT " + "CASE WHEN 1 THEN " * 5000 + "1" + " END" * 5000, "case_else": "SELECT CASE " + "WHEN 0 THEN 1 " * N + "END",
    "function": "SELECT " + "abs(" * N + "1" + ")" * N, "cast": "SELECT " + "CAST(" * 5000 + "1" + " AS INT)" * 5000, "in": "SELECT " + "1 IN (" * 5000 + "1" + ")" * 5000, "exists": "SELECT " + "EXISTS (SELECT " * 3000 + "1" + ")" * 3000,
    "cte_nested": "WITH x AS (" * 2000 + "SELECT 1" + ") SELECT * FROM x" * 2000, "ctes": "WITH " + ",".join(f"c{i} AS (SELECT 1)" for i in range(40000)) + " SELECT * FROM c0", "ctes_chain":
    "WITH c0 AS (SELECT 1)," + ",".join(f"c{i} AS (SELECT * FROM c{i-1})" for i in range(1, 5000)) + " SELECT * FROM c4999", "ctes_double": "WITH c0 AS (SELECT 1 AS a)," + ",".join(f"c{i} AS (SELECT x.a FROM c{i-1} x, c{i-1} y)" for i in
    range(1, 40)) + " SELECT * FROM c39", "ctes_same": "WITH " + ",".join(["x AS (SELECT 1)"] * 30000) + " SELECT * FROM x", "unions": " UNION ALL ".join(["SELECT 1"] * 30000), "unions_distinct": " UNION ".join(["SELECT a FROM t"] * 490),
    "values": "VALUES " + ",".join(["(1)"] * 100000), "columns": "SELECT " + ",".join(["1"] * 100000), "columns_of_table": "SELECT " + ",".join(["name"] * 1990) + " FROM t", "joins": "SELECT count(*) FROM " + ",".join(f"t t{i}" for i in range(64)),
    "joins_more": "SELECT count(*) FROM " + ",".join(f"t t{i}" for i in range(5000)), "joins_natural": "SELECT count(*) FROM t t0 " + "".join(f" NATURAL JOIN t t{i}" for i in range(1, 63)), "joins_nested": "SELECT count(*) FROM " + "(" * 3000 + "t"
    + ")" * 3000, "joins_parentheses": "SELECT count(*) FROM " + "(t JOIN " * 500 + "t" + ")" * 500, "in_list": "SELECT a FROM t WHERE a IN (" + ",".join(map(str, range(120000))) + ")", "in_list_texts": "SELECT a FROM t WHERE name IN ('" +
    "','".join(f"x{i}" for i in range(80000)) + "')", "arguments": "SELECT max(" + ",".join(["1"] * 100000) + ")", "order": "SELECT a FROM t ORDER BY " + ",".join(["name"] * 50000), "group": "SELECT count(*) FROM t GROUP BY " + ",".join(["name"] * 50000),
    "windows": "SELECT a FROM t WINDOW " + ",".join(f"w{i} AS (ORDER BY a)" for i in range(20000)), "window_uses": "SELECT " + ",".join(["sum(a) OVER (ORDER BY n)"] * 1500) + " FROM t", "window_nested": "SELECT " + "sum(" * 500 + "a" + ") OVER ()" * 500 +
    " FROM t", "aliases": "SELECT " + ",".join(f"1 AS x{i}" for i in range(60000)), "phantoms": "SELECT " + ",".join(f"x{i}" for i in range(60000)) + " FROM t", "phantom_tables": "SELECT 1 FROM " + ",".join(f"x{i}" for i in range(60000)),
    "phantom_functions": "SELECT " + ",".join(f"f{i}(1)" for i in range(30000)), "phantom_qualifiers": "SELECT " + ",".join(f"x{i}.a" for i in range(30000)) + " FROM t", "phantom_long": "SELECT " + "y" * 900000 + " FROM t", "phantom_long_table":
    "SELECT 1 FROM " + "y" * 900000, "string": "SELECT '" + "x" * 990000 + "'", "blob": "SELECT x'" + "00" * 490000 + "'", "number": "SELECT " + "9" * 900000, "float": "SELECT 1e" + "9" * 900000, "comment": "SELECT 1 /*" + "x" * 990000 + "*/", "comments":
    "SELECT 1 " + "/**/" * 200000, "lines": "SELECT 1 " + "--x\n" * 200000, "spaces": "SELECT" + " " * 990000 + "1", "semicolons": "SELECT 1" + ";" * 990000, "identifier": 'SELECT 1 AS "' + "x" * 990000 + '"', "quotes": "SELECT '" + "''" * 490000 + "'",
    "double_quotes": 'SELECT 1 AS "' + '""' * 490000 + '"', "parameters": "SELECT " + ",".join(["?"] * 1500), "parameter_high": "SELECT ?250000", "brackets": "SELECT " + "[" * 900000, "dots": "SELECT " + "a." * 400000 + "a FROM t", "commas": "SELECT " + "," * 900000,
    "statements": "SELECT 1;" * 100000, "too_long": "SELECT '" + "x" * 1100000 + "'", "filter_nested": "SELECT count(*) FILTER (WHERE " * 1000 + "1" + ") FROM t" * 1000, "json_arrows": "SELECT '{}'" + "->'a'" * 20000, "between": "SELECT 1 " + "BETWEEN 1 AND 1 " *
    10000, "is": "SELECT 1" + " IS 1" * N, "collate": "SELECT 'a'" + " COLLATE NOCASE" * N, "escape": "SELECT 'a'" + " LIKE 'a' ESCAPE 'b'" * 5000, "row_values": "SELECT " + "(1," * 5000 + "1" + ")" * 5000, "recursive_ctes":
    "WITH RECURSIVE " + ",".join(f"c{i}(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c{i} LIMIT 2)" for i in range(3000)) + " SELECT * FROM c0", "limit_nested": "SELECT 1 LIMIT (" + "SELECT 1 LIMIT (" * 900 + "1" + ")" * 901,
}
QUICK = ["SELECT ask(?)", "SELECT ask_explain(?)", "SELECT count(*) FROM ask_check(?)", "SELECT ask_sql(?)"]
MORE = ["SELECT count(*) FROM ask_score('how many?', ?)", "SELECT ask_tool('run_query', json_object('sql', ?))", "SELECT ask(?, '{\"mode\": \"write\"}')", "SELECT ask_a2a(json_object('question', ?))",
        "SELECT length(ask_prompt(?, '{\"model\": \"openai/x\"}'))", "SELECT ask_view('v', ?)"]


def deep(w, sql, ways):
    db = w.db(SETUP, **kit.SHORT)
    with w.unchanged(db, "temp", "pragmas", whole=False):
        for wrapped in ways:
            w.call(db, wrapped, sql)


for i, (name, sql) in enumerate(DEEP.items()):
    kit.add(f"size.sql.{name}", deep, sql, QUICK[:3] if i % 2 else QUICK[:1] + QUICK[2:])
    if i % 3 == 0:
        kit.add(f"size.surface.{name}", deep, sql, MORE[i % 2::2])


def stack(w, sql, size):
    """A host thread with a small stack: an error, not a crash."""
    threading.stack_size(size)
    failed = []

    def run():
        try:
            db = w.db(SETUP, **kit.SHORT)
            for wrapped in QUICK:
                w.call(db, wrapped, sql)
        except Exception as error:
            failed.append(error)

    try:
        thread = threading.Thread(target=run)
        thread.start()
    finally:
        threading.stack_size(0)
    thread.join()
    for error in failed:
        w.fail(type(error).__name__, error)


# SQLite itself accepts or declines each of these with a stack of 64 KB.
STACKED = {"question": "How many t are there with the name one, and what is the average n of them?", "parentheses": "SELECT " + "(" * 300 + "1" + ")" * 300, "selects": "SELECT * FROM (" * 60 + "SELECT 1" + ")" * 60, "case": "SELECT " + "CASE WHEN 1 THEN " * 150 + "1" + " END" * 150, "deep": DEEP["parentheses"], "ctes_chain": "WITH c0 AS (SELECT 1),"
           + ",".join(f"c{i} AS (SELECT * FROM c{i-1})" for i in range(1, 60)) + " SELECT * FROM c59", "phantoms": "SELECT " + ",".join(f"x{i}" for i in range(150)) + " FROM t", "scalar": DEEP["scalar"]}
for name, sql in STACKED.items():
    for size in (192, 256):
        kit.add(f"size.stack_{size}.{name}", stack, sql, size * 1024)

JSONS = {"deep_list": "[" * 200000, "deep_object": '{"a":' * 100000, "closed": "[" * 100000 + "]" * 100000, "long": '{"question": "' + "x" * 3000000 + '"}', "many": "{" + ",".join(f'"k{i}": {i}' for i in range(200000)) + "}",
         "numbers": "[" + "9" * 1000000 + "]", "too_long": '{"question": "' + "x" * 5000000 + '"}', "escapes": '{"question": "' + "\\u0041" * 500000 + '"}'}
for name, text in JSONS.items():
    def message(w, text):
        db = w.db(SETUP, **kit.SHORT)
        for sql in ("SELECT ask_a2a(?)", "SELECT ask_tool('run_query', ?)", "SELECT ask('How many t are there?', ?)", "SELECT ask_config('policy', ?)", "SELECT count(*) FROM ask_eval(?)", "SELECT ask_config('weights', ?)",
                    "SELECT ask_tool(?, '{}')", "SELECT ask_config(?)", "SELECT * FROM ask_result(?)", "SELECT ask_demo(?)", "SELECT * FROM ask_tasks(?)"):
            w.call(db, sql, text)
    kit.add(f"size.json.{name}", message, text)

A2A = {"tables": "".join(f"CREATE TABLE t{i}(a, b);" for i in range(20000)), "columns": "CREATE TABLE t(" + ",".join(f"c{i}" for i in range(1999)) + ");", "views": "CREATE TABLE v0(a);" + "".join(f"CREATE VIEW v{i} AS SELECT x.a FROM v{i-1} x, v{i-1} y;" for i in range(1, 40)),
       "endless": "CREATE TABLE t AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n;", "insert": "CREATE TABLE t(a); INSERT INTO t VALUES (1);", "attach": "ATTACH 'stolen.db' AS x; CREATE TABLE x.t(a);", "vacuum": "VACUUM INTO 'stolen.db';",
       "pragma": "PRAGMA journal_mode = DELETE; CREATE TABLE t(a);", "trigger": "CREATE TABLE t(a); CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END;", "virtual": "CREATE VIRTUAL TABLE t USING fts5(a);", "index": "CREATE TABLE t(a); CREATE INDEX i ON t(load_extension('/x'));",
       "column": "CREATE TABLE t(a, b AS (ask('How many t are there?')));", "default": "CREATE TABLE t(a DEFAULT (randomblob(900000000)));", "check": "CREATE TABLE t(a CHECK (printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%b'));", "view": "CREATE VIEW t AS SELECT readfile('/etc/passwd') AS a;",
       "select": "SELECT load_extension('/x');", "generated": "CREATE TABLE t(a, " + ",".join(f"c{i} AS (c{i-1} || c{i-1})" if i else "c0 AS (a || a)" for i in range(60)) + ");", "with": "CREATE VIEW t AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n;"}
for name, schema in A2A.items():
    def agent(w, schema):
        db = w.db(SETUP, **kit.SHORT)
        with w.unchanged(db):
            text = w.call(db, "SELECT ask_a2a(json_object('question', 'How many t are there?', 'schema', ?, 'task_id', 't'))", schema)[1]
            w.call(db, "SELECT ask_a2a(json_object('question', 'SELECT * FROM t', 'schema', ?, 'task_id', 't'))", schema)
        w.hides(text, "root:")
    kit.add(f"size.a2a.{name}", agent, schema)

SCHEMAS = {
    "tables": lambda: "BEGIN;" + "".join(f"CREATE TABLE t{i}(id INTEGER PRIMARY KEY, name TEXT, n INT);" for i in range(1000)) + "COMMIT;", "columns": lambda: "CREATE TABLE t(" + ",".join(f"column_{i} TEXT" for i in range(2000)) + ");", "attached":
    lambda: "".join(f"ATTACH ':memory:' AS a{i}; CREATE TABLE a{i}.t(a, b); INSERT INTO a{i}.t VALUES (1, 2);" for i in range(10)), "indexes": lambda: "CREATE TABLE t(a, b);" + "".join(f"CREATE INDEX i{i} ON t(a, b);" for i in range(600)), "keys":
    lambda: "CREATE TABLE t(a INTEGER PRIMARY KEY);" + "CREATE TABLE c(" + ",".join(f"k{i} INT REFERENCES t(a)" for i in range(900)) + ");", "key_cycle": lambda: "".join(f"CREATE TABLE t{i}(a INTEGER PRIMARY KEY, k INT REFERENCES t{(i + 1) % 300}(a));" for i in
    range(300)), "key_mesh": lambda: "".join(f"CREATE TABLE t{i}(a INTEGER PRIMARY KEY," + ",".join(f"k{j} INT REFERENCES t{j}(a)" for j in range(40)) + ");" for i in range(40)), "views_chain": lambda: "CREATE TABLE v0(a);" +
    "".join(f"CREATE VIEW v{i} AS SELECT a FROM v{i-1};" for i in range(1, 400)), "views_double": lambda: "CREATE TABLE v0(a);" + "".join(f"CREATE VIEW v{i} AS SELECT x.a FROM v{i-1} x, v{i-1} y;" for i in range(1, 40)), "views_union":
    lambda: "CREATE TABLE v0(a);" + "".join(f"CREATE VIEW v{i} AS SELECT a FROM v{i-1} UNION ALL SELECT a FROM v{i-1};" for i in range(1, 40)), "views_columns": lambda: "CREATE TABLE v0(a);" + "".join(f"CREATE VIEW v{i} AS SELECT a + a AS a FROM v{i-1};" for i in range(1, 60)),
    "same_names": lambda: "".join(f"CREATE TABLE orders_{i}(id INTEGER PRIMARY KEY, order_id INT, orders TEXT, name TEXT);" for i in range(300)), "long_names": lambda: "".join(f'CREATE TABLE "{"n" * 20000}{i}"(a, "{"c" * 20000}");' for i in range(20)), "values":
    lambda: "CREATE TABLE t(a TEXT, b TEXT); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 60000) INSERT INTO t SELECT 'value number ' || i, hex(i) FROM n;", "check": lambda: "CREATE TABLE t(a CHECK (" + "a OR " * 900 + "1));", "default":
    lambda: "CREATE TABLE t(a DEFAULT '" + "x" * 900000 + "', b);", "triggers": lambda: "CREATE TABLE t(a);" + "".join(f"CREATE TRIGGER r{i} AFTER INSERT ON t BEGIN SELECT 1; END;" for i in range(900)), "words": lambda: "CREATE TABLE t(" + ",".join(f'"a b c d e f {i}" TEXT' for i in
    range(1500)) + ");", "long_key": lambda: "CREATE TABLE p(" + ",".join(f"c{i}" for i in range(300)) + ", PRIMARY KEY(" + ",".join(f"c{i}" for i in range(300)) + "));", "self_views": lambda: "PRAGMA writable_schema = 1; INSERT INTO sqlite_schema VALUES "
    "('view', 'v', 'v', 0, 'CREATE VIEW v AS SELECT * FROM w'), ('view', 'w', 'w', 0, 'CREATE VIEW w AS SELECT * FROM v'); PRAGMA writable_schema = RESET; CREATE TABLE t(a);",
}


def schema(w, make):
    db = w.db(make(), **kit.SHORT)
    with w.unchanged(db, "pragmas", whole=False):
        for sql in ("SELECT ask('How many t are there?')", "SELECT ask('Which name has the most orders in the table of t?')", "SELECT count(*) FROM ask_schema", "SELECT ask_sql('show all t')", "SELECT length(ask_tool('list_tables', '{}'))",
                    "SELECT length(ask_prompt('Which t are odd, and why is it so?', '{\"model\": \"openai/x\"}'))", "SELECT ask('SELECT 1 FROM nosuch')", "SELECT length(ask_tool('search_schema', '{\"query\": \"order name t\"}'))",
                    "SELECT ask('SELECT * FROM v39')", "SELECT length(ask_tool('foreign_keys', '{}'))"):
            w.call(db, sql)


for name, make in SCHEMAS.items():
    kit.add(f"size.schema.{name}", schema, make)

QUESTIONS = {"words": "w " * 8000, "one_word": "w" * 16000, "numbers": "1 " * 8000, "and": "t and " * 2700, "or": "name one or " * 1300, "quotes": '"' * 16000, "commas": "t, " * 5000, "names": "name of t with name one " * 600, "dates": "in March 2024 " * 1100, "of": "name of " * 2000 + "t",
             "marks": "?" * 16000, "lines": "t\n" * 8000, "digits": "9" * 16000, "parentheses": "(" * 16000, "unicode": "é" * 8000, "emoji": "😀" * 4000, "combining": "e" + "\u0301" * 7000, "then": "then count t. " * 1000, "compare": "compare t with t and " * 700, "limit": "x" * 16385, "huge": "x " * 3000000}
LONG_TABLE = 'CREATE TABLE "' + "w " * 4000 + '"(a, "' + "name of " * 500 + '");'


def question(w, text, setup):
    db = w.db(SETUP + setup, **kit.SHORT)
    for wrapped in ("SELECT ask(?)", "SELECT ask_sql(?)", "SELECT count(*) FROM ask_schema(?)", "SELECT length(ask_prompt(?, '{\"model\": \"openai/x\"}'))", "SELECT ask(?, '{\"min_confidence\": 0}')",
                    "SELECT length(ask_tool('search_schema', json_object('query', ?)))", "SELECT ask_tool('describe_table', json_object('table', ?))", "SELECT count(*) FROM ask_score(?, 'SELECT name FROM t')"):
        w.call(db, wrapped, text)


for name, text in QUESTIONS.items():
    kit.add(f"size.question.{name}", question, text, "")
    kit.add(f"size.question_long_table.{name}", question, text, LONG_TABLE)


@kit.attempt("size.near_names.long")
def near(w):
    """The nearest name is searched among names of 200,000 bytes."""
    db = w.db(f'CREATE TABLE "{"n" * 200000}"(a, "{"c" * 200000}");', **kit.SHORT)
    for sql in ("SELECT ask_tool('describe_table', json_object('table', ?))", "SELECT ask_tool('sample_rows', json_object('table', ?))", "SELECT ask('SELECT 1 FROM ' || ?)", "SELECT * FROM ask_check('SELECT ' || ? || ' FROM t')",
                "SELECT ask_config(?)", "SELECT ask_tool(?, '{}')", "SELECT * FROM ask_eval(?)", "SELECT ask_demo(?)", "SELECT ask('how many a?', json_object(?, 1))", "SELECT * FROM ask_result(?)",
                "SELECT ask_tool('foreign_keys', json_object('table', ?))", "SELECT ask_view('v', 'SELECT \"' || ? || '\" FROM x')"):
        w.call(db, sql, "n" * 199990 + "m")


@kit.attempt("size.many_connections")
def connections(w):
    for _ in range(60):
        db = w.db(SETUP)
        w.answered(db, "How many t are there?")


@kit.attempt("size.many_questions")
def questions(w):
    db = w.db(SETUP)
    for i in range(1500):
        w.ask(db, f"SELECT {i} FROM t")
    if db.execute("SELECT count(*) FROM ask_results").fetchone()[0] > 50 or db.execute("SELECT count(*) FROM ask_history").fetchone()[0] > 1000:
        w.fail("more is kept than 50 results and 1,000 questions")
