#!/usr/bin/env python3
"""SQL rendered for PostgreSQL and DuckDB, run there: check_dialects.py ASK.so [EVERY]

The same tables are in SQLite and in each server, and each statement must give the same rows. With
EVERY, one in EVERY of the gold statements of the data folder (ASK_SHARED, or ../shared beside the
checkout) is run as well: 95 % must give the same rows, and the rest must be refused or have ties.

PostgreSQL: Debian's postgresql and python3-psycopg2; a temporary cluster on a socket in a folder.
DuckDB: Node and `npm install` in test/dialects. A missing server is reported, and the test is
skipped (77) if both are missing. The extension itself only ever runs SQLite.

feature 246
"""
import collections
import json
import os
import pwd
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
SHARED = Path(os.environ.get("ASK_SHARED") or HERE.parent.parent.parent / "shared")
TABLES = """
CREATE TABLE shops(id INTEGER PRIMARY KEY, Name TEXT, opened TEXT, area REAL);
INSERT INTO shops VALUES (1,'Anna''s','2020-01-31',10.5),(2,'bob','2019-12-31 23:30:00',NULL),
  (3,'Över','2021-02-28',7),(4,NULL,NULL,0.25),(5,'zeta 50%','2024-02-29',2.5);
CREATE TABLE sales(id INTEGER PRIMARY KEY, shop_id INTEGER REFERENCES shops(id), amount INTEGER,
  price REAL, code TEXT, kind TEXT);
INSERT INTO sales VALUES (1,1,3,2.5,'007','A_x'),(2,1,0,10,'12','b'),(3,2,-7,0.1,'12abc','A'),
  (4,3,NULL,4,NULL,NULL),(5,3,8,4,'-3.5','c'),(6,NULL,5,1.25,'x','B'),(7,2,3,2.5,'','a');
"""
STATEMENTS = """
SELECT name FROM SHOPS ORDER BY NAME
SELECT name FROM shops ORDER BY name DESC, id
SELECT name FROM shops ORDER BY opened
SELECT Name FROM shops WHERE name LIKE 'B%' OR name LIKE '%\\%' OR name LIKE '%50!%' ESCAPE '!'
SELECT name FROM shops WHERE name = "bob"
SELECT name FROM shops WHERE name > 'a' AND name BETWEEN 'B' AND 'zz'
SELECT kind FROM sales WHERE kind COLLATE NOCASE = 'a' ORDER BY kind COLLATE NOCASE, id
SELECT kind FROM sales WHERE kind GLOB 'A*' OR kind GLOB '?'
SELECT amount / 2, amount % 3, amount / 2.0, price / amount, amount / amount FROM sales
SELECT -amount, amount + price, amount * 2, amount & 3, amount | 8, ~amount FROM sales
SELECT sum(amount) / count(*), sum(amount) / 2, avg(amount), avg(price), total(amount) FROM sales
SELECT amount > 2, amount IS 3, amount IS NOT NULL, NOT amount, amount AND price FROM sales
SELECT id FROM sales WHERE amount
SELECT id FROM sales WHERE NOT (amount > 2 OR price = 4) AND amount IS NOT shop_id
SELECT id FROM sales WHERE amount = '3' OR amount = 'x' OR code = 12
SELECT id FROM sales WHERE amount IN (3, '8', 'x') OR amount NOT IN (5, 'y')
SELECT CAST(code AS INTEGER), CAST(code AS REAL), code + 1, CAST(price AS INTEGER) FROM sales
SELECT sum(code), CAST(amount AS TEXT), amount || kind FROM sales GROUP BY id
SELECT round(price, 1), round(amount), abs(amount), max(amount, 2), coalesce(amount, 0) FROM sales
SELECT round(2.5), round(-2.5), round(0.15, 1), round(1234.567, 2)
SELECT upper(kind), lower(kind), length(kind), length(amount), trim('  a '), replace(kind, 'A', 'z') FROM sales
SELECT substr(kind, 1, 1), substr(kind, 2), substr(name, -3), instr(name, 'b') FROM sales, shops
SELECT strftime('%Y', opened), strftime('%m/%d', opened), date(opened), time(opened), datetime(opened) FROM shops
SELECT date(opened, '+1 month'), date(opened, '-1 year'), date(opened, 'start of month', '+40 days') FROM shops
SELECT julianday(opened) - julianday('2000-01-01'), strftime('%w', opened) FROM shops
SELECT shop_id, count(*), max(price), group_concat(kind, '') IS NULL FROM sales GROUP BY shop_id HAVING count(*) > 0
SELECT kind, max(price + id / 100.0) FROM sales
SELECT shop_id, kind, min(id) FROM sales GROUP BY shop_id ORDER BY 1
SELECT shops.name, sum(amount) AS n FROM shops JOIN sales ON shop_id = shops.id GROUP BY shops.id HAVING n > 0 ORDER BY n DESC
SELECT s.name, x.id FROM shops s, sales x WHERE s.id = x.shop_id ORDER BY x.id
SELECT s.name, x.id FROM shops s LEFT JOIN sales x ON x.shop_id = s.id AND x.amount > 2 ORDER BY s.id, x.id
SELECT id, shop_id FROM sales UNION SELECT id, id FROM shops INTERSECT SELECT 1, 1 UNION ALL SELECT 7, 7
SELECT amount FROM sales WHERE amount IS NOT NULL EXCEPT SELECT id FROM shops ORDER BY 1 DESC
SELECT n FROM (SELECT count(*) AS n FROM sales GROUP BY shop_id) WHERE n > 1
SELECT CASE kind WHEN 'A' THEN 1 WHEN 'b' THEN 2.5 END, iif(amount > 2, 'many', 'few') FROM sales
WITH t(a, b) AS (SELECT shop_id, amount FROM sales) SELECT a, sum(b) FROM t GROUP BY a
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5) SELECT sum(i) FROM n
SELECT id, rank() OVER (PARTITION BY shop_id ORDER BY price DESC), sum(amount) OVER (ORDER BY id) FROM sales
SELECT id, lag(amount, 1, 0) OVER w, row_number() OVER w FROM sales WINDOW w AS (ORDER BY id DESC)
SELECT name FROM shops WHERE id IN (SELECT shop_id FROM sales WHERE price > (SELECT avg(price) FROM sales))
SELECT name FROM shops s WHERE NOT EXISTS (SELECT 1 FROM sales WHERE shop_id = s.id)
SELECT (SELECT kind FROM sales WHERE shop_id = shops.id ORDER BY id), name FROM shops ORDER BY id
SELECT DISTINCT kind FROM sales ORDER BY kind LIMIT 3 OFFSET 1
SELECT count(DISTINCT shop_id), count(*) FILTER (WHERE amount > 2), count(amount) FROM sales
SELECT * FROM shops NATURAL JOIN (SELECT 1 AS id) LIMIT -1
VALUES (1, 'a'), (2, 'b')
SELECT id FROM shops ORDER BY id LIMIT -1 OFFSET 2
SELECT sum(amount) / sum(id), sum(amount) * 100 / (SELECT sum(amount) FROM sales) FROM sales
SELECT name FROM shops WHERE name COLLATE NOCASE IN ('BOB', 'ZETA 50%') OR name COLLATE NOCASE BETWEEN 'ZE' AND 'ZF'
SELECT upper('straße ö'), lower('ÄÖ X'), name FROM shops WHERE lower(name) = 'över' OR upper(name) = 'BOB'
SELECT CASE name COLLATE NOCASE WHEN 'BOB' THEN 1 ELSE 0 END FROM shops
SELECT -7 / 2, 7 / -2, -7 % 3, 7 % -3, 5 / 0, 5 % 0, 5.0 / 0
SELECT name FROM shops ORDER BY area DESC NULLS FIRST, id
SELECT amount IS TRUE, amount IS NOT FALSE, sum(amount > 2) OVER (ORDER BY id) FROM sales
SELECT id FROM sales WHERE shop_id NOT IN (1, NULL) OR id IN ()
SELECT date('2024-01-31', '+1 month'), date('2023-03-31', '-1 month'), date('2024-02-29', '+1 year')
SELECT id FROM sales WHERE amount IS NOT DISTINCT FROM shop_id OR kind GLOB '*_x'
SELECT strftime('%m', opened) / 3, (strftime('%m', opened) + 2) / 3, strftime('%Y', opened) % 4 FROM shops
SELECT strftime('%Y', opened) || '-Q' || ((strftime('%m', opened) + 2) / 3), count(*) FROM shops GROUP BY 1
SELECT strftime('%Y-%W', opened), strftime('%W', opened) / 2, strftime('%W %Y-%W', opened) FROM shops
SELECT m / 2, -m / 2, sum(m) / 2 FROM (SELECT strftime('%m', opened) AS m FROM shops) GROUP BY m
SELECT (SELECT strftime('%w', max(opened)) FROM shops) / 2, abs(strftime('%m', opened)) / 3 FROM shops
SELECT '7' / 2, '7.0' / 2, '7' * 2 / 4, code / 2.0, CAST(code AS INTEGER) / 2, CAST(code AS REAL) / 2 FROM sales
SELECT CAST(julianday(opened) AS INTEGER) % 1000, julianday(opened) - 2458000 FROM shops
SELECT a.id, a.name, b.id FROM shops a FULL JOIN sales b ON a.name IS b.kind
SELECT a.id, b.id FROM shops a FULL JOIN sales b ON a.id IS b.shop_id AND b.amount > 2
SELECT a.id, b.id FROM shops a FULL JOIN sales b ON b.price IS a.id AND a.name IS b.code
SELECT a.id, b.id FROM shops a FULL JOIN sales b ON b.shop_id = a.id AND a.area > b.price
SELECT a.k, b.k FROM (SELECT sum(amount) AS k FROM sales GROUP BY shop_id) a FULL JOIN (SELECT amount AS k FROM sales) b ON a.k IS b.k
SELECT a.id, b.id FROM shops a FULL JOIN (SELECT * FROM sales WHERE id = 1) b ON 1
""".strip().splitlines()
REFUSED = """
SELECT rowid FROM shops
SELECT typeof(id) FROM shops
SELECT DISTINCT kind FROM sales ORDER BY price
SELECT kind FROM sales WHERE kind REGEXP 'a'
SELECT x'00'
SELECT value FROM json_each('[1]')
SELECT (1, 2) < (2, 3)
SELECT name FROM shops UNION SELECT amount FROM sales
SELECT amount < kind FROM sales
SELECT printf('%d', amount) FROM sales
SELECT substr(kind, 0, 2) FROM sales
SELECT 1 << 4
SELECT id FROM sales WHERE kind COLLATE NOCASE IN (SELECT name FROM shops)
SELECT code / 2 FROM sales
SELECT (code + 1) / 2 FROM sales
SELECT n / 2 FROM (SELECT sum(code) AS n FROM sales)
SELECT (code + 1) || 'x' FROM sales
""".strip().splitlines()
# Statements refused by one of the two.
REFUSED_BY = {
    "postgresql": "SELECT a.id, b.id FROM shops a FULL JOIN sales b ON a.id < b.amount",
    "duckdb": "SELECT id FROM shops WHERE name LIKE 'ö%'",
}
# On the demo shop: every form of comparison, and everyday questions.
QUESTIONS = """
orders 2024 vs 2023
orders by status 2024 vs 2023
orders per month 2024 vs 2023
orders per quarter 2024 vs 2023
orders per week 2024 vs 2023
orders per weekday 2024 vs 2023
orders per customer 2024 vs 2023
total quantity of order items 2024 vs 2023
total quantity of order items by category 2024 vs 2023
average rating of reviews per month 2024 vs 2023
delivered orders vs cancelled orders
delivered orders vs cancelled orders per month
orders in France vs Italy by status
number of orders of customers in Leeds vs Turin per month
number of customers in Leeds compared with Turin
orders per month
orders per quarter
orders per quarter in 2024
orders per year
orders per week
orders per day in January 2024
orders per weekday
""".strip().splitlines()
TYPES = {"postgresql": {"i": "bigint", "r": "float8", "t": "text"},
         "duckdb": {"i": "BIGINT", "r": "DOUBLE", "t": "VARCHAR"}}


