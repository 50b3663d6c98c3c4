#!/usr/bin/env python3
"""What a question costs in instructions, which no other work on the machine changes: question_cost.py ask.so [QUESTION...]

  cmake --preset release && cmake --build --preset release --target ask
  bench/question_cost.py build/release/ask.so

Each question is asked 4 and then 12 times in a process of its own, of the demo shop in memory, under callgrind without
address randomization. An eighth of the difference is one more question: what loading, the schema and the first question cost
falls out. Needs valgrind, and a Python whose sqlite3 loads extensions, as Debian's does.
"""
import re
import sqlite3
import subprocess
import sys

QUESTIONS = (
    "how many orders are there",
    "which city has the most customers",
    "how many orders were cancelled in 2024",
    "total revenue by category",
    "which customers have never written a review",
)
FEW, MANY = 4, 12


def ask(library, question, times):
    db = sqlite3.connect(":memory:")
    db.enable_load_extension(True)
    db.load_extension(library)
    db.execute("SELECT ask_demo('shop')").fetchall()
    for _ in range(times):
        answer = db.execute("SELECT ask(?)", [question]).fetchone()[0]
    return answer


def instructions(library, question, times):
    run = subprocess.run(
        ["setarch", "-R", "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
         sys.executable, __file__, "--ask", library, question, str(times)],
        capture_output=True, text=True, check=True, env={"PATH": "/usr/bin:/bin", "PYTHONHASHSEED": "0"})
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


def main(library, questions):
    costs = []
    for question in questions:
        cost = (instructions(library, question, MANY) - instructions(library, question, FEW)) / (MANY - FEW)
        costs.append(cost)
        print(f"{cost / 1e6:6.2f} M  {question}", flush=True)
    print(f"{sum(costs) / len(costs) / 1e6:6.2f} M  mean")


if __name__ == "__main__":
    if sys.argv[1] == "--ask":
        print(ask(sys.argv[2], sys.argv[3], int(sys.argv[4])))
    else:
        main(sys.argv[1], sys.argv[2:] or QUESTIONS)
