#!/usr/bin/env python3
"""An evaluation as JSON, CSV, text and one self-contained HTML page.

    report.py ask.so DATABASE TASKS FOLDER [OPTIONS]

asks the TASKS (a table of DATABASE, JSON Lines, or a library such as shop or all) with ask_eval and
writes report.json, report.csv, report.txt and report.html into FOLDER. DATABASE may be :memory:.
OPTIONS is the JSON object that ask_eval takes, as in '{"difficulty": "easy"}'. All figures are those
of ask_eval: whatever failed or was declined counts 0.
"""
import csv
import html
import json
import sqlite3
import sys
from pathlib import Path

DIMENSIONS = ("correctness", "efficiency", "safety", "completeness", "semantic_accuracy",
              "best_practices", "plan_quality")


def evaluated(extension, database, tasks, options):
    """The rows of ask_eval, kept in a table, so that SQL makes the rest."""
    connection = sqlite3.connect(database)
    connection.enable_load_extension(True)
    connection.load_extension(extension)
    connection.row_factory = sqlite3.Row
    connection.execute("CREATE TEMP TABLE runs AS SELECT * FROM ask_eval(?, ?)", (tasks, options))
    return connection


def rows(connection, kind):
    return [dict(row) for row in
            connection.execute("SELECT * FROM runs WHERE kind = ? ORDER BY rowid", (kind,))]


def percent(value):
    return "–" if value is None else f"{100 * value:.1f} %"


# ---------------------------------------------------------------- JSON, CSV, text


def write_json(connection, path):
    kinds = ("model", "rank", "difficulty", "tag", "class", "task")
    report = {kind: rows(connection, kind) for kind in kinds}
    for kind in kinds:
        for row in report[kind]:
            row["detail"] = json.loads(row["detail"]) if row["detail"] else None
    path.write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def write_csv(connection, path):
    cursor = connection.execute("SELECT * FROM runs ORDER BY rowid")
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(column[0] for column in cursor.description)
        writer.writerows(cursor)


def write_text(connection, path):
    lines = []
    for model in rows(connection, "model"):
        detail = json.loads(model["detail"])
        lines += [f"{model['model']}: {percent(model['accuracy'])} of {model['n']} right, "
                  f"{detail['wrong']} wrong, {detail['declined']} declined, "
                  f"{detail['failed']} failed", ""]
        lines.append(f"  {'':22} {'n':>5} {'right':>8} {'valid':>8} {'score':>6}")
        for kind in ("difficulty", "tag"):
            for row in rows(connection, kind):
                if row["model"] == model["model"] and row["n"]:
                    lines.append(f"  {row['task']:22} {row['n']:5} {percent(row['accuracy']):>8} "
                                 f"{percent(row['valid']):>8} {row['score']:6.3f}")
        for row in rows(connection, "class"):
            if row["model"] == model["model"]:
                lines.append(f"  {row['task']:22} {row['n']:5} {row['share']:6.1f} % of what is "
                             "not right")
        lines.append("")
    for row in rows(connection, "rank"):
        lines.append(f"{row['task']}. {row['model']}: {percent(row['accuracy'])}")
    path.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


# ---------------------------------------------------------------- HTML