def quoted(name):
    return '"' + name.replace('"', '""') + '"'


def shapes(db):
    """[(table, [(column, type)])]: a column that contains a text has type text."""
    out = []
    for table, in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' "
                             "AND name NOT LIKE 'sqlite_%'").fetchall():
        columns = []
        for _, column, declared, *_ in db.execute(f"PRAGMA table_info({quoted(table)})").fetchall():
            kinds = {kind for kind, in db.execute(
                f"SELECT DISTINCT typeof({quoted(column)}) FROM {quoted(table)}")} - {"null"}
            whole = kinds == {"integer"} or (not kinds and "INT" in (declared or "").upper())
            real = kinds and kinds <= {"integer", "real"} or not kinds and "REAL" in declared.upper()
            declared_real = any(word in (declared or "").upper() for word in ("REAL", "FLOA", "DOUB"))
            columns.append((column, "i" if whole and not declared_real else "r" if real else "t"))
        out.append((table, columns))
    return out


def literal(value, kind):
    if value is None:
        return "NULL"
    if kind != "t":
        return repr(value)
    return "'" + str(value).replace("'", "''").replace("\0", "") + "'"


def loading(db, dialect):
    for table, columns in shapes(db):
        types = ", ".join(f"{quoted(name)} {TYPES[dialect][kind]}" for name, kind in columns)
        yield f"CREATE TABLE {quoted(table)} ({types})"
        names = ", ".join(quoted(name) for name, _ in columns)
        rows = db.execute(f"SELECT {names} FROM {quoted(table)}").fetchall()
        for at in range(0, len(rows), 500):
            yield f"INSERT INTO {quoted(table)} VALUES " + ", ".join(
                "(" + ", ".join(literal(v, kind) for v, (_, kind) in zip(row, columns)) + ")"
                for row in rows[at:at + 500])


