"""Sorts: SQLite sorts collected rows in one instruction, all of them in a large cache or in memory."""
import kit

LIMITS = {"query_timeout_ms": 800, "total_timeout_ms": 2000, "value_index_ms": 100}
SECONDS = 1.6  # what one call may take under LIMITS, on a quiet machine
ROWS = "WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r LIMIT {}) "
WIDE = ", ".join(f"a{i}" for i in range(60))
TABLES = {
    "t": "CREATE TABLE t(a, b); " + ROWS.format(1500000) + "INSERT INTO t SELECT i, (i * 7919) % 1000003 FROM r;",
    "wide": f"CREATE TABLE t({WIDE}, b); " + ROWS.format(250000) +
            "INSERT INTO t SELECT " + "0, " * 60 + "(i * 7919) % 1000003 FROM r;",
    "text": "CREATE TABLE t(a TEXT, b); " + ROWS.format(60000) +
            "INSERT INTO t SELECT hex(zeroblob(1500)) || ((i * 7919) % 1000003), i FROM r;",
    # These statistics in sqlite_stat1 make SQLite collect the row ids of an index.
    "ids": "CREATE TABLE t(a, b, c); " + ROWS.format(700000) +
           "INSERT INTO t SELECT i, (i * 7919) % 1000003, 'x' FROM r; CREATE INDEX k ON t(b); CREATE INDEX k2 ON t(a);"
           "CREATE TABLE few(a); CREATE INDEX f ON few(a); INSERT INTO few VALUES (1); ANALYZE; DELETE FROM sqlite_stat1; "
           "INSERT INTO sqlite_stat1 VALUES ('t', 'k', '1000000000 1'), ('t', 'k2', '1000000000 1');"
           "CREATE TRIGGER g BEFORE DELETE ON t BEGIN SELECT 1; END; ANALYZE sqlite_master;",
}
CACHES = {"large": "PRAGMA cache_size = -1000000", "memory": "PRAGMA temp_store = memory",
          "pages": "PRAGMA cache_size = 200000"}
QUERIES = {
    "order": ("t", "SELECT b FROM t ORDER BY b"), "group": ("t", "SELECT max(a) FROM t GROUP BY b"),
    "window": ("t", "SELECT max(n) FROM (SELECT row_number() OVER (ORDER BY b) AS n FROM t)"),
    "union": ("t", "SELECT a FROM t UNION SELECT b FROM t ORDER BY 1"),
    "inner": ("t", "SELECT count(x) FROM (SELECT b AS x FROM t ORDER BY b LIMIT -1 OFFSET 0)"),
    "wide": ("wide", f"SELECT b FROM t ORDER BY {WIDE}, b"),
    "wide_group": ("wide", f"SELECT max(b) FROM t GROUP BY {WIDE}, b"),
    "nocase": ("text", "SELECT b FROM t ORDER BY a COLLATE NOCASE"),
    "two": ("text", "SELECT b FROM t ORDER BY substr(a, 1, 2900) COLLATE NOCASE, a"),
    "generated": ("t", ROWS.format(3000000) + "SELECT i FROM r ORDER BY (i * 7919) % 1000003"),
}
CHANGES = {
    "index": ("t", "CREATE INDEX n ON t(b)"), "unique": ("t", "CREATE UNIQUE INDEX n ON t(b, a)"),
    "partial": ("t", "CREATE INDEX n ON t(b) WHERE a > 5"), "wide": ("wide", f"CREATE INDEX n ON t({WIDE}, b)"),
    "nocase": ("text", "CREATE INDEX n ON t(a COLLATE NOCASE)"),
    "insert": ("t", "INSERT INTO t SELECT b, a FROM t WHERE a < 0 OR b IN (SELECT b FROM t GROUP BY b) ORDER BY b"),
    "ids": ("ids", "DELETE FROM t WHERE b BETWEEN 1 AND 900000000"),
}


def query(w, cache, table, sql):
    db = w.db(CACHES.get(cache, "") + ";" + TABLES[table], **LIMITS)
    w.call(db, "SELECT ask('how many t are there?')")
    w.seconds = SECONDS
    with w.unchanged(db, "rows", whole=False):
        w.ask(db, sql)


def change(w, cache, table, sql, inside):
    db = w.db(CACHES.get(cache, "") + ";" + TABLES[table] + "CREATE TABLE mark(x);", **LIMITS)
    w.seconds = SECONDS
    if inside:
        db.execute("BEGIN")
        db.execute("INSERT INTO mark VALUES (1)")
    w.ask(db, sql, mode="write")
    if inside and (not db.in_transaction or db.execute("SELECT x FROM mark").fetchall() != [(1,)]):
        w.fail("the host's transaction is gone")


for cache in CACHES:
    for name, (table, sql) in QUERIES.items():
        if cache != "large" and name not in ("order", "wide_group", "generated"):
            continue
        kit.add(f"sorts.query.{cache}.{name}", query, cache, table, sql)
    for name, (table, sql) in CHANGES.items():
        if cache != "large" and name not in ("index", "wide"):
            continue
        kit.add(f"sorts.change.{cache}.{name}", change, cache, table, sql, False)
        kit.add(f"sorts.change_inside.{cache}.{name}", change, cache, table, sql, True)
kit.add("sorts.query.row_ids", query, "", "ids",
        "SELECT max(c) FROM t WHERE b BETWEEN 1 AND 900000000 OR a BETWEEN 4 AND 9 OR a = 77")


@kit.attempt("sorts.cache_of_file")
def cache_of_file(w):
    """The file sets its own cache size."""
    made = kit.plain("big.db")
    made.executescript("PRAGMA default_cache_size = 300000; PRAGMA synchronous = off;" + TABLES["t"])
    made.close()
    db = w.db("", "big.db", **LIMITS)
    if db.execute("PRAGMA cache_size").fetchone()[0] != 300000:
        w.fail("the cache of the file is not used")
    w.seconds = SECONDS
    w.ask(db, "SELECT a FROM t ORDER BY b")
    w.ask(db, "CREATE INDEX n ON t(b)", mode="write")


def ordinary(w, cache):
    """Sorts that finish in time are run."""
    db = w.db(CACHES[cache] + ";" + TABLES["t"].replace("1500000", "200000"))
    for sql in ("SELECT b FROM t ORDER BY b DESC", "SELECT max(b), b % 3 AS r FROM t GROUP BY b % 3 ORDER BY 1 DESC"):
        text = w.answered(db, sql)
        if "1000000" not in text[:2000]:
            w.fail("not sorted:", text[:100])
    w.answered(db, "CREATE INDEX n ON t(b)", mode="write")
    w.answered(db, "DELETE FROM t WHERE b BETWEEN 5 AND 500", mode="write", max_rows=10000)


for cache in CACHES:
    kit.add(f"sorts.ordinary.{cache}", ordinary, cache)


@kit.attempt("sorts.message")
def message(w):
    db = w.db(CACHES["memory"] + ";" + TABLES["t"], **LIMITS)
    text = w.refused(db, "SELECT a FROM t ORDER BY b", "query_timeout_ms")
    w.hides(text, "7919")
