#!/usr/bin/env python3
"""FEATURES.md from test/features.txt and the tags of the tests: features.py --write|--check [ROOT]

A test names its rows in a comment: "feature 71", or "feature 24, 25" for several rows (every number
directly after it counts). --write creates FEATURES.md; --check exits with 1 if that would change it,
if features.txt is malformed, or if a tag names a missing row.
"""
import difflib
import re
import sys
from pathlib import Path

PROMISES = "test/features.txt"
PAGE = "FEATURES.md"
TEXT = (".test", ".cpp", ".h", ".py", ".sql", ".txt", ".mjs", ".cjs", ".js")
OURS = ("test/features.py", PROMISES)
TAG = re.compile(r"\bfeature (\d+(?:,? \d+)*)")
MOST_LINES = 20  # of the difference that --check prints


def read_promises(text):
    """-> sections [(name, [(row, promise)])], offences."""
    sections, offences, seen = [], [], set()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        heading = re.fullmatch(r"\[(.+)\]", line)
        row = re.fullmatch(r"(\d+)\|([^|]+\.)", line)
        if heading:
            sections.append((heading.group(1), []))
        elif not row or not sections:
            offences.append(f"{PROMISES}:{number}: is neither [section] nor number|sentence.")
        elif int(row.group(1)) in seen:
            offences.append(f"{PROMISES}:{number}: row {row.group(1)} stands here twice")
        else:
            seen.add(int(row.group(1)))
            sections[-1][1].append((int(row.group(1)), row.group(2)))
    return sections, offences


def read_tags(root):
    """-> {row: {path: first line that names it}}"""
    tags = {}
    for file in sorted((root / "test").rglob("*")):
        path = file.relative_to(root).as_posix()
        if not path.endswith(TEXT) or "/node_modules/" in path or "/corpus/" in path:
            continue
        if path in OURS or not file.is_file():
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
            for found in TAG.findall(line):
                for row in re.findall(r"\d+", found):
                    tags.setdefault(int(row), {}).setdefault(path, number)
    return tags


def page_of(sections, tags):
    rows = [row for _, promises in sections for row, _ in promises]
    tested = [row for row in rows if row in tags]
    out = ["# What ask promises, and the tests that show it", "",
           "<!-- written by test/features.py --write from test/features.txt and the tests -->", "",
           f"{len(tested)} of {len(rows)} rows have a test. A test names its row in a comment, "
           "as in `feature 71`."]
    untested = []
    for name, promises in sections:
        untested += [(row, promise) for row, promise in promises if row not in tags]
        shown = [(row, promise) for row, promise in promises if row in tags]
        if not shown:
            continue
        out += ["", f"## {name}", "", "| row | promise | test files |", "| --- | --- | --- |"]
        for row, promise in shown:
            files = ", ".join(f"[{path.removeprefix('test/')}]({path})" for path in tags[row])
            out.append(f"| {row} | {promise} | {files} |")
    if untested:
        out += ["", "## Not yet tested or not yet built", "", "| row | promise |", "| --- | --- |"]
        out += [f"| {row} | {promise} |" for row, promise in untested]
    return "\n".join(out) + "\n"


def main():
    mode = sys.argv[1] if len(sys.argv) > 1 else ""
    if mode not in ("--write", "--check"):
        print(__doc__)
        return 2
    root = Path(sys.argv[2] if len(sys.argv) > 2 else Path(__file__).resolve().parents[1])
    sections, offences = read_promises((root / PROMISES).read_text(encoding="utf-8"))
    tags = read_tags(root)
    rows = {row for _, promises in sections for row, _ in promises}
    for row in sorted(tags.keys() - rows):
        for path, number in tags[row].items():
            offences.append(f"{path}:{number}: feature {row} is no row of {PROMISES}")
    page = page_of(sections, tags)
    file = root / PAGE
    if mode == "--write":
        file.write_text(page, encoding="utf-8")
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    if old != page:
        offences.append(f"{PAGE} is not current; python3 test/features.py --write makes it so:")
        diff = list(difflib.unified_diff(old.splitlines(), page.splitlines(), PAGE,
                                         f"{PAGE} as it should be", n=0, lineterm=""))
        offences += diff[:MOST_LINES]
        if len(diff) > MOST_LINES:
            offences.append(f"... and {len(diff) - MOST_LINES} more lines")
    for line in offences:
        print(line)
    print(f"{PAGE}: {len(rows)} rows, {len(rows & tags.keys())} with a test")
    return 1 if offences or not rows else 0


sys.exit(main())
