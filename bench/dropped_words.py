#!/usr/bin/env python3
"""How often a word that matters is dropped without a word: dropped_words.py MEASURE FOLDER... [--show] [--seed N]

  cmake --preset release -DASK_BENCH=ON && cmake --build --preset release --target measure
  bench/dropped_words.py build/release/bench/measure bench/people bench/domains

A metamorphic test of the questions that are answered right by default. Added: a phrase that changes what is asked ("and by
whom", "except Leeds" with a stored value, "and their price" with a column that the query does not read). Exchanged: a word
for one of another meaning (most for fewest, before for after), a number for the next, a stored value for one that is
nowhere, and "not" behind a verb. The answer must change, or be declined. Counted is where the query stays the same and is
still answered by default, and any answer by default about the value that is nowhere. What some questions already mean ("per
month" of "visits per month") is counted all the same: no figure here can be 0.
"""
import argparse
import collections
import json
import os
import random
import re
import sqlite3
import subprocess
import tempfile

ANSWERED = 0.5  # the confidence from which ask answers
PER_QUESTION = 8
PHRASES = (
    "in 2023", "for the gizmo", "per month", "over 250", "that are not cancelled", "compared with last year",
    "for the first time", "only once", "as a percentage", "from our competitors", "who also like fish", "when it rained",
    "before the merger", "and why", "excluding weekends", "on Mondays", "in the north", "at night", "under 18",
    "together with their neighbours", "more than usual", "since they joined", "compared to others", "this morning",
    "rounded to thousands", "every day", "by hand", "or their neighbours", "but not the expensive ones", "and how often",
    "and by whom", "with their percentage of the total", "and the difference", "after the second one", "unless they moved",
    "the day before", "within a week", "two at a time", "at the same time", "for more than a week", "and the rest",
    "per person", "as of last year", "except the first", "of the same kind")

# Both ways. Words that one query may serve, as "or" and "and" between two values, are none.
OPPOSITES = (
    "most fewest", "highest lowest", "oldest newest", "biggest smallest", "longest shortest", "average total",
    "latest earliest", "last first", "more fewer", "over under", "above below", "before after", "longer shorter",
    "older younger", "max min", "best worst", "top bottom", "with without", "descending ascending", "minutes hours",
    "month week", "this last", "january february", "paid unpaid", "open closed", "active inactive")
EXCHANGED = {one: other for pair in OPPOSITES for one, other in (pair.split(), pair.split()[::-1])}
VERBS = ("are", "is", "were", "was", "have", "has")
# With a second negation people mean the first one all the same.
NEGATED = re.compile(r"\b(not?|never|none|nobody|nothing|without)\b|n'?t\b", re.I)
NOWHERE = "Zzyzx"


def words(name):
    return re.sub(r"([a-z])([A-Z])", r"\1 \2", name).replace("_", " ").lower()


def unread_columns(db, sql):
    """(table, column) of the tables in the query that it does not read."""
    out = []
    for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
        if f'"{table}"' not in sql:
            continue
        for row in db.execute(f'PRAGMA table_info("{table}")'):
            if f'"{row[1]}"' not in sql and not re.search(r"(id|_no|code)$", row[1], re.I):
                out.append((table, row[1]))
    return out


def stored_value(db, columns, question):
    for table, column in columns:
        rows = db.execute(f'SELECT DISTINCT "{column}" FROM "{table}" WHERE typeof("{column}") = \'text\' LIMIT 40')
        for (value,) in rows.fetchall():
            if re.fullmatch(r"[A-Za-z][A-Za-z '-]{2,23}", value) and value.lower() not in question.lower():
                return value
    return None


def changed(db, question, sql):
    """(kind, question) for each phrase that can be added."""
    base = question.rstrip(" ?.!")
    columns = unread_columns(db, sql)
    random.shuffle(columns)
    out = [(phrase, f"{base} {phrase}") for phrase in PHRASES]
    if columns:
        out.append(("and their <column>", f"{base} and their {words(columns[0][1])}"))
    if value := stored_value(db, columns, question):
        out += [("with <value>", f"{base} with {value}"), ("except <value>", f"{base} except {value}"),
                ("only <value>", f"{base}, only {value}")]
    random.shuffle(out)
    return out[:PER_QUESTION] + list(exchanged(question, sql))


