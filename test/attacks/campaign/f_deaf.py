"""A single opcode or call that neither the progress handler nor an interrupt can stop."""
import sqlite3
import kit

SECONDS = 1.2  # what one call may take under LIMITS, on a quiet machine
LIMITS = {"query_timeout_ms": 300, "total_timeout_ms": 1000, "value_index_ms": 100}


def plain_file(path, script):
    db = sqlite3.connect(path, isolation_level=None)
    db.executescript(script)
    db.close()


# Full-text search: the cost is the product of the phrases and their occurrences.
def fts(w, *documents, kind="fts5(body)"):
    db = w.db(f"CREATE VIRTUAL TABLE f USING {kind}; CREATE TABLE log(x); CREATE TABLE words(w);", **LIMITS)
    for document in documents:
        db.execute("INSERT INTO f(body) VALUES (?)", (document,))
    w.seconds = SECONDS
    return db


THE, A = "the quick " * 40000, "a " * 150000
OR250 = " OR ".join(["the"] * 250)
FTS5 = {
    "bm25": f"SELECT rowid FROM f WHERE f MATCH '{OR250}' ORDER BY bm25(f) LIMIT 1",
    "rank": f"SELECT rowid FROM f WHERE f MATCH '{OR250}' ORDER BY rank",
    "rank_of_function": f"SELECT rowid FROM f('{OR250}') ORDER BY rank",
    "rank_of_equal": f"SELECT rank FROM f WHERE f = '{OR250}'",
    "rank_of_equal_quoted": f"SELECT rank FROM f AS d WHERE d.\"f\" = '{OR250}'",
    "rank_of_alias": f"WITH d AS (SELECT f AS h, rank AS r FROM f) SELECT r FROM d WHERE h = '{OR250}'",
    "rank_chosen": "SELECT rowid FROM f WHERE f MATCH 'the' AND rank MATCH 'snippet(0,'''','''','''',10)' "
                   "ORDER BY rank",
    "rank_of_several": "SELECT rank FROM f WHERE " + " AND ".join(["f MATCH 'the OR the OR the OR the'"] * 60),
    "bm25_of_stems": "SELECT bm25(f) FROM f WHERE f MATCH '" + " OR ".join(["THE", "The", "tHe", "the"] * 60) + "'",
    "bm25_of_prefixes": "SELECT bm25(f) FROM f WHERE f MATCH '" + " OR ".join(["t*", "th*", "q*"] * 80) + "'",
    "bm25_of_quoted": "SELECT bm25(f) FROM f WHERE f MATCH '" + " OR ".join(['"the quick"'] * 200) + "'",
    "bm25_computed": "SELECT bm25(f) FROM f WHERE f MATCH replace(hex(zeroblob(250)), '00', 'the OR ') || 'the'",
    "bm25_of_column": "SELECT bm25(f) FROM f, words WHERE f MATCH w",
    "bm25_of_subquery": "SELECT bm25(f) FROM f WHERE f MATCH (SELECT w FROM words)",
    "rank_of_join": "SELECT rank FROM words JOIN f ON f = w", "rank_of_in": "SELECT rank FROM f WHERE f IN (SELECT w FROM words)",
    "rank_of_using": "SELECT rank FROM (SELECT w AS f FROM words) JOIN f USING (f)",
    "bm25_in_view": f"SELECT * FROM (SELECT bm25(f) AS r FROM f WHERE f MATCH '{OR250}') WHERE r < 0",
    "highlight": "SELECT length(highlight(f, 0, '[', ']')) FROM f WHERE f MATCH '" + " OR ".join(["the"] * 40) + "'",
    "snippet": "SELECT snippet(f, 0, '', '', '', 10) FROM f WHERE f MATCH 'the OR the OR the'",
    "phrase": "SELECT rowid FROM f WHERE f MATCH '\"" + "the quick " * 2000 + "\"'",
    "phrase_computed": "SELECT rowid FROM f WHERE f MATCH '\"' || replace(hex(zeroblob(4000)), '00', 'the quick ') || '\"'",
    "plus": "SELECT rowid FROM f WHERE f MATCH '" + " + ".join(["the", "quick"] * 1000) + "'",
    "underscores": "SELECT rowid FROM f WHERE f MATCH '\"" + "the_quick_" * 2000 + "\"'",
    "dashes": "SELECT rowid FROM f WHERE f MATCH '" + "—".join(["the", "quick"] * 1500) + "'",
    "near": "SELECT rowid FROM f WHERE f MATCH 'NEAR(" + "the quick " * 300 + ", 100000)'",
    "near_phrases": "SELECT rowid FROM f WHERE f MATCH 'NEAR(" + '"the quick" ' * 300 + ", 3)'",
}


