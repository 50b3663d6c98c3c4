#!/usr/bin/env python3
"""Common questions in all the ways that people put them: check_phrasings.py ask.so [SET] [--show] [--all]

A set of bench/phrasings has schemas of several trades, and for each of them what is asked about it
(an intent) with its gold queries and its phrasings: active and passive, in all tenses, as questions,
requests and telegrams. An answer is right if its rows are those of a gold query, whatever further
columns it has. Prints how many are right, declined and wrong, with --show also which are not right.
Fails if fewer are right, or more are wrong, than a set is known to reach. Takes a sample unless
--all.  # feature 11 213
"""
import itertools
import json
import sqlite3
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parents[2] / "bench" / "phrasings"
# Percent of each set that have to be right, and that may be wrong.
REACHED = {"events": (90, 4), "people": (77, 4), "states": (82, 6), "talks": (77, 6)}
SAMPLE = 6  # one of so many phrasings
MOST_COLUMNS = 8


def lines(file):
    with open(file, encoding="utf-8") as text:
        return [json.loads(line) for line in text]


def opened(folder, name, extension):
    db = sqlite3.connect(":memory:")
    db.executescript((folder / "db" / f"{name}.sql").read_text(encoding="utf-8"))
    db.enable_load_extension(True)
    db.load_extension(extension)
    db.execute("SELECT ask_config('model', 'builtin')")
    table = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchone()[0]
    value(db, "SELECT ask('how many ' || ? || ' are there?')", table)  # reads the stored values
    return db


def value(db, sql, *parameters):
    try:
        return db.execute(sql, parameters).fetchone()[0]
    except sqlite3.Error:
        return None


def cell(of):
    if isinstance(of, (int, float)):
        return f"{float(of):.2f}"
    return "" if of is None else str(of).lower()


def rows(db, sql):
    try:
        return [tuple(map(cell, row)) for row in db.execute(sql).fetchmany(1000)]
    except sqlite3.Error:
        return None


def equals(gold, got, ordered):
    if got is None or len(gold) != len(got):
        return False
    if not gold:
        return True
    if not len(gold[0]) <= len(got[0]) <= MOST_COLUMNS:
        return False
    wanted = gold if ordered else sorted(gold)
    for columns in itertools.permutations(range(len(got[0])), len(gold[0])):
        shown = [tuple(row[c] for c in columns) for row in got]
        if (shown if ordered else sorted(shown)) == wanted:
            return True
    return False


def with_joined_names(table):
    """The rows, and those in which two neighbouring columns, as a first and a last name, are one."""
    yield table
    for c in range(len(table[0]) - 1 if table else 0):
        yield [(*row[:c], f"{row[c]} {row[c + 1]}", *row[c + 2:]) for row in table]


def matches(golds, got, ordered=False):
    """Also where the same row is shown once, or names have other columns."""
    if got is None:
        return False
    for gold in golds:
        for wanted in (gold, list(dict.fromkeys(gold))):
            if any(equals(wanted, shown, ordered) for shown in with_joined_names(got)):
                return True
            if any(equals(joined, got, ordered) for joined in with_joined_names(wanted)):
                return True
    return False


def outcome(db, golds, sql, ordered=False):
    if sql is None:
        return "declined"
    return "right" if matches(golds, rows(db, sql), ordered) else "wrong"


def sampled(folder, file, texts, extension, step):
    """Yields (database, intent, gold rows, text, number) for every step-th text of the file."""
    databases, number = {}, 0
    for intent in lines(folder / file):
        name = intent["db"]
        if name not in databases:
            databases[name] = opened(folder, name, extension)
        golds = [rows(databases[name], sql) for sql in intent["gold"]]
        assert None not in golds, intent
        for text in intent[texts]:
            number += 1
            if number % step == 0:
                yield databases[name], intent, golds, text, number


def questions(folder, extension, step):
    """Yields (text, outcome, SQL) for each phrasing."""
    for db, intent, golds, text, _ in sampled(folder, "questions.jsonl", "questions", extension,
                                              step):
        sql = value(db, "SELECT ask_sql(?)", text)
        yield f"{intent['db']}: {text}", outcome(db, golds, sql), sql


def talks(folder, extension, step):
    """The same of the second turns of conversations whose first turn is answered right."""
    for db, talk, golds, text, number in sampled(folder, "talks.jsonl", "follow_ups", extension,
                                                 step):
        first = talk["first"]
        known = [rows(db, sql) for sql in talk["first_gold"]]
        session = json.dumps({"session": str(number)})
        if outcome(db, known, value(db, "SELECT ask_sql(?)", first)) != "right":
            continue
        value(db, "SELECT ask(?, ?)", first, session)
        sql = value(db, "SELECT ask_sql(?, ?)", text, session)
        yield (f"{talk['db']}: {first} / {text}",
               outcome(db, golds, sql, talk["order_matters"]), sql)


def main():
    extension = str(Path(sys.argv[1]).resolve())
    names = [name for name in sys.argv[2:] if not name.startswith("--")] or sorted(REACHED)
    step = 1 if "--all" in sys.argv else SAMPLE
    if not hasattr(sqlite3.Connection, "enable_load_extension"):
        print("skipped: this Python's sqlite3 cannot load extensions")
        return 77
    failed = 0
    for name in names:
        folder = BENCH / name
        of = talks if (folder / "talks.jsonl").exists() else questions
        counted = {"right": 0, "declined": 0, "wrong": 0}
        for text, how, sql in of(folder, extension, step):
            counted[how] += 1
            if "--show" in sys.argv and how != "right":
                print(f"{how}: {text}" + (f"\n    {sql}" if sql else ""))
        total = sum(counted.values())
        right, wrong = 100 * counted["right"] / total, 100 * counted["wrong"] / total
        print(f"{name}: {counted['right']} right ({right:.0f} %), {counted['declined']} declined, "
              f"{counted['wrong']} wrong ({wrong:.0f} %)")
        least, most = REACHED[name]
        if right < least or wrong > most:
            print(f"FAIL {name}: {least} % right and {most} % wrong are known to be reached")
            failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