STYLE = """
:root { color-scheme: light dark; --ink: #1d2330; --soft: #667085; --line: #e3e6ec; --paper: #fff;
  --card: #f7f8fa; --right: #2f9e6e; --wrong: #d9534f; --declined: #d99a2b; --failed: #8a6fd1;
  --bar: #3b6fd4; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaf0; --soft: #9aa3b5; --line: #2c3340;
  --paper: #14181f; --card: #1c222c; --bar: #6d9bf1; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 68rem; background: var(--paper);
  color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin: 0; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: .95rem; margin: 0 0 .6rem; color: var(--soft); font-weight: 600; }
p.note { color: var(--soft); margin: .3rem 0 1.5rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(6.9rem, 1fr)); gap: .6rem; }
.card { background: var(--card); border-radius: .6rem; padding: .7rem .8rem; }
.card b { display: block; font-size: 1.3rem; }
.card span { color: var(--soft); font-size: .85rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: 1rem; margin-top: 1rem; align-items: start; }
.chart { background: var(--card); border-radius: .6rem; padding: 1rem; }
svg { width: 100%; max-width: 32rem; height: auto; display: block; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .soft { fill: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .87rem; }
th, td { text-align: left; padding: .45rem .6rem; border-bottom: 1px solid var(--line);
  vertical-align: top; }
th { color: var(--soft); font-weight: 600; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
td.verdict { white-space: nowrap; font-weight: 600; }
td .soft { color: var(--soft); }
code { font: .8rem/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
details summary { cursor: pointer; color: var(--soft); }
.right { color: var(--right); } .wrong { color: var(--wrong); }
.declined { color: var(--declined); } .failed { color: var(--failed); }
"""


def text(value):
    return html.escape(str(value))


def shortened(label, most=22):
    return label if len(label) <= most else label[:most - 1] + "…"


def bars(title, items, color="var(--bar)", unit=percent):
    """Horizontal bars: items are (label, value from 0 to 1, what stands beside it)."""
    height = 26 * len(items) + 4
    out = [f'<div class="chart"><h3>{text(title)}</h3><svg viewBox="0 0 460 {height}" role="img" '
           f'aria-label="{text(title)}">']
    for i, (label, value, beside) in enumerate(items):
        y = 26 * i + 3
        wide = max(0.0, min(1.0, value or 0)) * 200
        out.append(f'<text x="150" y="{y + 14}" text-anchor="end">{text(shortened(label))}'
                   f'<title>{text(label)}</title></text>'
                   f'<rect x="160" y="{y + 3}" width="200" height="14" rx="3" '
                   'fill="var(--line)"/>'
                   f'<rect x="160" y="{y + 3}" width="{wide:.1f}" height="14" rx="3" '
                   f'fill="{color}"/>'
                   f'<text x="368" y="{y + 14}">{text(unit(value))} '
                   f'<tspan class="soft">{text(beside)}</tspan></text>')
    return "".join(out) + "</svg></div>"


def verdict_bar(detail):
    """One bar of right, wrong, declined and failed."""
    kinds = [(kind, detail[kind]) for kind in ("right", "wrong", "declined", "failed")]
    total = sum(n for _, n in kinds) or 1
    out = ['<div class="chart"><h3>What became of the questions</h3>'
           '<svg viewBox="0 0 460 72" role="img" aria-label="verdicts">']
    x = 0.0
    for kind, n in kinds:
        wide = 460 * n / total
        out.append(f'<rect x="{x:.1f}" y="4" width="{wide:.1f}" height="24" '
                   f'fill="var(--{kind})"/>')
        x += wide
    for i, (kind, n) in enumerate(kinds):
        out.append(f'<circle cx="{8 + 115 * i}" cy="52" r="5" fill="var(--{kind})"/>'
                   f'<text x="{18 + 115 * i}" y="56">{kind} {n}</text>')
    return "".join(out) + "</svg></div>"


def cards(model):
    detail = json.loads(model["detail"])
    shown = [("right", percent(model["accuracy"])), ("valid SQL", percent(model["valid"])),
             ("answered", percent(detail["coverage"])),
             ("right when answered", percent(detail["accuracy_when_answered"])),
             ("mean score", f"{model['score']:.3f}" if model["n"] else "–"),
             ("median time", f"{detail['ms_p50']:.1f} ms"),
             ("tokens", f"{model['tokens'] or 0:,}"), ("cost", f"${model['cost'] or 0:.2f}")]
    return '<div class="cards">' + "".join(
        f'<div class="card"><b>{text(value)}</b><span>{text(label)}</span></div>'
        for label, value in shown) + "</div>"


