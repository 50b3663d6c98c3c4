"""Back doors to functions and modules: a host function that is not INNOCUOUS and not allowed is never called."""
import json
import kit

TABLE = """
CREATE TABLE t(a INTEGER PRIMARY KEY, name TEXT);
INSERT INTO t VALUES (1, 'one'), (2, 'two');
"""
# Ways to reach the function. wipe(x) is deterministic, so that SQLite accepts it everywhere.
STORED = {
    "virtual_column": ("ALTER TABLE t ADD COLUMN g AS (wipe(a))", ["SELECT g FROM t", "SELECT * FROM t", "show all t",
                       "Which t has the highest g?", "SELECT count(*) FROM t WHERE g > 0", "SELECT a FROM t ORDER BY g"]),
    "column_of_column": ("ALTER TABLE t ADD COLUMN g AS (wipe(a)); ALTER TABLE t ADD COLUMN h AS (g + 1)",
                         ["SELECT h FROM t", "SELECT a FROM t WHERE h IS NULL", "What is the average h of t?"]),
    "view": ("CREATE VIEW v AS SELECT wipe(a) AS g FROM t", ["SELECT g FROM v", "SELECT count(*) FROM v", "show all v"]),
    "view_condition": ("CREATE VIEW v AS SELECT a FROM t WHERE wipe(a)", ["SELECT a FROM v", "How many v are there?"]),
    "view_of_view": ("CREATE VIEW u AS SELECT wipe(a) AS g FROM t; CREATE VIEW v AS SELECT g FROM u", ["SELECT g FROM v"]),
    "view_sub_query": ("CREATE VIEW v AS SELECT (SELECT max(wipe(b.a)) FROM t b) AS g FROM t", ["SELECT g FROM v", "show v"]),
    "view_cte": ("CREATE VIEW v AS WITH x AS (SELECT wipe(a) AS g FROM t) SELECT g FROM x", ["SELECT g FROM v"]),
    "view_unused_column": ("CREATE VIEW v AS SELECT a, wipe(a) AS g FROM t", ["SELECT a FROM v", "SELECT a, g FROM v"]),
    "view_order": ("CREATE VIEW v AS SELECT a FROM t ORDER BY wipe(a)", ["SELECT a FROM v LIMIT 1"]),
    "view_limit": ("CREATE VIEW v AS SELECT a FROM t LIMIT wipe(1)", ["SELECT a FROM v"]),
    "view_on_kept_name": ("CREATE VIEW df_1 AS SELECT wipe(a) AS g FROM t", ["SELECT g FROM df_1"]),
    "temp_view": ("CREATE TEMP VIEW v AS SELECT wipe(a) AS g FROM t", ["SELECT g FROM v", "SELECT g FROM temp.v"]),
    "index_expression": ("CREATE INDEX i ON t(wipe(a))", ["SELECT a FROM t WHERE wipe(a) = 1",
                         "SELECT a FROM t INDEXED BY i WHERE wipe(a) > 0"]),
    "partial_index": ("CREATE INDEX i ON t(name) WHERE wipe(a)", ["SELECT name FROM t WHERE wipe(a)"]),
    "window": ("", ["SELECT sum(wipe(a)) OVER () FROM t", "SELECT sum(a) OVER (PARTITION BY wipe(a)) FROM t"]),
    "filter": ("", ["SELECT count(*) FILTER (WHERE wipe(a)) FROM t"]), "values": ("", ["VALUES (wipe(1))"]),
    "limit": ("", ["SELECT a FROM t LIMIT wipe(1)", "SELECT a FROM t LIMIT 1 OFFSET wipe(1)"]),
    "join": ("", ["SELECT x.a FROM t x JOIN t y ON wipe(x.a)", "SELECT x.a FROM t x LEFT JOIN t y ON wipe(y.a)"]),
    "table_function_argument": ("", ["SELECT value FROM json_each(wipe(1))", "SELECT value FROM t, json_each(wipe(a))"]),
    "quoted": ("", ['SELECT "wipe"(1)', "SELECT [wipe](1)", "SELECT `WIPE`(1)", "SELECT WiPe(1)"]),
    "recursion": ("", ["WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT wipe(x) FROM r LIMIT 3) SELECT x FROM r"]),
    "aggregate_order": ("", ["SELECT group_concat(wipe(a)) FROM t", "SELECT max(wipe(a)) FROM t GROUP BY wipe(a)"]),
    "full_text_content": ("CREATE VIEW source AS SELECT a AS rowid, wipe(a) AS body FROM t; CREATE VIRTUAL TABLE f USING "
                          "fts5(body, content='source', content_rowid='rowid')",
                          ["SELECT body FROM f", "SELECT * FROM f WHERE rowid = 1", "show all f", "SELECT count(*) FROM f"]),
    "full_text_4_content": ("CREATE VIEW source AS SELECT a AS docid, a AS rowid, wipe(a) AS body FROM t; CREATE VIRTUAL TABLE f "
                            "USING fts4(body, content='source')", ["SELECT body FROM f", "SELECT body FROM f WHERE docid = 1"]),
}
LOOKS = ["SELECT * FROM ask_schema", "SELECT * FROM ask_schema('t with g')",
         "SELECT ask_prompt('which t has g?', '{\"model\": \"openai/x\", \"sample_rows\": 5}')",
         "SELECT ask_tool('sample_rows', '{\"table\": \"t\"}')", "SELECT ask_tool('sample_rows', '{\"table\": \"v\"}')",
         "SELECT ask_tool('sample_rows', '{\"table\": \"f\"}')", "SELECT ask_tool('search_schema', '{\"query\": \"g\"}')",
         "SELECT ask_tool('describe_table', '{\"table\": \"t\"}')", "SELECT ask_sql('t called two')",
         "SELECT ask('t called two')"]
