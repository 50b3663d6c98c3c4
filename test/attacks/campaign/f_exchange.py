"""Databases, objects and connections that are replaced without a change of their version marks."""
import os
import sqlite3
import kit
from f_swap import LOOK, POLICY, RESULTS, TENANT, TURNED, made

HISTORY = ["SELECT * FROM ask_history", "SELECT * FROM ask_results", "SELECT * FROM ask_usage", "SELECT ask_tool('list_results', '{}')",
           "SELECT * FROM ask_result('df_1')", "SELECT * FROM ask_result('df_2')", "SELECT ask('SELECT * FROM df_1')"]


def files():
    out = {}
    for name in sorted(os.listdir(".")):
        with open(name, "rb") as file:
            out[name] = (os.stat(name).st_mtime_ns, file.read()) if not name.endswith("-shm") else None
    return out


def reads_only(w, mode, persist):
    """Questions leave every file unchanged, and create no file."""
    db = kit.plain("main.db")
    db.execute(f"PRAGMA journal_mode = {mode}")
    db.executescript(TENANT.replace("{0}", "OLD-"))
    other = kit.plain("main.db") if persist else None
    if other:
        other.execute("PRAGMA wal_autocheckpoint = 0")
        other.execute("UPDATE people SET city = 'x' WHERE id = 3")
        other.execute("BEGIN")
        other.execute("SELECT * FROM people").fetchall()
    db.close()
    before = files()
    asking = w.db(path="main.db")
    for sql in LOOK + ["SELECT ask('SELECT name FROM people ORDER BY mail')", "SELECT ask('SELECT count(*) FROM shown')",
                       "SELECT ask('SELECT DISTINCT city FROM people UNION SELECT state FROM orders')"]:
        w.call(asking, sql.replace("{}", "OLD-"))
    during = {name: value for name, value in files().items() if not name.endswith(("-wal", "-shm"))}
    if during != {name: value for name, value in before.items() if not name.endswith(("-wal", "-shm"))}:
        w.fail("a file is changed while asking:", sorted(during))
    asking.close()
    if files() != before:
        w.fail("a file is changed:", sorted(before), sorted(files()))
    if other:
        other.close()


for mode in ("delete", "truncate", "persist", "memory", "off", "wal"):
    kit.add(f"exchange.files.{mode}", reads_only, mode, False)
    kit.add(f"exchange.files.{mode}_with_other", reads_only, mode, True)


@kit.attempt("exchange.files.read_only_folder")
def read_only(w):
    made("main.db", TENANT.replace("{0}", "OLD-"))
    db = w.db(path="main.db")
    os.chmod(".", 0o555)
    os.chmod("main.db", 0o444)
    w.answered(db, "SELECT name FROM people ORDER BY mail")
    w.ask(db, "DELETE FROM people", mode="write", dry_run="on")
    os.chmod(".", 0o755)


def history(w, other):
    """Questions about one attached database are hidden from a role that may not see the names in it."""
    made("a.db", "CREATE TABLE secret_pay(id INTEGER PRIMARY KEY, card TEXT); INSERT INTO secret_pay VALUES (1, 'SECRET-4711');"
                 + TENANT.replace("{0}", "OLD-"))
    made("b.db", {"tenant": TENANT.replace("{0}", "NEW-"), "turned": TURNED, "empty": "CREATE TABLE t(a)",
                  "same": "CREATE TABLE secret_pay(id INTEGER PRIMARY KEY, card TEXT);" + TENANT.replace("{0}", "NEW-")}[other])
    db = w.db("ATTACH 'a.db' AS aux1; CREATE TABLE m(a);")
    w.answered(db, "SELECT card FROM aux1.secret_pay")
    w.ask(db, "SELECT crd FROM aux1.secret_pay")
    w.ask(db, "Which secret pay has card SECRET-4711?")
    w.answered(db, "SELECT name FROM aux1.people")
    db.execute("DETACH aux1")
    db.execute("ATTACH 'b.db' AS aux1")
    policy = '{"roles": {"low": {"allow": ["main.*", "aux1.people", "aux1.shown"], "deny": ["aux1.people.mail"]}}}'
    db.execute("SELECT ask_config('policy', ?), ask_config('role', 'low')", (policy,)).fetchall()
    for sql in HISTORY + [look.replace("{}", "OLD-") for look in LOOK]:
        text = w.call(db, sql)[1]
        w.hides(text, "secret_pay", "SECRET-4711", "OLD-name", "OLD-other", what=sql[:60])