class Postgres:
    dialect = "postgresql"

    def __init__(self):
        import psycopg2
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        binaries = found[-1].parent if found else Path(shutil.which("initdb")).parent
        # The server refuses to run as root.
        user = "postgres" if os.getuid() == 0 else None
        self.folder = tempfile.mkdtemp(prefix="ask-pg-", dir="/tmp")
        if user:
            os.chown(self.folder, pwd.getpwnam(user).pw_uid, -1)
        self.control = [binaries / "pg_ctl", "-D", self.folder + "/data", "-w", "-s"]
        self.run_as = {"user": user, "cwd": self.folder, "check": True, "env": {"PATH": os.environ["PATH"]},
                       "stdout": subprocess.DEVNULL}
        subprocess.run([binaries / "initdb", "-D", self.folder + "/data", "--locale=C.UTF-8",
                        "-E", "UTF8", "-A", "trust", "-N", "-U", "ask"], **self.run_as)
        options = (f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off "
                   "-c max_locks_per_transaction=2000")
        subprocess.run([*self.control, "-o", options, "-l", self.folder + "/log", "start"],
                       **self.run_as)
        self.db = psycopg2.connect(host=self.folder, user="ask", dbname="postgres")
        self.db.autocommit = True
        self.cursor = self.db.cursor()
        self.cursor.execute("SET statement_timeout = '20s'")

    def load(self, statements):
        self.cursor.execute("DROP SCHEMA IF EXISTS x CASCADE; CREATE SCHEMA x; SET search_path TO x")
        for sql in statements:
            self.cursor.execute(sql)

    def rows(self, sql):
        import psycopg2
        try:
            self.cursor.execute(sql)
            return self.cursor.fetchall()
        except psycopg2.Error as why:
            return f"error: {why}".splitlines()[0]

    def close(self):
        self.db.close()
        subprocess.run([*self.control, "-m", "immediate", "stop"], **self.run_as)
        shutil.rmtree(self.folder, ignore_errors=True)


