#!/usr/bin/env python3
"""The examples that README quotes: check_examples.py ask.so

Python always runs; examples without a runtime here are listed as skipped.  # feature 183, feature 196
"""
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

EXTENSION = Path(sys.argv[1]).resolve()
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
QUESTION = "How many customers are there?"
failures = 0


def run(*command, environment=None):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True,
                          env={**os.environ, "ASK_MODEL": "builtin", **(environment or {})})
    return done.returncode, done.stdout, done.stderr


def check(name, *command):
    global failures
    got = run(*command)
    print(f"{name}: {got[1].strip()}")
    if got != (0, "There are 40 customers.\n", ""):
        failures += 1
        print(f"  wanted 40 customers and nothing else, got {got}")


with tempfile.TemporaryDirectory() as folder:
    database = os.path.join(folder, "shop.db")
    subprocess.run(["sqlite3", database], check=True,
                   stdin=open(EXAMPLES.parent / "demo/shop.sql", encoding="utf-8"))
    check("python", sys.executable, EXAMPLES / "ask.py", EXTENSION, database, QUESTION)
    compiler = shutil.which("cc")
    if not compiler:
        print("C: skipped, there is no compiler")
    else:
        # Without a sanitizer's runtime: the compiler is not under test.
        built = run(compiler, "-Wall", "-Wextra", "-Werror", EXAMPLES / "ask.c", "-lsqlite3", "-o",
                    os.path.join(folder, "ask"), environment={"LD_PRELOAD": ""})
        if built[0] != 0:
            failures += 1
            print("C does not compile:", built[2])
        else:
            check("C", os.path.join(folder, "ask"), EXTENSION, database, QUESTION)
    node = os.environ.get("ASK_NODE") or shutil.which("node")  # scripts/hosts names a newer one
    if not node or "LD_PRELOAD" in os.environ:
        print("node: skipped, it is not here or cannot run with a sanitizer")
    elif run(node, "-e", "require('node:sqlite')")[0] != 0:
        print("node: skipped, it has no node:sqlite (22.13 or newer has)")
    else:
        check("node", node, "--no-warnings", EXAMPLES / "ask.mjs", EXTENSION, database, QUESTION)
    if not shutil.which("php") or run("php", "-r", "new SQLite3(':memory:');")[0] != 0:
        print("php: skipped, it or its sqlite3 extension is not here")
    else:
        check("php", "php", "-d", f"sqlite3.extension_dir={EXTENSION.parent}",
              EXAMPLES / "ask.php", EXTENSION.name, database, QUESTION)
print(f"examples: {failures} failures")
sys.exit(failures > 0)
