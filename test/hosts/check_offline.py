#!/usr/bin/env python3
"""No key, no settings, no network: check_offline.py ask.so  # feature 181

The shell runs in an empty environment and, if the system allows it, in an empty network namespace.
Twenty questions on the music demo; the rows of each answer are compared with those of a statement
written by hand.
"""
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

EXTENSION = str(Path(sys.argv[1]).resolve())
QUESTIONS = [
    ("How many artists are there?", "SELECT count(*) FROM artists"),
    ("Which artists are from Sweden?",
     "SELECT name FROM artists WHERE country = 'Sweden'"),
    ("How many venues are in Germany?", "SELECT count(*) FROM venues WHERE country = 'Germany'"),
    ("List the names of all genres", "SELECT name FROM genres"),
    ("What is the average ticket price of concerts?", "SELECT avg(ticket_price) FROM concerts"),
    ("What is the average capacity of venues?", "SELECT avg(capacity) FROM venues"),
    ("Which genre has the most tracks?",
     "SELECT g.name FROM genres AS g JOIN tracks AS t ON t.genre_id = g.id GROUP BY g.id "
     "ORDER BY count(*) DESC LIMIT 1"),
    ("How many concerts were there in 2024?",
     "SELECT count(*) FROM concerts WHERE concert_date BETWEEN '2024-01-01' AND '2024-12-31'"),
    ("How many artists are there in each country?",
     "SELECT country, count(*) FROM artists GROUP BY country"),
    ("How many tracks are in each genre?",
     "SELECT g.name, count(*) FROM genres AS g JOIN tracks AS t ON t.genre_id = g.id "
     "GROUP BY g.id"),
    ("Which artists have no concerts?",
     "SELECT name FROM artists WHERE id NOT IN (SELECT artist_id FROM concerts)"),
    ("What are the titles of albums by Tram Nine?",
     "SELECT title FROM albums WHERE artist_id = 6"),
    ("What is the longest track?",
     "SELECT title FROM tracks ORDER BY seconds DESC LIMIT 1"),
    ("Which venues have a capacity of more than 2000?",
     "SELECT name FROM venues WHERE capacity > 2000"),
    ("How many solo artists are there?", "SELECT count(*) FROM artists WHERE kind = 'solo'"),
    ("What is the total number of tickets sold?", "SELECT sum(tickets_sold) FROM concerts"),
    ("Which venue has the largest capacity?",
     "SELECT name FROM venues ORDER BY capacity DESC LIMIT 1"),
    ("How many different cities have venues?", "SELECT count(DISTINCT city) FROM venues"),
    ("How many tracks are in the genre Jazz?",
     "SELECT count(*) FROM tracks WHERE genre_id = 4"),
    ("Which artists were formed before 2000?",
     "SELECT name FROM artists WHERE formed_year < 2000"),
]


def isolated():
    """The command prefix that removes the network; [] if not permitted."""
    prefix = ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--user", "--net"]
    try:
        done = subprocess.run([*prefix, "true"], capture_output=True)
        return prefix if done.returncode == 0 else []
    except FileNotFoundError:
        return []


PREFIX = isolated()
ENVIRONMENT = {name: os.environ[name] for name in ("PATH", "LD_PRELOAD", "ASAN_OPTIONS")
               if name in os.environ}


def shell(database, sql):
    done = subprocess.run([*PREFIX, "sqlite3", "-batch", database, f".load {EXTENSION}", sql],
                          capture_output=True, text=True, env=ENVIRONMENT, timeout=60)
    return done.stdout if done.returncode == 0 else f"failed: {done.stdout}{done.stderr}"


def rows(text):
    if text.startswith("failed"):
        return text
    return sorted(json.dumps([round(v, 6) if isinstance(v, float) else v
                              for v in json.loads(line).values()])
                  for line in text.splitlines())


failures = 0
with tempfile.TemporaryDirectory() as folder:
    music = os.path.join(folder, "music.db")
    shell(music, "SELECT ask_demo('music');")
    for question, gold in QUESTIONS:
        got = rows(shell(music, f"SELECT row FROM ask_rows('{question}');"))
        by_hand = subprocess.run(["sqlite3", "-json", music, gold], capture_output=True, text=True)
        wanted = sorted(json.dumps([round(v, 6) if isinstance(v, float) else v
                                    for v in row.values()]) for row in json.loads(by_hand.stdout))
        if got != wanted:
            failures += 1
            print(f"{question}\n  wanted {wanted}\n  got    {got}")
print(f"{len(QUESTIONS)} questions, {failures} failures,"
      f" {'without a network' if PREFIX else 'the network could not be taken away'}")
sys.exit(failures > 0)
