#!/usr/bin/env python3
"""Questions answered by a model on loopback, from SQL to the wire: check_agent.py ask.so

The number at the start of a scenario's name is the feature that it shows:
feature 1, feature 14, feature 33, feature 38, feature 41, feature 42, feature 43, feature 44,
feature 45, feature 46, feature 47, feature 54, feature 55, feature 56, feature 57, feature 60,
feature 62, feature 63, feature 66, feature 67, feature 68, feature 115, feature 118, feature 119,
feature 126, feature 138, feature 139, feature 157, feature 169, feature 170, feature 191,
feature 193, feature 194, feature 195
"""
import json
import os
import sys
import tempfile

from aimock import Aimock
from openapi import ROOT
from scenario import (COUNT, EASY, HARD, ONE_TASK, SHOP, Runner, Scenario, answer, connect, failing,
                      judged, options_for, plan, prompt, same, sql, step, used)

LATE = {"model_timeout_ms": 900}  # shorter than the wait before another try
TWO = "Who lives in Paris? How many orders do those have?"
TWO_TASKS = plan(("t1", "customers in Paris"), ("t2", "orders of those", "t1"))
PARIS = sql("SELECT id FROM customers WHERE city = 'Paris'")
THEIRS = sql("SELECT count(*) FROM orders WHERE customer_id IN (2, 3)")
BAD = [sql(f"SELECT {name} FROM customers") for name in ("nam", "nme", "ame", "naem", "names")]
WHOLE = [("plan", ONE_TASK), ("write_sql", COUNT), ("judge", judged()),
         ("summarize", "There are 3 customers.")]


def trace(question, columns, where="1", options=None):
    return (f"SELECT {columns} FROM ask_trace(?, ?) WHERE {where}",
            (question, options_for(question, options)))


WARNINGS = "json_extract(detail, '$.warnings')"
DONE = "event = 'done'"


NARROW = {"schema_budget_tokens": 300, "tools": "off"}  # not all of enterprise() fits


def enterprise():
    columns = "id INTEGER PRIMARY KEY, note TEXT, alpha TEXT, beta TEXT, gamma TEXT, delta TEXT"
    return SHOP + "".join(f"CREATE TABLE extra{i}({columns});" for i in range(12))


def all_tables_in(db, journal):
    for name in ("customers", "orders", "extra0", "more tables)"):
        assert name in prompt(journal[2]), f"{name} is not in the request"


def usage_is_the_sum(db, journal):
    row = db.execute("SELECT calls, tokens_in, tokens_out FROM ask_usage").fetchone()
    same(row, (4, 1111, 40))


def preview_is_the_request(db, journal):
    body = {k: v for k, v in journal[0]["body"].items() if not k.startswith("_")}
    same(json.loads(db.execute("SELECT ask_prompt(?)", (EASY,)).fetchone()[0])["messages"],
         body["messages"])


def nothing_executed_but_sql(db, journal):
    rows = db.execute("SELECT sql FROM ask_history").fetchall()
    same(rows, [("SELECT count(*) FROM customers",)])


def models(*names):
    def check(db, journal):
        same([(step(entry), entry["body"]["model"]) for entry in journal], list(names))
    return check


def sampling(db, journal):
    same({(entry["body"]["temperature"], entry["body"]["seed"]) for entry in journal}, {(0, 42)})


def sampling_of_the_call(db, journal):
    same({(entry["body"]["temperature"], entry["body"]["seed"]) for entry in journal}, {(0.5, 7)})


def forms(*wanted):
    def check(db, journal):
        same([entry["body"].get("response_format", {}).get("type") for entry in journal],
             list(wanted))
    return check


