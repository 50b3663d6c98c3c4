"""Collations of the application: code called by a comparison, which cannot be interrupted."""
import time
import kit

LIMITS = {"query_timeout_ms": 300, "total_timeout_ms": 1000, "value_index_ms": 100}
SECONDS = 1.2  # what one call may take under LIMITS, on a quiet machine
LONG, COMMA = "a_collation_with_a_long_name", "by, name (of 2)"
SETUP = """
CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT COLLATE slow, b TEXT);
WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r LIMIT 3000)
INSERT INTO t SELECT i, 'n' || ((i * 7919) % 10007), 'm' || ((i * 7919) % 10007) FROM r;
CREATE TABLE u(x TEXT COLLATE slow); CREATE TABLE mark(x);
"""
QUERIES = {
    "order": "SELECT id FROM t ORDER BY a", "group": "SELECT a, count(*) FROM t GROUP BY a",
    "distinct": "SELECT DISTINCT a FROM t", "least": "SELECT min(a), max(a) FROM t", "where": "SELECT count(*) FROM t WHERE a < 'n5'",
    "explicit": "SELECT id FROM t ORDER BY b COLLATE slow", "join": "SELECT count(*) FROM t x JOIN t y ON x.a = y.a",
    "in": "SELECT count(*) FROM t WHERE b COLLATE slow IN (SELECT a FROM t)",
    "union": "SELECT a FROM t UNION SELECT b FROM t", "window": "SELECT rank() OVER (ORDER BY a) FROM t",
    "many": "SELECT max(" + ", ".join("a || '%d'" % i for i in range(90)) + ") FROM t",
    "long_name": f"SELECT id FROM t ORDER BY b COLLATE {LONG}", "long_where": f"SELECT id FROM t WHERE b COLLATE {LONG} < 'm5'",
    "comma": f'SELECT id FROM t ORDER BY b COLLATE "{COMMA}" DESC NULLS LAST', "nocase": "SELECT id FROM t ORDER BY b COLLATE NOCASE",
    "case": "SELECT count(*) FROM t WHERE CASE a WHEN 'n1' THEN 1 WHEN 'n2' THEN 0 END", "view": "SELECT g FROM v",
}
CHANGES = {
    "index": "CREATE INDEX n ON t(a)", "index_of": "CREATE INDEX n ON t(b COLLATE slow)", "unique": "CREATE UNIQUE INDEX n ON t(a, id)",
    "update": "UPDATE t SET b = 'x' WHERE a < 'n5'", "delete": "DELETE FROM t WHERE a IN (SELECT a FROM t ORDER BY a DESC)",
    "insert": "INSERT INTO u SELECT a FROM t ORDER BY a",
}


def order(a, b):
    return (a > b) - (a < b)


def host(w, slow, index=False, **settings):
    db = w.db("", allow_functions="", **{**LIMITS, **settings})
    state = {"seconds": 0}

    def compare(a, b):
        state["seconds"] and time.sleep(state["seconds"])
        return order(a, b)

    for name in ("slow", LONG, COMMA):
        db.create_collation(name, compare)
    db.executescript(SETUP + "CREATE VIEW v AS SELECT a AS g FROM t ORDER BY a DESC LIMIT -1 OFFSET 5;"
                     + ("CREATE INDEX k ON t(a);" if index else ""))
    state["seconds"] = slow
    w.seconds = SECONDS
    return db, compare


def query(w, sql, slow, index):
    db, compare = host(w, slow, index)
    if "NOCASE" in sql:
        db.create_collation("nocase", compare)
    w.ask(db, sql)


def change(w, sql, slow, inside):
    db, _ = host(w, slow, mode="write")
    if inside:
        db.execute("BEGIN")
        db.execute("INSERT INTO mark VALUES (1)")
    w.ask(db, sql)
    if inside and (not db.in_transaction or db.execute("SELECT x FROM mark").fetchall() != [(1,)]):
        w.fail("the host's transaction is gone")


for name, sql in QUERIES.items():
    kit.add(f"collations.query.{name}", query, sql, 0.0005, False)
    kit.add(f"collations.very_slow.{name}", query, sql, 0.01, True)
for name, sql in CHANGES.items():
    kit.add(f"collations.change.{name}", change, sql, 0.0005, False)
    kit.add(f"collations.change_inside.{name}", change, sql, 0.0005, True)


def odd(w, how):
    """A comparison that fails, is inconsistent, interrupts, or calls ask."""
    db = w.db("", **LIMITS)
    said = []

    def compare(a, b):
        if len(said) > 200 or not said:
            return order(a, b)
        said.append(1)
        if how == "raises":
            raise ValueError("SECRET-" + a)
        if how == "interrupts":
            db.interrupt()
        if how == "asks":
            w.call(db, "SELECT ask('how many t?')")
        if how == "adds":
            w.call(db, "CREATE TABLE IF NOT EXISTS added(x)")
        if how == "text":
            return "later"
        return len(said) * 7919 % 3 - 1

    db.create_collation("slow", compare)
    db.executescript(SETUP)
    said.append(1)
    for sql in ("SELECT id FROM t ORDER BY a LIMIT 5", "SELECT a FROM t GROUP BY a LIMIT 3", "SELECT id FROM t WHERE a = 'n7919'",
                "SELECT max(a) FROM t"):
        del said[1:]
        try:
            _, text = w.ask(db, sql)
        except ValueError:  # Python's own way to tell the host
            continue
        w.hides(text, "SECRET-")


for how in ("raises", "interrupts", "asks", "adds", "text", "lies"):
    kit.add(f"collations.odd.{how}", odd, how)


@kit.attempt("collations.unknown")
def unknown(w):
    db = w.db("CREATE TABLE t(a)")
    good, text = w.call(db, "SELECT message FROM ask_check('SELECT a FROM t ORDER BY a COLLATE elsewhere')")
    if not good or "no such collation sequence" not in text:
        w.fail("told as:", text)


@kit.attempt("collations.ordinary")
def ordinary(w):
    db, _ = host(w, 0, query_timeout_ms=20000, total_timeout_ms=20000)
    w.seconds = 5
    for sql in QUERIES.values():
        if "many" not in sql:
            w.answered(db, sql)
    for sql in ("CREATE INDEX n ON t(a)", "UPDATE t SET b = 'x' WHERE a < 'n5' AND id < 100", "INSERT INTO u SELECT a FROM t WHERE id < 50 ORDER BY a"):
        w.answered(db, sql, mode="write")