class Duck:
    dialect = "duckdb"

    def __init__(self):
        if not (HERE / "node_modules/@duckdb/node-api").is_dir():
            raise FileNotFoundError("@duckdb/node-api; npm install in test/dialects brings it")
        self.process = subprocess.Popen(["node", "duckdb.mjs"], cwd=HERE, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, what):
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def load(self, statements):
        said = self.ask({"load": ["DROP SCHEMA IF EXISTS x CASCADE", "CREATE SCHEMA x", "USE x",
                                  *statements]})
        assert "error" not in said, said

    def rows(self, sql):
        said = self.ask({"sql": sql})
        return said["rows"] if "rows" in said else "error: " + said["error"].splitlines()[0]

    def close(self):
        self.process.stdin.close()
        self.process.wait(10)


def plain(value):
    if value is None or isinstance(value, str):
        return value
    return float(f"{float(value):.6g}")


def bag(rows):
    if isinstance(rows, str):
        return rows
    return collections.Counter(tuple(plain(value) for value in row) for row in rows)


def in_sqlite(db, sql):
    steps = 0

    def too_long():
        nonlocal steps
        steps += 1
        return steps > 3000
    db.set_progress_handler(too_long, 10_000)
    try:
        return db.execute(sql).fetchall()
    except sqlite3.Error as why:
        return f"error: {why}"
    finally:
        db.set_progress_handler(None, 0)


