#!/usr/bin/python3
"""Makes folders for measure of the questions and conversations in bench/wordings.

  wordings.py OUT
  measure OUT/wordings OUT/wordings_unread OUT/wordings_second* --split all
  measure --talks bench/wordings/talks.jsonl OUT/wordings

A line of wordings*.jsonl has another wording of a question of another set ("of": set/id), whose
gold queries are its own. The databases are linked under the names set.database.
"""
import json
import pathlib
import sys

WORDINGS = ("wordings", "wordings_unread", "wordings_second", "wordings_second_unread")
TALKS = ("talks", "talks_unread", "talks_second", "talks_second_unread", "talks_third",
         "talks_third_unread", "talks_fourth", "talks_fourth_unread", "talks_fifth", "talks_sixth",
         "talks_sixth_unread")
BENCH = pathlib.Path(__file__).resolve().parent


def questions_of(folder):
    with open(BENCH / folder / "questions.jsonl", encoding="utf-8") as lines:
        return {q["id"]: q for q in map(json.loads, filter(str.strip, lines))}


def link(out, folder, database):
    target = out / "db" / f"{folder}.{database}.sql"
    if not target.is_symlink():
        target.symlink_to(BENCH / folder / "db" / f"{database}.sql")


def write(name, known, out):
    (out / "db").mkdir(parents=True, exist_ok=True)
    seen = {}
    with open(BENCH / "wordings" / f"{name}.jsonl", encoding="utf-8") as lines, \
            open(out / "questions.jsonl", "w", encoding="utf-8") as to:
        for wording in map(json.loads, lines):
            folder, _, first = wording["of"].partition("/")
            if folder not in known:
                known[folder] = questions_of(folder)
            question = dict(known[folder][first])
            seen[wording["of"]] = seen.get(wording["of"], 0) + 1
            question["id"] = f"{folder}.{first}.{seen[wording['of']]}"
            question["question"] = wording["question"]
            link(out, folder, question["db"])
            question["db"] = f"{folder}.{question['db']}"
            to.write(json.dumps(question, ensure_ascii=False) + "\n")


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    out, known = pathlib.Path(sys.argv[1]), {}
    for name in WORDINGS:
        write(name, known, out / name)
    for name in TALKS:
        with open(BENCH / "wordings" / f"{name}.jsonl", encoding="utf-8") as lines:
            for talk in map(json.loads, lines):
                folder, _, database = talk["db"].partition(".")
                link(out / "wordings", folder, database)


main()
