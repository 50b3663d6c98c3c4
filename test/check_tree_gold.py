#!/usr/bin/env python3
"""Gold statements through the JSON of a query tree: check_tree_gold.py ASK.so [EVERY]

Each statement of Spider and of the everyday questions goes through ask_tree and ask_render. The rendering must give the same rows, and render to itself. Takes one
statement in EVERY (20 unless told; 1 takes all). Exits with 77 where the data folder is missing
(ASK_SHARED, or ../shared beside the checkout).

feature 225
"""
import json
import os
import sqlite3
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHARED = Path(os.environ.get("ASK_SHARED") or ROOT.parent / "shared")


def statements():
    """(file of the database, SQL) of every gold statement whose database is there."""
    for folder, name in (("spider_train", "questions.jsonl"), ("everyday", "questions.jsonl")):
        path = SHARED / "data" / folder / name
        if not path.is_file():
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            task = json.loads(line)
            if not task.get("gold_sql"):
                continue  # it cannot be answered
            gold = [task["gold_sql"], *task.get("gold_alternatives", [])]
            for file in (path.parent / "db" / f"{task['db']}.sqlite",
                         path.parent / "db" / task["db"] / f"{task['db']}.sqlite",
                         SHARED / "data" / "samples" / f"{task['db']}.sqlite"):
                if file.is_file():
                    yield from ((file, sql) for sql in gold)
                    break


def rows(db, sql):
    steps = 0

    def too_long():
        nonlocal steps
        steps += 1
        return steps > 3000
    db.set_progress_handler(too_long, 10_000)
    try:
        return db.execute(sql).fetchmany(10_000)
    except sqlite3.Error as why:
        return f"error: {why}"
    finally:
        db.set_progress_handler(None, 0)


def main():
    library, every = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20
    tasks = list(statements())
    if not tasks:
        print("skipped: no gold statements in", SHARED)
        return 77
    opened = {}
    seen = same = not_run = 0
    wrong = []
    for file, sql in tasks[::every]:
        if file not in opened:
            opened.clear()  # the statements come by database
            db = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
            db.text_factory = bytes
            db.enable_load_extension(True)
            db.load_extension(str(Path(library).resolve()))
            opened[file] = db
        db = opened[file]
        seen += 1
        try:
            text, = db.execute("SELECT ask_render(ask_tree(?))", (sql,)).fetchone()
            again, = db.execute("SELECT ask_render(ask_tree(?))", (text.decode(),)).fetchone()
        except sqlite3.Error as why:
            wrong.append((file.stem, sql, str(why)))
            continue
        before, after = rows(db, sql), rows(db, text.decode())
        not_run += isinstance(before, str)
        if again == text and (before == after or isinstance(before, str)):
            same += 1
        else:
            wrong.append((file.stem, sql, text.decode()))
    print(f"{seen} statements: {same} the same text and rows, {not_run} of them cannot be run")
    for one in wrong[:10]:
        print("WRONG", *one, sep="\n  ")
    return bool(wrong)


sys.exit(main())
