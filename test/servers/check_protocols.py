#!/usr/bin/env python3
"""Each protocol streamed and whole, with its possible faults: check_protocols.py ask.so

feature 130, feature 164, feature 165
"""
import json
import sqlite3
import sys
import threading
import time

from aimock import Aimock
from scenario import (COUNT, EASY, HARD, ONE_TASK, SHOP, Runner, Scenario, answer, connect, failing,
                      options_for,
                      judged, same, sql, used)

PROTOCOLS = ("openai", "anthropic", "ollama")
THREE = [("There are 3 customers.",)]
LATE = {"model_timeout_ms": 900}  # shorter than the wait before another try
# Streamed in pieces of a few bytes.
TINY = {"chunkSize": 3}


def warned(*parts):
    """An answer with warnings that contain all of `parts`."""
    columns = "json_extract(detail, '$.answer') LIKE 'There are 3 customers.%'" + "".join(
        f", instr(json_extract(detail, '$.warnings'), '{part}') > 0" for part in parts)
    return columns


def stood_in(name, replies, *parts, options=None, steps=None, **more):
    """The built-in engine answers, and the answer names the model it replaces, with the reason."""
    parts = ("the built-in engine stood in for the model to write SQL",) + parts
    return Scenario(name, (f"SELECT {warned(*parts)} FROM ask_trace(?, ?) WHERE event = 'done'",
                           (EASY, json.dumps(options or {}))),
                    replies, [(1,) * (1 + len(parts))], steps=steps, **more)


def usage(calls, tokens_in, tokens_out):
    def check(db, journal):
        same(db.execute("SELECT calls, tokens_in, tokens_out FROM ask_usage").fetchone(),
             (calls, tokens_in, tokens_out))
    return check


def usage_is_guessed(db, journal):
    calls, told, said = db.execute("SELECT calls, tokens_in, tokens_out FROM ask_usage").fetchone()
    assert calls == 1 and told > 100 and said > 10, (calls, told, said)


def streamed(*wanted):
    def check(db, journal):
        same([entry["body"].get("stream") for entry in journal], list(wanted))
    return check


def path(wanted):
    def check(db, journal):
        same([entry["path"] for entry in journal], [wanted])
    return check


PATHS = {"openai": "/v1/chat/completions", "anthropic": "/v1/messages", "ollama": "/api/chat"}


def of_each(protocol):
    def named(what):
        return f"{protocol}: {what}"
    model = f"{protocol}/test"
    no_stream = failing(400, "stream is not supported", param="stream")
    yield Scenario(named("streamed in pieces"), answer(), [("write_sql", {
        "content": COUNT, "with": TINY})], THREE, check=path(PATHS[protocol]), model=model)
    yield Scenario(named("whole, where streams are refused; remembered for the next question"),
                   ("SELECT ask(?1), ask(?1)", (EASY,)),
                   [("write_sql", no_stream), ("write_sql", COUNT), ("write_sql", COUNT)],
                   [THREE[0] * 2], check=streamed(True, False, False), model=model,
                   questions=2)
    yield Scenario(named("the form asked for comes as a call of a tool"), answer(),
                   [("write_sql", {"toolCalls": [{"name": "write_sql",
                                                  "arguments": json.loads(COUNT)}]})],
                   THREE, model=model)
    yield Scenario(named("reasoning beside the answer"), answer(),
                   [("write_sql", {"content": COUNT, "reasoning": "SELECT 1 would be wrong"})],
                   THREE, model=model)
    yield Scenario(named("text in many scripts"),
                   ("SELECT row ->> 'c' FROM ask_rows(?)", ("What is the greeting?",)),
                   [("write_sql", {"content": sql("SELECT 'Zoë — 東京 🚀' AS c FROM customers LIMIT 1"),
                                   "with": TINY})],
                   [("Zoë — 東京 🚀",)], model=model)
    yield stood_in(named("a status that does not pass"), [("write_sql", failing(404, "no model"))],
                   "answers HTTP 404: no model", model=model)
    yield Scenario(named("a status that passes"), answer(),
                   [("write_sql", failing(429, "slow down", retryAfter=0)), ("write_sql", COUNT)],
                   THREE, model=model)
    yield stood_in(named("a reply that breaks off"),
                   [("write_sql", {"content": COUNT, "with": {**TINY, "truncateAfterChunks": 4}})],
                   options=LATE, model=model)
    yield stood_in(named("a reply that is junk"),
                   [("write_sql", {"content": COUNT, "with": {"chaos": {"malformedRate": 1}}})],
                   model=model)