def fts5(w, sql, inside):
    db = fts(w, THE, "the end")
    db.execute("INSERT INTO words VALUES (?)", (OR250,))
    if inside:
        db.execute("BEGIN")
        db.execute("INSERT INTO log VALUES (1)")
    w.ask(db, sql)
    if inside and not db.in_transaction:
        w.fail("the host's transaction is gone")
    w.ask(db, "INSERT INTO log " + sql if sql.startswith("SELECT") else sql, mode="write")
    w.answered(db, "SELECT rowid FROM f WHERE f MATCH 'end' ORDER BY rank")
    w.answered(db, "SELECT rowid FROM f WHERE f MATCH '\"the end\" OR beginning' ORDER BY bm25(f) LIMIT 3")


for name, sql in FTS5.items():
    kit.add(f"deaf.fts5.{name}", fts5, sql, False)
    kit.add(f"deaf.fts5_inside.{name}", fts5, sql, True)

FTS4 = {
    "offsets": "SELECT length(offsets(f)) FROM f WHERE f MATCH '" + " OR ".join(["the"] * 300) + "'",
    "snippet": "SELECT snippet(f) FROM f WHERE f MATCH '" + " OR ".join(["the"] * 300) + "'",
    "matchinfo_s": "SELECT length(matchinfo(f, 's')) FROM f WHERE f MATCH '" + " ".join(["the"] * 400) + "'",
    "matchinfo_x": "SELECT length(matchinfo(f, 'x')) FROM f WHERE f MATCH '" + " ".join(["the"] * 900) + "'",
    "phrase": "SELECT rowid FROM f WHERE f MATCH '\"" + "the quick " * 3000 + "\"'",
    "near": "SELECT rowid FROM f WHERE f MATCH '" + " NEAR/50000 ".join(["the"] * 200) + "'",
    "near_phrases": "SELECT rowid FROM f WHERE f MATCH '" + " NEAR/3 ".join(['"the quick"'] * 200) + "'",
    "match_function": "SELECT length(offsets(f)) FROM f WHERE match('" + " OR ".join(["the"] * 300) + "', f)",
    "column": "SELECT length(offsets(f)) FROM f WHERE body MATCH '" + " OR ".join(["the"] * 300) + "'",
    "computed": "SELECT length(offsets(f)) FROM f WHERE f MATCH replace(hex(zeroblob(300)), '00', 'the OR ') || 'the'",
}


def fts4(w, sql, kind):
    db = fts(w, THE * 3, "the end", kind=kind)
    w.ask(db, sql)
    w.answered(db, "SELECT snippet(f) FROM f WHERE f MATCH 'end'")


for name, sql in FTS4.items():
    kit.add(f"deaf.fts4.{name}", fts4, sql, "fts4(body)")
    kit.add(f"deaf.fts3.{name}", fts4, sql, "fts3(body)")


FORGED4 = {"short": "UPDATE f_docsize SET size = x'03'", "none": "DELETE FROM f_docsize", "long": "UPDATE f_docsize SET size = zeroblob(100000)",
           "text": "UPDATE f_docsize SET size = 'abc'", "stat_large": "UPDATE f_stat SET value = x'ffffffff7f01ffffff7f'",
           "stat_none": "DELETE FROM f_stat", "stat_zero": "UPDATE f_stat SET value = x'00'", "stat_text": "UPDATE f_stat SET value = 'x'",
           "stat_blob": "UPDATE f_stat SET value = zeroblob(300000)", "content": "UPDATE f_content SET c0body = 'the end'"}


def forged4(w, kind, *sqls):
    """The index tables contain false statistics about its documents, which are long."""
    db = fts(w, THE * 2, "the end", kind=kind)
    db.executescript("".join(f"{sql};" for sql in sqls))
    for sql in FTS4.values():
        w.ask(db, sql)
    w.ask(db, "SELECT length(matchinfo(f, 's')) FROM f WHERE f MATCH '" + " ".join(["th*"] * 100) + "'")
    w.ask(db, "SELECT snippet(f), matchinfo(f, 'pcxnalsyb') FROM f WHERE f MATCH 'end'")