WRAPPED = ["SELECT ask(?)", "SELECT row FROM ask_rows(?)", "SELECT * FROM ask_score('which?', ?)",
           "SELECT ask_tool('run_query', json_object('sql', ?))", "SELECT * FROM ask_check(?)", "SELECT ask_explain(?)",
           "SELECT * FROM ask_eval(json_object('question', 'How many t are there?', 'gold_sql', ?))", "SELECT ask_sql(?)"]


def counted(db, name, arguments=-1, deterministic=True, value=1):
    calls = []
    db.create_function(name, arguments, lambda *a: calls.append(name) or value, deterministic=deterministic)
    return calls


def stored(w, setup, questions, how):
    db = w.db(TABLE)
    calls = counted(db, "wipe")
    db.executescript(setup)
    calls.clear()
    if how == "typed":
        for question in questions:
            for wrapped in WRAPPED:
                w.call(db, wrapped, question)
    elif how == "looks":
        for sql in LOOKS:
            w.call(db, sql)
    else:
        model = w.model(write_sql=[json.dumps({"sql": q, "reasoning": ""}) for q in questions if "wipe" in q or " " in q])
        w.ask(db, "Which of the t have a strange g in v or in f, and what is the reason of it?", **model, tools="off")
    if calls:
        w.fail(f"the host's function was called {len(calls)} times")


for name, (setup, questions) in STORED.items():
    kit.add(f"doors.{name}.typed", stored, setup, questions, "typed")
    if setup:
        kit.add(f"doors.{name}.looks", stored, setup, questions, "looks")
    kit.add(f"doors.{name}.model", stored, setup, questions, "model")

