#!/usr/bin/env python3
"""How long statements take that SQLite compiles in more than linear time: compile_shapes.py ask.so

Each shape at each size, first by SQLite alone and then by ask_check, in milliseconds. Each shape runs
in a process of its own, since some would take SQLite minutes. Nothing may take ask_check a second.
"""
import sqlite3
import subprocess
import sys
import time

SIZES = (500, 2000, 8000, 32000)
LONGEST = 1_000_000  # bytes of a statement
PATIENCE = 60  # seconds for a shape


def each(write, n, between=","):
    return between.join(write(i) for i in range(n))


SHAPES = {
    "with distinct names": lambda n: "WITH "+each(lambda i: f"q{i} AS(SELECT 1)",n)+" SELECT 1",
    "with used chain": lambda n: "WITH q0 AS(SELECT 1 x),"+each(lambda i: f"q{i+1} AS(SELECT x FROM q{i})",n)+f" SELECT x FROM q{n}",
    "with used, each once": lambda n: "WITH "+each(lambda i: f"q{i} AS(SELECT 1 x)",n)+" SELECT "+each(lambda i: f"(SELECT x FROM q{i})",n,"+"),
    "with columns list": lambda n: "WITH q("+each(lambda i: f"c{i}",n)+") AS(SELECT 1) SELECT 1 FROM q",
    "select columns": lambda n: "SELECT "+each(lambda i: f"{i}",n),
    "select aliases": lambda n: "SELECT "+each(lambda i: f"a AS x{i}",n)+" FROM t",
    "alias order by": lambda n: "SELECT "+each(lambda i: f"a AS x{i}",min(n,1999))+" FROM t ORDER BY "+each(lambda i: f"x{i%1999}",n),
    "alias group by": lambda n: "SELECT "+each(lambda i: f"a AS x{i}",min(n,1999))+" FROM t GROUP BY "+each(lambda i: f"x{min(n,1999)-1}",min(n,1999)),
    "alias in where": lambda n: "SELECT "+each(lambda i: f"a AS x{i}",min(n,1999))+" FROM t WHERE a IN ("+each(lambda i: f"x{min(n,1999)-1}",n)+")",
    "sub-select same names": lambda n: "SELECT "+each(lambda i: f"x{i}",min(n,1999))+" FROM (SELECT "+each(lambda i: f"a AS x{i}",min(n,1999))+" FROM t)",
    "sub-select dup names": lambda n: "SELECT 1 FROM (SELECT "+each(lambda i: "a",min(n,1999))+" FROM t)",
    "order by": lambda n: "SELECT a FROM t ORDER BY "+each(lambda i: f"a+{i}",n),
    "group by": lambda n: "SELECT a FROM t GROUP BY "+each(lambda i: f"a+{i}",n),
    "group by distinct aggs": lambda n: "SELECT "+each(lambda i: f"sum(a+{i})",n)+" FROM t",
    "aggs in one expression": lambda n: "SELECT a IN ("+each(lambda i: f"sum(a+{i})",n)+") FROM t",
    "distinct columns in agg": lambda n: "SELECT max(a IN ("+each(lambda i: f"c{i%2000}",n)+")) FROM big",
    "compound": lambda n: each(lambda i: f"SELECT {i}",n," UNION ALL "),
    "values rows": lambda n: "VALUES "+each(lambda i: f"({i})",n),
    "values rows in from": lambda n: "SELECT * FROM (VALUES "+each(lambda i: f"({i})",n)+")",
    "values rows of different": lambda n: "VALUES "+each(lambda i: f"({i})" if i<n-1 else "(1,2)",n),
    "joined tables": lambda n: "SELECT 1 FROM "+each(lambda i: f"t AS t{i}",n),
    "joined on": lambda n: "SELECT 1 FROM t AS t0 "+each(lambda i: f" JOIN t AS t{i+1} ON t{i+1}.a=t{i}.a",n," "),
    "joined using": lambda n: "SELECT 1 FROM t AS t0 "+each(lambda i: f" JOIN t AS t{i+1} USING(a,b,c)",n," "),
    "natural join of big": lambda n: "SELECT 1 FROM big "+each(lambda i: f" NATURAL JOIN big b{i}",n," "),
    "using list": lambda n: "SELECT 1 FROM big JOIN big b USING("+each(lambda i: f"c{i%2000}",n)+")",
    "star of joins of big": lambda n: "SELECT * FROM "+each(lambda i: f"big b{i}",n),
    "derived tables": lambda n: "SELECT 1 FROM "+each(lambda i: f"(SELECT a FROM t) t{i}",n),
    "windows defs": lambda n: "SELECT 1 FROM t WINDOW "+each(lambda i: f"w{i} AS (ORDER BY a)",n),
    "windows defs chained": lambda n: "SELECT 1 FROM t WINDOW w0 AS (PARTITION BY a), "+each(lambda i: f"w{i+1} AS (w{i} ORDER BY a)" if i==0 else f"w{i+1} AS (w0 ORDER BY b)",n),
    "windows used": lambda n: "SELECT "+each(lambda i: f"sum(a) OVER w{i}",n)+" FROM t WINDOW "+each(lambda i: f"w{i} AS (ORDER BY a+{i})",n),
    "windows used same": lambda n: "SELECT a IN("+each(lambda i: f"sum(a) OVER w{n-1}",n)+") FROM t WINDOW "+each(lambda i: f"w{i} AS (ORDER BY a+{i})",n),
    "inline windows": lambda n: "SELECT "+each(lambda i: f"sum(a) OVER (ORDER BY a+{i})",n)+" FROM t",
    "in list numbers": lambda n: "SELECT a FROM t WHERE a IN ("+each(lambda i: f"{i}",n)+")",
    "in list columns": lambda n: "SELECT a FROM t WHERE a IN ("+each(lambda i: f"b",n)+")",
    "in list subqueries": lambda n: "SELECT a FROM t WHERE a IN ("+each(lambda i: f"(SELECT {i})",n)+")",
    "in list texts": lambda n: "SELECT a FROM t WHERE a IN ("+each(lambda i: f"'x{i}'",n)+")",
    "and chain": lambda n: "SELECT a FROM t WHERE "+each(lambda i: f"a<>{i}",n," AND "),
    "or chain": lambda n: "SELECT a FROM t WHERE "+each(lambda i: f"a={i}",n," OR "),
    "or of ands": lambda n: "SELECT a FROM t WHERE "+each(lambda i: f"(a={i} AND b={i})",n," OR "),
    "and of ors": lambda n: "SELECT a FROM t WHERE "+each(lambda i: f"(a={i} OR b={i})",n," AND "),
    "plus chain": lambda n: "SELECT "+each(lambda i: f"{i}",n,"+"),
    "concat chain": lambda n: "SELECT "+each(lambda i: f"'{i}'",n,"||"),
    "case whens": lambda n: "SELECT CASE a "+each(lambda i: f"WHEN {i} THEN {i}",n," ")+" END FROM t",
    "function args": lambda n: "SELECT max("+each(lambda i: f"{i}",n)+")",
    "calls": lambda n: "SELECT a IN("+each(lambda i: f"abs({i})",n)+") FROM t",
    "scalar subqueries": lambda n: "SELECT 1 IN("+each(lambda i: f"(SELECT max(a) FROM t WHERE b={i})",n)+")",
    "correlated subqueries": lambda n: "SELECT 1 IN("+each(lambda i: f"(SELECT max(a) FROM t WHERE b=o.a)",n)+") FROM t o",
    "row values": lambda n: "SELECT 1 FROM t WHERE (a,b) IN (VALUES "+each(lambda i: f"({i},{i})",n)+")",
    "row value wide": lambda n: "SELECT ("+each(lambda i: f"{i}",n)+") = ("+each(lambda i: f"{i}",n)+")",
    "wide row value in": lambda n: "SELECT ("+each(lambda i: f"a",n)+") IN (SELECT "+each(lambda i: f"{i}",n)+") FROM t",
    "wide row compare": lambda n: "SELECT 1 FROM t WHERE ("+each(lambda i: f"a",n)+") < ("+each(lambda i: f"{i}",n)+")",
    "between chain": lambda n: "SELECT 1 FROM t WHERE "+each(lambda i: f"a BETWEEN {i} AND {i+5}",n," AND "),
    "exists chain": lambda n: "SELECT 1 FROM t WHERE a IN ("+each(lambda i: f"EXISTS(SELECT 1)",n)+")",
    "like chain": lambda n: "SELECT 1 FROM t WHERE a IN ("+each(lambda i: f"a LIKE 'x%{i}'",n)+")",
    "equalities transitive": lambda n: "SELECT 1 FROM t WHERE "+each(lambda i: f"a=b",n," AND "),
    "const propagation": lambda n: "SELECT 1 FROM big WHERE "+each(lambda i: f"c{i%2000}={i}",n," AND "),
    "collate chain": lambda n: "SELECT a"+" COLLATE nocase"*n+" FROM t",
    "unary ~ chain": lambda n: "SELECT "+"~"*n+"1",
    "not chain": lambda n: "SELECT "+"NOT "*n+"1",
    "paren": lambda n: "SELECT "+"("*n+"1"+")"*n,
    "semis": lambda n: "SELECT 1"+";"*n,
    "json arrows": lambda n: "SELECT a"+"->'x'"*n+" FROM t",
    "group_concat order": lambda n: "SELECT a FROM t ORDER BY "+each(lambda i: "1",n),
    "select dup exprs group by": lambda n: "SELECT "+each(lambda i: f"a+b+{i}",n)+" FROM t GROUP BY "+each(lambda i: f"a+b+{i}",n),
    "having": lambda n: "SELECT a FROM t GROUP BY a HAVING "+"max(a) IN ("+each(lambda i: f"count(a+{i})",n)+")",
    "compound order by": lambda n: "SELECT "+each(lambda i: f"{i} AS x{i}",n)+" UNION SELECT "+each(lambda i: f"{i}",n)+" ORDER BY "+each(lambda i: f"x{n-1-i}",n),
    "compound order by many": lambda n: "SELECT "+each(lambda i: f"{i} AS x{i}",1000)+" UNION SELECT "+each(lambda i: f"{i}",1000)+" ORDER BY "+each(lambda i: f"x{i%1000}",n),
    "distinct": lambda n: "SELECT DISTINCT "+each(lambda i: f"a+{i}",n)+" FROM t",
    "table function args": lambda n: "SELECT 1 FROM json_each("+each(lambda i: f"{i}",n)+")",
    "partition by": lambda n: "SELECT sum(a) OVER (PARTITION BY "+each(lambda i: f"a+{i}",n)+") FROM t",
    "filter": lambda n: "SELECT 1 IN ("+each(lambda i: f"count(*) FILTER (WHERE a={i})",n)+") FROM t",
}


