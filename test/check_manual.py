#!/usr/bin/env python3
"""app/sqlite-ask.7, the manual of the SQL functions: check_manual.py ask.so ROOT [--update]

Its lists are those of ask_help and ask_settings; --update writes them anew. groff must accept both
manuals, where it is installed.  # feature 238
"""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

EXTENSION, ROOT = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
PAGE = ROOT / "app/sqlite-ask.7"
LISTS = (
    ("FUNCTIONS", "SELECT signature, meaning FROM ask_help WHERE kind = 'function'"),
    ("TABLES", "SELECT signature, meaning FROM ask_help WHERE kind = 'table'"),
    ("SETTINGS", "SELECT name || coalesce(' = ' || value, ''), meaning FROM ask_settings"),
    ("CODES", "SELECT name, meaning FROM ask_help WHERE kind = 'code' AND name <> 'OK'"),
)


def rows(sql):
    clean = {key: value for key, value in os.environ.items() if not key.startswith("ASK_")}
    done = subprocess.run(["sqlite3", "-batch", "-ascii", ":memory:", f".load {EXTENSION}", sql],
                          check=True, capture_output=True, text=True, env=clean)
    return [line.split("\x1f") for line in done.stdout.split("\x1e") if line]


def roff(text):
    return text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")


def updated(text):
    for name, sql in LISTS:
        listed = "".join(f".TP\n.B {roff(first)}\n{roff(meaning)}\n" for first, meaning in rows(sql))
        text = re.sub(rf"(?ms)^(\.SH {name}\n(?:[^.].*?\n)?)(?:\.TP\n.*?)?(?=^\.SH )",
                      lambda match: match.group(1) + listed, text)
    return text


def main():
    text = PAGE.read_text(encoding="utf-8")
    wanted, failures = updated(text), 0
    if wanted != text and "--update" in sys.argv:
        PAGE.write_text(wanted, encoding="utf-8")
        print(f"{PAGE.name} rewritten")
    elif wanted != text:
        failures += 1
        print(f"{PAGE.name} is not what ask_help says; --update writes it")
    # The runtime of a sanitizer is for the shell that loads the extension.
    plain = {key: value for key, value in os.environ.items() if key != "LD_PRELOAD"}
    if shutil.which("groff"):
        for page in (PAGE, ROOT / "app/sqlite-ask.1"):
            done = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z", page], capture_output=True,
                                  text=True, env=plain)
            failures += bool(done.stderr)
            print(done.stderr, end="")
    print(f"manual: {failures} failures")
    return failures > 0


sys.exit(main())