CHANGES = {
    "check": ("CREATE TABLE c(a CHECK (wipe(a)))", "INSERT INTO c VALUES (1)"),
    "stored_column": ("CREATE TABLE c(a, g AS (wipe(a)) STORED)", "INSERT INTO c(a) VALUES (1)"),
    "default": ("CREATE TABLE c(a, b DEFAULT (wipe(1)))", "INSERT INTO c(a) VALUES (1)"),
    "default_values": ("CREATE TABLE c(b DEFAULT (wipe(1)))", "INSERT INTO c DEFAULT VALUES"),
    "index": ("CREATE TABLE c(a); CREATE INDEX i ON c(wipe(a))", "INSERT INTO c VALUES (1)"),
    "partial": ("CREATE TABLE c(a); CREATE INDEX i ON c(a) WHERE wipe(a)", "INSERT INTO c VALUES (1)"),
    "trigger": ("CREATE TABLE c(a); CREATE TRIGGER r AFTER INSERT ON c BEGIN SELECT wipe(new.a); END", "INSERT INTO c VALUES (1)"),
    "trigger_when": ("CREATE TABLE c(a); CREATE TRIGGER r AFTER INSERT ON c WHEN wipe(1) BEGIN SELECT 1; END",
                     "INSERT INTO c VALUES (1)"),
    "trigger_of_trigger": ("CREATE TABLE c(a); CREATE TABLE d(a); CREATE TRIGGER r AFTER INSERT ON c BEGIN INSERT INTO d VALUES "
                           "(1); END; CREATE TRIGGER s AFTER INSERT ON d BEGIN SELECT wipe(1); END", "INSERT INTO c VALUES (1)"),
    "temp_trigger": ("CREATE TABLE c(a); CREATE TEMP TRIGGER r AFTER INSERT ON c BEGIN SELECT wipe(1); END",
                     "INSERT INTO c VALUES (1)"),
    "trigger_by_cascade": ("PRAGMA foreign_keys = 1; CREATE TABLE c(a PRIMARY KEY); INSERT INTO c VALUES (1); CREATE TABLE d(a "
                           "REFERENCES c ON DELETE CASCADE); INSERT INTO d VALUES (1); CREATE TRIGGER r AFTER DELETE ON d BEGIN "
                           "SELECT wipe(1); END", "DELETE FROM c"),
    "trigger_by_set_null": ("PRAGMA foreign_keys = 1; CREATE TABLE c(a PRIMARY KEY); INSERT INTO c VALUES (1); CREATE TABLE d(a "
                            "REFERENCES c ON DELETE SET NULL); INSERT INTO d VALUES (1); CREATE TRIGGER r AFTER UPDATE ON d BEGIN "
                            "SELECT wipe(1); END", "DELETE FROM c"),
    "set_default": ("PRAGMA foreign_keys = 1; CREATE TABLE c(a PRIMARY KEY); INSERT INTO c VALUES (1); CREATE TABLE d(a DEFAULT "
                    "(wipe(1)) REFERENCES c ON DELETE SET DEFAULT); INSERT INTO d VALUES (1)", "DELETE FROM c"),
    "trigger_by_replace": ("PRAGMA recursive_triggers = 1; CREATE TABLE c(a PRIMARY KEY); INSERT INTO c VALUES (1); CREATE TRIGGER r "
                           "AFTER DELETE ON c BEGIN SELECT wipe(1); END", "REPLACE INTO c VALUES (1)"),
    "trigger_upsert": ("CREATE TABLE c(a PRIMARY KEY); INSERT INTO c VALUES (1); CREATE TRIGGER r AFTER UPDATE ON c BEGIN SELECT "
                       "wipe(1); END", "INSERT INTO c VALUES (1) ON CONFLICT DO UPDATE SET a = 2"),
    "upsert": ("CREATE TABLE c(a PRIMARY KEY); INSERT INTO c VALUES (1)",
               "INSERT INTO c VALUES (1) ON CONFLICT(a) DO UPDATE SET a = wipe(2) WHERE wipe(1)"),
    "returning": ("CREATE TABLE c(a)", "INSERT INTO c VALUES (1) RETURNING wipe(a)"),
    "set": ("CREATE TABLE c(a); INSERT INTO c VALUES (1)", "UPDATE c SET a = wipe(a)"),
    "where": ("CREATE TABLE c(a); INSERT INTO c VALUES (1)", "DELETE FROM c WHERE wipe(a)"),
    "order_limit": ("CREATE TABLE c(a); INSERT INTO c VALUES (1)", "DELETE FROM c ORDER BY wipe(a) LIMIT 1"),
    "create_as": ("", "CREATE TABLE c AS SELECT wipe(a) AS g FROM t"),
    "create_check": ("", "CREATE TABLE c(a CHECK (wipe(a)))"), "create_index": ("", "CREATE INDEX i ON t(wipe(a))"),
    "create_partial": ("", "CREATE INDEX i ON t(a) WHERE wipe(a)"), "add_default": ("", "ALTER TABLE t ADD COLUMN x DEFAULT (wipe(1))"),
    "add_check": ("", "ALTER TABLE t ADD COLUMN x CHECK (wipe(1))"), "add_column": ("", "ALTER TABLE t ADD COLUMN x AS (wipe(a))"),
    "rename_with_view": ("CREATE VIEW v AS SELECT wipe(a) FROM t", "ALTER TABLE t RENAME COLUMN a TO b"),
    "view_instead": ("CREATE VIEW v AS SELECT a FROM t; CREATE TRIGGER r INSTEAD OF INSERT ON v BEGIN SELECT wipe(1); END",
                     "INSERT INTO v VALUES (1)"),
    "from_view": ("CREATE TABLE c(a); CREATE VIEW v AS SELECT wipe(a) AS g FROM t", "INSERT INTO c SELECT g FROM v"),
    "update_from": ("CREATE TABLE c(a); INSERT INTO c VALUES (1); CREATE VIEW v AS SELECT wipe(a) AS g FROM t",
                    "UPDATE c SET a = v.g FROM v"),
}