def exchanged(question, sql):
    """(kind, question) for each word, number and stored value that can be exchanged."""
    asked = question.split(" ")

    def with_word(at, word):
        return " ".join(asked[:at] + [word] + asked[at + 1:])
    for at, written in enumerate(asked):
        word = written.lower().strip("?.,!:;")
        if word in EXCHANGED and not (word == "with" and NEGATED.search(question)):
            yield f"{word} -> {EXCHANGED[word]}", with_word(at, written.lower().replace(word, EXCHANGED[word]))
        elif re.fullmatch(r"\d+", word):
            yield "<number> -> <next>", with_word(at, written.replace(word, str(int(word) + 1)))
        elif word in VERBS and at > 1 and not NEGATED.search(question):
            yield f"{word} -> {word} not", with_word(at, written + " not")
    for value in sorted(set(re.findall(r"'([A-Za-z][A-Za-z -]{2,})'", sql))):
        at = question.lower().find(value.lower())
        if at >= 0:
            yield f"<value> -> {NOWHERE}", question[:at] + NOWHERE + question[at + len(value):]


def predictions(measure, folder, out):
    subprocess.run([measure, folder, "--split", "all", "--out", out], check=True, stdout=subprocess.DEVNULL)
    with open(out, encoding="utf-8") as lines:
        return {row["id"]: row for row in map(json.loads, lines)}


def opened(folder, name):
    db = sqlite3.connect(":memory:")
    with open(os.path.join(folder, "db", name + ".sql"), encoding="utf-8") as script:
        db.executescript(script.read())
    return db


def run(measure, folder, work, tried, dropped):
    right = {id: row for id, row in predictions(measure, folder, os.path.join(work, "first")).items()
             if row["right"] and row["confidence"] >= ANSWERED}
    with open(os.path.join(folder, "questions.jsonl"), encoding="utf-8") as lines:
        questions = [row for row in map(json.loads, lines) if row["id"] in right]
    copy = os.path.join(work, os.path.basename(os.path.normpath(folder)))
    os.mkdir(copy)
    os.symlink(os.path.abspath(os.path.join(folder, "db")), os.path.join(copy, "db"))
    databases, asked = {}, {}
    for question in questions:
        name, sql = question["db"], right[question["id"]]["sql"]
        if name not in databases:
            databases[name] = opened(folder, name)
        for number, (kind, text) in enumerate(changed(databases[name], question["question"], sql)):
            asked[f"{question['id']}#{number}"] = (kind, {
                "id": f"{question['id']}#{number}", "db": name, "question": text, "gold_sql": sql})
    with open(os.path.join(copy, "questions.jsonl"), "w", encoding="utf-8") as out:
        out.writelines(json.dumps(row) + "\n" for _, row in asked.values())
    for id, row in predictions(measure, copy, os.path.join(work, "second")).items():
        kind, question = asked[id]
        tried[kind] += 1
        same = row["sql"] == question["gold_sql"] or kind.endswith(NOWHERE)
        if same and row["confidence"] >= ANSWERED:
            dropped[kind].append(f"{question['db']}: {question['question']}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("measure")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random.seed(options.seed)
    tried, dropped = collections.Counter(), collections.defaultdict(list)
    for folder in options.folders:
        with tempfile.TemporaryDirectory() as work:
            run(options.measure, folder, work, tried, dropped)
    for kind in sorted(tried, key=lambda k: (-len(dropped[k]), k)):
        print(f"{len(dropped[kind]):4} of {tried[kind]:4}  {kind}")
        if options.show:
            print("".join(f"        {text}\n" for text in dropped[kind]), end="")
    print(f"{sum(map(len, dropped.values()))} of {sum(tried.values())} words and phrases dropped")


if __name__ == "__main__":
    main()