for name, sql in FORGED4.items():
    kit.add(f"deaf.forged4.{name}", forged4, "fts4(body)", sql)
    kit.add(f"deaf.forged4.content_{name}", forged4, "fts4(body)", sql, FORGED4["content"])
    kit.add(f"deaf.forged4.descending_{name}", forged4, "fts4(body, order=desc)", sql)


@kit.attempt("deaf.forged4.nodes")
def nodes(w):
    """Index nodes that were not written by SQLite."""
    for node in ("zeroblob(5)", "zeroblob(2000)", "x'0001'", "x'00017880'", "x'000378'", "x'0001780f0102'", "x'000178ffffffffffffffffff01'",
                 "x'0501'", "x'8000017803010200'", "randomblob(500)", "x'00017805' || zeroblob(1000)", "'text'", "NULL", "x''"):
        db = fts(w, THE, "the end", "sky " * 3000, kind="fts4(body)")
        db.executescript(f"UPDATE f_segdir SET root = {node}; UPDATE f_segments SET block = {node}; DELETE FROM f_docsize;")
        for sql in list(FTS4.values())[:3] + ["SELECT rowid FROM f WHERE f MATCH 'end'"]:
            w.ask(db, sql)


@kit.attempt("deaf.forged4.ordinary")
def ordinary4(w):
    for kind in ("fts4(body)", "fts3(body)", "fts4(body, order=desc)", "fts4(body, prefix='2')"):
        db = fts(w, kind=kind)
        db.execute("BEGIN")
        db.executemany("INSERT INTO f(body) VALUES (?)",
                       ((f"the quick brown fox {i} jumps over the lazy dog of word{i % 997}",) for i in range(20000)))
        db.execute("COMMIT")
        for sql in ("SELECT snippet(f) FROM f WHERE f MATCH 'quick word5' LIMIT 3", "SELECT offsets(f) FROM f WHERE f MATCH '\"lazy dog\" jum*' LIMIT 3",
                    "SELECT length(matchinfo(f, 'pcxs')) FROM f WHERE f MATCH 'quick NEAR/5 fox NEAR/9 dog' LIMIT 3"):
            w.seconds = 5
            w.answered(db, sql, query_timeout_ms=5000, total_timeout_ms=5000)


@kit.attempt("deaf.fts5.index_of_another_text")
def another_text(w):
    """The index was built from a long text, the content read is short."""
    db = w.db("CREATE TABLE d(id INTEGER PRIMARY KEY, body TEXT);"
              "CREATE VIRTUAL TABLE f USING fts5(body, content='d', content_rowid='id');", **LIMITS)
    db.execute("INSERT INTO d VALUES (1, ?)", (A,))
    db.execute("INSERT INTO f(rowid, body) SELECT id, body FROM d")
    db.execute("UPDATE d SET body = 'a a a'")
    w.seconds = SECONDS
    for sql in ("SELECT snippet(f, 0, '', '', '', 10) FROM f WHERE f MATCH 'a'",
                "SELECT snippet(f, -1, '[', ']', '', 64) FROM f WHERE f MATCH 'a OR a'",
                "SELECT highlight(f, 0, '', '') FROM f WHERE f MATCH 'a'"):
        w.ask(db, sql)


@kit.attempt("deaf.fts5.forged_sizes")
def forged(w):
    """The index tables claim that its documents are short."""
    db = fts(w, A)
    db.execute("UPDATE f_content SET c0 = 'a a a'")
    db.execute("UPDATE f_docsize SET sz = x'03'")
    w.ask(db, "SELECT snippet(f, 0, '', '', '', 10) FROM f WHERE f MATCH 'a'")
    w.ask(db, f"SELECT bm25(f) FROM f WHERE f MATCH '{' OR '.join(['a'] * 100)}'")


@kit.attempt("deaf.fts5.contentless")
def contentless(w):
    db = fts(w, kind="fts5(body, content='', columnsize=0)")
    db.execute("INSERT INTO f(rowid, body) VALUES (1, ?)", (A,))
    w.ask(db, "SELECT snippet(f, 0, '', '', '', 10) FROM f WHERE f MATCH 'a'")
    w.ask(db, f"SELECT bm25(f) FROM f WHERE f MATCH '{' OR '.join(['a'] * 250)}'")