def change(w, setup, sql):
    db = w.db(TABLE)
    calls = counted(db, "wipe", value=None)  # NULL passes a CHECK
    db.executescript(setup)
    calls.clear()
    for options in ({"mode": "write", "dry_run": "on"}, {"mode": "write"}):
        w.ask(db, sql, **options)
    w.call(db, "SELECT ask_sql(?, '{\"mode\": \"write\"}')", sql)
    w.call(db, "SELECT * FROM ask_check(?)", sql)
    if calls:
        w.fail(f"the host's function was called {len(calls)} times")


for name, (setup, sql) in CHANGES.items():
    kit.add(f"doors.change.{name}", change, setup, sql)

# Built-in names: the host's function replaces them and is not innocuous.
OVERRIDDEN = {
    "like": "SELECT name FROM t WHERE name LIKE 'o%'", "glob": "SELECT name FROM t WHERE name GLOB 'o*'",
    "regexp": "SELECT name FROM t WHERE name REGEXP 'o'", "match": "SELECT name FROM t WHERE name MATCH 'o'",
    "upper": "SELECT upper(name) FROM t", "lower": "SELECT lower(name) FROM t", "length": "SELECT length(name) FROM t",
    "abs": "SELECT abs(a) FROM t", "round": "SELECT round(a, 1) FROM t", "coalesce": "SELECT coalesce(name, 1) FROM t",
    "ifnull": "SELECT ifnull(name, 1) FROM t", "substr": "SELECT substr(name, 1) FROM t", "date": "SELECT date('now') FROM t",
    "strftime": "SELECT strftime('%Y', 'now')", "json_extract": "SELECT json_extract('{}', '$')", "->": "SELECT '{}' -> 'a'",
    "->>": "SELECT '{}' ->> 'a'", "max": "SELECT max(a, 2) FROM t", "iif": "SELECT iif(a, 1, 2) FROM t",
    "current_date": "SELECT current_date", "printf": "SELECT printf('%d', a) FROM t", "instr": "SELECT instr(name, 'o') FROM t",
    "typeof": "SELECT typeof(a) FROM t", "replace": "SELECT replace(name, 'o', 'e') FROM t", "nullif": "SELECT nullif(a, 1) FROM t",
}
PLAIN = ["How many t are there?", "Which t have a name that starts with o?", "t called two", "t whose name contains ne",
         "What is the average a of t, rounded?", "show the names of t in upper case"]


def overridden(w, name, sql, way):
    db = w.db(TABLE)
    calls = counted(db, name, deterministic=False)
    questions = [sql] if way == "typed" else PLAIN
    for question in questions:
        for wrapped in WRAPPED[:4] if way == "typed" else WRAPPED[:1]:
            w.call(db, wrapped, question)
    if calls:
        w.fail(f"the host's {name}() was called {len(calls)} times")


for name, sql in OVERRIDDEN.items():
    kit.add(f"doors.overridden.{name}", overridden, name, sql, "typed")
for name in ("like", "lower", "upper", "length", "coalesce", "round", "substr", "max", "date", "abs", "instr", "typeof"):
    kit.add(f"doors.overridden_in_question.{name}", overridden, name, "", "question")


class Counter:
    calls = 0

    def step(self, *_):
        Counter.calls += 1

    def inverse(self, *_):
        pass

    def value(self):
        return 1

    def finalize(self):
        return 1


