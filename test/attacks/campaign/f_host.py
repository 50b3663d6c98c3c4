"""The host's hooks, functions and threads: they stay in force, and their actions during a question are harmless."""
import json
import os
import sqlite3
import threading
import kit

SETUP = """
CREATE TABLE t(a INTEGER PRIMARY KEY, name TEXT, secret TEXT);
INSERT INTO t VALUES (1, 'one', 'MARK-1'), (2, 'two', 'MARK-2');
CREATE TABLE big(x);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000) INSERT INTO big SELECT i FROM n;
"""
# Actions of an allowed host function on the same connection while generated SQL runs.
ACTS = {
    "ask": "SELECT ask('How many t are there?')", "ask_rows": "SELECT row FROM ask_rows('SELECT name FROM t')", "config": "SELECT ask_config('max_rows', 1)", "policy": "SELECT ask_config('policy', '{\"roles\": {}}')", "commit": "COMMIT",
    "begin": "BEGIN", "rollback": "ROLLBACK", "create": "CREATE TABLE made(a)", "drop": "DROP TABLE t", "alter": "ALTER TABLE t ADD COLUMN x", "insert": "INSERT INTO big VALUES (1)", "delete": "DELETE FROM t", "attach": "ATTACH ':memory:' AS more",
    "detach": "DETACH other", "vacuum": "VACUUM", "pragma": "PRAGMA schema_version = 77", "ask_view": "SELECT ask_view('v', 'SELECT name FROM t')", "ask_result": "SELECT * FROM ask_result('df_1')", "ask_trace": "SELECT * FROM ask_trace('How many t are there?')",
    "savepoint": "SAVEPOINT x", "load": "SELECT ask_tool('run_query', '{\"sql\": \"SELECT act()\"}')", "recursion": "SELECT ask('SELECT act()')",
}


def acts(w, sql):
    db = w.db(SETUP + "ATTACH ':memory:' AS other; CREATE TABLE other.o(a);", allow_functions="act")
    depth, seen = [0], []

    def act():
        depth[0] += 1
        if depth[0] < 4:
            try:
                seen.append(db.execute(sql).fetchall())
            except sqlite3.Error as error:
                seen.append(str(error))
        depth[0] -= 1
        return 1

    db.create_function("act", 0, act)
    for question in ("SELECT act() FROM t", "SELECT name FROM t WHERE act()", "SELECT x, act() FROM big LIMIT 3"):
        w.ask(db, question, **kit.SHORT)
        cursor = db.cursor()
        try:
            cursor.execute("SELECT row FROM ask_rows(?)", (question,))
            cursor.fetchone()
        except sqlite3.Error:
            pass
        cursor.close()
    if "5000000" in sql and [(5000000,)] not in seen:
        w.fail("the host's own statement inside is limited:", seen[:1])
    if db.in_transaction:
        try:
            db.execute("ROLLBACK")
        except sqlite3.Error as error:
            w.fail("the transaction cannot be ended:", error)
    w.call(db, "SELECT ask('How many big are there?')")


for name, sql in ACTS.items():
    kit.add(f"host.function.{name}", acts, sql)


def hooked(w, hook, sql):
    """A hook of the host uses the connection, asks, or raises."""
    db = w.db(SETUP)
    busy = []

    def inside(*_):
        if not busy:
            busy.append(1)
            try:
                db.execute(sql).fetchall()
            except Exception:
                pass
            busy.pop()
        return 0

    if hook == "authorizer":
        db.set_authorizer(inside)
    elif hook == "progress":
        db.set_progress_handler(inside, 50)
    elif hook == "trace":
        db.set_trace_callback(inside)
    else:
        db.create_collation("odd", lambda a, b: inside() or (a > b) - (a < b))
    for question in ("How many t are there?", "SELECT name FROM t ORDER BY name", "SELECT count(*) FROM big a, big b WHERE a.x < 20"):
        w.ask(db, question, **kit.SHORT)
    if hook == "collation":
        w.ask(db, "SELECT name FROM t ORDER BY name COLLATE odd")
    if hook == "authorizer":
        db.set_authorizer(None)
    w.answered(db, "SELECT count(*) FROM t")