def milliseconds(db, sql, *values):
    begin = time.perf_counter()
    try:
        db.execute(sql, values).fetchall()
        said = ""
    except sqlite3.Error as error:
        said = str(error)[:40]
    return round((time.perf_counter() - begin) * 1000), said


def measure(extension, name):
    db = sqlite3.connect(":memory:")
    db.enable_load_extension(True)
    db.load_extension(extension)
    columns = ",".join(f"c{i}" for i in range(2000))
    db.executescript(f"CREATE TABLE t(a, b, c); CREATE TABLE big({columns})")
    db.execute("SELECT * FROM ask_check('SELECT 1')").fetchall()
    for n in SIZES:
        sql = SHAPES[name](n)
        while len(sql) > LONGEST:
            n = n * 9 // 10
            sql = SHAPES[name](n)
        checked, failed = milliseconds(db, "SELECT message FROM ask_check(?)", sql)
        said = db.execute("SELECT message FROM ask_check(?) WHERE severity <> 'warning'",
                          (sql,)).fetchone()
        verdict = failed or (said[0] if said else "fine")
        print(f"{name} | {n} | {len(sql) // 1000} KB | ask_check {checked} ms | {verdict[:60]}",
              flush=True)
        alone, error = milliseconds(db, "EXPLAIN " + sql)
        print(f"    SQLite {alone} ms {error}", flush=True)


def main():
    extension = sys.argv[1]
    if len(sys.argv) > 2:
        return measure(extension, sys.argv[2])
    for name in SHAPES:
        run = subprocess.Popen([sys.executable, __file__, extension, name], stdout=subprocess.PIPE,
                               text=True)
        try:
            out = run.communicate(timeout=PATIENCE)[0]
        except subprocess.TimeoutExpired:
            run.kill()
            out = run.communicate()[0] + f"    stopped after {PATIENCE} s\n"
        print(out, end="", flush=True)


main()
