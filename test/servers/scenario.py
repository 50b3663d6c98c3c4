"""A scenario = scripted server replies + SQL + the expected requests and rows.

    Scenario("42 two tasks are run in order", "2 sentences? Then those.",
             replies=[("plan", plan(...)), ("write_sql", sql("SELECT ...")), ...],
             rows=[("They have 2 orders.",)])

The steps of `replies` are also the requests that must reach the server, in this order.
"""
import json
import os
import sqlite3
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

SHOP = """
CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);
CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id), total REAL);
INSERT INTO customers VALUES (1,'Ann','New York'), (2,'Bob','Paris'), (3,'Cleo','Paris');
INSERT INTO orders VALUES (1,1,10), (2,2,20), (3,2,30), (4,3,40);
"""
EASY = "How many customers are there?"
HARD = "How many customers are there? Count each of them."
EVERY_STEP = {"plan": "on", "judge": "always", "summary": "model"}


def options_for(question, options):
    """For a question of two sentences every step asks the model; any other question shows the default
    steps."""
    several = any(mark in question for mark in (". ", "? "))
    return json.dumps({**(EVERY_STEP if several else {}), **(options or {})})


def answer(question=EASY, options=None):
    return ("SELECT ask(?, ?)", (question, options_for(question, options)))


def plan(*tasks, confidence=0.9, **more):
    """Tasks are (id, description, *ids it depends on)."""
    return json.dumps({"plan_type": "single" if len(tasks) == 1 else "multi-sequential",
                       "confidence": confidence,
                       "tasks": [{"id": task[0], "description": task[1], "sql": "",
                                  "depends_on": list(task[2:])} for task in tasks], **more})


ONE_TASK = plan(("t1", "count the customers"))


def sql(statement, reasoning="because"):
    return json.dumps({"sql": statement, "reasoning": reasoning})


COUNT = sql("SELECT count(*) FROM customers")


def judged(score=0.9, confidence=0.9, reasoning="it fits"):
    return json.dumps({"score": score, "confidence": confidence, "reasoning": reasoning})


def failing(status, message="it broke", **more):
    """An error reply; `retryAfter` (seconds) goes with 429."""
    error = {"message": message, **{k: more.pop(k) for k in ("type", "code", "param") if k in more}}
    return {"error": error, "status": status, **more}


def used(content, tokens_in, tokens_out):
    return {"content": content,
            "usage": {"prompt_tokens": tokens_in, "completion_tokens": tokens_out}}


@dataclass
class Scenario:
    name: str
    ask: tuple                  # SQL and its values
    replies: list               # (step, reply) in the order in which they are asked for
    rows: list = None           # of the SQL; or `error`
    error: str = None           # a part of its message
    steps: list = None          # where these are not the steps of `replies`
    says: dict = field(default_factory=dict)    # request -> parts its messages must hold
    silent: dict = field(default_factory=dict)  # request -> parts they must not hold
    check: callable = None      # (db, journal) -> None, raises AssertionError
    setup: str = SHOP
    environment: dict = field(default_factory=dict)
    model: str = "openai/test"
    questions: int = 1          # that `ask` asks of the model


def prompt(entry):
    """All messages in a request of the journal."""
    texts = []
    for message in entry["body"]["messages"]:
        content = message.get("content")
        texts.append(content if isinstance(content, str) else json.dumps(content))
    return "\n".join(texts)


def step(entry):
    return entry["headers"].get("x-ask-step")


def connect(extension):
    db = sqlite3.connect(":memory:")
    db.enable_load_extension(True)
    db.load_extension(extension)
    db.enable_load_extension(False)
    return db


class Runner:
    """Runs scenarios against an aimock, each on its own connection."""

    def __init__(self, aimock, extension):
        self.aimock = aimock
        self.extension = str(Path(extension).resolve())
        self.failures = self.count = 0
        self.journals = []  # of all scenarios

    def environment(self, scenario):
        for name in list(os.environ):
            if name.startswith(("ASK_", "OPENAI_", "ANTHROPIC_", "OLLAMA_")) \
                    and name != "ASK_SHARED":
                del os.environ[name]
        os.environ.update({
            "ASK_MODEL": scenario.model, "ASK_API_KEY_ENV": "TEST_KEY", "TEST_KEY": "test",
            "OPENAI_BASE_URL": self.aimock.url + "/v1", "OLLAMA_HOST": self.aimock.url})
        if scenario.model.startswith("anthropic"):
            os.environ["ASK_BASE_URL"] = self.aimock.url
        os.environ.update(scenario.environment)

    def run(self, scenario):
        self.count += 1
        started = time.monotonic()
        self.environment(scenario)
        self.aimock.play(scenario.replies)
        db = connect(self.extension)
        try:
            db.executescript(scenario.setup)
            wrong = self.wrong(scenario, db)
        finally:
            db.close()
        if wrong:
            self.failures += 1
            print(f"FAILED {scenario.name} ({time.monotonic() - started:.1f} s)")
            for line in wrong:
                print("  " + line.replace("\n", "\n    "))

    def wrong(self, scenario, db):
        out = []
        got = error = None
        try:
            got = db.execute(*scenario.ask).fetchall()
        except sqlite3.Error as failure:
            error = str(failure)
        if scenario.error is not None:
            if error is None or scenario.error not in error:
                out.append(f"wanted an error with: {scenario.error}\ngot: {error or got}")
        elif error is not None:
            out.append(f"error: {error}")
        elif scenario.rows is not None and got != scenario.rows:
            out.append(f"wanted rows: {scenario.rows}\ngot: {got}")
        journal = self.aimock.journal()
        self.journals += journal
        steps = [name for name, _ in scenario.replies] if scenario.steps is None else scenario.steps
        if [step(entry) for entry in journal] != steps:
            out.append(f"wanted steps: {steps}\ngot: {[step(entry) for entry in journal]}")
        traces = {entry["headers"].get("x-ask-trace") for entry in journal}
        if len(traces) != (scenario.questions if journal else 0) or None in traces:
            out.append(f"trace ids of {scenario.questions} questions: {traces}")
        for wanted, parts in ((True, scenario.says), (False, scenario.silent)):
            for number, texts in parts.items():
                said = prompt(journal[number]) if number < len(journal) else ""
                out += [f"request {number} {'lacks' if wanted else 'holds'}: {text}\nit is: {said}"
                        for text in texts if (text in said) != wanted]
        if not out and scenario.check:
            try:
                scenario.check(db, journal)
            except AssertionError as failure:
                out.append(f"check: {failure}")
        return out

    def conclude(self, what):
        print(f"{what}: {self.count} scenarios, {self.failures} failures")
        sys.exit(self.failures > 0)


def same(got, wanted):
    assert got == wanted, f"wanted {wanted}\ngot    {got}"