for hook in ("authorizer", "progress", "trace", "collation"):
    for name, sql in {"ask": "SELECT ask('How many t are there?')", "plain": "SELECT count(*) FROM t", "config": "SELECT ask_config('max_rows', 5)", "write": "INSERT INTO big VALUES (1)"}.items():
        kit.add(f"host.hook.{hook}.{name}", hooked, hook, sql)

DENIED = {
    "column": lambda a, one, two, *_: sqlite3.SQLITE_DENY if a == sqlite3.SQLITE_READ and two == "secret" else 0, "ignored_column": lambda a, one, two, *_: sqlite3.SQLITE_IGNORE if a == sqlite3.SQLITE_READ and two == "secret" else 0,
    "table": lambda a, one, *_: sqlite3.SQLITE_DENY if a == sqlite3.SQLITE_READ and one == "t" else 0, "pragmas": lambda a, *_: sqlite3.SQLITE_DENY if a == sqlite3.SQLITE_PRAGMA else 0, "functions": lambda a, *_:
    sqlite3.SQLITE_DENY if a == sqlite3.SQLITE_FUNCTION else 0, "select": lambda a, *_: sqlite3.SQLITE_DENY if a == sqlite3.SQLITE_SELECT else 0, "schema": lambda a, one, *_: sqlite3.SQLITE_DENY if a == sqlite3.SQLITE_READ and one in ("sqlite_master", "sqlite_schema")
    else 0, "everything": lambda *_: sqlite3.SQLITE_DENY, "ignore_everything": lambda *_: sqlite3.SQLITE_IGNORE, "wrong_value": lambda *_: 99, "raises": lambda *_: 1 / 0, "savepoint": lambda a, *_: sqlite3.SQLITE_DENY if a in (sqlite3.SQLITE_SAVEPOINT,
    sqlite3.SQLITE_TRANSACTION) else 0, "attach": lambda a, *_: sqlite3.SQLITE_DENY if a == sqlite3.SQLITE_ATTACH else 0, "recursive": lambda a, *_: sqlite3.SQLITE_DENY if a == sqlite3.SQLITE_RECURSIVE else 0,
}
TELL = ["SELECT ask('SELECT secret FROM t')", "SELECT ask('Which t have the secret MARK-1?')", "SELECT ask('show all t')", "SELECT * FROM ask_schema", "SELECT ask_tool('sample_rows', '{\"table\": \"t\"}')", "SELECT ask_tool('search_schema', '{\"query\": \"MARK-1\"}')",
        "SELECT ask_prompt('Which t has the secret mark?', '{\"model\": \"openai/x\", \"sample_rows\": 5}')", "SELECT * FROM ask_trace('show the secret of t')", "SELECT ask_sql('t with the secret mark-2')", "SELECT ask_sql('t with secret mark 2')",
        "SELECT * FROM ask_check('SELECT a FROM t WHERE secret = ''mark-2''')", "SELECT ask('SELECT * FROM t')", "SELECT ask_tool('run_query', '{\"sql\": \"SELECT max(secret) FROM t\"}')", "SELECT * FROM ask_score('how?', 'SELECT secret FROM t')"]


def denied(w, rights, on_file):
    """Objects that the host's authorizer denies or ignores appear nowhere, not even through the second connection of ask_sql."""
    db = w.db(SETUP, path=os.path.abspath("main.db") if on_file else ":memory:")
    db.set_authorizer(rights)
    for sql in TELL:
        text = w.call(db, sql)[1]
        if rights in (DENIED["column"], DENIED["ignored_column"], DENIED["table"], DENIED["everything"], DENIED["ignore_everything"], DENIED["raises"]):
            for own in ("MARK-1?", "'MARK-1'", '"MARK-1"'):
                text = text.replace(own, "")
            w.hides(text, "MARK-1", "MARK-2", what=sql[:60])
    db.set_authorizer(None)


for name, rights in DENIED.items():
    for on_file in (False, True):
        kit.add(f"host.authorizer{'_file' if on_file else ''}.{name}", denied, rights, on_file)