@kit.attempt("deaf.fts5.trigrams")
def trigrams(w):
    try:
        db = fts(w, "a" * 400000, kind="fts5(body, tokenize = 'trigram')")
    except sqlite3.OperationalError:
        return  # an older SQLite
    w.ask(db, f"SELECT rowid FROM f WHERE f MATCH '{'a' * 3000}'")
    w.ask(db, f"SELECT rowid FROM f WHERE body LIKE '%{'a' * 3000}%'")
    w.ask(db, f"SELECT rowid FROM f WHERE body GLOB '*{'a' * 3000}*'")


@kit.attempt("deaf.fts5.rank_of_the_file")
def rank_of_file(w):
    """The file configures the function of rank."""
    db = fts(w, A)
    db.execute("INSERT INTO f(f, rank) VALUES ('rank', 'snippet(0, '''', '''', '''', 10)')")
    w.ask(db, "SELECT rowid FROM f WHERE f MATCH 'a' ORDER BY rank")


@kit.attempt("deaf.fts5.trigger_and_view")
def trigger(w):
    db = fts(w, THE)
    db.executescript(f"CREATE VIEW v AS SELECT rank AS r FROM f WHERE f MATCH '{OR250}';"
                     "CREATE TRIGGER t AFTER INSERT ON log BEGIN UPDATE words SET w = (SELECT r FROM v); END;"
                     f"CREATE TRIGGER u AFTER DELETE ON log BEGIN UPDATE words SET w = (SELECT bm25(f) FROM f "
                     f"WHERE f MATCH '{OR250}'); END; INSERT INTO words VALUES (1);")
    w.ask(db, "SELECT r FROM v")
    w.ask(db, "INSERT INTO log VALUES (1)", mode="write")
    w.ask(db, "DELETE FROM log", mode="write")


@kit.attempt("deaf.fts5.ordinary")
def ordinary(w):
    """Ordinary searches in an ordinary collection are answered."""
    db = fts(w)
    db.execute("BEGIN")
    db.executemany("INSERT INTO f(body) VALUES (?)",
                   ((f"the quick brown fox {i} jumps over the lazy dog of word{i % 997}",) for i in range(30000)))
    db.execute("INSERT INTO f(body) VALUES (?)", (" ".join(f"chapter{i} of a long book" for i in range(20000)),))
    db.execute("COMMIT")
    for sql in ("SELECT rowid FROM f WHERE f MATCH 'quick AND word5' ORDER BY rank LIMIT 5",
                "SELECT rowid, bm25(f) FROM f WHERE f MATCH '\"lazy dog\" fox OR jum*' LIMIT 5",
                "SELECT snippet(f, 0, '[', ']', '...', 10) FROM f WHERE f MATCH 'quick brown word7' LIMIT 5",
                "SELECT highlight(f, 0, '[', ']') FROM f WHERE f MATCH 'NEAR(quick fox, 5)' LIMIT 5",
                "SELECT count(*) FROM f('chapter77')", "SELECT count(*) FROM f"):
        w.answered(db, sql, query_timeout_ms=3000, total_timeout_ms=6000)


# A tree of few pages that is endless to count: every cell of a chain of pages leads to the next one.
def endless_tree(path, page_size=512):
    plain_file(path, f"PRAGMA page_size = {page_size}; CREATE TABLE t(a INTEGER PRIMARY KEY, b); CREATE TABLE u(x);"
                     "INSERT INTO u VALUES (1); WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r "
                     "LIMIT 4000) INSERT INTO t SELECT i, printf('%032d', i) FROM r;")
    db = sqlite3.connect(path)
    root = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 't'").fetchone()[0]
    db.close()
    image = bytearray(open(path, "rb").read())

    def number(at, size):
        return int.from_bytes(image[at:at + size], "big")

    def cells(page):
        at = (page - 1) * page_size
        return [at + number(at + 12 + 2 * i, 2) for i in range(number(at + 3, 2))] + [at + 8]

    levels = [[root]]
    while image[(levels[-1][0] - 1) * page_size] == 5:
        levels.append([number(cell, 4) for page in levels[-1] for cell in cells(page)])
    inner = [page for level in levels[:-1] for page in level]
    for page, child in zip(inner, inner[1:] + [levels[-1][0]]):
        for cell in cells(page):
            image[cell:cell + 4] = child.to_bytes(4, "big")
    open(path, "wb").write(image)


