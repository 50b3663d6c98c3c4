#!/usr/bin/env python3
"""Result codes of SQLite reach the host: check_result_codes.py ask.so  # feature 236

In C (result_codes.c) and in Python: a database that is locked, interrupted, out of memory, full or
corrupt; failures in the JSON format; and the owner of the progress handler.
"""
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

EXTENSION = Path(sys.argv[1]).resolve()
QUESTION = "How many customers are there?"
BUSY, NOMEM, INTERRUPT, CORRUPT, FULL, ROW = 5, 7, 9, 11, 13, 100
THREE = (ROW, 0, "There are 3 customers.")
WANTED = {
    "free": THREE,
    "busy": (BUSY, BUSY, "ask: database is locked"),
    "busy, schema known": (BUSY, BUSY, "ask: database is locked"),
    "busy, table": (BUSY, BUSY, "database is locked"),  # by SQLite itself
    "busy, document": (ROW, 0, "DATABASE_LOCKED"),
    "busy, change": (BUSY, BUSY, "ask: database is locked"),
    "free again": THREE,
    "interrupt": (INTERRUPT, INTERRUPT, "ask: interrupted"),
    "after an interrupt": THREE,
    "warm": THREE,
    "no memory": (NOMEM, NOMEM, "out of memory"),
    "after no memory": THREE,
    "full": (FULL, FULL, "ask: database or disk is full"),
    "after full": THREE,
    "by a thread": THREE,
    "progress handler": ("kept",),
    "late": (1, 1, "ask: the query ran longer than 200 ms (query_timeout_ms)"),
    "progress handler after a late query": ("kept",),
    "by the handler": THREE,
    "progress handler when borrowed": ("gone",),
    "corrupt": (CORRUPT, CORRUPT, "ask: database disk image is malformed"),
    "corrupt, table": (CORRUPT, CORRUPT, "ask_rows: database disk image is malformed"),
    "corrupt, document": (ROW, 0, "DATABASE_CORRUPT"),
}
failures = 0


def expect(what, got, wanted):
    global failures
    if got != wanted:
        failures += 1
        print(f"{what}:\n  wanted {wanted}\n  got    {got}")


def in_c(folder):
    compiler = shutil.which("cc")
    if not compiler:
        return print("C: skipped, there is no compiler")
    program = os.path.join(folder, "result_codes")
    # Without a sanitizer's runtime: the compiler is not under test.
    plain = {key: value for key, value in os.environ.items() if key != "LD_PRELOAD"}
    subprocess.run([compiler, "-Wall", "-Wextra", "-Werror", Path(__file__).with_name("result_codes.c"),
                    "-o", program, "-lsqlite3", "-lpthread"], check=True, env=plain)
    done = subprocess.run([program, EXTENSION, folder], capture_output=True, text=True, timeout=120,
                          env={**os.environ, "ASK_MODEL": "builtin"})
    got = {}
    for line in done.stdout.splitlines():
        what, *rest = line.split("|")
        got[what] = tuple(int(part) if part.isdigit() else part for part in rest)
    expect("C ends", (done.returncode, done.stderr), (0, ""))
    for what, wanted in WANTED.items():
        expect(f"C, {what}", got.get(what), wanted)
    return print(f"C: {len(got)} cases")


def connect(path):
    db = sqlite3.connect(path, timeout=0, isolation_level=None)
    db.enable_load_extension(True)
    db.load_extension(str(EXTENSION))
    db.enable_load_extension(False)
    return db


def code_of(db, sql, *arguments):
    try:
        return db.execute(sql, arguments).fetchone()
    except sqlite3.Error as error:
        return type(error).__name__, getattr(error, "sqlite_errorcode", BUSY)


def in_python(folder):
    path = os.path.join(folder, "python.db")
    db = connect(path)
    db.execute("CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT)")
    db.execute("INSERT INTO customers(name) VALUES ('Ann'), ('Bea'), ('Cid')")
    other = connect(path)
    db.execute("BEGIN EXCLUSIVE")
    expect("Python, busy", code_of(other, "SELECT ask(?)", QUESTION), ("OperationalError", BUSY))
    said = json.loads(code_of(other, "SELECT ask(?, ?)", QUESTION, '{"format": "json"}')[0])
    expect("Python, document", (said["code"], said["rows"], said["answer"]), ("DATABASE_LOCKED", [], None))
    db.execute("COMMIT")
    said = json.loads(code_of(other, "SELECT ask(?, ?)", QUESTION, '{"format": "json"}')[0])
    expect("Python, free", (said["code"], said["rows"], said["truncated"]), ("OK", [[3]], False))
    other.set_progress_handler(lambda: 1, 1)
    expect("Python, stopped by its handler", code_of(other, "SELECT ask(?)", QUESTION),
           ("OperationalError", INTERRUPT))
    print("Python: done")


for name in list(os.environ):
    if name.startswith(("ASK_", "OPENAI_", "ANTHROPIC_", "OLLAMA_")):
        del os.environ[name]
with tempfile.TemporaryDirectory() as temporary:
    in_c(temporary)
    in_python(temporary)
print(f"result codes: {failures} failures")
sys.exit(failures > 0)
