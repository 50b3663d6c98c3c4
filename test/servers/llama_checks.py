#!/usr/bin/env python3
"""The client with llama.cpp's own server: llama_checks.py ask.so llama-server MODEL.gguf

The model is that of llama_model.py: every string generated under a grammar is VALUES(1).
"""
import json
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request

from aimock import plain_environment
from scenario import EASY, HARD, SHOP, connect, options_for

EXTENSION, PROGRAM, MODEL = (os.path.abspath(path) for path in sys.argv[1:4])
failures = 0


def expect(what, got, wanted):
    global failures
    failures += got != wanted
    print(f"{'ok    ' if got == wanted else 'FAILED'} {what}: {got}"
          + ("" if got == wanted else f"\n       wanted {wanted}"))


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def fetched(url):
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(url, timeout=5) as got:
        return json.loads(got.read())


class Llama:
    def __init__(self, context):
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [PROGRAM, "-m", MODEL, "--host", "127.0.0.1", "--port", str(port), "-t", "1", "-np",
             "1", "-b", "128", "-c", str(context), "--slots"], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env=plain_environment())
        for _ in range(300):
            try:
                if fetched(self.url + "/health")["status"] == "ok":
                    return
            except (urllib.error.URLError, OSError):
                pass
            time.sleep(0.1)
        sys.exit("llama-server does not start")

    def busy(self):
        return any(slot["is_processing"] for slot in fetched(self.url + "/slots"))

    def stop(self):
        self.process.kill()  # asked politely, it finishes its work first
        self.process.wait()


def connected(server, model="openai/tiny"):
    for name in list(os.environ):
        if name.startswith(("ASK_", "OPENAI_", "ANTHROPIC_")):
            del os.environ[name]
    os.environ.update({"ASK_MODEL": model, "ASK_BASE_URL": server.url + "/v1"})
    db = connect(EXTENSION)
    db.executescript(SHOP)
    return db


def row(db, sql, *values):
    return db.execute(sql, values).fetchone()


def counted(text):
    return len(text.replace(" ", "\u2581").encode())


def talks(server):
    db = connected(server)
    expect("SQL by grammar", row(db, "SELECT ask_sql(?)", EASY), ("VALUES(1)",))
    calls, told, said = row(db, "SELECT calls, tokens_in, tokens_out FROM ask_usage")
    prompt, reply, tokens = row(db, "SELECT prompt, reply, tokens FROM ask_trace(?) "
                                    "WHERE node = 'write_sql'", EASY)
    expect("one call", calls, 1)
    # The model's tokens are bytes, so that counts can be checked; one blank is three of them.
    expect("tokens of the prompt, without its ends", told - counted(prompt) in range(4), True)
    expect("tokens of the reply, without its end", said - counted(reply) in range(2), True)
    expect("the trace has the same", tokens, told + said)
    expect("the reply has the form asked for", sorted(json.loads(reply)),
           ["reasoning", "sql", "tasks"])
    steps = [step for step, in db.execute(
        "SELECT node FROM ask_trace(?, ?) WHERE tokens > 0",
        (HARD, options_for(HARD, None))).fetchall()]
    expect("a plan, a query and a judgement by grammar", steps[:1] + steps[-1:],
           ["plan", "summarize"])
    expect("the connection is of use", row(db, "SELECT count(*) FROM customers"), (3,))
    db.close()


def interrupted(server):
    db = connected(server)
    db.executemany("INSERT INTO customers(name, city) VALUES (?, ?)",
                   [(f"name {i}", f"city {i}") for i in range(500)])
    question = HARD + " " + "and all the others too " * 150  # some seconds of reading
    stopped = []

    def stop():
        while not server.busy():
            time.sleep(0.01)
        stopped.append(time.monotonic())
        db.interrupt()

    thread = threading.Thread(target=stop)
    thread.start()
    try:
        row(db, "SELECT ask(?)", question)
        said = "an answer"
    except Exception as error:
        said = str(error)
    took = time.monotonic() - stopped[0] if stopped else 9
    thread.join()
    expect("an interrupt ends the wait", (said in ("ask: interrupted", "ask: cancelled"), took < 0.2),
           (True, True))
    # The client has disconnected. The server notices it between two batches.
    since = time.monotonic()
    while server.busy() and time.monotonic() - since < 60:
        time.sleep(0.1)
    print(f"seen   the server works on for {time.monotonic() - since:.1f} s")
    expect("the connection is of use", row(db, "SELECT ask_sql(?)", EASY), ("VALUES(1)",))
    db.close()


def too_long():
    server = Llama(256)
    db = connected(server)
    answer, warnings = row(db, "SELECT json_extract(detail, '$.answer'), "
                               "json_extract(detail, '$.warnings[0]') FROM ask_trace(?) "
                               "WHERE event = 'done'", EASY)
    expect("a prompt that is too long for the server", answer.split("\n")[0], "There are 3 customers.")
    expect("is said to be", "context" in warnings, True)
    print(f"seen   {warnings}")
    db.close()
    server.stop()


llama = Llama(16384)
talks(llama)
interrupted(llama)
llama.stop()
too_long()
print(f"llama-server: {failures} failures")
sys.exit(failures > 0)