for other in ("tenant", "turned", "empty", "same"):
    kit.add(f"exchange.history.{other}", history, other)


def backed_up(w, where, turn):
    """sqlite3_backup into the open connection, and schema_version restored."""
    db = w.db(path=made("main.db", TENANT.replace("{0}", "OLD-")), **({"policy": POLICY, "role": "r"} if turn else {})) \
        if where == "file" else w.db(TENANT.replace("{0}", "OLD-"), **({"policy": POLICY, "role": "r"} if turn else {}))
    for sql in [look.replace("{}", "OLD-") for look in LOOK] + ["SELECT ask('SELECT name FROM people')"]:
        w.call(db, sql)
    before = db.execute("PRAGMA schema_version").fetchone()[0]
    source = kit.plain(made("new.db", TURNED if turn else TENANT.replace("{0}", "NEW-")))
    source.backup(db)
    db.execute(f"PRAGMA schema_version = {before}")
    source.close()
    for sql in RESULTS + [look.replace("{}", "NEW-") for look in LOOK] + \
            ["SELECT ask('SELECT name FROM people')", "SELECT ask('SELECT * FROM shown')", "SELECT ask('show all people')"]:
        text = w.call(db, sql)[1]
        # Other rows with the same definitions in the same database are an ordinary change; kept results stay.
        w.hides(text, *(["MARK-"] if turn else [] if sql in RESULTS else ["OLD-"]), what=sql[:60])


for where in ("file", "memory"):
    for turn in (False, True):
        kit.add(f"exchange.backup.{where}.{'turned' if turn else 'tenant'}", backed_up, where, turn)


@kit.attempt("exchange.overwritten.same_counter")
def overwritten(w):
    """The file is overwritten in place by one with the same size and change counter. SQLite cannot detect that; a new connection does."""
    made("main.db", TENANT.replace("{0}", "OLD-"))
    db = w.db(path="main.db")
    for sql in LOOK:
        w.call(db, sql.replace("{}", "OLD-"))
    new, old = open(made("new.db", TENANT.replace("{0}", "NEW-")), "rb").read(), open("main.db", "rb").read()
    if len(new) != len(old) or new[24:28] != old[24:28]:
        return w.fail("not of the same size and counter")
    with open("main.db", "r+b") as file:
        file.write(new)
    fresh = w.db(path="main.db")
    for sql in LOOK:
        w.hides(w.call(fresh, sql.replace("{}", "NEW-"))[1], "OLD-", what=sql[:60])
    db.execute("UPDATE people SET id = id")  # from now on SQLite knows
    w.hides(w.call(fresh, "SELECT ask('SELECT name FROM people')")[1], "\"OLD-mail", what="after")


def temporary(w, setup):
    """A temporary object with the name of a table of main is created after that one was checked, kept and answered."""
    db = w.db(TENANT.replace("{0}", "OLD-") + "CREATE TABLE pay(id INTEGER PRIMARY KEY, card TEXT); INSERT INTO pay VALUES (1, 'SECRET-4711');",
              policy=POLICY, role="r")
    for sql in ("SELECT name FROM people", "SELECT count(*) FROM people", "Which people are there?"):
        w.ask(db, sql)
    db.executescript(setup)
    for sql in ("SELECT name FROM people", "SELECT * FROM people", "SELECT name FROM main.people", "SELECT name FROM temp.people",
                "Which people are there?", "show all people", "SELECT * FROM df_1", "SELECT count(*) FROM people WHERE name LIKE 'SECRET%'",
                "SELECT * FROM shown", "SELECT group_concat(name) FROM people"):
        for wrapped in ("SELECT ask(?)", "SELECT row FROM ask_rows(?)", "SELECT ask_tool('run_query', json_object('sql', ?))",
                        "SELECT * FROM ask_trace(?)"):
            w.hides(w.call(db, wrapped, sql)[1].replace(sql, ""), "SECRET-", what=f"{sql} {wrapped[:30]}")
    for sql in LOOK + RESULTS:
        w.hides(w.call(db, sql.replace("{}", "SECRET-"))[1], "SECRET-4711", what=sql[:60])