# For OpenAI's protocol only: the others use the same code.
FAULTS = [
    Scenario("usage is counted as the server counts", answer(), [("write_sql", used(COUNT, 70, 9))],
             THREE, check=usage(1, 70, 9)),
    Scenario("so is Anthropic's", answer(), [("write_sql", used(COUNT, 70, 9))],
             THREE, check=usage(1, 70, 9), model="anthropic/test"),
    Scenario("where a server says 0, it is estimated", answer(), [("write_sql", COUNT)], THREE,
             check=usage_is_guessed, model="ollama/test"),
    Scenario("each try is a call", answer(),
             [("write_sql", failing(429, "slow down", retryAfter=0)),
              ("write_sql", used(COUNT, 70, 9))], THREE, check=usage(2, 70, 9)),
    Scenario("Retry-After is waited for", ("SELECT ask(?), 1", (EASY,)),
             [("write_sql", failing(429, "slow down", retryAfter=1)), ("write_sql", COUNT)],
             [(THREE[0][0], 1)],
             check=lambda db, journal: same(
                 journal[1]["timestamp"] - journal[0]["timestamp"] >= 950, True)),
    stood_in("one of an hour is not", [("write_sql", failing(429, "slow down", retryAfter=3600))],
             "answers HTTP 429: slow down"),
    stood_in("429 without an end", [("write_sql", failing(429, "slow down", retryAfter=0))] * 4,
             "answers HTTP 429: slow down"),
    Scenario("500 once", answer(), [("write_sql", failing(500)), ("write_sql", COUNT)], THREE),
    stood_in("500 for good", [("write_sql", failing(500))], "answers HTTP 500: it broke",
             options=LATE),
    stood_in("503 in the words of an overloaded server",
             [("write_sql", failing(503, "overloaded", type="overloaded_error"))],
             "answers HTTP 503: overloaded", options=LATE),
    stood_in("a request it does not like", [("write_sql", failing(400, "too many messages"))],
             "answers HTTP 400: too many messages"),
    Scenario("a key it refuses is an error, without the key", answer(),
             [("write_sql", failing(401, "bad key test"))],
             error="refuses the key in TEST_KEY (HTTP 401)"),
    Scenario("a connection that is dropped before the reply", answer(options={}),
             [("write_sql", {"content": COUNT, "with": {"chaos": {"disconnectRate": 1}}}),
              ("write_sql", COUNT)], THREE),
    Scenario("one that breaks within it", answer(),
             [("write_sql", {"content": COUNT, "with": {**TINY, "truncateAfterChunks": 4}}),
              ("write_sql", COUNT)], THREE),
    Scenario("a slow server is waited for", answer(),
             [("write_sql", {"content": COUNT, "with": {
                 "streamingProfile": {"ttft": 300, "tps": 200}, "chunkSize": 20}})], THREE),
    stood_in("but not for ever", [("write_sql", {"content": COUNT, "with": {"latency": 1400}})],
             "no answer in time", options=LATE),
    Scenario("one without seed, temperature and max_tokens", answer(),
             [("write_sql", failing(400, "Unsupported parameter: seed", param="seed")),
              ("write_sql", failing(400, "Unsupported value: temperature", param="temperature")),
              ("write_sql", failing(400, "Use max_completion_tokens instead of max_tokens",
                                    param="max_tokens")),
              ("write_sql", COUNT)], THREE,
             check=lambda db, journal: same(
                 sorted(k for k in journal[3]["body"] if not k.startswith("_")),
                 ["max_completion_tokens", "messages", "model", "response_format", "stream",
                  "stream_options"])),
]


