#!/usr/bin/env python3
"""docs/architecture.md against the code: check_architecture.py ROOT ask.so [--update]  # feature 161

The picture of the graph is the Mermaid text of ask_graph, a line for each node (--update writes it),
the table of nodes has its nodes. Its table of layers and that of docs/layers.md have the folders of
test/include_rules.txt. The page is one that is read at once. Files, folders and symbols that it, the
layers and the walkthroughs name exist, and so do the files that comments of C++ code name by their
path. Exits with 77 (skipped) when all else is right and this Python's sqlite3 cannot load the extension.
"""
import os
import re
import sqlite3
import sys
from pathlib import Path

SKIPPED = 77
OLDEST_SQLITE = (3, 40, 0)  # that the extension loads into
PAGE = "docs/architecture.md"
LAYERS = "docs/layers.md"
PAGES = (PAGE, LAYERS, "docs/walkthroughs.md")
MOST_LINES = 140  # of the page
CODE = (".cpp", ".h")
SUFFIXES = r"(?:cpp|h|hpp|py|txt|md|cmake|sql|test|json|c|mjs|map)"
PICTURE = re.compile(r"(```mermaid\n)(.*?)(```\n)", re.S)
# A path in a comment: agent/db/run/runner.h, or without the suffix of a header or source file.
TOP_FOLDERS = r"(?:agent|ext|app|test|bench|prompts|cmake|scripts|examples|demo|docs)"
COMMENT_PATH = re.compile(rf"(?<![\w/.-]){TOP_FOLDERS}/[\w./-]*\w")


def graph_of(extension):
    """The names of the nodes and the Mermaid text; None if the extension cannot be loaded."""
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


def picture_of(mermaid):
    """The Mermaid text with one line for each node with successors, and one arrow to each of them."""
    first, *edges = mermaid.splitlines()
    out = {}
    for edge in edges:
        start, outcome, end = re.fullmatch(r"\s*(\w+) -->\|(\w+)\| (\w+)", edge).groups()
        out.setdefault(start, {}).setdefault(end, []).append(outcome)
    lines = ["  " + "; ".join(f"{start} -->|{', '.join(outcomes)}| {end}" for end, outcomes in ends.items())
             for start, ends in out.items()]
    return "\n".join([first, *lines]) + "\n"


def section(page, heading):
    """The text between one heading and the next; "" if there is none."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", page, re.S | re.M)
    return found.group(1) if found else ""


def check_graph(page, graph):
    nodes, text = graph[0], picture_of(graph[1])
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


def check_layers(page, layers, rules):
    """All folders, highest first: one for each row in `layers`, and in the page the ends of a range."""
    wanted = [line.strip() for line in rules.splitlines()
              if line.strip() and not line.startswith("#")]
    right = list(reversed(list(enumerate(wanted, 1))))
    got = [(int(number), folder)
           for number, folder in re.findall(r"^\| (\d+) \| `([^`]+)` \|", layers, re.M)]
    if got != right:
        for number, folder in right:
            if (number, folder) not in got:
                yield f"{LAYERS}: the table lacks {number} {folder}"
        for number, folder in got:
            if (number, folder) not in right:
                yield f"{LAYERS}: layer {number} of test/include_rules.txt is not {folder}"
        yield f"{LAYERS}: the table is not that of test/include_rules.txt, highest first"
    last = len(wanted)
    for low, high, named in re.findall(r"^\| (\d+)(?:–(\d+))? \| (`[^|]+) \|", section(page, "The layers"), re.M):
        ends = re.findall(r"`([^`]+)`", named)
        run = [wanted.index(folder) + 1 for folder in (ends[0], ends[-1]) if folder in wanted]
        if run != [int(low), int(high or low)] or run[-1] != last:
            yield f"{PAGE}: layers {run} are {named}, the table has {low} to {high or low} below {last + 1}"
        last = int(low) - 1
    if last != 0:
        yield f"{PAGE}: the table of layers ends above {last}"


def check_names(name, page, root, words):
    """Paths and symbols of a page: in backticks, in the drawing, in links."""
    for number, line in enumerate(page.split("\n"), 1):
        tokens = re.findall(r"`([^`\s]+)`", line)
        tokens += re.findall(rf"(?<![\w`/.-]){TOP_FOLDERS}/[\w./-]+\.{SUFFIXES}\b", line)
        for token in dict.fromkeys(tokens):
            is_path = "/" in token or re.fullmatch(rf"[\w-]+\.{SUFFIXES}", token)
            if is_path and not token.startswith("build/") and not (root / token).exists():
                yield f"{name}:{number}: there is no {token}"
            symbol = re.fullmatch(r"(\w+(?:::\w+)*)(?:\(\))?", token)
            if is_path or not symbol or (root / token).exists():
                continue
            for part in symbol.group(1).split("::"):
                if part not in words:
                    yield f"{name}:{number}: {part} is not in the code"
        for target in re.findall(r"\]\(([^)#:]+)\)", line):
            if not (root / name).parent.joinpath(target).exists():
                yield f"{name}:{number}: the link leads to {target}, which does not exist"


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
        page = PICTURE.sub(lambda m: m.group(1) + picture_of(graph[1]) + m.group(3), page, count=1)
        (root / PAGE).write_text(page, encoding="utf-8")
    code = list(sources(root))
    words = set()
    for path, text in code:
        if path.startswith(("agent/", "ext/", "app/")):
            words.update(re.findall(r"\w+", re.sub(r"//[^\n]*", "", text)))
    offences = list(check_graph(page, graph)) if graph else []
    if page.count("\n") > MOST_LINES:
        offences.append(f"{PAGE} has {page.count(chr(10))} lines: it is the page that is read first")
    offences += check_layers(page, (root / LAYERS).read_text(encoding="utf-8"),
                             (root / "test/include_rules.txt").read_text(encoding="utf-8"))
    for name in PAGES:
        offences += check_names(name, (root / name).read_text(encoding="utf-8"), root, words)
    for path, text in code:
        offences += check_comments(path, text, root)
    for line in offences:
        print(line)
    print(f"{PAGE}: {len(offences)} offences in it, the pages that it leads to, or in the comments of {len(code)} files")
    if offences or len(code) < 20:
        return 1
    if not graph:
        print("skipped the picture: this Python's sqlite3 cannot load the extension")
        return SKIPPED
    return 0


sys.exit(main())
