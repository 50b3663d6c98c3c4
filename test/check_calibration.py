#!/usr/bin/env python3
"""The calibration of the built-in engine's confidence: check_calibration.py ask.so BENCH  # feature 217

Asks the questions of every folder of BENCH (questions.jsonl and databases; a folder is a family, by
one author) and compares the rows with those of the gold SQL: columns in any order, numbers to two
places. No family is right less often than its confidence says, beyond the error of a sample of its
size; the confidence is near the share that is right where all are taken together; and of what is
answered by default about the families that it was not fitted on, four of five answers are right.
Prints totals only, since some of the questions are read by nobody. Exits with 77 (skipped) if this Python's sqlite3 cannot load the extension.
"""
import itertools
import json
import math
import os
import sqlite3
import sys
from pathlib import Path

SKIPPED = 77
OLDEST_SQLITE = (3, 40, 0)  # that the extension loads into
UNFITTED = ("domains_unread", "people_unread", "offices_sixth", "offices_seventh", "offices_eighth")
RIGHT = 0.80            # of what is answered about these, together
STANDARD_ERRORS = 2     # that the share of a family may be below its mean confidence
FEWEST_ANSWERS = 20     # of a family, to compare its share with its mean confidence
SURE, RIGHT_IF_SURE = 0.8, 0.9  # from this confidence on, of all families together
DECLINED = 0.9          # of the questions without an answer
CALIBRATION = 0.12      # mean distance of confidence and share of right answers, in bands of a tenth
MOST_ROWS = 3000


def opened(folder, name, extension):
    for file in (folder / f"db/{name}.sqlite", folder.parent / f"samples/{name}.sqlite"):
        if file.exists():
            db = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
            break
    else:
        db = sqlite3.connect(":memory:")
    db.enable_load_extension(True)
    db.load_extension(str(Path(extension).resolve()))
    script = folder / f"db/{name}.sql"
    if script.exists():
        db.executescript(script.read_text(encoding="utf-8"))
    elif not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
        db.execute("SELECT ask_demo(?)", (name,))
    return db


def cell(value):
    if isinstance(value, bool):
        value = int(value)
    if isinstance(value, float):
        value = round(value, 2)
    return (isinstance(value, (int, float)), str(int(value) if isinstance(value, float)
                                                 and value.is_integer() else value))


def rows_of(rows):
    return [tuple(cell(value) for value in row) for row in itertools.islice(rows, MOST_ROWS)]


def same_rows(a, b, in_order):
    if len(a) != len(b) or (a and len(a[0]) != len(b[0])):
        return False
    width = len(a[0]) if a else 0
    orders = itertools.permutations(range(width)) if width <= 5 else [range(width)]
    for order in orders:
        turned = [tuple(row[i] for i in order) for row in a]
        if turned == b or (not in_order and sorted(turned) == sorted(b)):
            return True
    return False


def is_right(db, question, got):
    for gold in [question["gold_sql"], *question.get("gold_alternatives", [])]:
        if same_rows(got, rows_of(db.execute(gold)), question.get("order_matters", False)):
            return True
    return False


def answers_of(folder, extension):
    """(confidence, whether it is right; None if there is no right answer) of all answered questions, and
    the number of questions without an answer."""
    out, unanswerable, databases = [], 0, {}
    for line in (folder / "questions.jsonl").read_text(encoding="utf-8").splitlines():
        question = json.loads(line)
        name = question["db"]
        if name not in databases:
            databases[name] = opened(folder, name, extension)
        db = databases[name]
        gold = question.get("gold_sql")
        unanswerable += not gold
        reply = json.loads(db.execute("SELECT ask(?, '{\"format\":\"json\",\"max_rows\":3000}')",
                                      (question["question"],)).fetchone()[0])
        if reply["code"] != "OK" or not reply["sql"]:
            continue
        right = is_right(db, question, rows_of(reply["rows"])) if gold else None
        out.append((reply["confidence"], right))
    for db in databases.values():
        db.close()
    return out, unanswerable


def share(answers):
    return sum(right is True for _, right in answers) / len(answers)


def mean(answers):
    return sum(confidence for confidence, _ in answers) / len(answers)


def main():
    if not hasattr(sqlite3.Connection, "enable_load_extension"):
        print("skipped: this Python's sqlite3 cannot load the extension")
        return SKIPPED
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        print(f"skipped: SQLite {sqlite3.sqlite_version} is too old")
        return SKIPPED
    for name in list(os.environ):
        if name.startswith("ASK_"):
            del os.environ[name]
    extension, bench = sys.argv[1], Path(sys.argv[2])
    offences, everything, unfitted, families = [], [], [], 0
    answered_in_vain = all_unanswerable = 0
    for file in sorted(bench.rglob("questions.jsonl")):
        folder = file.parent
        name = folder.relative_to(bench).as_posix()
        answers, unanswerable = answers_of(folder, extension)
        vain = sum(right is None for _, right in answers)
        answers = [a for a in answers if a[1] is not None]
        right, said = share(answers), mean(answers)
        error = math.sqrt(right * (1 - right) / len(answers))
        print(f"{name}: {len(answers)} answered, {right:.1%} right, mean confidence {said:.1%}; "
              f"{vain} of {unanswerable} without an answer answered")
        if len(answers) >= FEWEST_ANSWERS and right + STANDARD_ERRORS * error < said:
            offences.append(f"{name}: {right:.1%} right, where the confidence says {said:.1%}")
        families += 1
        everything += answers
        if name in UNFITTED:
            unfitted += answers
        answered_in_vain += vain
        all_unanswerable += unanswerable
    if share(unfitted) < RIGHT:
        offences.append(f"{share(unfitted):.1%} of the answers about {', '.join(UNFITTED)} are right")
    sure = [a for a in everything if a[0] >= SURE]
    if share(sure) < RIGHT_IF_SURE:
        offences.append(f"{share(sure):.1%} of the sure answers are right")
    error = 0
    for tenth in range(10):
        band = [a for a in everything if min(9, int(a[0] * 10)) == tenth]
        if band:
            print(f"confidence {mean(band):.2f}: {len(band)} answers, {share(band):.1%} right")
            error += abs(mean(band) - share(band)) * len(band) / len(everything)
    if error > CALIBRATION:
        offences.append(f"the calibration error is {error:.3f}")
    if answered_in_vain > (1 - DECLINED) * all_unanswerable:
        offences.append(f"{answered_in_vain} of {all_unanswerable} questions without an answer are answered")
    for line in offences:
        print(line)
    print(f"{len(everything)} answers of {families} families, calibration error {error:.3f}, "
          f"{len(offences)} offences")
    return len(offences) > 0 or families < 6


if __name__ == "__main__":
    sys.exit(main())
