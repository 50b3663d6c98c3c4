#!/usr/bin/env python3
"""Native tool calls, in each protocol: check_tools.py ask.so

feature 141, feature 143, feature 144, feature 147
"""
import sys

from aimock import Aimock, skip
from scenario import COUNT, HARD, ONE_TASK, Runner, Scenario, answer, connect, judged, same, step

PROTOCOLS = ("openai", "anthropic", "ollama")
THREE = [("There are 3 customers.",)]
END = [("write_sql", COUNT), ("judge", judged()), ("summarize", "There are 3 customers.")]


def calls(*wanted, **more):
    return ("write_sql", {"toolCalls": [{"name": name, "arguments": arguments}
                                        for name, arguments in wanted], **more})


def asked(*replies):
    return [("plan", ONE_TASK), *replies, *END]


def in_order(db, journal):
    """Each result is returned under the id of its call; nothing was written."""
    messages = journal[2]["body"]["messages"]
    ids = [call["id"] for message in messages for call in message.get("tool_calls") or []]
    results = [message for message in messages if message["role"] == "tool"]
    same(len(ids), 3)
    if all("tool_call_id" in message for message in results):  # Ollama has none
        same([message["tool_call_id"] for message in results], ids)
    same(db.execute("SELECT count(*) FROM customers").fetchone(), (3,))


def offered(db, journal):
    """Tools are in the requests that write SQL and in no others."""
    wanted = {"run_query", "list_tables", "describe_table", "foreign_keys", "search_schema",
              "sample_rows"}
    for entry in journal:
        names = {tool["function"]["name"] for tool in entry["body"].get("tools") or []}
        same(wanted & names, wanted if step(entry) == "write_sql" else set())


def of_each(protocol):
    model = f"{protocol}/test"
    three = calls(("describe_table", {"table": "customers"}),
                  ("run_query", {"sql": "DELETE FROM customers"}),
                  ("run_query", {"sql": "SELECT count(*) AS n FROM customers"}),
                  **{"with": {"chunkSize": 3}})
    told = {2: ["customers(id INTEGER PK", "DELETE is refused", "n\n3"]}
    yield Scenario(f"{protocol}: three at once, in pieces; one is refused", answer(HARD),
                   asked(three), THREE, says=told, check=in_order, model=model)
    yield Scenario(f"{protocol}: one after the other", answer(HARD),
                   asked(calls(("list_tables", {})), calls(("search_schema", {"text": "city"}))),
                   THREE, says={2: ["customers"], 3: ["orders", "city"]}, model=model)
    yield Scenario(f"{protocol}: a tool that there is not", answer(HARD),
                   asked(calls(("rm", {"path": "/"}))), THREE, says={2: ["no tool"]}, model=model)
    yield Scenario(f"{protocol}: arguments of the wrong kind", answer(HARD),
                   asked(calls(("run_query", {"sql": 7}))), THREE, says={2: ["It failed"]},
                   model=model)


SCENARIOS = [scenario for protocol in PROTOCOLS for scenario in of_each(protocol)]
SCENARIOS.append(Scenario("tools are offered where SQL is written", answer(HARD),
                          asked(calls(("list_tables", {}))), THREE, check=offered))


def there_are_tools(runner):
    db = connect(runner.extension)
    found = db.execute("SELECT count(*) FROM ask_graph WHERE name = 'use_tools'").fetchone()[0]
    db.close()
    return found > 0


def main():
    aimock = Aimock()
    runner = Runner(aimock, sys.argv[1])
    if not there_are_tools(runner):
        aimock.stop()
        skip("this build offers no tools to a model")
    for scenario in SCENARIOS:
        runner.run(scenario)
    aimock.stop()
    runner.conclude("tools")


if __name__ == "__main__":
    main()