for name, setup in {
        "view": "CREATE TEMP VIEW people AS SELECT id, card AS name FROM main.pay", "table": "CREATE TEMP TABLE people AS SELECT id, card AS name FROM pay",
        "shown": "CREATE TEMP VIEW shown AS SELECT card AS name, card AS city FROM pay",
        "trigger": "CREATE TEMP VIEW people AS SELECT id, (SELECT card FROM main.pay) AS name, '' AS city FROM main.orders",
        "recursive": "CREATE TEMP VIEW people AS WITH RECURSIVE r(id, name) AS (SELECT id, card FROM pay UNION ALL SELECT id + 1, name FROM r LIMIT 3) SELECT * FROM r",
        "fts": "CREATE VIRTUAL TABLE temp.people USING fts5(id, name); INSERT INTO people SELECT id, card FROM pay",
        "pay_in_temp": "CREATE TEMP VIEW pay AS SELECT id, card FROM main.pay; CREATE TEMP VIEW people AS SELECT id, card AS name FROM pay",
        "of_name": "CREATE TEMP VIEW people AS SELECT id, card AS name FROM main.pay; DROP VIEW temp.people; CREATE TEMP VIEW People AS SELECT id, card AS name FROM pay"}.items():
    kit.add(f"exchange.temp.{name}", temporary, setup)


@kit.attempt("exchange.temp.by_function")
def by_function(w):
    """A function of the application creates a temporary object while the checked statement runs."""
    db = w.db(TENANT.replace("{0}", "OLD-") + "CREATE TABLE pay(id INTEGER PRIMARY KEY, card TEXT); INSERT INTO pay VALUES (1, 'SECRET-4711');",
              policy={"roles": {"r": {"allow": ["people", "orders"], "deny": ["people.mail"]}}}, role="r", allow_functions="touch")

    def touch(x):
        try:
            db.execute("CREATE TEMP VIEW IF NOT EXISTS people AS SELECT id, card AS name FROM main.pay")
        except sqlite3.Error:
            pass
        return x

    db.create_function("touch", 1, touch)
    for sql in ("SELECT touch(name) FROM people", "SELECT touch(id), (SELECT max(name) FROM people) FROM orders", "SELECT name FROM people"):
        w.hides(w.ask(db, sql)[1], "SECRET-", what=sql)


def two_connections(w, shared):
    """Results kept by one connection are not visible to another one of the same file or shared cache."""
    path = "file:shared1?mode=memory&cache=shared" if shared else made("main.db", TENANT.replace("{0}", "OLD-"))
    first = w.db(path=path) if not shared else w.db("ATTACH '" + path + "' AS aux1")
    second = w.db(path=path, policy=POLICY, role="r") if not shared else w.db("ATTACH '" + path + "' AS aux1")
    if shared:
        if any(not row[2] == "" for row in first.execute("PRAGMA database_list") if row[1] == "aux1"):
            return
        first.executescript("CREATE TABLE aux1.people(id INTEGER PRIMARY KEY, name, mail); INSERT INTO aux1.people VALUES (1, 'a', 'OLD-mail')")
    w.ask(first, "SELECT mail FROM people")
    for sql in RESULTS + HISTORY:
        w.hides(w.call(second, sql)[1], "OLD-mail", what=sql[:60])
    limit = first.execute("PRAGMA journal_size_limit").fetchone()[0]
    second.execute(f"PRAGMA journal_size_limit = {limit}")
    for sql in RESULTS + HISTORY:
        w.hides(w.call(second, sql)[1], "OLD-mail", what=sql[:60])


kit.add("exchange.connections.file", two_connections, False)
kit.add("exchange.connections.shared_cache", two_connections, True)
