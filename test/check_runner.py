#!/usr/bin/env python3
"""The script runner detects every kind of failure: check_runner.py SQL_RUNNER NAUGHTY_SO

Each script below is wrong in one way; the runner must exit 1 and name the line. --update must mend
the wrong blocks and leave every other byte alone. The extension is naughty.cpp.
"""
import os
import subprocess
import sys
import tempfile

RUNNER, EXTENSION = sys.argv[1:3]
WRONG = {
    "a row too few": ("\nquery\nSELECT 1 UNION SELECT 2;\n----\n1\n", ":2: wanted"),
    "another value": ("query\nSELECT 1;\n----\n2\n", ":1: wanted"),
    "another order": ("query\nVALUES (2), (1);\n----\n1\n2\n", ":1: wanted"),
    "NULL is not empty": ("query\nSELECT NULL, 1;\n----\n|1\n", ":1: wanted"),
    "no error": ("statement error\nSELECT 1;\n----\nx\n", "wanted an error, got none"),
    "another error": ("statement error\nSELECT nope;\n----\nno such table\n", ":1: wanted"),
    "no text": ("statement error\nSELECT nope;\n----\n", ":1: wanted"),
    "no block": ("statement error\nSELECT nope;\n", "needs a ---- block"),
    "a failing query": ("query\nSELECT nope;\n----\n", "no such column: nope"),
    "two queries": ("query\nSELECT 1; SELECT 2;\n----\n1\n", "more than one statement"),
    "a failing statement": ("statement ok\nSELECT nope;\n", "no such column: nope"),
    "a part of a row": ("query\nSELECT 'abc';\n----\n/ab/\n", ":1: wanted"),
    "a missing row": ("query\nSELECT 1 WHERE 0;\n----\n<any>\n", ":1: wanted"),
    "an unknown record": ("sing\nSELECT 1;\n----\n1\n", "unknown record: sing"),
    "something printed": ("statement ok\nSELECT naughty('print');\n", "printed:\nnaughty"),
    "an open statement": ("statement ok\nSELECT naughty('leave');\n", "left open: SELECT 'left'"),
    "an unreadable file": ("read nope.sql\n", ":1: cannot be read: nope.sql"),
    "an empty script": ("", "is empty"),
}
failures = 0


def run(text, *more, environment=None):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "x.test")
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)
        done = subprocess.run([RUNNER, EXTENSION, path, *more], capture_output=True, text=True,
                              env={**os.environ, **(environment or {})})
        with open(path, encoding="utf-8") as now:
            return done.returncode, done.stdout, now.read()


def expect(what, is_so, got):
    global failures
    if not is_so:
        failures += 1
        print(f"{what}: {got}")


for name, (script, part) in WRONG.items():
    code, printed, after = run(script)
    expect(name, code == 1 and part in printed and after == script, (code, printed))

script = "query\nSELECT 1;\n----\n1\n\n# kept\nquery\nSELECT 2;\n----\n3\n4\n\nquery\nSELECT 5;\n----\n"
mended = "query\nSELECT 1;\n----\n1\n\n# kept\nquery\nSELECT 2;\n----\n2\n\nquery\nSELECT 5;\n----\n5\n"
expect("--update", run(script, "--update")[2] == mended, run(script, "--update"))
right = "query\nSELECT 'ab';\n----\n/a./\n"
expect("--update of what is right", run(right, "--update")[2] == right, run(right, "--update"))
skip = "skip-unless-env RUNNER_TEST\n\nquery\nSELECT 1;\n----\n2\n"
expect("skipped", run(skip)[0] == 77, run(skip))
expect("not skipped", run(skip, environment={"RUNNER_TEST": "1"})[0] == 1, run(skip))
print(f"{failures} failures")
sys.exit(failures > 0)