COUNTS = ["SELECT count(*) FROM t", "SELECT n FROM counted", "SELECT (SELECT count(*) FROM t) + x FROM u",
          "SELECT count ( * ) AS n FROM t UNION ALL SELECT 1"]
COUNTING_CHANGES = ["UPDATE u SET x = (SELECT count(*) FROM t)", "INSERT INTO u SELECT count(*) FROM t",
                    "INSERT INTO u VALUES ((SELECT n FROM counted))", "CREATE TABLE z AS SELECT count(*) FROM t",
                    "DELETE FROM u WHERE x < (SELECT count(*) FROM t)", "INSERT INTO log VALUES (1)",
                    "INSERT INTO u VALUES (1) RETURNING (SELECT count(*) FROM t)",
                    "CREATE INDEX k ON t(b)", "CREATE INDEX k ON t(b) WHERE b < 0", "DROP TABLE t", "DELETE FROM t"]


def count(w, sql, where):
    endless_tree("endless.db")
    db = w.db("CREATE TABLE temp.own(x); INSERT INTO temp.own VALUES (1), (2), (3); CREATE TABLE log(x);"
              "CREATE VIEW counted AS SELECT count(*) AS n FROM t;"
              "CREATE TRIGGER g AFTER INSERT ON log BEGIN UPDATE u SET x = (SELECT count(*) FROM t); END;",
              "endless.db", **LIMITS)
    w.seconds = SECONDS
    cursor = db.execute("SELECT x FROM temp.own ORDER BY x")
    cursor.fetchone()
    if where != "cursor":
        cursor.close()
    if where == "transaction":
        db.execute("BEGIN")
        db.execute("INSERT INTO u VALUES (5)")
    w.ask(db, sql, **({} if sql.startswith("SELECT") else {"mode": "write"}))
    if where == "cursor" and len(cursor.fetchall()) != 2:
        w.fail("the host's cursor has lost rows")
    if where == "transaction" and not db.in_transaction:
        w.fail("the host's transaction is gone")


for number, sql in enumerate(COUNTS + COUNTING_CHANGES):
    for where in ("alone", "cursor", "transaction"):
        if where != "cursor" or sql in COUNTS:
            kit.add(f"deaf.count_{where}.{number}", count, sql, where)


@kit.attempt("deaf.count.ordinary")
def ordinary_count(w):
    """Ordinary tables are counted everywhere, also in subqueries."""
    db = w.db("CREATE TABLE t(a INTEGER PRIMARY KEY, b); CREATE INDEX t_b ON t(b); CREATE TABLE u(x);"
              "CREATE TABLE k(a TEXT PRIMARY KEY, b) WITHOUT ROWID; INSERT INTO k VALUES ('x', 1);"
              "WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r LIMIT 50000) INSERT INTO t SELECT i, i FROM r;"
              "CREATE TEMP TABLE own(x); INSERT INTO own VALUES (1); INSERT INTO u VALUES (1);", **LIMITS)
    db.execute("BEGIN")
    for table in ("t", "u", "k", "own"):
        w.answered(db, f"SELECT count(*) FROM {table}")
    w.answered(db, "UPDATE u SET x = (SELECT count(*) FROM t)", mode="write")
    w.answered(db, "INSERT INTO u SELECT count(*) FROM k", mode="write")
    if db.execute("SELECT x FROM u ORDER BY x").fetchall() != [(1,), (50000,)]:
        w.fail("counted wrong")
    db.execute("ROLLBACK")