def threaded(w, kind):
    """Two threads share a connection as SQLite permits: no crash, no hang."""
    db = w.db(SETUP, path=os.path.abspath("main.db"), **kit.SHORT)
    other = w.db(path=os.path.abspath("main.db"), **kit.SHORT) if kind == "two" else db
    stop = threading.Event()

    def again(connection, sql):
        while not stop.is_set():
            try:
                connection.execute(sql).fetchall()
            except sqlite3.Error:
                pass

    sql = {"two": "SELECT ask('How many big are there?')", "interrupt": None, "same": "SELECT ask('How many t are there?')", "writer": None}[kind]
    thread = None
    if sql:
        thread = threading.Thread(target=again, args=(other, sql))
    elif kind == "interrupt":
        def interrupts():
            while not stop.is_set():
                db.interrupt()
                stop.wait(0.003)
        thread = threading.Thread(target=interrupts)
    else:
        def writes():
            connection = kit.plain(os.path.abspath("main.db"))
            connection.execute("PRAGMA busy_timeout = 20")
            while not stop.is_set():
                for statement in ("CREATE TABLE IF NOT EXISTS w(a)", "DROP TABLE w", "INSERT INTO t(name) VALUES ('x')"):
                    try:
                        connection.execute(statement)
                    except sqlite3.Error:
                        pass
            connection.close()
        thread = threading.Thread(target=writes)
    thread.start()
    db.execute("PRAGMA busy_timeout = 20")
    for _ in range(15 if kind != "writer" else 4):
        for text in ("How many t are there?", "SELECT name FROM t", "SELECT count(*) FROM big a, big b WHERE a.x < 30"):
            w.ask(db, text)
        w.call(db, "SELECT count(*) FROM ask_trace('How many t are there?')")
    stop.set()
    thread.join()
    good, text = w.call(db, "SELECT count(*) FROM t")
    if not good:
        w.fail("the connection does not work:", text)


for kind in ("two", "interrupt", "same", "writer"):
    kit.add(f"host.threads.{kind}", threaded, kind)


def locked(w, way):
    """Another connection locks the database: an error in time, and the host's busy timeout is kept."""
    kit.plain("main.db").executescript(SETUP + ("PRAGMA journal_mode = WAL;" if way == "wal" else ""))
    db = w.db(path="main.db", **kit.SHORT)
    db.execute("PRAGMA busy_timeout = 100")
    other = kit.plain("main.db")
    other.execute("BEGIN EXCLUSIVE")
    other.execute("DELETE FROM t")
    for sql in ("SELECT ask('How many t are there?')", "SELECT ask('DELETE FROM t', '{\"mode\": \"write\"}')", "SELECT ask_sql('t named two')", "SELECT row FROM ask_rows('SELECT name FROM t')", "SELECT count(*) FROM ask_schema"):
        w.call(db, sql)
    if way == "writing":
        w.call(db, "SELECT ask('UPDATE t SET name = 5', '{\"mode\": \"write\"}')")
    other.execute("ROLLBACK")
    other.close()
    if db.execute("PRAGMA busy_timeout").fetchone() != (100,):
        w.fail("the busy timeout is not the host's")
    if db.execute("SELECT count(*) FROM t").fetchone()[0] not in (0, 2):
        w.fail("a half change")


for way in ("rollback", "wal", "writing"):
    kit.add(f"host.locked.{way}", locked, way)


@kit.attempt("host.closed_with_open_cursor")
def closed(w):
    db = w.db(SETUP)
    cursor = db.execute("SELECT row FROM ask_rows('SELECT x FROM big')")
    cursor.fetchone()
    trace = db.execute("SELECT * FROM ask_trace('How many t are there?')")
    trace.fetchone()
    db.close()


@kit.attempt("host.limit_stops_a_write")
def limit_stops(w):
    """An unfinished cursor over ask_trace leaves no partial change."""
    db = w.db(SETUP, mode="write")
    for stop_after in range(0, 9):
        cursor = db.execute("SELECT step FROM ask_trace('UPDATE t SET name = ''half''')")
        for _ in range(stop_after):
            cursor.fetchone()
        cursor.close()
        if db.in_transaction:
            w.fail("a transaction is left open after", stop_after)
        names = db.execute("SELECT group_concat(DISTINCT name) FROM t").fetchone()[0]
        if names not in ("one,two", "half"):
            w.fail("a half change:", names)
        db.execute("UPDATE t SET name = CASE a WHEN 1 THEN 'one' ELSE 'two' END")