def aggregate(w, name, sql, window):
    db = w.db(TABLE)
    (db.create_window_function if window else db.create_aggregate)(name, -1, Counter)
    Counter.calls = 0
    for wrapped in WRAPPED:
        w.call(db, wrapped, sql)
    for question in PLAIN if name != "wipe_all" else []:
        w.call(db, "SELECT ask(?)", question)
    if Counter.calls:
        w.fail(f"the host's aggregate was called {Counter.calls} times")


for name in ("wipe_all", "sum", "count", "avg", "group_concat", "max", "total"):
    kit.add(f"doors.aggregate.{name}", aggregate, name, f"SELECT {name}(a) FROM t", False)
    kit.add(f"doors.window_function.{name}", aggregate, name, f"SELECT {name}(a) OVER (ORDER BY a) FROM t", True)


# Modules: virtual tables of a hostile file or a careless host that expose more than they should.
MODULES = {
    "dbstat_table": ("CREATE VIRTUAL TABLE space USING dbstat", "SELECT name FROM space"),
    "dbstat_view": ("CREATE VIEW space AS SELECT name FROM dbstat", "SELECT name FROM space"),
    "stmt_view": ("CREATE VIEW s AS SELECT sql FROM sqlite_stmt", "SELECT sql FROM s"),
    "pragma_view": ("CREATE VIEW s AS SELECT name FROM pragma_table_list", "SELECT name FROM s"),
    "pragma_argument": ("CREATE VIEW s AS SELECT x.name FROM t, pragma_table_info(t.name) x", "SELECT name FROM s"),
    "schema_view": ("CREATE VIEW s AS SELECT name FROM sqlite_schema", "SELECT name FROM s"),
    "schema_view_temp": ("CREATE TEMP VIEW s AS SELECT name FROM main.sqlite_schema", "SELECT name FROM s"),
    "sequence_view": ("CREATE TABLE q(a INTEGER PRIMARY KEY AUTOINCREMENT); CREATE VIEW s AS SELECT name FROM sqlite_sequence",
                      "SELECT name FROM s"),
    "fts3tokenize": ("CREATE VIRTUAL TABLE s USING fts3tokenize('simple')", "SELECT token FROM s('a b')"),
    "fts_content_of_schema": ("CREATE VIRTUAL TABLE s USING fts5(name, sql, content='sqlite_schema')", "SELECT name, sql FROM s"),
    "fts4_content_of_schema": ("CREATE VIRTUAL TABLE s USING fts4(name, sql, content='sqlite_master')", "SELECT name, sql FROM s"),
    "table_named_pragma": ("CREATE TABLE pragma_user_version(x); INSERT INTO pragma_user_version VALUES (1)",
                           "SELECT user_version FROM pragma_user_version"),
    "view_named_json_each": ("CREATE VIEW json_each AS SELECT name FROM sqlite_schema", "SELECT name FROM json_each"),
    "view_named_json_tree": ("CREATE TEMP VIEW json_tree AS SELECT name FROM main.sqlite_schema", "SELECT name FROM json_tree"),
    "table_function_of_hidden_name": ("CREATE TABLE json_each(value)", "SELECT * FROM temp.pragma_table_info('t')"),
    "qualified_pragma": ("", "SELECT * FROM main.pragma_table_info('t')"),
    "qualified_stmt": ("", "SELECT * FROM main.sqlite_stmt"),
    "pragma_in_with": ("", "WITH p AS (SELECT * FROM pragma_database_list) SELECT file FROM p"),
    "pragma_in_exists": ("", "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM pragma_table_list)"),
    "pragma_in_operator": ("", "SELECT a FROM t WHERE 'main' IN pragma_database_list"),
    "pragma_hidden_column": ("", "SELECT arg FROM pragma_table_info WHERE arg = 't'"),
    "legacy_tokenizer": ("CREATE VIEW s AS SELECT fts3_tokenizer('simple') AS p", "SELECT hex(p) FROM s"),
    "compile_options": ("", "SELECT * FROM pragma_compile_options"), "collations": ("", "SELECT * FROM pragma_collation_list"),
    "rtreecheck": ("CREATE VIRTUAL TABLE r USING rtree(i, a, b)", "SELECT rtreecheck('r')"),
    "optimize": ("CREATE VIRTUAL TABLE f USING fts4(a); INSERT INTO f VALUES ('x')", "SELECT optimize(f) FROM f LIMIT 1"),
    "fts5_api": ("CREATE VIEW s AS SELECT fts5(1) AS p", "SELECT p FROM s"),
    "sqlite_log": ("CREATE VIEW s AS SELECT sqlite_log(1, name) AS p FROM t", "SELECT p FROM s"),
    "load_column": ("ALTER TABLE t ADD COLUMN l AS (load_extension('/x'))", "SELECT l FROM t"),
    "ask_column": ("ALTER TABLE t ADD COLUMN l AS (ask('How many t are there?'))", "SELECT l FROM t"),
    "ask_config_column": ("ALTER TABLE t ADD COLUMN l AS (ask_config('mode', 'write'))", "SELECT l FROM t"),
    "ask_config_view": ("CREATE VIEW s AS SELECT ask_config('mode', 'write') AS m", "SELECT m FROM s"),
    "ask_rows_view": ("CREATE VIEW s AS SELECT row FROM ask_rows('SELECT 1')", "SELECT row FROM s"),
    "ask_settings_view": ("CREATE VIEW s AS SELECT value FROM ask_settings", "SELECT value FROM s"),
    "ask_hidden_argument": ("CREATE VIEW s AS SELECT row FROM ask_rows WHERE question = 'SELECT 1'", "SELECT row FROM s"),
}


