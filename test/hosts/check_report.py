#!/usr/bin/env python3
"""examples/report.py on the library of tasks: check_report.py ask.so

The four files can be parsed, agree with each other, and count declined questions as 0.  # feature 173
"""
import csv
import html.parser
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

EXTENSION = Path(sys.argv[1]).resolve()
REPORT = Path(__file__).resolve().parents[2] / "examples" / "report.py"
OPEN = {"meta", "br", "rect", "circle"}  # never closed, or closed in themselves


class Balanced(html.parser.HTMLParser):
    """Every element is closed, and no resource is external."""

    def __init__(self):
        super().__init__()
        self.open, self.wrong, self.seen = [], [], {}

    def handle_starttag(self, tag, attributes):
        self.seen[tag] = self.seen.get(tag, 0) + 1
        if tag not in OPEN:
            self.open.append(tag)
        self.wrong += [f"{tag} refers to {value}" for name, value in attributes
                       if name in ("src", "href")]

    def handle_endtag(self, tag):
        if tag in OPEN:
            return
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> closes something else")


def main():
    failures = []

    def check(what, good):
        if not good:
            failures.append(what)

    with tempfile.TemporaryDirectory() as folder:
        options = json.dumps({"demo": "shop", "models": [
            "builtin", {"name": "<script>alert(1)</script>", "min_confidence": 1}]})
        subprocess.run([sys.executable, REPORT, EXTENSION, ":memory:", "all", folder, options],
                       check=True, capture_output=True, env={**os.environ, "ASK_MODEL": "builtin"})
        report = json.loads(Path(folder, "report.json").read_text(encoding="utf-8"))
        with open(Path(folder, "report.csv"), encoding="utf-8", newline="") as file:
            lines = list(csv.DictReader(file))
        text = Path(folder, "report.txt").read_text(encoding="utf-8")
        page = Path(folder, "report.html").read_text(encoding="utf-8")

    tasks = {name: [task for task in report["task"] if task["model"] == name]
             for name in {task["model"] for task in report["task"]}}
    for model in report["model"]:
        own = tasks[model["model"]]
        right = sum(task["verdict"] == "right" for task in own)
        check("all tasks count", model["n"] == len(own) == 20)
        check("accuracy is of all", abs(model["accuracy"] - right / len(own)) < 1e-9)
        check("means are of all", abs(model["score"] - sum(t["score"] for t in own) / 20) < 1e-9)
    shares = {}
    for row in report["class"]:
        shares[row["model"]] = shares.get(row["model"], 0) + row["share"]
    check("shares make up 100", all(abs(share - 100) < 1e-6 for share in shares.values()))
    check("the one that declines is last", report["rank"][-1]["accuracy"] == 0)
    check("CSV has every row", len(lines) == sum(len(part) for part in report.values()))
    check("CSV keeps questions", {line["question"] for line in lines if line["kind"] == "task"}
          == {task["question"] for task in report["task"]})
    check("text names the models", all(model["model"] in text for model in report["model"]))
    parser = Balanced()
    parser.feed(page)
    parser.close()
    check(f"HTML is closed and alone: {parser.wrong[:3]}", not parser.wrong)
    check("HTML has charts", parser.seen.get("svg", 0) >= 8)
    check("HTML runs nothing", "script" not in parser.seen)
    for failure in failures:
        print("report:", failure)
    print(f"report: {len(report['task'])} task rows, {len(failures)} failures")
    return bool(failures)


sys.exit(main())