def broken_and_mended(runner):
    """After 5 failures the server is not called any more, with a message; the connection stays usable."""
    scenario = Scenario("165 a dead server is left alone", answer(), [])
    runner.environment(scenario)
    runner.count += 1
    runner.aimock.play([("write_sql", failing(500))] * 9)
    db = connect(runner.extension)
    db.executescript(scenario.setup)
    try:
        got = [db.execute("SELECT ask(?, ?)", (EASY, json.dumps(LATE))).fetchone()[0]
               for _ in range(7)]
        same([text.startswith("There are 3 customers.") for text in got], [True] * 7)
        same(len(runner.aimock.journal()), 5)
        said = db.execute("SELECT json_extract(detail, '$.warnings[0]') FROM ask_trace(?) "
                          "WHERE event = 'done'", (EASY,)).fetchone()[0]
        assert "failed 5 times in a row and is left alone" in said, said
        same(db.execute("SELECT ask(?, '{\"model\":\"builtin\"}')", (EASY,)).fetchall(), THREE)
    except (AssertionError, sqlite3.Error) as failure:
        runner.failures += 1
        print(f"FAILED {scenario.name}\n  {failure}")
    db.close()


def interrupted(runner):
    """164: an interrupt is detected in under 200 ms while a model is waited for, before its reply and
    within it, and the connection works afterwards."""
    runner.count += 1
    for how in ({"latency": 20000}, {"streamingProfile": {"ttft": 1, "tps": 1}, "chunkSize": 1}):
        scenario = Scenario("164 an interrupt", answer(), [])
        runner.environment(scenario)
        runner.aimock.play([("write_sql", {"content": COUNT, "with": how}), ("write_sql", COUNT)])
        db = connect(runner.extension)
        db.executescript(scenario.setup)
        when = []

        def stop():
            time.sleep(0.4)
            when.append(time.monotonic())
            db.interrupt()

        thread = threading.Thread(target=stop)
        thread.start()
        try:
            said = db.execute(*scenario.ask).fetchone()
        except sqlite3.Error as failure:
            said = str(failure)
        took = time.monotonic() - when[0]
        thread.join()
        try:
            same((said in ("ask: interrupted", "ask: cancelled"), took < 0.2), (True, True))
            same(db.execute(*scenario.ask).fetchall(), THREE)
        except (AssertionError, sqlite3.Error) as failure:
            runner.failures += 1
            print(f"FAILED {scenario.name} {how}\n  {failure}")
        db.close()


def stormy(runner):
    """Random faults in every step: each question is still answered correctly."""
    runner.count += 1
    replies = [("plan", ONE_TASK), ("write_sql", COUNT), ("judge", judged()),
               ("summarize", "There are 3 customers.")]
    rates = {"dropRate": 0.1, "malformedRate": 0.1, "rateLimitRate": 0.1, "disconnectRate": 0.1}
    runner.environment(Scenario("", answer(), []))
    runner.aimock.play_always(replies, rates)
    wrong = {}
    for _ in range(8):
        db = connect(runner.extension)
        db.executescript(SHOP)
        for _ in range(5):
            try:
                said = db.execute("SELECT ask(?, ?)", (HARD, options_for(HARD, LATE))).fetchone()[0]
            except sqlite3.Error as failure:
                said = str(failure)
            if not said.startswith(THREE[0][0]):
                wrong[said] = wrong.get(said, 0) + 1
        db.close()
    seen = {entry["response"]["status"] for entry in runner.aimock.journal()}
    if wrong or len(seen) < 3:
        runner.failures += 1
        print(f"FAILED a storm of faults: {wrong}, statuses {seen}")


def main():
    aimock = Aimock()
    runner = Runner(aimock, sys.argv[1])
    for protocol in PROTOCOLS:
        for scenario in of_each(protocol):
            runner.run(scenario)
    for scenario in FAULTS:
        runner.run(scenario)
    broken_and_mended(runner)
    interrupted(runner)
    stormy(runner)
    aimock.stop()
    runner.conclude("protocols")


if __name__ == "__main__":
    main()