SCENARIOS = [
    Scenario("1 a question gives a sentence with the real count", answer(HARD), WHOLE,
             [("There are 3 customers.",)]),
    Scenario("191 an easy question costs one request", answer(), [("write_sql", COUNT)],
             [("There are 3 customers.",)]),
    Scenario("1 its rows, with the names they have", ("SELECT n, row FROM ask_rows(?)",
                                                      ("List the names of all customers",)),
             [("write_sql", sql("SELECT name FROM customers ORDER BY id"))],
             [(1, '{"name":"Ann"}'), (2, '{"name":"Bob"}'), (3, '{"name":"Cleo"}')]),

    # --- the gate
    Scenario("14 a doubtful text is asked about once and stopped", answer("sns"),
             [("gate", '{"is_question": false, "reason": "That is a name."}')],
             [("That is a name.",)]),
    Scenario("14 a gate that fails lets the heuristic decide", answer("customers", LATE),
             [("gate", failing(500)), ("write_sql", COUNT), ("judge", judged())],
             [("There are 3 customers.",)]),

    # --- which tables
    Scenario("33 few tables are not chosen from", answer(HARD), WHOLE, [("There are 3 customers.",)],
             says={1: ["customers(", "orders("]}),
    Scenario("33 218 nor are many, while all fit into the prompt", answer(HARD), WHOLE,
             [("There are 3 customers.",)], setup=enterprise(), says={1: ["customers(", "extra11("]}),
    Scenario("33 more are, in one request; unknown names are dropped", answer(HARD, NARROW),
             [("link", '{"tables": ["customers", "nope"]}')] + WHOLE, [("There are 3 customers.",)],
             setup=enterprise(), says={2: ["customers("]}, silent={2: ["extra0", "nope"]}),
    Scenario("33 junk chooses all", answer(HARD, NARROW), [("link", "I cannot say.")] + WHOLE,
             [("There are 3 customers.",)], setup=enterprise(), check=all_tables_in),
    Scenario("38 a table that failed SQL names is added", answer(HARD, NARROW),
             [("link", '{"tables": ["customers"]}'), ("plan", ONE_TASK),
              ("write_sql", sql("SELECT o.tota FROM orders AS o")), ("write_sql", COUNT),
              ("judge", judged()), ("summarize", "3.")],
             [("3.",)], setup=enterprise(), silent={2: ["orders("]}, says={3: ["orders("]}),

    # --- the plan
    Scenario("41 the plan is JSON; one with an extra key is asked for again",
             ("SELECT ask_plan(?)", (EASY,)), [("plan", plan(("t1", "count"), mood="good")),
                                               ("plan", plan(("t1", "count")))],
             [('{"confidence":0.9,"plan_type":"single","tasks":[{"depends_on":[],"description":'
               '"count","id":"t1","sql":""}]}',)],
             says={1: ["That is not a plan in the form asked for"]}),
    Scenario("42 two tasks, two executions, in order",
             trace(TWO, "task, sql, rows", "event = 'query_result'"),
             [("plan", TWO_TASKS), ("write_sql", PARIS), ("judge", judged()),
              ("write_sql", THEIRS), ("judge", judged()), ("summarize", "They have 3 orders.")],
             [("t1", "SELECT id FROM customers WHERE city = 'Paris'", 2),
              ("t2", "SELECT count(*) FROM orders WHERE customer_id IN (2, 3)", 1)],
             says={3: ["orders of those", "id\n2\n3"]}),
    Scenario("43 of 25 rows 20 are handed on, and the rest is counted",
             answer(TWO),
             [("plan", TWO_TASKS),
              ("write_sql", sql("WITH RECURSIVE r(n) AS (SELECT 100 + min(id) FROM customers UNION "
                                "ALL SELECT n + 1 FROM r WHERE n < 125) SELECT n FROM r")),
              ("judge", judged()), ("write_sql", THEIRS), ("judge", judged()),
              ("summarize", "They have 3 orders.")],
             [("They have 3 orders.",)], says={3: ["\n120\n", "5 more"]}, silent={3: ["\n121\n"]}),
    Scenario("44 what a task depends on comes first, however the list is ordered",
             trace(TWO, "task", "event = 'query_result'"),
             [("plan", plan(("t2", "orders of those", "t1"), ("t1", "customers in Paris"))),
              ("write_sql", PARIS), ("judge", judged()), ("write_sql", THEIRS),
              ("judge", judged()), ("summarize", "They have 3 orders.")],
             [("t1",), ("t2",)]),
    Scenario("44 a plan in a circle is refused",
             ("SELECT ask_plan(?) ->> 'confidence'", (HARD,)),
             [("plan", plan(("t1", "a", "t2"), ("t2", "b", "t1")))] * 2, [(0.0,)],
             says={1: ["That is not a plan in the form asked for"]}),
    Scenario("45 a planner that fails leaves one task, and says so",
             trace(HARD, f"json_extract(detail, '$.answer'), {WARNINGS} LIKE '%planning failed%'",
                   DONE, LATE),
             [("plan", failing(500))] + WHOLE[1:], [("There are 3 customers.", 1)]),
    Scenario("46 an uncertain plan is warned about", trace(HARD, WARNINGS, DONE),
             [("plan", plan(("t1", "count"), confidence=0.3))] + WHOLE[1:],
             [('["the plan is uncertain"]',)]),
    Scenario("47 each task has its own tries",
             trace(TWO, "task, max(attempt)", "node = 'write_sql' GROUP BY task"),
             [("plan", TWO_TASKS)] + [("write_sql", bad) for bad in BAD[:3]] +
             [("write_sql", PARIS), ("judge", judged())] +
             [("write_sql", bad) for bad in BAD[:3]] +
             [("write_sql", THEIRS), ("judge", judged()), ("summarize", "They have 3 orders.")],
             [("t1", 4), ("t2", 4)]),

    # --- the content of the prompts
    Scenario("54 55 57 the dialect with its version, the rules, window functions", answer(),
             [("write_sql", COUNT)], [("There are 3 customers.",)],
             says={0: ["SQLite 3.", "Use only the tables and columns above", "Name columns one by one",
                       "OVER (PARTITION BY", "CTE"]}),
    Scenario("56 reasoning is asked for, kept, and not executed",
             trace(EASY, "json_extract(detail, '$.reasoning'), sql", "node = 'write_sql'"),
             [("write_sql", "<think>DROP TABLE customers</think>" +
               sql("SELECT count(*) FROM customers", "all rows count"))],
             [("all rows count", "SELECT count(*) FROM customers")],
             says={0: ["the reasoning first"]}, check=nothing_executed_but_sql),
    Scenario("60 the stored spelling is shown", answer("How many customers live in new york?"),
             [("write_sql", sql("SELECT count(*) FROM customers WHERE city = 'New York'"))],
             None, says={0: ["'New York'"]}),

    # --- parsing the replies
    Scenario("63 SQL in YAML", answer(), [("write_sql", "sql: |\n  SELECT count(*) FROM customers\n")],
             [("There are 3 customers.",)]),
    Scenario("63 a server without JSON schemas is asked for an object, then in words", answer(),
             [("write_sql", failing(400, "response_format is not supported",
                                    param="response_format")),
              ("write_sql", failing(400, "json_object is not supported", param="response_format")),
              ("write_sql", COUNT)], [("There are 3 customers.",)],
             check=forms("json_schema", "json_object", None),
             says={2: ["Reply with one JSON object and nothing else"]}),
    Scenario("66 SQL that lacks its SELECT", ("SELECT ask_sql(?)", (EASY,)),
             [("write_sql", sql("count(*) FROM customers"))], [("SELECT count(*) FROM customers",)]),
    Scenario("66 a mark inside of a literal stays", ("SELECT ask_sql(?)", (EASY,)),
             [("write_sql", sql("SELECT count(*) FROM customers WHERE name <> 'what?'"))],
             [("SELECT count(*) FROM customers WHERE name <> 'what?'",)]),
    Scenario("67 a reply without SQL is asked for once more, and is no attempt",
             trace(EASY, "max(attempt), max(status = 'retry')", "node = 'write_sql'"),
             [("write_sql", "I would rather not."), ("write_sql", COUNT)], [(1, 0)],
             says={1: ["I would rather not."]}),
    Scenario("68 a reply that was cut off is said to be, and replaced",
             trace(EASY, f"json_extract(detail, '$.answer') LIKE 'There are 3%', "
                         f"{WARNINGS} LIKE '%was cut off at%'", DONE),
             [("write_sql", {"content": COUNT, "finishReason": "length"})],
             [(1, 1)]),
    Scenario("68 so is a refusal",
             trace(EASY, f"json_extract(detail, '$.answer') LIKE 'There are 3%', "
                         f"{WARNINGS} LIKE '%refuses to answer%'", DONE),
             [("write_sql", {"content": COUNT, "finishReason": "content_filter"})],
             [(1, 1)]),
    Scenario("68 and one that is empty",
             trace(EASY, f"json_extract(detail, '$.answer') LIKE 'There are 3%', "
                         f"{WARNINGS} LIKE '%is empty%'", DONE),
             [("write_sql", " ")], [(1, 1)]),

    # --- judging
    Scenario("115 a relevance of 1.7 is not used",
             trace(HARD, "json_extract(detail, '$.relevance')", "node = 'judge'"),
             WHOLE[:2] + [("judge", judged(1.7))] + WHOLE[3:], [(0.5,)]),
    # A server that did not reply at all is not called again for the rest of the question.
    Scenario("115 a judge that times out counts half",
             trace(HARD, "json_extract(detail, '$.relevance')", "node = 'judge'", LATE),
             WHOLE[:2] + [("judge", {"content": judged(), "with": {"latency": 1400}})], [(0.5,)]),
    Scenario("115 so does one that talks junk",
             trace(HARD, "json_extract(detail, '$.relevance')", "node = 'judge'"),
             WHOLE[:2] + [("judge", "Looks fine to me!")] + WHOLE[3:], [(0.5,)]),
    Scenario("118 relevance and confidence come from one call over SQL and rows",
             trace(HARD, "json_extract(detail, '$.relevance'), json_extract(detail, '$.confidence')",
                   "node = 'judge'"),
             WHOLE[:2] + [("judge", judged(0.8, 0.95))] + WHOLE[3:], [(0.8, 0.95)],
             says={2: ["SELECT count(*) FROM customers", "count(*)\n3"]}),
    Scenario("119 low relevance triggers another try, with the judge's reason", answer(HARD),
             [("plan", ONE_TASK), ("write_sql", sql("SELECT name FROM customers")),
              ("judge", judged(0.1, 0.2, "names where a number is asked for")),
              ("write_sql", COUNT), ("judge", judged()), ("summarize", "There are 3 customers.")],
             [("There are 3 customers.",)], says={3: ["names where a number is asked for"]}),

    # --- repair
    Scenario("126 an error is repaired with the SQL, the question, the schema and the message",
             answer(), [("write_sql", BAD[0]), ("write_sql", COUNT)],
             [("There are 3 customers.",)],
             says={1: ["SELECT nam FROM customers", "nam", EASY, "customers(id INTEGER PK"]}),
    Scenario("126 SQLite's own words, when it fails while it runs", answer(),
             [("write_sql", sql("SELECT abs(-9223372036854775807 - 1) FROM customers")),
              ("write_sql", COUNT)], [("There are 3 customers.",)],
             says={1: ["integer overflow"]}),

    Scenario("126 fixes in words first, if set", answer(EASY, {"refine": "on"}),
             [("write_sql", BAD[0]), ("refine", "1. The column is called name."),
              ("write_sql", COUNT)], [("There are 3 customers.",)],
             says={1: ["SELECT nam FROM customers", "no column"],
                   2: ["1. The column is called name."]}),
    Scenario("126 no more than the tries there are; the engine does not guess instead",
             answer(EASY, {"max_retries": 1}), [("write_sql", BAD[0]), ("write_sql", BAD[1])],
             error="no column \"nme\""),

    # --- the answer
    Scenario("138 the summary is written from all rows, and what failed is marked",
             answer(TWO, {"max_retries": 0}),
             [("plan", TWO_TASKS), ("write_sql", PARIS), ("judge", judged()), ("write_sql", BAD[0]),
              ("summarize", "Two live there; the rest failed.")],
             None, says={4: ["id\n2\n3", "no column"]}),
    Scenario("139 a summary that fails leaves the rows",
             answer("List the customers. Give their names.", LATE),
             [("plan", ONE_TASK), ("write_sql", sql("SELECT name FROM customers ORDER BY id")),
              ("judge", judged()), ("summarize", failing(500))], None,
             check=lambda db, journal: same(
                 [all(name in row[0] for name in ("Ann", "Bob", "Cleo")) for row in
                  db.execute("SELECT answer FROM ask_history").fetchall()], [True])),
    Scenario("193 a number that the rows do not have is dropped, and the trace says why",
             trace(HARD, "json_extract(detail, '$.answer') LIKE '%3%', "
                   "detail LIKE '%41%does not follow from the rows%'", "node = 'summarize'"),
             WHOLE[:3] + [("summarize", "There are 41 customers.")], [(1, 1)]),

    # --- counting, choosing, previewing
    Scenario("157 tokens are those that the server counted, by node and in all",
             trace(HARD, "node, tokens", "tokens > 0"),
             [("plan", used(ONE_TASK, 1000, 10)), ("write_sql", used(COUNT, 100, 10)),
              ("judge", used(judged(), 10, 10)), ("summarize", used("There are 3.", 1, 10))],
             [("plan", 1010), ("write_sql", 110), ("judge", 20), ("summarize", 11)],
             check=usage_is_the_sum),
    Scenario("169 each step has its model", answer(HARD), WHOLE, [("There are 3 customers.",)],
             environment={"ASK_MODEL_PLAN": "openai/planner", "ASK_MODEL_JUDGE": "openai/judge"},
             check=models(("plan", "planner"), ("write_sql", "test"), ("judge", "judge"),
                          ("summarize", "test"))),
    Scenario("170 temperature 0 and a seed in every request", answer(HARD), WHOLE,
             [("There are 3 customers.",)], check=sampling),
    Scenario("170 unless a call says otherwise", answer(HARD, {"temperature": 0.5, "seed": 7}),
             WHOLE, [("There are 3 customers.",)], check=sampling_of_the_call),
    Scenario("194 the preview is the first request", answer(), [("write_sql", COUNT)],
             [("There are 3 customers.",)], check=preview_is_the_request),
    Scenario("194 and sends nothing", ("SELECT length(ask_prompt(?)) > 100", (EASY,)), [], [(1,)]),
]