def section(connection, model):
    name = model["model"]

    def of(kind):
        return [row for row in rows(connection, kind) if row["model"] == name and row["n"]]

    out = [f"<h2>{text(name)}</h2>", cards(model), '<div class="charts">',
           verdict_bar(json.loads(model["detail"]))]
    difficulties, tags = ([(row["task"], row["accuracy"], f"of {row['n']}") for row in of(kind)]
                          for kind in ("difficulty", "tag"))
    if difficulties:
        out.append(bars("Right, by difficulty", difficulties))
    if model["n"]:
        items = [(d.replace("_", " "), model[d], "") for d in DIMENSIONS]
        out.append(bars("Mean of each dimension", items, unit=lambda v: f"{v:.3f}"))
    items = [(row["task"], row["share"] / 100, f"({row['n']})") for row in of("class")]
    if items:
        out.append(bars("What is not right, by error class", items, "var(--wrong)"))
    # Half on the left, half on the right: no chart is longer than the others together.
    half = (len(tags) + 1) // 2 if len(tags) > 12 else len(tags)
    for part in (tags[:half], tags[half:]):
        if part:
            out.append(bars(f"Right, by tag: {part[0][0]} to {part[-1][0]}", part))
    return "".join(out) + "</div>"


def task_table(connection):
    out = ['<div class="wide"><table><tr><th>Task</th><th>Verdict</th><th>Question and SQL</th>'
           '<th class="number">Score</th><th class="number">ms</th></tr>']
    for row in rows(connection, "task"):
        sql = f"<details><summary>SQL</summary><code>{text(row['sql'] or 'none')}</code>"
        if row["gold_sql"] and row["verdict"] != "right":
            sql += f"<br><b>gold</b> <code>{text(row['gold_sql'])}</code>"
        why = f" <span class='soft'>{text(row['reason'])}</span>" if row["reason"] else ""
        score = "–" if row["score"] is None else f"{row['score']:.3f}"
        out.append(f"<tr><td>{text(row['task'])}<br><small>{text(row['model'])}</small></td>"
                   f"<td class='verdict {text(row['verdict'])}'>{text(row['verdict'])}</td>"
                   f"<td>{text(row['question'])}{why}{sql}</details></td>"
                   f"<td class='number'>{score}</td><td class='number'>{row['ms']:.1f}</td></tr>")
    return "".join(out) + "</table></div>"


def write_html(connection, path):
    models = rows(connection, "model")
    ranks = [(f"{row['task']}. {row['model']}", row["accuracy"], f"of {row['n']}")
             for row in rows(connection, "rank") if row["n"]]
    body = ["<h1>Evaluation</h1><p class='note'>Rows are compared with those of the gold query. "
            "Whatever failed or was declined counts 0.</p>"]
    if ranks:
        body.append(f'<div class="charts">{bars("Ranking: right", ranks)}</div>')
    body += [section(connection, model) for model in models]
    body.append("<h2>Every task</h2>" + task_table(connection))
    path.write_text('<!doctype html><html lang="en"><meta charset="utf-8">'
                    '<meta name="viewport" content="width=device-width, initial-scale=1">'
                    f"<title>Evaluation</title><style>{STYLE}</style><body>"
                    + "".join(body) + "</body></html>\n", encoding="utf-8")


def main():
    if len(sys.argv) not in (5, 6):
        sys.exit(__doc__)
    extension, database, tasks, folder = sys.argv[1:5]
    connection = evaluated(extension, database, tasks, sys.argv[5] if len(sys.argv) == 6 else "{}")
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    write_json(connection, out / "report.json")
    write_csv(connection, out / "report.csv")
    write_text(connection, out / "report.txt")
    write_html(connection, out / "report.html")
    print((out / "report.txt").read_text(encoding="utf-8"), end="")


if __name__ == "__main__":
    main()