# The change reads other rows than the trial before it.
GATE = "(SELECT count(*) FROM (WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r WHERE {}) SELECT i FROM r))"
TWO = "CREATE TABLE t(a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 5), (2, 5); CREATE TABLE s(x);"
OWN = {
    "update": (TWO, "UPDATE t SET b = CASE WHEN a = 1 THEN 0 ELSE " +
               GATE.format("EXISTS (SELECT 1 FROM t x WHERE x.b = 0 AND t.a >= 0)") + " END"),
    "update_by_index": (TWO + "CREATE INDEX t_b ON t(b);", "UPDATE t SET b = CASE WHEN a = 1 THEN 0 ELSE " +
                        GATE.format("EXISTS (SELECT b FROM t x WHERE x.b = 0 AND t.a >= 0)") + " END"),
    "update_by_view": (TWO + "CREATE VIEW v AS SELECT b FROM t;", "UPDATE t SET b = CASE WHEN a = 1 THEN 0 ELSE " +
                       GATE.format("EXISTS (SELECT 1 FROM v WHERE v.b = 0 AND t.a >= 0)") + " END"),
    "update_and_trigger": (TWO + "CREATE TRIGGER g AFTER UPDATE ON t BEGIN INSERT INTO s VALUES (1); END;",
                           "UPDATE t SET b = " + GATE.format("EXISTS (SELECT 1 FROM s WHERE t.a >= 0)")),
    "update_of_next_row": (TWO + "CREATE TRIGGER g AFTER UPDATE ON t BEGIN UPDATE t SET b = 1000000000 WHERE a = new.a + 1; "
                           "END;", "UPDATE t SET b = " + GATE.format("i < t.b")),
    "delete_and_trigger": (TWO + "CREATE TRIGGER g AFTER DELETE ON t BEGIN INSERT INTO s VALUES (1); END;",
                           "DELETE FROM t WHERE a > 0 OR " + GATE.format("EXISTS (SELECT 1 FROM s WHERE t.a >= 0)")),
    "doubling": ("CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT); WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 "
                 "FROM r LIMIT 900) INSERT INTO t SELECT i, 'abcdefgh' FROM r;",
                 "UPDATE t SET b = (SELECT group_concat(x.b) FROM t x WHERE x.a >= t.a - 2)"),
    "doubling_all": ("CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT); WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL "
                     "SELECT i + 1 FROM r LIMIT 900) INSERT INTO t SELECT i, 'abcdefgh' FROM r;",
                     "UPDATE t SET b = (SELECT group_concat(b) FROM t)"),
}


def own_writes(w, setup, sql, inside):
    db = w.db(setup + "CREATE TABLE mark(x);", **LIMITS)
    w.seconds = SECONDS
    if inside:
        db.execute("BEGIN")
        db.execute("INSERT INTO mark VALUES (1)")
    w.ask(db, sql, mode="write")
    if inside and (not db.in_transaction or db.execute("SELECT x FROM mark").fetchall() != [(1,)]):
        w.fail("the host's transaction is gone")


for name, (setup, sql) in OWN.items():
    kit.add(f"deaf.own_writes.{name}", own_writes, setup, sql, False)
    kit.add(f"deaf.own_writes_inside.{name}", own_writes, setup, sql, True)

VARYING = {
    "set": "UPDATE t SET b = " + GATE.format("i < clk()"),
    "insert": "INSERT INTO t VALUES (3, " + GATE.format("i < clk()") + ")",
    "like": "UPDATE t SET b = " + GATE.format("i LIKE '_%' AND i < clk()"),
    "aggregate": "UPDATE t SET b = " + GATE.format("i < (SELECT agg(1))"),
    "operator": "UPDATE t SET b = " + GATE.format("'x' REGEXP 'y'"),
}


def varying(w, sql):
    """A function of the application returns another value at each call."""
    db, calls = w.db(TWO, allow_functions="clk,agg,regexp", **LIMITS), []

    def clock(*_):
        calls.append(1)
        return 0 if len(calls) <= 1 else 10**9

    class Aggregate:
        def step(self, *_):
            pass

        def finalize(self):
            return clock()

    db.create_function("clk", 0, clock)
    db.create_function("regexp", 2, clock)
    db.create_aggregate("agg", 1, Aggregate)
    w.seconds = SECONDS
    db.execute("BEGIN")
    db.execute("INSERT INTO s VALUES (1)")
    for _ in range(3):
        w.ask(db, sql, mode="write")
    if not db.in_transaction or db.execute("SELECT x FROM s").fetchall() != [(1,)]:
        w.fail("the host's transaction is gone")


for name, sql in VARYING.items():
    kit.add(f"deaf.varying.{name}", varying, sql)


