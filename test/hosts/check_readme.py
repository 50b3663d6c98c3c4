#!/usr/bin/env python3
"""Runs the SQL blocks of README and docs/ unchanged: check_readme.py ask.so [--update]

Each ```sql block is run in the sqlite3 shell on a fresh copy of the demo `music`; a ```text block
directly after it must equal the output of the shell (--update rewrites those that differ). Every
function and table listed by ask_help must have a heading with its signature, and every link to a
page or a heading must have a target.  # feature 238
"""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

EXTENSION = Path(sys.argv[1]).resolve()
ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"```sql\n(.*?)```\n(?:(\n?)```text\n(.*?)```\n)?", re.S)


def output(music, sql):
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "music.db")
        shutil.copy(music, database)
        script = Path(folder, "block.sql")
        script.write_text(f".load {EXTENSION}\n{sql}", encoding="utf-8")
        done = subprocess.run(["sqlite3", "-batch", str(database), f".read {script}"],
                              capture_output=True, text=True, timeout=60,
                              stdin=subprocess.DEVNULL)
        # The position of an error in the script is not compared.
        return re.sub(r"(?m)^(Runtime error|Error)[^:\n]*:", "Error:", done.stdout + done.stderr)


def anchor(heading):
    """The anchor that the viewer of the pages generates: `#### `ask(question)`` is #askquestion."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def headings(text):
    plain = re.sub(r"(?ms)^```.*?^```", "", text)
    return re.findall(r"(?m)^#+ (.*)$", plain)


def broken_links(page, texts):
    for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"(?ms)^```.*?^```", "", texts[page])):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, fragment = target.partition("#")
        there = (page.parent / name).resolve() if name else page
        if not there.exists() or (fragment and there in texts and
                                  fragment not in map(anchor, headings(texts[there]))):
            yield target


def main():
    texts = {page: page.read_text(encoding="utf-8") for page in PAGES}
    failures = blocks = 0
    with tempfile.TemporaryDirectory() as folder:
        music = Path(folder, "music.db")
        subprocess.run(["sqlite3", "-batch", str(music), f".load {EXTENSION}",
                        "SELECT ask_demo('music');"], check=True, capture_output=True)
        for page, text in texts.items():
            def run(match):
                nonlocal failures, blocks
                blocks += 1
                got = output(music, match.group(1))
                wanted = match.group(3)
                if wanted is None:
                    if "Error:" in got:
                        failures += 1
                        print(f"{page.name}: this block fails:\n{match.group(1)}{got}")
                    return match.group(0)
                if got != wanted:
                    failures += 1
                    print(f"{page.name}: {match.group(1)}  wanted:\n{wanted}  got:\n{got}")
                return f"```sql\n{match.group(1)}```\n{match.group(2)}```text\n{got}```\n"

            updated = BLOCK.sub(run, text)
            if "--update" in sys.argv and updated != text:
                page.write_text(updated, encoding="utf-8")
                print(f"{page.name} rewritten")
            for target in broken_links(page, texts):
                failures += 1
                print(f"{page.name}: the link {target} leads nowhere")
        signatures = subprocess.run(
            ["sqlite3", "-batch", ":memory:", f".load {EXTENSION}",
             "SELECT signature FROM ask_help WHERE kind IN ('function', 'table');"],
            check=True, capture_output=True, text=True).stdout.splitlines()
    known = {heading for text in texts.values() for heading in headings(text)}
    for signature in signatures:
        if f"`{signature}`" not in known:
            failures += 1
            print(f"no page has a heading for {signature}")
    print(f"pages: {blocks} blocks, {len(signatures)} signatures, {failures} failures")
    return failures > 0 or blocks < 10


sys.exit(main())