def own_templates(runner):
    """62: a template is a file that can be changed without a build; one without its slot is an
    error that names it."""
    with tempfile.TemporaryDirectory() as folder:
        where = {"ASK_PROMPTS_DIR": folder}
        own = (ROOT / "prompts/write_sql.txt").read_text()
        with open(os.path.join(folder, "write_sql.txt"), "w") as file:
            file.write(own.replace("You write one SELECT", "Say it in SQL. You write one SELECT"))
        runner.run(Scenario("62 a template of one's own", answer(), [("write_sql", COUNT)],
                            [("There are 3 customers.",)], environment=where,
                            says={0: ["Say it in SQL. You write one SELECT"]}))
        with open(os.path.join(folder, "write_sql.txt"), "w") as file:
            file.write("Say it in SQL. {{no_such_slot}}")
        runner.run(Scenario("62 one with a slot that there is not", answer(), [], environment=where,
                            error="no_such_slot"))


def recorded(runner):
    """195: recorded replies are replayed without the server, and only those."""
    with tempfile.TemporaryDirectory() as folder:
        runner.run(Scenario("195 a session is recorded", answer(HARD), WHOLE,
                            [("There are 3 customers.",)],
                            environment={"ASK_RECORD": os.path.join(folder, "talk.jsonl")}))
        away = {"ASK_REPLAY_DIR": folder, "OPENAI_BASE_URL": "http://127.0.0.1:9/v1"}
        runner.run(Scenario("195 and played back with no server", answer(HARD), [],
                            [("There are 3 customers.",)], environment=away,
                            model="replay/talk.jsonl"))
        for question in (HARD, EASY):
            runner.run(Scenario("195 223 another request is an error, never the engine's answer",
                                answer(question), [], error="record it again",
                                setup=SHOP + "CREATE TABLE more(x);", environment=away,
                                model="replay/talk.jsonl"))


def main():
    aimock = Aimock()
    runner = Runner(aimock, sys.argv[1])
    for scenario in SCENARIOS:
        runner.run(scenario)
    own_templates(runner)
    recorded(runner)
    aimock.stop()
    runner.conclude("agent")


if __name__ == "__main__":
    main()