@kit.attempt("deaf.varying.deterministic")
def deterministic(w):
    """A function registered as deterministic may be used."""
    db = w.db(TWO, allow_functions="twice", **LIMITS)
    db.create_function("twice", 1, lambda x: 2 * x, deterministic=True)
    db.execute("BEGIN")
    db.execute("INSERT INTO s VALUES (5)")
    w.answered(db, "UPDATE t SET b = (SELECT twice(max(x)) FROM s) WHERE a = 1", mode="write")
    if db.execute("SELECT b FROM t ORDER BY a").fetchall() != [(10,), (5,)]:
        w.fail("wrong value")
    db.execute("ROLLBACK")


def index(w, sql):
    """An index that the planner reads instead of the table makes the trial fast, but not the build."""
    db = w.db("CREATE TABLE t(a INTEGER PRIMARY KEY, b, c); CREATE TABLE u(x); CREATE INDEX i ON t(b);"
              "WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r LIMIT 800000) "
              "INSERT INTO t SELECT i, i % 1000, 'z' || i || 'pppppppppppppppppp' FROM r;", **LIMITS)
    w.seconds = SECONDS
    db.execute("BEGIN")
    db.execute("INSERT INTO u VALUES (5)")
    good, text = w.ask(db, sql, mode="write", query_timeout_ms=40)
    if not good and "query_timeout_ms" not in text:
        w.fail("told as:", text)
    if not db.in_transaction or db.execute("SELECT count(*) FROM u").fetchall() != [(1,)]:
        w.fail("the host's transaction is gone")


for number, sql in enumerate(["CREATE INDEX k ON t(b)", "CREATE INDEX k ON t(c) WHERE b < 0",
                              "CREATE INDEX k ON t(a) WHERE a < 0", "CREATE INDEX k ON t(c, b) WHERE b IS NULL"]):
    kit.add(f"deaf.index.{number}", index, sql)


def remove(w, sql, inside):
    """Emptying or dropping a table is one opcode, however large it is."""
    plain_file("large.db", "PRAGMA synchronous = off; PRAGMA journal_mode = off; CREATE TABLE t(a); CREATE TABLE u(x);"
                           "CREATE TABLE log(x); CREATE TRIGGER g AFTER INSERT ON log BEGIN DELETE FROM t; END;"
                           "WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r LIMIT 60000) "
                           "INSERT INTO t SELECT zeroblob(3000) FROM r;")
    db = w.db("", "large.db", **LIMITS)
    w.seconds = SECONDS
    if inside:
        db.execute("BEGIN")
        db.execute("INSERT INTO u VALUES (5)")
    w.ask(db, sql, mode="write", dry_run="on")
    if inside and not db.in_transaction:
        w.fail("the host's transaction is gone")
    if db.execute("SELECT count(*) FROM t").fetchall() != [(60000,)]:
        w.fail("the table is changed")


for number, sql in enumerate(["DELETE FROM t", "DROP TABLE t", "INSERT INTO log VALUES (1)",
                              "WITH x AS (SELECT 1) DELETE FROM t"]):
    kit.add(f"deaf.remove.{number}", remove, sql, False)
    kit.add(f"deaf.remove_inside.{number}", remove, sql, True)


@kit.attempt("deaf.remove.ordinary")
def ordinary_remove(w):
    db = w.db("CREATE TABLE t(a); INSERT INTO t VALUES (1), (2); CREATE TABLE u(x); INSERT INTO u VALUES (1);")
    if "2 rows" not in w.answered(db, "DELETE FROM t;", mode="write"):
        w.fail("not two rows")
    w.answered(db, "DROP TABLE u", mode="write")
    db.execute("BEGIN")
    w.answered(db, "DROP TABLE t", mode="write")


@kit.attempt("deaf.strftime_of_stored_format")
def strftime(w):
    db = w.db("CREATE TABLE b(id INTEGER PRIMARY KEY, fmt TEXT, g AS (strftime(fmt, 2459000.5)));"
              "CREATE TABLE o(x TEXT); INSERT INTO o VALUES ('abc')", **LIMITS)
    db.executemany("INSERT INTO b(fmt) VALUES (?)", [("%J" * 4000000,)] * 3)
    w.seconds = SECONDS
    w.ask(db, "SELECT strftime(fmt, 2459000.5) FROM b")
    w.ask(db, "SELECT length(g) FROM b")
    w.ask(db, "SELECT x FROM o")
    w.call(db, "SELECT * FROM ask_schema")
    w.answered(db, "SELECT strftime('%Y-%m', 2459000.5)")
