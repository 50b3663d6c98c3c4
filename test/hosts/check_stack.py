#!/usr/bin/env python3
"""Threads with small stacks: check_stack.py ask.so  # feature 245

Every deeply nested statement, in a thread with each stack size, gives an answer or an error, and the
process survives. Each runs in its own process, whose crash is the failure. Frames are larger under
a sanitizer, and so are the stacks.
"""
import os
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

EXTENSION = str(Path(sys.argv[1]).resolve())
SANITIZED = "san" in os.environ.get("LD_PRELOAD", "")
SCALE = 8 if SANITIZED else 1
DEPTHS = (40, 900) if SANITIZED else (40, 90, 190, 900, 100_000)


def times(n, before, inside, after=""):
    return "SELECT " + before * n + inside + after * n


SHAPES = {
    "parentheses": lambda n: times(n, "(", "1", ")"),
    "open parentheses": lambda n: "SELECT " + "(" * n,
    "lists": lambda n: times(n, "(1 IN ", "(1)", ")"),
    "open lists": lambda n: "SELECT " + "(1 IN " * n,
    "calls": lambda n: times(n, "abs(", "1", ")"),
    "cases": lambda n: times(n, "CASE WHEN 1 THEN ", "1", " END"),
    "queries": lambda n: times(n, "(SELECT ", "1", ")"),
    "tables": lambda n: "SELECT * FROM " + "(SELECT * FROM " * n + "t" + ")" * n,
    "nested joins": lambda n: "SELECT * FROM " + "(" * n + "t" + ")" * n,
    "exists": lambda n: times(n, "EXISTS (SELECT ", "1", ")"),
    "with": lambda n: "WITH x AS (" * n + "SELECT 1 AS a" + ") SELECT a FROM x" * n,
    "with in a row": lambda n: "WITH q0 AS (SELECT 1 AS x)" + "".join(
        f", q{i + 1} AS (SELECT x FROM q{i})" for i in range(min(n, 999))) +
        f" SELECT x FROM q{min(n, 999)}",
    "not": lambda n: times(n, "NOT ", "1"),
    "minus": lambda n: times(n, "- ", "1"),
    "tilde": lambda n: times(n, "~", "1"),
    "minus and plus": lambda n: times(n, "-1+", "1"),
    "plus": lambda n: "SELECT id" + "+id" * n + " FROM t",
    "concatenation": lambda n: "SELECT id" + "||id" * n + " FROM t",
    "and": lambda n: "SELECT id FROM t WHERE id" + " AND id" * n,
    "or": lambda n: "SELECT id FROM t WHERE id = 1" + " OR id = 2" * n,
    "collate": lambda n: "SELECT name" + " COLLATE nocase" * n + " FROM t",
    "between": lambda n: times(n, "1 BETWEEN 0 AND (", "1", ")"),
    "in queries": lambda n: times(n, "1 IN (SELECT ", "1", ")"),
    "union": lambda n: "SELECT 1" + " UNION SELECT 1" * n,
    "like": lambda n: "SELECT 1" + " LIKE 1" * n,
    "filter": lambda n: times(n, "count(*) FILTER (WHERE ", "1", ")"),
    "casts": lambda n: times(n, "CAST(", "1", " AS TEXT)"),
    "json": lambda n: "SELECT name" + "->'a'" * n + " FROM t",
}
# The functions and tables that get the statement.
WAYS = ["SELECT ask(?)", "SELECT count(*) FROM ask_check(?)", "SELECT ask_explain(?)",
        "SELECT ask_render(ask_tree(?))", "SELECT count(*) FROM ask_score('', ?)"]


def worker(kilobytes, depth):
    """All statements at one depth, in one thread; prints each before it is run."""
    def run():
        db = sqlite3.connect(":memory:")
        db.enable_load_extension(True)
        db.load_extension(EXTENSION)
        db.execute("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)")
        db.execute("INSERT INTO t VALUES (1, 'a')")
        for name, shape in SHAPES.items():
            for way in WAYS:
                print(f"{name}: {way}", flush=True)
                try:
                    db.execute(way, (shape(depth)[:999_000],)).fetchall()
                except sqlite3.Error:
                    pass
        answer = db.execute("SELECT row FROM ask_rows('How many t are there?')").fetchall()
        print("the end" if answer == [('{"count(*)":1}',)] else f"no answer: {answer}", flush=True)
        db.close()
    threading.stack_size(kilobytes * 1024)
    thread = threading.Thread(target=run)
    thread.start()
    thread.join()


def main():
    if len(sys.argv) > 3:
        return worker(int(sys.argv[2]), int(sys.argv[3]))
    failures = 0
    for kilobytes in (64, 128, 256, 512):
        for depth in DEPTHS:
            run = subprocess.run([sys.executable, __file__, EXTENSION, str(kilobytes * SCALE),
                                  str(depth)], capture_output=True, text=True)
            last = run.stdout.strip().split("\n")[-1]
            if run.returncode != 0 or last != "the end":
                failures += 1
                print(f"{kilobytes} KB, {depth} levels: exit {run.returncode} at {last}")
                print(run.stderr[-400:])
    if SANITIZED:
        print(f"stacks were {SCALE} times as large: this runs under a sanitizer")
    print(f"{failures} failures")
    return 1 if failures else 0


sys.exit(main())
