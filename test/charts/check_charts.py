#!/usr/bin/env python3
"""Charts in other programs: an XML parser, Vega-Lite's compiler: check_charts.py ask.so

feature 200, feature 233
"""
import fcntl
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import xml.dom.minidom
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SKIPPED = 77

# Rows, and the number of bars or points that they give.
CASES = [
    ("VALUES('Rome', 3), ('Oslo', 5), ('<b>&\"', 7), ('Rome', 2)", 4),
    ("VALUES('a', -1), ('b', NULL), ('c', 2.5)", 2),
    ("VALUES('2024-01', 3), ('2024-02', 5), ('2024-03', 1)", 3),
    ("VALUES('2024-01', 3), ('2024-04', 5), ('2024-05', 1)", 3),  # two months without a row
    ("VALUES('2024-01', 'x', 3), ('2024-01', 'y', 5), ('2024-02', 'x', 1), ('2024-02', 'y', 4)", 4),
    ("VALUES('Rome', 'x', 3), ('Rome', 'y', 5), ('Oslo', 'x', 1)", 3),
    ("VALUES(1.5, 2), (2.5, 4), (9, -3)", 3),
    ("VALUES('2024-01-01', 3), ('2024-01-01', 5), ('2024-03-09 10:00', 1)", 3),
    ("VALUES(1), (2), (2), (9)", 5),
    ("VALUES('" + "x" * 400 + "', 1), (char(27) || '[31m' || char(0) || char(65534), 2)", 2),
    ("VALUES(']]>', 1), ('<!--', 2), ('''\"><script>', 3)", 3),
]


def connect(extension):
    db = sqlite3.connect(":memory:")
    db.enable_load_extension(True)
    db.load_extension(extension)
    return db


def chart(db, sql, form):
    options = json.dumps({"as": form})
    return db.execute("SELECT ask_chart(?, ?)", (sql, options)).fetchone()[0]


def same(got, wanted, what):
    if got != wanted:
        raise AssertionError(f"{what}: {got!r}, not {wanted!r}")


def check_svg(db):
    """Well-formed, one mark for each value, no scripts or external resources."""
    for sql, marks in CASES:
        page = chart(db, sql, "html")
        whole = xml.dom.minidom.parseString(page.split("<svg", 1)[1].join(["<svg", ""])
                                            .split("</svg>")[0] + "</svg>")
        drawing = xml.dom.minidom.parseString(chart(db, sql, "svg"))
        same(drawing.toxml(), whole.toxml(), f"svg of {sql}")
        titles = drawing.getElementsByTagName("title")
        drawn = [title for title in titles if not title.firstChild.data.endswith(": 0")]
        if "VALUES(1)" in sql:  # a histogram: its bars hold all rows
            same(sum(int(title.firstChild.data.rsplit(" ", 1)[1]) for title in drawn), 4, sql)
        else:
            same(len(drawn), marks, f"marks of {sql}")
        for name in ("script", "a", "image", "use", "foreignObject"):
            same(len(drawing.getElementsByTagName(name)), 0, f"<{name}> in {sql}")
        same("<script" in page or "http-equiv=\"refresh" in page, False, f"html of {sql}")


def installed():
    wanted = json.loads((FOLDER / "package.json").read_text())["dependencies"]
    packages = {name: FOLDER / "node_modules" / name / "package.json" for name in wanted}
    return all(path.exists() and json.loads(path.read_text())["version"] == wanted[name]
               for name, path in packages.items())


def skip(why):
    print(f"SKIPPED: Vega-Lite's compiler: {why}")
    sys.exit(SKIPPED)


def environment():
    return {name: value for name, value in os.environ.items()
            if name not in ("LD_PRELOAD", "ASAN_OPTIONS", "NODE_OPTIONS")}


def install():
    with open(FOLDER / ".npmrc") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if installed():
            return
        npm = shutil.which("npm")
        if not npm or not shutil.which("node"):
            skip("there is no Node with npm: scripts/setup installs them")
        try:
            subprocess.run([npm, "ci", "--ignore-scripts", "--prefer-offline"], cwd=FOLDER,
                           capture_output=True, timeout=120, env=environment())
        except subprocess.TimeoutExpired:
            pass
        if not installed():
            skip("it cannot be installed")


def check_vega(db):
    """The compiler accepts every specification without a warning and draws each value."""
    install()
    specs = [json.loads(chart(db, sql, "vega")) for sql, _ in CASES]
    done = subprocess.run(["node", str(FOLDER / "compile.cjs")], input=json.dumps(specs), text=True,
                          capture_output=True, timeout=120, env=environment())
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    same(len(lines), len(specs), f"compiled: {done.stderr}")
    for (sql, marks), line in zip(CASES, lines):
        same(line.get("error"), None, f"compiling {sql}")
        same(line["warnings"], [], f"warnings of {sql}")
        if "VALUES(1)" not in sql:
            same(line["marks"], marks, f"marks of {sql}")


def main():
    db = connect(sys.argv[1])
    check_svg(db)
    print(f"{len(CASES)} charts are well-formed SVG and HTML")
    check_vega(db)
    print(f"{len(CASES)} charts compile as Vega-Lite")


main()