def module(w, setup, sql):
    """Refused in typed SQL, as a gold query, and in a tool call of a model; nothing changes."""
    db = w.db(TABLE)
    for statement in setup.split("; "):
        try:
            db.execute(statement)
        except Exception:  # what SQLite itself does not make cannot be asked for
            pass
    with w.unchanged(db):
        for wrapped in ("SELECT ask(?)", "SELECT row FROM ask_rows(?)", "SELECT ask_tool('run_query', json_object('sql', ?))"):
            good, text = w.call(db, wrapped, sql)
            if good:
                w.fail("not refused:", sql, "->", text[:200])
        for look in LOOKS:
            w.hides(w.call(db, look)[1], "fts5_api_ptr", what=look)
        if db.execute("SELECT ask_config('mode')").fetchone()[0] != "read":
            w.fail("the mode was changed")


for name, (setup, sql) in MODULES.items():
    kit.add(f"doors.module.{name}", module, setup, sql)


@kit.attempt("doors.allowed_name_of_another_arity")
def arity(w):
    """allow_functions names an innocuous function; the host has also replaced a built-in one."""
    db = w.db(TABLE, allow_functions="fine")
    calls = counted(db, "wipe")
    db.create_function("fine", 1, lambda x: x)
    w.answered(db, "SELECT fine(a) FROM t")
    for sql in ("SELECT fine(wipe(a)) FROM t", 'SELECT "fine"(1), wipe(2)', "SELECT fine(a) FROM t ORDER BY wipe(a)"):
        w.refused(db, sql)
    if calls:
        w.fail("called")


@kit.attempt("doors.allow_functions_spelling")
def spelling(w):
    """Odd values of allow_functions allow only the functions they name."""
    for value in ("*", "%", "", " ", ",", "wip", "wipe2", "'wipe'", '"', "fine,", "wi pe", "w*"):
        db = w.db(TABLE)
        calls = counted(db, "wipe")
        w.call(db, "SELECT ask_config('allow_functions', ?)", value)
        w.call(db, "SELECT ask('SELECT wipe(1)')")
        if calls:
            w.fail("called for allow_functions =", repr(value))


@kit.attempt("doors.allow_functions_ask")
def allow_ask(w):
    """allow_functions cannot allow ask itself, nor loading an extension."""
    db = w.db(TABLE, allow_functions="ask,ask_config,load_extension,readfile,writefile,fts3_tokenizer,sqlite_log")
    for sql in ("SELECT ask('How many t are there?')", "SELECT ask_config('mode', 'write')", "SELECT load_extension('/tmp/x')",
                "SELECT ask_demo('shop')", "SELECT * FROM ask_settings"):
        w.refused(db, sql)
