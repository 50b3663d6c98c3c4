#!/usr/bin/env python3
"""docs/architecture.md against the code: check_architecture.py ROOT ask.so [--update]  # feature 161

The picture of the graph is the Mermaid text of ask_graph (--update writes it), the table of nodes has
its nodes, the table of layers has the folders of test/include_rules.txt. Files, folders and symbols
that the page names exist, and so do the files that comments of C++ code name by their path. Exits
with 77 (skipped) when all else is right and this Python's sqlite3 cannot load the extension.
"""
import os
import re
import sqlite3
import sys
from pathlib import Path

SKIPPED = 77
OLDEST_SQLITE = (3, 40, 0)  # that the extension loads into
PAGE = "docs/architecture.md"
CODE = (".cpp", ".h")
SUFFIXES = r"(?:cpp|h|hpp|py|txt|md|cmake|sql|test|json|c|mjs|map)"
PICTURE = re.compile(r"(```mermaid\n)(.*?)(```\n)", re.S)
# A path in a comment: agent/db/run/runner.h, or without the suffix of a header or program.
TOP_FOLDERS = r"(?:agent|ext|app|test|bench|prompts|cmake|scripts|examples|demo|docs)"
COMMENT_PATH = re.compile(rf"(?<![\w/.-]){TOP_FOLDERS}/[\w./-]*\w")


def graph_of(extension):
    """The names of the nodes and the Mermaid text; None where the extension cannot be loaded."""
    if not hasattr(sqlite3.Connection, "enable_load_extension"):
        return None
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        return None
    for name in list(os.environ):
        if name.startswith("ASK_"):
            del os.environ[name]
    db = sqlite3.connect(":memory:")
    try:
        db.enable_load_extension(True)
        db.load_extension(str(Path(extension).resolve()))
        nodes = [row[0] for row in db.execute("SELECT name FROM ask_graph WHERE kind = 'node'")]
        text = db.execute("SELECT text FROM ask_graph WHERE kind = 'mermaid'").fetchone()[0]
    finally:
        db.close()
    return nodes, text


def section(page, heading):
    """The text between one heading and the next; "" when there is none."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", page, re.S | re.M)
    return found.group(1) if found else ""


def check_graph(page, graph):
    nodes, text = graph
    picture = PICTURE.search(page)
    if not picture:
        yield f"{PAGE} has no Mermaid picture"
    elif picture.group(2) != text:
        drawn, real = picture.group(2).splitlines(), text.splitlines()
        for line in real:
            if line not in drawn:
                yield f"{PAGE}: the picture lacks {line.strip()!r}"
        for line in drawn:
            if line not in real:
                yield f"{PAGE}: the picture has {line.strip()!r}, the graph does not"
        yield (f"{PAGE}: the picture is not the one of ask_graph; "
               "write it with python3 test/check_architecture.py ROOT ask.so --update")
    described = re.findall(r"^\| `(\w+)` \|", section(page, "The graph"), re.M)
    if described != nodes:
        yield f"{PAGE}: the table of nodes has {described}, the graph has {nodes}"


def check_layers(page, rules):
    wanted = [line.strip() for line in rules.splitlines()
              if line.strip() and not line.startswith("#")]
    rows = re.findall(r"^\| (\d+) \| `([^`]+)` \|", section(page, "The layers"), re.M)
    got = [(int(number), folder) for number, folder in rows]
    right = list(reversed(list(enumerate(wanted, 1))))
    for number, folder in right:
        if (number, folder) not in got:
            yield f"{PAGE}: the table of layers lacks {number} {folder}"
    for number, folder in got:
        if (number, folder) not in right:
            yield f"{PAGE}: layer {number} of test/include_rules.txt is not {folder}"
    if sorted(got) == sorted(right) and got != right:
        yield f"{PAGE}: the table of layers is not in order, highest first"


def check_names(page, root, words):
    """Paths and symbols of the page: in backticks, in the drawing, in links."""
    for number, line in enumerate(page.split("\n"), 1):
        tokens = re.findall(r"`([^`\s]+)`", line)
        tokens += re.findall(rf"(?<![\w`/.-]){TOP_FOLDERS}/[\w./-]+\.{SUFFIXES}\b", line)
        for token in dict.fromkeys(tokens):
            is_path = "/" in token or re.fullmatch(rf"[\w-]+\.{SUFFIXES}", token)
            if is_path and not token.startswith("build/") and not (root / token).exists():
                yield f"{PAGE}:{number}: there is no {token}"
            symbol = re.fullmatch(r"(\w+(?:::\w+)*)(?:\(\))?", token)
            if is_path or not symbol or (root / token).exists():
                continue
            for name in symbol.group(1).split("::"):
                if name not in words:
                    yield f"{PAGE}:{number}: {name} is not in the code"
        for target in re.findall(r"\]\(([^)#:]+)\)", line):
            if not (root / PAGE).parent.joinpath(target).exists():
                yield f"{PAGE}:{number}: the link leads to {target}, which does not exist"


def check_comments(path, text, root):
    for number, line in enumerate(text.split("\n"), 1):
        comment = re.search(r"//(.*)", line)
        if not comment or line.lstrip().startswith("#include"):
            continue
        for named in COMMENT_PATH.findall(comment.group(1)):
            if not any((root / (named + suffix)).exists() for suffix in ("", *CODE)):
                yield f"{path}:{number}: the comment names {named}, which does not exist"


def sources(root):
    for top in ("agent", "ext", "app", "test", "bench"):
        for file in sorted((root / top).rglob("*")):
            if file.suffix in CODE and "node_modules" not in file.parts:
                yield file.relative_to(root).as_posix(), file.read_text(encoding="utf-8")


def main():
    root, extension = Path(sys.argv[1]), sys.argv[2]
    page = (root / PAGE).read_text(encoding="utf-8")
    graph = graph_of(extension)
    if graph and "--update" in sys.argv:
        page = PICTURE.sub(lambda m: m.group(1) + graph[1] + m.group(3), page, count=1)
        (root / PAGE).write_text(page, encoding="utf-8")
    code = list(sources(root))
    words = set()
    for path, text in code:
        if path.startswith(("agent/", "ext/", "app/")):
            words.update(re.findall(r"\w+", re.sub(r"//[^\n]*", "", text)))
    offences = list(check_graph(page, graph)) if graph else []
    offences += check_layers(page, (root / "test/include_rules.txt").read_text(encoding="utf-8"))
    offences += check_names(page, root, words)
    for path, text in code:
        offences += check_comments(path, text, root)
    for line in offences:
        print(line)
    print(f"{PAGE}: {len(offences)} offences in it or in the comments of {len(code)} files")
    if offences or len(code) < 20:
        return 1
    if not graph:
        print("skipped the picture: this Python's sqlite3 cannot load the extension")
        return SKIPPED
    return 0


sys.exit(main())
