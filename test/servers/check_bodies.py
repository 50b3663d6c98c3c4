#!/usr/bin/env python3
"""Every request of every step, validated against OpenAI's specification: check_bodies.py ask.so

The specification is in the folder that ASK_SHARED names, or in ../shared; without it the test is
skipped.
"""
import copy
import sys

import check_agent
import check_tools
from aimock import Aimock, skip
from openapi import FILE, OpenApi, find
from scenario import Runner, step

STEPS = {"gate", "link", "plan", "write_sql", "judge", "refine", "summarize"}
GOOD = {"model": "m", "stream": True, "messages": [{"role": "user", "content": "hi"}],
        "tools": [{"type": "function", "function": {"name": "f", "parameters": {}}}],
        "response_format": {"type": "json_schema", "json_schema": {"name": "n", "schema": {}}}}
BAD = {  # what is put into GOOD, and where the complaint must be
    "body lacks messages": lambda body: body.pop("messages"),
    "body.temperature": lambda body: body.update(temperature=3),
    "body.seed": lambda body: body.update(seed="42"),
    "unknown ask": lambda body: body.update(ask=1),
    "body.messages[0]": lambda body: body["messages"][0].update(role="robot"),
    "body.response_format": lambda body: body["response_format"]["json_schema"].pop("name"),
    "body.tools[0]": lambda body: body["tools"][0].pop("function"),
    "body.stream": lambda body: body.update(stream="yes"),
}


def self_test(api):
    """The validation detects errors, and accepts valid requests."""
    out = [f"self-test: {line}" for line in api.wrong_request(GOOD)]
    for part, spoil in BAD.items():
        body = copy.deepcopy(GOOD)
        spoil(body)
        found = api.wrong_request(body)
        if not any(part in line for line in found):
            out.append(f"self-test: not found: {part}; found: {found}")
    return out


def main():
    description = find()
    if not description:
        skip(f"{FILE} is not there; ASK_SHARED names the folder that has data/{FILE}")
    api = OpenApi(description)
    aimock = Aimock()
    runner = Runner(aimock, sys.argv[1])
    for scenario in check_agent.SCENARIOS:
        runner.run(scenario)
    if check_tools.there_are_tools(runner):
        for scenario in check_tools.SCENARIOS:
            if scenario.model.startswith("openai"):
                runner.run(scenario)
    aimock.stop()
    wrong = self_test(api)
    seen = set()
    for entry in runner.journals:
        body = {name: value for name, value in entry["body"].items() if not name.startswith("_")}
        seen.add(step(entry))
        wrong += [f"{step(entry)}: {line}" for line in api.wrong_request(body)]
    wrong += [f"no request of the step {name}" for name in sorted(STEPS - seen)]
    for line in sorted(set(wrong)):
        print(line)
    print(f"bodies: {len(runner.journals)} requests of {len(seen)} steps, {len(set(wrong))} failures")
    sys.exit(bool(wrong) or runner.failures > 0)


if __name__ == "__main__":
    main()
