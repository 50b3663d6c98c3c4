#!/usr/bin/env python3
"""The extension in Python's sqlite3 module: check_python.py ask.so  # feature 183, feature 196

Answers are read with fetchone(); nothing is printed; connections in several threads and connections
that are closed at once work.
"""
import os
import sqlite3
import sys
import tempfile
import threading
from pathlib import Path

EXTENSION = str(Path(sys.argv[1]).resolve())
for name in list(os.environ):
    if name.startswith(("ASK_", "OPENAI_", "ANTHROPIC_", "OLLAMA_")):
        del os.environ[name]
failures = 0


def expect(what, got, wanted):
    global failures
    if got != wanted:
        failures += 1
        print(f"{what}:\n  wanted {wanted}\n  got    {got}")


def connect(path=":memory:"):
    db = sqlite3.connect(path)
    db.enable_load_extension(True)
    db.load_extension(EXTENSION)
    db.enable_load_extension(False)
    return db


def count_customers(db):
    return db.execute("SELECT ask(?)", ("How many customers are there?",)).fetchone()


def fill(db, rows):
    db.execute("CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT)")
    db.executemany("INSERT INTO customers(name) VALUES (?)", [(f"n{i}",) for i in range(rows)])


def printed(body):
    """Everything that `body` writes to stdout and stderr."""
    with tempfile.TemporaryFile() as log:
        kept = os.dup(1), os.dup(2)
        sys.stdout.flush()
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
        try:
            body()
        finally:
            os.dup2(kept[0], 1)
            os.dup2(kept[1], 2)
        log.seek(0)
        return log.read().decode()


def answers():
    db = connect()
    fill(db, 3)
    expect("inside the open transaction", db.in_transaction, True)
    before = db.total_changes
    expect("fetchone", count_customers(db), ("There are 3 customers.",))
    expect("still in it", (db.in_transaction, db.total_changes), (True, before))
    expect("NULL", db.execute("SELECT ask(NULL)").fetchone(), (None,))
    names = db.execute("SELECT json_extract(row, '$.name') FROM ask_rows('list the names of all "
                       "customers') ORDER BY n").fetchall()
    expect("rows", names, [("n0",), ("n1",), ("n2",)])
    try:
        db.execute("SELECT ask('hi')").fetchone()
        expect("too short", "an answer", "an error")
    except sqlite3.OperationalError as error:
        expect("an error is a sentence", str(error).startswith("ask: "), True)
    expect("and ask works after it", count_customers(db), ("There are 3 customers.",))
    db.close()


def one_thread(number, out):
    db = connect()
    fill(db, number)
    out[number] = [count_customers(db) for _ in range(20)]
    db.close()


def threads():
    out = {}
    running = [threading.Thread(target=one_thread, args=(n, out)) for n in (2, 3, 4, 5)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    expect("threads", out, {n: [(f"There are {n} customers.",)] * 20 for n in (2, 3, 4, 5)})


def closed_at_once():
    for _ in range(50):
        connect().close()
    db = connect()
    rows = db.execute("SELECT * FROM ask_trace('How many customers are there?')")
    rows.fetchone()
    db.close()


expect("nothing is printed", printed(lambda: (answers(), threads(), closed_at_once())), "")
print(f"python, SQLite {sqlite3.sqlite_version}: {failures} failures")
sys.exit(failures > 0)
