#!/usr/bin/env python3
"""The extension in the stock sqlite3 shell: check_shell.py ask.so

Exit code, stdout and stderr are compared exactly: an answer is the SQL value, and nothing else is
ever printed.  # feature 7, feature 183, feature 181
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

EXTENSION = str(Path(sys.argv[1]).resolve())
failures = 0


def shell(*lines, options=(), database=":memory:"):
    """The shell as a user starts it: no key, no settings. A sanitizer must be loaded first."""
    environment = {"PATH": os.environ["PATH"], "HOME": tempfile.gettempdir(), "LANG": "C.UTF-8"}
    for name in ("LD_PRELOAD", "ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"):
        if name in os.environ:
            environment[name] = os.environ[name]
    done = subprocess.run(["sqlite3", "-batch", *options, database, *lines], capture_output=True,
                          text=True, env=environment, timeout=60, stdin=subprocess.DEVNULL)
    return done.returncode, done.stdout, done.stderr


def expect(what, got, wanted):
    global failures
    if got != wanted:
        failures += 1
        print(f"{what}:\n  wanted {wanted}\n  got    {got}")


LOAD = f".load {EXTENSION}"
TABLE = "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);" \
        "INSERT INTO customers(name, city) VALUES ('Ada', 'Oslo'), ('Ben', 'Oslo'), ('Cy', 'Bern');"
ANSWER = "There are 3 customers.\n"
QUESTION = "SELECT ask('How many customers are there?');"

expect("loading prints nothing", shell(LOAD), (0, "", ""))
expect("loading twice", shell(LOAD, LOAD, "SELECT 1;"), (0, "1\n", ""))
expect("one answer", shell(LOAD, TABLE, QUESTION), (0, ANSWER, ""))
expect("NULL", shell(LOAD, "SELECT ask(NULL) IS NULL;"), (0, "1\n", ""))
expect("several rows of one statement",
       shell(LOAD, TABLE, "SELECT id, ask('How many customers are there?') FROM customers;"),
       (0, "".join(f"{i}|{ANSWER}" for i in (1, 2, 3)), ""))
expect("-csv", shell(LOAD, TABLE, "SELECT 1 AS a, ask('How many customers are there?') AS b;",
                     options=("-csv", "-header")),
       (0, "a,b\n1,\"" + ANSWER.rstrip() + "\"\n", ""))
expect("-json", shell(LOAD, TABLE, QUESTION.replace(";", " AS b;"), options=("-json",)),
       (0, '[{"b":"' + ANSWER.rstrip() + '"}]\n', ""))
code, out, err = shell(LOAD, TABLE, "SELECT ask('hi');")
expect("an error is an exit code and a sentence on stderr", (code, out, err != ""), (1, "", True))
with tempfile.TemporaryDirectory() as folder:
    file = os.path.join(folder, "demo.db")
    code, out, err = shell(LOAD, "SELECT ask_demo('shop') IS NOT NULL;", database=file)
    expect("a demo in a file", (code, out, err), (0, "1\n", ""))
    expect("a question to the file", shell(LOAD, QUESTION, database=file),
           (0, "There are 40 customers.\n", ""))
    expect("a file opened for reading only",
           shell(LOAD, QUESTION, options=("-readonly",), database=file),
           (0, "There are 40 customers.\n", ""))
print(f"shell: {failures} failures")
sys.exit(failures > 0)