def written(db, sql, dialect):
    """The statement in the dialect, or the reason for a refusal."""
    try:
        options = json.dumps({"dialect": dialect})
        return db.execute("SELECT ask_sql(?, ?)", (sql, options)).fetchone()[0], None
    except sqlite3.Error as why:
        return None, str(why)


def opened(library, file):
    db = sqlite3.connect(f"file:{file}?mode=ro" if file else "file::memory:", uri=True)
    db.text_factory = lambda text: text.decode("utf-8", "replace")
    db.enable_load_extension(True)
    db.load_extension(str(Path(library).resolve()))
    return db


def check_own(library, servers):
    db = opened(library, None)
    db.executescript(TABLES)
    bad = 0
    for server in servers:
        server.load(list(loading(db, server.dialect)))
        for sql in STATEMENTS:
            text, why = written(db, sql, server.dialect)
            wanted, got = bag(in_sqlite(db, sql)), why or bag(server.rows(text))
            if wanted != got:
                bad += 1
                print(f"{server.dialect}: {sql}\n  {text}\n  wanted {wanted}\n  got {got}")
        for sql in [*REFUSED, REFUSED_BY[server.dialect]]:
            text, why = written(db, sql, server.dialect)
            if text is not None:
                bad += 1
                print(f"{server.dialect}: {sql}\n  is not refused: {text}")
        print(f"{server.dialect}: {len(STATEMENTS)} statements, {len(REFUSED) + 1} refused ones")
    return bad


def check_questions(library, servers):
    db = opened(library, None)
    db.executescript((HERE.parent.parent / "demo/shop.sql").read_text(encoding="utf-8"))
    db.execute("SELECT ask('how many orders are there?')")  # which reads the stored values
    bad = 0
    for server in servers:
        server.load(list(loading(db, server.dialect)))
        for question in QUESTIONS:
            here, why = written(db, question, "sqlite")
            wanted = why or bag(in_sqlite(db, here))
            text, why = written(db, question, server.dialect)
            got = why or bag(server.rows(text))
            if not wanted or isinstance(wanted, str) or wanted != got:
                bad += 1
                print(f"{server.dialect}: {question}\n  {text}\n  wanted {wanted}\n  got {got}")
        print(f"{server.dialect}: {len(QUESTIONS)} questions")
    return bad


def gold():
    for folder in ("spider_train", "everyday"):
        path = SHARED / "data" / folder / "questions.jsonl"
        for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
            task = json.loads(line)
            for file in (path.parent / "db" / f"{task['db']}.sqlite",
                         SHARED / "data/samples" / f"{task['db']}.sqlite"):
                if task.get("gold_sql") and file.is_file():
                    yield file, task["gold_sql"]
                    break


def check_gold(library, servers, every):
    totals = {server.dialect: collections.Counter() for server in servers}
    reasons = collections.Counter()
    known = None
    for file, sql in list(gold())[::every]:
        if file != known:
            known, db = file, opened(library, file)
            size = sum(db.execute(f"SELECT count(*) FROM {quoted(table)}").fetchone()[0]
                       for table, _ in shapes(db))
            for server in servers if size < 60_000 else ():
                server.load(list(loading(db, server.dialect)))
        wanted = in_sqlite(db, sql) if size < 60_000 else ""
        if isinstance(wanted, str):
            continue
        for server in servers:
            text, why = written(db, sql, server.dialect)
            rows = None if why else server.rows(text)
            kind = ("refused" if why else "failed" if isinstance(rows, str)
                    else "same" if bag(rows) == bag(wanted) else "other")
            totals[server.dialect][kind] += 1
            if kind == "refused":
                reasons[why] += 1
            elif kind != "same":
                print(f"{kind}: {file.stem}: {sql}\n  {text}\n  {str(rows)[:200]}")
    bad = 0
    for dialect, total in totals.items():
        share = total["same"] / max(1, sum(total.values()))
        print(f"{dialect}: {dict(total)}, {share:.1%} the same rows")
        bad += share < 0.95
    for why, count in reasons.most_common(20):
        print(f"  {count} refused: {why}")
    return bad


def main():
    library, every = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0
    servers = []
    for kind in (Postgres, Duck):
        try:
            servers.append(kind())
        except (ImportError, OSError, TypeError, KeyError) as why:
            print(f"skipped: {kind.dialect}: {why}")
    if not servers:
        return 77
    try:
        return (check_own(library, servers) + check_questions(library, servers) + (check_gold(library, servers, every) if every else 0)) > 0
    finally:
        for server in servers:
            server.close()


sys.exit(main())
