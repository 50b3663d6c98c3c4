#!/usr/bin/env python3
"""sqlite-ask serve over HTTP: check_server.py SQLITE-ASK [TEST...]"""
import base64
import gzip
import hashlib
import http.server
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request

from program import (ENDLESS, Server, only, plain_environment, post, run_tests, shared, spoken)

COUNT = "How many artists are there?"


def wait_for(condition, seconds=30):
    """Polls the condition until it holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"


def make_database(folder, name="people.db"):
    file = folder / name
    with sqlite3.connect(file) as db:
        db.executescript("CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
                         "CREATE TABLE wages(person_id INTEGER, amount REAL);"
                         "INSERT INTO people(name, city) VALUES ('Ada', 'Paris'), ('Ben', 'Rome');"
                         "INSERT INTO wages VALUES (1, 10), (2, 20);")
    db.close()
    return file


# feature 228, 161
def test_the_routes_of_the_first_system(program, folder):
    with Server(program, "--demo", "music", "--demo", "shop", make_database(folder)) as server:
        health = server.json("/health")
        assert (health["status"], health["model"], health["databases"]) == ("ok", "builtin", 3)
        presets = server.json("/presets")
        assert [preset["id"] for preset in presets] == ["music", "shop", "people"], presets
        assert all(preset["title"] and len(preset["questions"]) >= 2 for preset in presets)
        tables = server.json("/schema/people")["tables"]
        assert [(t["name"], t["row_count"]) for t in tables] == [("people", 2), ("wages", 2)]
        assert tables[0]["columns"][0] == {
            "name": "id", "type": "INTEGER", "primary_key": True, "not_null": False,
            "foreign_key": None}, tables[0]
        assert server.request("GET", "/schema/none")[0] == 404
        for path in ("/page", "/app/", "/..%2fetc/passwd", "/schema/", "/schema/people/", "/query/x",
                     "/%00", "//health", "/health/"):
            assert server.request("GET", path)[0] == 404, path


# feature 228, 153
def test_the_events_of_a_question(program, folder):
    server = shared(program, "--demo", "music")
    events = server.events("How many artists of each kind are there?", preset="music")
    names = [event["event"] for event in events]
    assert names[0] == "node" and names[-1] == "done" and names.count("done") == 1
    assert [n for n in names if n != "node"] == ["plan", "query_result", "answer", "done"]
    assert [e["node"] for e in events if e["event"] == "node"][:3] == [
        "gate", "read_schema", "link_schema"]
    plan = only(events, "plan")[0]
    assert plan["plan_type"] == "single" and len(plan["tasks"]) == 1
    result = only(events, "query_result")[0]
    assert result["data"] == [{"kind": "band", "count(*)": 19}, {"kind": "solo", "count(*)": 5}]
    assert result["rows_returned"] == 2 and result["task_id"] == "t1"
    assert result["score"] > .9 and result["relevance"]["score"] == 1
    assert "band" in only(events, "answer")[0]["final_answer"]
    assert only(events, "done")[0]["elapsed"] > 0 and only(events, "done")[0]["model"] == "builtin"
    # Answers without a query have an answer and an end event too.
    events = server.events("what tables are there?")
    assert "9 tables" in only(events, "answer")[0]["final_answer"]
    # Columns with equal names are kept apart.
    result = only(server.events("SELECT 1 AS a, 2 AS a"), "query_result")[0]
    assert result["columns"] == ["a", "a_2"] and result["data"] == [{"a": 1, "a_2": 2}]


# feature 228
def test_what_is_no_question(program, folder):
    server = shared(program, "--demo", "music")
    for body, part in ((b"", "JSON object"), (b"[]", "JSON object"), (b"{}", "question"),
                       (b'{"question": 7}', "question"), (b'{"question": null}', "question"), (b'{}', "question"),
                       (b'{"question": "x", "preset": "no"}', "no preset"),
                       (b'{"question": "x", "preset": []}', "preset"),
                       (b'{"question": "x", "session": 1}', "session"),
                       (b'{"question": "x", "options": "x"}', "options"),
                       (b"[" * 100_000, "JSON object"),
                       (b'{"question": "x", "follow_up": 1}', "follow_up"),
                       (b'{"question": "x", "follow_up": true}', "session"),
                       (b'{"question": "x", "options": {"session": "y"}}', "member")):
        status, _, text = server.request("POST", "/query", body)
        assert status == 400 and part in json.loads(text)["error"]["message"], (body[:50], text)
    error = only(server.events("Which artist has the best lawyers?"), "error")[0]
    assert error["code"] == "CANNOT_ANSWER" and "lawyers" in error["message"]
    assert all(reading["words"] for reading in error["readings"])


# feature 229
def test_a_first_step_that_fails_is_a_status(program, folder):
    """No stream starts if the question is refused at once, as with /report."""
    server = shared(program, "--demo", "music")
    for question, wanted in (("DELETE FROM artists", (403, "INTENT_VIOLATION")),
                             ("x" * 20_000, (400, "QUESTION_TOO_LONG")),
                             ("a\0b", (400, "INVALID_TEXT")), ("x", (400, "EMPTY_QUESTION")),
                             ("", (400, "EMPTY_QUESTION")), (" ", (400, "EMPTY_QUESTION"))):
        for path in ("/query", "/report"):
            status, headers, text = server.request("POST", path, {"question": question})
            error = json.loads(text)["error"]
            assert headers["Content-Type"] == "application/json", (path, text)
            assert (status, error["code"]) == wanted, (path, question[:20], status, text)
            assert error["message"] and (question or "is empty" in error["message"]), text
    # If the first step succeeds, a later failure is an event.
    assert only(server.events("hello"), "answer")
    assert only(server.events("SELECT nme FROM artists"), "error")[0]["code"] == "COLUMN_NOT_FOUND"


# feature 229
def test_strangers_leave_each_other_no_rows(program, folder):
    def mcp(server, question, **more):
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call",
                "params": {"name": "ask", "arguments": {"question": question, **more}}}
        return json.loads(server.request("POST", "/mcp", json.dumps(body).encode())[2])["result"]

    with Server(program, make_database(folder)) as server:
        assert only(server.events("SELECT name FROM people"), "answer")
        assert only(server.events("SELECT * FROM df_1"), "error")[0]["code"] == "TABLE_NOT_FOUND"
        assert only(server.events("SELECT name FROM people", session="mine"), "answer")
        assert only(server.events("SELECT * FROM df_1", session="mine"), "answer")
        assert only(server.events("SELECT * FROM df_1", session="other"), "error")
        assert not mcp(server, "SELECT city FROM people", session="ann")["isError"]
        assert not mcp(server, "SELECT * FROM df_1", session="ann")["isError"]
        assert mcp(server, "SELECT * FROM df_1", session="bob")["isError"]
        assert mcp(server, "SELECT * FROM df_1")["isError"]


# feature 229
def test_a_replaced_file_is_another_database(program, folder):
    file = make_database(folder)
    with Server(program, file) as server:
        question = "How many people are there?"
        assert "2 people" in only(server.events(question), "answer")[0]["final_answer"]
        other = make_database(folder, "other.db")
        with sqlite3.connect(other) as db:
            db.execute("INSERT INTO people(name) VALUES ('Cy')")
        db.close()
        os.replace(other, file)
        assert "3 people" in only(server.events(question), "answer")[0]["final_answer"]
        file.unlink()
        status, _, text = server.request("POST", "/query", {"question": question})
        error = json.loads(text)["error"]
        assert status == 500 and error["message"] == 'there is no file "people"', text


# feature 228
def test_readings_and_follow_ups(program, folder):
    server = shared(program, "--demo", "music")
    error = only(server.events("the price"), "error")
    second = server.events("price of albums by artist", options={"reading": 2})
    assert only(second, "query_result"), (error, second)
    def count(question, session):
        result = only(server.events(question, session=session), "query_result")
        return result[0]["rows_returned"] if result else None
    assert count("Which artists are from Sweden?", "a") == 3
    assert count("Which artists are from Canada?", "b") == 2
    assert count("what about Germany?", "a") == 2
    assert count("which of them are bands?", "b") != count("which of them are bands?", "a")
    # Another conversation does not share these questions.
    assert count("how many is that?", "a") == 1
    assert count("how many is that?", "c") is None


class Model(http.server.BaseHTTPRequestHandler):
    """A chat model whose second reply waits for the test."""
    replies, requests, may_go_on = [], 0, threading.Event()

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        turn, Model.requests = Model.requests, Model.requests + 1
        if turn > 0:
            Model.may_go_on.wait(60)
        text = json.dumps({"choices": [{"message": {"content": Model.replies[turn]},
                                        "finish_reason": "stop"}],
                           "usage": {"prompt_tokens": 5, "completion_tokens": 2}}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


# feature 228
def test_events_leave_at_once(program, folder):
    Model.replies = ['{"plan_type": "single", "confidence": 0.9, "tasks": [{"id": "t1", '
                     '"description": "count", "sql": "", "depends_on": []}]}',
                     "```sql\nSELECT count(*) FROM people\n```",
                     '{"relevance": 1, "confidence": 1, "reasoning": "ok"}', "Two.", "Two.", "Two."]
    model = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Model)
    threading.Thread(target=model.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{model.server_port}/v1"
    question = ("Compare how many people there are with how many wages there are, and then tell me "
                "which of both there are more of; take your time and be careful with it.")
    with Server(program, make_database(folder), "--set", "model=openai/stub", "--set",
                f"base_url={url}", OPENAI_API_KEY="sk-test-0123456789") as server:
        with server.stream(question) as stream:
            plan = stream.until("plan")
            assert plan["data"]["tasks"][0]["description"] == "count"
            assert not Model.may_go_on.is_set()
            Model.may_go_on.set()
            events = list(stream)
            assert only(events, "query_result")[0]["data"] == [{"count(*)": 2}], events
            assert only(events, "done")[0]["tokens"] > 0
    model.shutdown()
    model.server_close()


# feature 229
def test_a_closed_client_ends_its_question(program, folder):
    with Server(program, "--demo", "music", "--running", "1") as server:
        times = []
        for _ in range(3):  # the machine may be busy
            stream = server.stream(ENDLESS)
            stream.until("node", "check_sql")
            assert server.json("/health")["running"] == 1
            began = time.monotonic()
            stream.close()
            wait_for(lambda: server.json("/health")["running"] == 0)
            times.append(time.monotonic() - began)
        assert min(times) < .2, times
        assert only(server.events(COUNT), "query_result")[0]["data"] == [{"count(*)": 24}]


# feature 229
def test_only_so_many_run_at_once(program, folder):
    with Server(program, "--demo", "music", "--running", "2") as server:
        running = [server.stream(ENDLESS) for _ in range(2)]
        for stream in running:
            stream.until("node", "check_sql")
        with socket.create_connection(("127.0.0.1", server.port)) as waiting, \
             socket.create_connection(("127.0.0.1", server.port)) as gone:
            for client in (waiting, gone):
                body = json.dumps({"question": COUNT})
                client.sendall(f"POST /query HTTP/1.1\r\nHost: localhost\r\nContent-Type: application"
                               f"/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())
            wait_for(lambda: server.json("/health")["waiting"] == 2)
            assert server.json("/health")["running"] == 2
            gone.close()  # who waits and goes is forgotten
            wait_for(lambda: server.json("/health")["waiting"] == 1)
            running[0].close()
            text = b""
            while b"event: done" not in text:
                part = waiting.recv(65536)
                assert part, text
                text += part
            assert b'"final_answer":"There are 24 artists."' in text
        running[1].close()


# feature 229
def test_hosts_and_origins(program, folder):
    with Server(program, "--demo", "music", "--allow-host", "ask.example") as server:
        here = f"127.0.0.1:{server.port}"
        def status(method="GET", path="/health", body=None, **headers):
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return server.request(method, path, body, named)[0]
        for host in (here, "localhost", "LOCALHOST:1", "[::1]:80", "ask.example", "ask.example:443"):
            assert status(Host=host) == 200, host
        for host in ("evil.example", "127.0.0.1.evil.example", "", "localhost@evil.example",
                     "[::1].evil.example", "2130706433", "evil.example:80"):
            assert status(Host=host) == 421, host
        question = {"question": COUNT}
        assert status("POST", "/query", question, Origin=f"http://{here}") == 200
        for origin in ("http://evil.example", "null", f"http://{here}.evil.example", "http://127.0.0.1",
                       f"ftp://{here}"):
            for method, path, body in (("POST", "/query", question), ("GET", "/presets", None),
                                       ("POST", "/mcp", question)):
                assert status(method, path, body, Origin=origin) == 403, origin
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            assert status("POST", "/query", question, Content_Type=kind) == 415, kind
        for site in ("cross-site", "same-site", "x"):
            assert status("POST", "/query", question, Sec_Fetch_Site=site) == 403, site
            assert status(Sec_Fetch_Site=site) == 403, site
        for site in ("same-origin", "none"):
            assert status(Sec_Fetch_Site=site) == 200, site
        # A link from another site may be followed; an iframe or an image is refused.
        for kind, wanted in (("document", 200), ("iframe", 403), ("image", 403)):
            assert status(path="/", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate",
                          Sec_Fetch_Dest=kind) == wanted, kind
        headers = server.request("GET", "/health")[1]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Content-Security-Policy"].startswith("default-src 'none';")
        assert "Access-Control-Allow-Origin" not in headers


# feature 229
def test_bodies_of_a_megabyte(program, folder):
    server = shared(program, "--demo", "music")
    frame = b'{"question": ""}'
    whole = b'{"question": "' + b"x" * (1_000_000 - len(frame)) + b'"}'
    assert len(whole) == 1_000_000
    status, _, text = server.request("POST", "/query", whole)
    assert (status, json.loads(text)["error"]["code"]) == (400, "QUESTION_TOO_LONG"), text
    assert server.request("POST", "/query", whole + b" ")[0] == 413
    assert server.request("POST", "/query", b"x" * 5_000_000)[0] == 413
    chunks = (b"POST /query HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
              b"Transfer-Encoding: chunked\r\n\r\n")
    for count, wanted in ((70, 413), (200, 413)):  # 1.1 MB, and what is not read to its end
        assert spoken(server.port, chunks + (b"4000\r\n" + b"x" * 0x4000 + b"\r\n") * count +
                      b"0\r\n\r\n")[0] == wanted, count
    assert spoken(server.port, chunks + b"14\r\n" + b'{"question":"hello"}' + b"\r\n0\r\n\r\n")[0] == 200
    # A compressed body is refused, since its size is unknown.
    packed = gzip.compress(b'{"question": "' + b"x" * 50_000_000 + b'"}')
    assert server.request("POST", "/query", packed, {"Content-Encoding": "gzip"})[0] == 415
    assert server.peak_bytes() < 150e6 or "ASK_TEST_SANITIZED" in os.environ
    assert server.json("/health")["status"] == "ok"


# feature 229
def test_a_request_is_read_in_one_way_or_refused(program, folder):
    """A request that a proxy and the server could parse differently is refused."""
    server = shared(program, "--demo", "music")
    host = b"Host: localhost\r\n"
    get = b"GET /health HTTP/1.1\r\n"
    body = post("/query", {"question": COUNT})
    for request, wanted in (
            (get + host + b"\r\n", 200),
            (b"GET /health HTTP/1.0\r\n" + host + b"\r\n", 200),
            (body.replace(b"Content-Length", b"Content-Length: 5\r\nContent-Length"), 400),
            (body.replace(b"Content-Length", b"Transfer-Encoding: chunked\r\nContent-Length"), 400),
            (body.replace(b"Length: ", b"Length: +"), 400),
            (body.replace(b"Length: ", b"Length: 1, "), 400),
            (body.replace(b"Length: ", b"Length: 0x"), 400),
            (body.replace(b"Length: ", b"Length: " + b"9" * 30), 400),
            (re.sub(rb"Content-Length: \d+\r\n", b"", body), 411),
            (re.sub(rb"Content-Length: \d+\r\n", b"", body.replace(b"1.1", b"1.0")), 411),
            (body.replace(b"Length", b"Type: text/plain\r\nContent-Length"), 415),
            (get + host + b"Transfer-Encoding: gzip, chunked\r\n\r\n", 501),
            (get + host + b"X: a\x00b\r\n\r\n", 400),
            (get + host + b"X: a\nY: b\r\n\r\n", 400),
            (get + host + b"X: a\rY: b\r\n\r\n", 400),
            (get + host + b"X: a\r\n folded\r\n\r\n", 400),
            (get + host + b"X : a\r\n\r\n", 400),
            (get + host + b"no colon\r\n\r\n", 400),
            (get + host + b": no name\r\n\r\n", 400),
            (get + b"\r\n", 400), (get + host + host + b"\r\n", 400),
            (b"GET  /health HTTP/1.1\r\n" + host + b"\r\n", 400),
            (b"GET /health\r\n" + host + b"\r\n", 400),
            (b"GET /health HTTP/2.0\r\n" + host + b"\r\n", 505),
            (b"GET http://localhost/health HTTP/1.1\r\n" + host + b"\r\n", 400),
            (b"BREW /health HTTP/1.1\r\n" + host + b"\r\n", 501),
            (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),  # as TLS begins
            (get.replace(b"/health", b"/" + b"x" * 8001) + host + b"\r\n", 414),
            (get + host + b"X: " + b"x" * 9000 + b"\r\n\r\n", 431),
            (get + host + b"X: y\r\n" * 9000 + b"\r\n", 431)):
        assert spoken(server.port, request)[0] == wanted, (request[:200], wanted)
    assert spoken(server.port, get + host, end=True)[0] is None  # gone before it was whole
    torn = body.replace(b"Length: ", b"Length: 9")  # more than comes
    status, headers = spoken(server.port, torn, end=True)
    assert status == 400 and len(headers.get_all("Content-Security-Policy")) == 1, headers
    with socket.create_connection(("127.0.0.1", server.port), 60) as client:
        head, text = body.split(b"\r\n\r\n")
        client.sendall(head + b"\r\nExpect: 100-continue\r\n\r\n")
        assert client.recv(100).startswith(b"HTTP/1.1 100 ")
        client.sendall(text)
        assert client.recv(100).startswith(b"HTTP/1.1 200 ")
    # Range requests are ignored, and responses are not compressed.
    ranges = b"Range: bytes=" + b",".join([b"0-"] * 1000) + b"\r\nAccept-Encoding: gzip\r\n"
    status, headers = spoken(server.port, b"GET / HTTP/1.1\r\n" + host + ranges + b"\r\n")
    assert status == 200 and int(headers["Content-Length"]) < 60_000, headers


# feature 229
def test_methods_and_types(program, folder):
    server = shared(program, "--demo", "music")
    for path, allowed in (("/", "GET, HEAD"), ("/health", "GET, HEAD"), ("/schema/music", "GET, HEAD"),
                          ("/query", "POST"), ("/mcp", "POST"), ("/a2a", "POST"),
                          ("/generate", "POST"), ("/assess", "POST")):
        for method in {"GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"} - set(
                allowed.split(", ")):
            status, headers, _ = server.request(method, path)
            assert (status, headers["Allow"]) == (405, allowed), (method, path, status)
            assert "Access-Control-Allow-Origin" not in headers
        if allowed == "POST":
            assert server.request("POST", path, b"{}", {"Content-Type": "text/plain"})[0] == 415
    status, headers, text = server.request("HEAD", "/health")
    assert (status, text) == (200, "") and int(headers["Content-Length"]) > 0


# feature 229
def test_slow_and_stalled_clients(program, folder):
    with Server(program, "--demo", "music", "--request-seconds", "0.5") as server:
        body = post("/query", {"question": COUNT})
        for sent, wanted in ((b"", None), (body[:30], 408), (body[:-5], 408)):
            began = time.monotonic()
            assert spoken(server.port, sent)[0] == wanted, sent
            assert time.monotonic() - began < 8, "the deadline is for the whole request"
        # Single bytes now and then do not extend the deadline.
        with socket.create_connection(("127.0.0.1", server.port), 60) as client:
            began = time.monotonic()
            try:
                for byte in body:
                    client.sendall(bytes([byte]))
                    time.sleep(.05)
                raise AssertionError("all of it was taken")
            except OSError:
                assert .3 < time.monotonic() - began < 8
    with Server(program, "--demo", "music", "--request-seconds", "600") as server:
        # More stalled clients than threads do not block others.
        stalled = [socket.create_connection(("127.0.0.1", server.port), 60) for _ in range(260)]
        for client, sent in zip(stalled, (b"", body[:30], body[:-5])):
            client.sendall(sent)
        began = time.monotonic()
        assert server.json("/health")["status"] == "ok"
        assert time.monotonic() - began < 20
        server.process.terminate()
        assert server.process.wait(8) == 0, "a stalled client holds the server"
        for client in stalled:
            client.close()


# feature 229
def test_bodies_that_take_long_to_read(program, folder):
    """A duplicate-key check of very many members would take seconds."""
    server = shared(program, "--demo", "music")
    distinct = ",".join(f'"{i:x}":0' for i in range(100_000))
    within = f'{{"a":[{{{distinct}}}]}}'
    repeated = ",".join(f'"{i:x}":0' for i in range(900)) + ',"0":0' * 100_000
    for name, members in (("distinct", distinct), ("within", f'"options":{within}'),
                          ("repeated", repeated)):
        body = f'{{"question":"How many artists are there?",{members}}}'.encode()
        assert len(body) < 1_000_000
        for path in ("/query", "/report", "/generate", "/mcp", "/a2a", "/assess"):
            status, _, text = server.request("POST", path, body)
            assert (status, json.loads(text)["error"]["code"]) == (400, "TOO_MANY_MEMBERS"), (path, name)
    # A question that only looks like JSON.
    assert server.request("POST", "/query", {"question": COUNT + " {" + ":" * 2000})[0] == 200


# feature 229
def test_a_client_that_takes_little_is_left(program, folder):
    """A client that reads nothing, or single bytes, is dropped, and its slot is free again."""
    with Server(program, "--demo", "music", "--running", "1", "--request-seconds", "0.3") as server:
        rows = ("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20) "
                "SELECT hex(zeroblob(400000)) FROM n")
        for takes in (0, 1):
            with socket.socket() as client:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                client.connect(("127.0.0.1", server.port))
                client.sendall(post("/query", {"question": rows}))
                assert client.recv(12) == b"HTTP/1.1 200"
                assert server.json("/health")["running"] == 1
                client.setblocking(False)
                def is_left():
                    try:
                        client.recv(takes)
                    except OSError:
                        pass  # nothing has come
                    return server.json("/health")["running"] == 0
                wait_for(is_left, 8)
        assert only(server.events(COUNT), "answer")


# feature 229
def test_only_so_many_wait(program, folder):
    with Server(program, "--demo", "music", "--running", "1") as server:
        running = server.stream(ENDLESS)
        running.until("node", "check_sql")
        waiting = [server.stream_later({"question": COUNT}) for _ in range(128)]
        wait_for(lambda: server.json("/health")["waiting"] == 128)
        status, headers, text = server.request("POST", "/query", {"question": COUNT})
        assert (status, headers["Retry-After"]) == (503, "1"), text
        assert json.loads(text)["error"]["code"] == "SERVICE_UNAVAILABLE", text
        assert server.request("GET", "/schema/music")[0] == 200
        running.close()
        for begun in waiting:
            with begun() as stream:
                assert only(list(stream), "answer"), "none of them is lost"


# feature 229
def test_a_locked_database(program, folder):
    """A write lock is waited for; one that does not end is reported on every route, with and
    without an open connection of the server."""
    file = make_database(folder)
    question = {"question": "How many people are there?"}
    tool = {"jsonrpc": "2.0", "id": 1, "method": "tools/call",
            "params": {"name": "ask", "arguments": question}}
    words = {"jsonrpc": "2.0", "id": 1, "method": "message/send",
             "params": {"message": {"parts": [{"kind": "text", "text": question["question"]}]}}}
    data = {"jsonrpc": "2.0", "id": 1, "method": "message/send",
            "params": {"message": {"parts": [{"kind": "data", "data": question}]}}}
    agents = {"agents": [{"name": "x", "url": "http://127.0.0.1:1/"}], "tasks": "shop", "limit": 1}
    routes = [("GET", "/schema/people", None), ("POST", "/query", question),
              ("POST", "/query", {**question, "session": "mine"}),
              ("POST", "/report", {"question": "report about people"}),
              ("POST", "/generate", question), ("POST", "/mcp", tool), ("POST", "/a2a", words),
              ("POST", "/a2a", data), ("POST", "/assess", agents)]
    with sqlite3.connect(file, check_same_thread=False) as writer, \
         Server(program, file, "--assess", "--lock-seconds", "0.01") as server:
        for state in ("no connection yet", "a connection that is kept"):
            writer.execute("BEGIN EXCLUSIVE")
            for method, path, body in routes:
                status, headers, text = server.request(method, path, body)
                assert (status, headers["Retry-After"]) == (503, "1"), (state, path, status, text)
                assert headers["Content-Type"] == "application/json", (state, path)
                error = json.loads(text)["error"]
                code = error["data"]["code"] if path == "/a2a" else error["code"]
                assert code == "DATABASE_LOCKED" and "locked" in error["message"], (state, path, text)
                assert str(folder) not in text, "a path of the server"
            assert server.json("/health")["running"] == 0
            writer.rollback()
            for method, path, body in routes[1:]:
                assert server.request(method, path, body)[0] == 200, (state, path)
            assert server.json("/health")["running"] == 0
        # A request that reads nothing of the database is answered.
        writer.execute("BEGIN EXCLUSIVE")
        schema = "CREATE TABLE ships(id, name)"
        for path, body in (("/mcp", {"jsonrpc": "2.0", "id": 1, "method": "ping"}),
                           ("/mcp", {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}),
                           ("/generate", {"question": "How many ships are there?", "schema": schema})):
            status, _, text = server.request("POST", path, body)
            assert status == 200 and "error" not in json.loads(text), (path, text)
        writer.rollback()
    with Server(program, file, "--lock-seconds", "10") as server:
        writer.execute("BEGIN EXCLUSIVE")
        asked = server.stream_later(question)
        wait_for(lambda: server.json("/health")["running"] == 1)
        writer.rollback()
        with asked() as stream:
            assert stream.status == 200 and only(list(stream), "answer"), "it waits"
    writer.close()


# feature 229
def test_a_forgotten_conversation_is_told(program, folder):
    with Server(program, "--demo", "music", "--conversations", "1") as server:
        def ask(question, session, **more):
            events = server.events(question, session=session, **more)
            return ([e["data"]["state"] for e in events if e["event"] == "session"],
                    [e["code"] for e in only(events, "error")],
                    [e["warnings"] for e in only(events, "answer")])
        assert ask("Which artists are from Sweden?", "a") == ([], [], [[]])
        assert ask("which of them are bands?", "a", follow_up=True) == ([], [], [[]])
        ask(COUNT, "b")  # takes the place of a
        for _ in range(2):  # a follow-up is refused, again and again
            assert ask("how many is that?", "a", follow_up=True)[1] == ["SESSION_EXPIRED"]
        assert ask("how many is that?", "never", follow_up=True)[1] == ["SESSION_EXPIRED"]
        ask("Which artists are from Sweden?", "c")
        ask(COUNT, "d")
        # A client that does not mark follow-ups gets a warning with the answer, once.
        told, _, warnings = ask(COUNT, "c")
        assert told == ["expired"] and "no longer known" in warnings[0][0]
        assert ask(COUNT, "c") == ([], [], [[]])
        # The same for other agents.
        call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call",
                "params": {"name": "ask", "arguments": {"question": COUNT, "session": "d"}}}
        said = json.loads(server.request("POST", "/mcp", call)[2])["result"]["content"]
        assert "no longer known" in said[0]["text"] and "24 artists" in said[1]["text"]
        message = {"jsonrpc": "2.0", "id": 1, "method": "message/send", "params": {"message": {
            "parts": [{"kind": "text", "text": COUNT}], "contextId": "c"}}}
        said = json.loads(server.request("POST", "/a2a", message)[2])["result"]
        assert "no longer known" in said["parts"][0]["text"] and said["metadata"]["note"]


# feature 228
def test_a_schema_takes_no_question_s_place(program, folder):
    file = make_database(folder)
    with Server(program, file, "--running", "1") as server, server.stream(ENDLESS) as stream:
        stream.until("node", "check_sql")
        def rows():
            return [table["row_count"] for table in server.json("/schema/people")["tables"]]
        assert rows() == [2, 2]
        assert server.json("/health")["running"] == 1
        # The schema is cached while the file is unchanged, so nothing is read under the write lock ...
        with sqlite3.connect(file) as db:
            db.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            for _ in range(50):
                assert rows() == [2, 2]
            assert time.monotonic() - began < 10
            db.rollback()
        db.close()
        stream.close()
    # ... and no longer.
    with Server(program, file) as server:
        assert rows() == [2, 2]
        with sqlite3.connect(file) as db:
            db.execute("INSERT INTO people(name) VALUES ('Cy')")
        db.close()
        assert rows() == [3, 2]


# feature 229
def test_a_closed_client_ends_every_kind_of_question(program, folder):
    """Also of /report, /generate, /a2a and /mcp, while a model does not reply."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/v1"
        question = "Compare how many people there are with how many wages; take your time."
        ask = {"name": "ask", "arguments": {"question": question}}
        parts = [{"kind": "text", "text": question}]
        with Server(program, make_database(folder), "--set", "model=openai/stub", "--set",
                    f"base_url={url}", OPENAI_API_KEY="sk-test-0123456789") as server:
            for path, body in (
                    ("/report", {"question": "report about people"}),
                    ("/generate", {"question": question}),
                    ("/generate", {"question": question, "schema": "CREATE TABLE people(id, wages)"}),
                    ("/a2a", {"jsonrpc": "2.0", "id": 1, "method": "message/send",
                              "params": {"message": {"parts": parts}}}),
                    ("/mcp", {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": ask})):
                times = []
                while len(times) < 3 and min(times, default=1) >= .2:  # the machine may be busy
                    with socket.create_connection(("127.0.0.1", server.port)) as client:
                        client.sendall(post(path, body))
                        silent.accept()[0].recv(100_000)  # the model is asked
                        assert server.json("/health")["running"] == 1
                        began = time.monotonic()
                    wait_for(lambda: server.json("/health")["running"] == 0)
                    times.append(time.monotonic() - began)
                assert min(times) < .2, (path, times)


# feature 229
def test_a_hundred_clients_at_once(program, folder):
    questions = [("How many artists are there?", "There are 24 artists."),
                 ("What is the average price of albums?", "The average price of albums is 13.99."),
                 ("Which genre has the most tracks?", "Ambient, with 64 tracks"),
                 ("How many concerts were there in 2024?", "There are 33 such concerts.")]
    wrong = []
    with Server(program, "--demo", "music") as server:
        def ask(i):
            question, answer = questions[i % len(questions)]
            try:
                given = only(server.events(question, session=f"s{i % 50}"), "answer")
                if not given or not given[0]["final_answer"].startswith(answer):
                    wrong.append((i, given))
            except Exception as error:
                wrong.append((i, repr(error)))
        clients = [threading.Thread(target=ask, args=(i,)) for i in range(100)]
        for client in clients:
            client.start()
        for client in clients:
            client.join()
        assert not wrong, wrong[:5]
        assert server.json("/health")["running"] == 0
        peak = server.peak_bytes()
        if "ASK_TEST_SANITIZED" not in os.environ:
            assert peak < 150e6, f"{peak / 1e6:.0f} MB"
        print(f"100 clients at once: {peak / 1e6:.0f} MB at most")


# feature 229
def test_nothing_is_written(program, folder):
    file = make_database(folder)
    before = file.read_bytes()
    with Server(program, file, "--set", "mode=write") as server:
        events = server.events("UPDATE people SET city = 'Oslo'")
        assert only(events, "error"), events
        # Options of a question cannot override the options of the server.
        for options in ({"mode": "write"}, {"max_rows": 100_000}, {"policy": ""}, {"role": "x"},
                        {"model": "openai/x"}):
            status, _, text = server.request("POST", "/query", {
                "question": "How many people are there?", "options": options})
            error = json.loads(text)["error"]
            assert (status, error["code"]) == (403, "SETTINGS_LOCKED"), (options, text)
            assert f'"{next(iter(options))}"' in error["message"], (options, text)
        assert only(server.events("How many people are there?"), "answer")
    assert file.read_bytes() == before
    assert [one.name for one in folder.iterdir()] == ["people.db"]


# feature 229
def test_no_files_stay_behind(program, folder):
    """No log beside a database and no demo folders, however the server ended."""
    file = make_database(folder)
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA journal_mode = wal")
    db.close()
    temporary = folder / "tmp"
    temporary.mkdir()
    before = file.read_bytes()
    for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGINT):
        # A server inherits ignored signals from its caller, as with nohup, and keeps ignoring them.
        inherited = signal.signal(number, signal.SIG_DFL)
        server = Server(program, file, "--demo", "shop", TMPDIR=str(temporary))
        signal.signal(number, inherited)
        with server:
            assert only(server.events("How many people are there?", preset="people"), "answer")
            assert len(list(temporary.iterdir())) == 1
            server.process.send_signal(number)
            assert server.process.wait(30) == 0
        assert list(temporary.iterdir()) == []
        assert sorted(one.name for one in folder.iterdir()) == ["people.db", "tmp"], number
        assert file.read_bytes() == before
    # The log of another process is not touched.
    with sqlite3.connect(file) as db:
        db.execute("INSERT INTO people(name) VALUES ('Cy')")
        db.commit()
        with Server(program, file) as server:
            answer = only(server.events("How many people are there?"), "answer")
            assert "3 people" in answer[0]["final_answer"]
        assert (folder / "people.db-wal").stat().st_size > 0
    db.close()


# feature 229
def test_the_role_comes_from_its_header_only(program, folder):
    policy = json.dumps({"roles": {"clerk": ["people"], "boss": ["*"]}})
    rows = {"clerk": None, "boss": [{"count(*)": 2}], None: None}
    with Server(program, make_database(folder), "--set", f"policy={policy}", "--role-header",
                "X-Ask-Role") as server:
        for role, wanted in rows.items():
            headers = {"X-Ask-Role": role} if role else {}
            found = only(server.events("SELECT count(*) FROM wages", headers), "query_result")
            assert (found[0]["data"] if found else None) == wanted, (role, found)
        for role, tables in (("clerk", ["people"]), ("boss", ["people", "wages"])):
            text = server.request("GET", "/schema/people", headers={"X-Ask-Role": role})[2]
            assert [t["name"] for t in json.loads(text)["tables"]] == tables
        assert "wages" not in json.dumps(server.json("/presets"))
    # Without --role-header the header is ignored.
    with Server(program, make_database(folder, "b.db"), "--set", f"policy={policy}", "--set",
                "role=clerk") as server:
        assert only(server.events("SELECT count(*) FROM wages", {"X-Ask-Role": "boss"}), "error")


# feature 234
def test_reports(program, folder):
    policy = json.dumps({"roles": {"clerk": ["people"], "boss": ["*"]}})
    with Server(program, make_database(folder), "--set", f"policy={policy}", "--role-header",
                "X-Ask-Role") as server:
        clerk = {"X-Ask-Role": "clerk", "Content-Type": "application/json"}

        def make(**body):
            status, _, text = server.request("POST", "/report", body, headers=clerk)
            return status, json.loads(text)
        status, made = make(question="report about people")
        assert status == 200 and made["report"].startswith("/report/"), made
        status, headers, html = server.request("GET", made["report"], headers=clerk)
        assert status == 200 and html.startswith("<!DOCTYPE html>"), html[:80]
        assert headers["Content-Type"] == "text/html; charset=utf-8"
        assert headers.get_all("Content-Security-Policy") == [
            "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; "
            "form-action 'none'; frame-ancestors 'none'"]
        assert "There are 2 people." in html and "wages" not in html
        # Only for the role it was made for, and only for a while.
        assert server.request("GET", made["report"], headers={"X-Ask-Role": "boss"})[0] == 404
        assert server.request("GET", "/report/0" * 3)[0] == 404
        for _ in range(16):
            make(question="report about people")
        assert server.request("GET", made["report"], headers=clerk)[0] == 404
        for status, body in ((400, {}), (400, {"question": 7}), (400, {"question": "x", "preset": "no"}),
                             (400, {"question": "people", "options": {"max_rows": 9}}),
                             (400, {"question": "report about people", "report": "novel"}),
                             (422, {"question": "report about lawyers"}),
                             (403, {"question": "delete all people"})):
            assert make(**body)[0] == status, (body, make(**body))
        assert server.request("GET", "/report")[0] == 405
        assert server.request("POST", "/report", {"question": "report about people"}, headers={
            **clerk, "Origin": "http://evil.example"})[0] == 403


def rpc(method, **params):
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}


def by_data(**data):
    return rpc("message/send", message={"parts": [{"kind": "data", "data": data}]})


def by_text(text, **more):
    return rpc("message/send", message={"parts": [{"kind": "text", "text": text}]}, **more)


def tool(name, **arguments):
    return rpc("tools/call", name=name, arguments=arguments)


# feature 229
def test_what_a_role_may_not_see_is_denied(program, folder):
    """By status and code on each route, and never as a server error."""
    policy = json.dumps({"roles": {"clerk": ["people"]}})
    ours = [{"question": "q", "gold_sql": "SELECT * FROM wages"}]
    count, rows = "How many wages are there?", "SELECT * FROM wages"
    nobody = (("GET", "/schema/people", None), ("POST", "/report", {"question": "report about wages"}),
              ("POST", "/generate", {"question": count}), ("POST", "/generate", {"question": rows}),
              ("POST", "/assess", {"agents": [{"url": "http://127.0.0.1:1/"}], "tasks": ours}))
    with Server(program, make_database(folder), "--set", f"policy={policy}", "--role-header", "X-Role",
                "--assess") as server:
        for headers in ({}, {"X-Role": "stranger"}):
            for method, path, body in nobody:
                status, _, text = server.request(method, path, body, headers)
                said = json.loads(text)
                code = said.get("code") or said["error"]["code"]
                assert (status, code) == (403, "SECURITY_VIOLATION"), (path, headers, status, text)
            error = only(server.events(count, headers), "error")[0]
            assert error["code"] == "SECURITY_VIOLATION", error
            # On protocol routes the error is in the result.
            for path, body in (("/a2a", by_text(count)), ("/a2a", by_data(question=count)),
                               ("/mcp", tool("ask", question=count)), ("/mcp", tool("ask_schema"))):
                status, _, text = server.request("POST", path, body, headers)
                assert status == 200 and "SECURITY_VIOLATION" in text, (path, headers, status, text)
        clerk = {"X-Role": "clerk"}
        for path, body, wanted in (("/generate", {"question": rows}, 403),
                                   ("/generate", {"question": count}, 200),
                                   ("/generate", {"question": "DELETE FROM people"}, 403),
                                   ("/report", {"question": "report about wages"}, 422)):
            status, _, text = server.request("POST", path, body, clerk)
            assert status == wanted and '"code"' in text, (path, body, status, text)
        error = only(server.events(rows, clerk), "error")[0]
        assert error["code"] == "SECURITY_VIOLATION", error
        assert server.request("GET", "/schema/people", headers=clerk)[0] == 200


# feature 228, 231, 232
def test_options_that_do_not_fit_are_named(program, folder):
    """Unknown options, wrong types and values out of range: 400 on each route but /mcp, whose clients
    read any status but 200 as a transport error."""
    agents = {"agents": [{"url": "http://127.0.0.1:1/"}]}
    good_task = {"question": "q", "gold_sql": "SELECT 1"}
    wrong = [("/query", {"question": COUNT, "options": options}, name) for options, name in (
        ({"nonsense": 1}, "nonsense"), ({"max_rows": "x"}, "max_rows"), ({"max_rows": 0}, "max_rows"),
        ({"reading": "two"}, "reading"), ({"reading": 0}, "reading"), ({"reading": 101}, "reading"),
        ({"reading": 1.5}, "reading"), ({"reading": {}}, "reading"), ({"reading": None}, "reading"),
        ({"format": "pdf"}, "format"), ({"format": 7}, "format"), ({"report": "novel"}, "report"))]
    wrong += [("/query", {"question": COUNT, name: 1}, name) for name in ("optoins", "session", "preset")]
    for name, value in (("schema", 7), ("dialect", "oracle"), ("dialect", 7), ("task_id", []),
                        ("shema", ""), ("options", 7), ("options", {"nonsense": 1}),
                        ("options", {"max_rows": 5}), ("options", {"reading": "two"}),
                        ("options", {"reading": 0})):
        named = next(iter(value)) if isinstance(value, dict) else name
        wrong.append(("/generate", {"question": COUNT, name: value}, named))
        wrong.append(("/a2a", by_data(question=COUNT, **{name: value}), named))
    wrong += [("/a2a", by_text(COUNT, configuration=configuration), name) for configuration, name in (
        (7, "configuration"), ({"nonsense": 1}, "nonsense"), ({"blocking": 1}, "blocking"),
        ({"historyLength": -1}, "historyLength"), ({"historyLength": "x"}, "historyLength"),
        ({"acceptedOutputModes": [1]}, "acceptedOutputModes"),
        ({"pushNotificationConfig": {"url": "http://x"}}, "pushNotificationConfig"))]
    wrong += [("/mcp", tool(name, **arguments), named) for name, arguments, named in (
        ("ask", {"question": COUNT, "reading": "x"}, "reading"),
        ("ask", {"question": COUNT, "reading": 0}, "reading"),
        ("ask", {"question": COUNT, "reading": 101}, "reading"),
        ("ask", {"question": COUNT, "nonsense": 0}, "nonsense"),
        ("ask", {"question": COUNT, "session": "x" * 201}, "session"), ("ask", {}, "question"),
        ("sample_rows", {"table": "artists", "limit": 6}, "limit"), ("nothing", {}, "nothing"))]
    wrong += [("/mcp", rpc("tools/list", cursor="x"), "page"), ("/mcp", rpc("initialize"), "protocolVersion")]
    wrong += [("/assess", {**agents, "tasks": "shop", **more}, name) for more, name in (
        ({"limit": "x"}, "limit"), ({"limit": 0}, "limit"), ({"limit": -1}, "limit"),
        ({"limit": 1.5}, "limit"), ({"limt": 1}, "limt"), ({"tasks": 7}, "tasks"),
        ({"tasks": "nothing"}, "nothing"), ({"tasks": [{**good_task, "dmo": "shop"}]}, "dmo"),
        ({"tasks": [{**good_task, "demo": 1}]}, "demo"), ({"tasks": [{**good_task, "demo": "x"}]}, "demo"),
        ({"agents": [{"url": "http://127.0.0.1:1/", "nme": "x"}]}, "nme"),
        ({"agents": [{"url": "http://127.0.0.1:1/", "name": 7}]}, "name"))]
    wrong += [("/report", {"question": "report about artists", **more}, name) for more, name in (
        ({"nonsense": "1"}, "nonsense"), ({"report": "novel"}, "report"), ({"report": 7}, "report"))]
    with Server(program, "--demo", "music", "--assess") as server:
        for path, body, name in wrong:
            status, _, text = server.request("POST", path, body)
            assert status == (200 if path == "/mcp" else 400) and name in text, (path, body, status, text)
            said = json.loads(text)
            if path == "/mcp":
                known = body["method"] == "tools/call" and name != "nothing"
                assert said["result"]["isError"] if known else said["error"]["code"] == -32602, text
            if path in ("/a2a", "/mcp"):
                assert said["id"] == 1 and ("result" in said) != ("error" in said), text
            elif path == "/generate":
                assert said["sql"] == "" and said["code"].startswith("INVALID_"), text
            else:
                assert said["error"]["code"].startswith("INVALID_"), text
        # Valid options are accepted.
        assert only(server.events(COUNT, options={"reading": 1, "format": "table"}), "answer")
        for path, body in (("/generate", {"question": COUNT, "options": {"reading": 1}, "task_id": 7}),
                           ("/a2a", by_text(COUNT, configuration={"blocking": True, "historyLength": 0})),
                           ("/mcp", tool("ask", question=COUNT, reading=1))):
            status, _, text = server.request("POST", path, body)
            assert status == 200 and "artists" in text, (path, status, text)


# feature 229
def test_long_bodies_have_a_bound_together(program, folder):
    """Of 256 clients with long bodies only as many are read as fit; the others are sent away to retry."""
    length = 980_000
    body = b'{"question": "How many artists are there?"}'.ljust(length)
    room = 16_000_000 // length

    def begun(path="/query"):
        client = socket.create_connection(("127.0.0.1", server.port), 60)
        client.sendall(f"POST {path} HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"
                       "Content-Type: application/json\r\n"
                       f"Content-Length: {length}\r\n\r\n".encode())
        line = b""
        while not line.endswith(b"\r\n"):
            line += client.recv(1)
        return client, int(line.split()[1])

    with Server(program, "--demo", "music", "--request-seconds", "120") as server:
        taken = []
        for _ in range(256):
            client, status = begun()
            if status == 100:
                client.sendall(body[:length // 2])
                taken.append(client)
                continue
            assert status == 503, status
            head = b""
            while b"\r\n\r\n" not in head:
                head += client.recv(1000)
            assert b"Retry-After: 1" in head, head
            client.close()
        assert len(taken) == room, len(taken)
        # A short request is still answered; a chunked one counts as long.
        assert only(server.events("How many artists are there?"), "answer")
        chunked = (b"POST /query HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                   b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n")
        assert spoken(server.port, chunked)[0] == 503
        for client in taken:
            client.sendall(body[length // 2:])
        for client in taken:
            text = b""
            while part := client.recv(65536):
                text += part
            assert b" 200 OK" in text and b"There are 24 artists." in text, text[:300]
            client.close()
        # The room of a request is released, whatever became of it.
        for path in ("/query", "/generate", "/mcp", "/report", "/none"):
            for _ in range(room):
                begun(path)[0].close()
        wait_for(lambda: spoken(server.port, chunked)[0] == 400)
        taken = [begun() for _ in range(room)]
        assert {status for _, status in taken} == {100}, taken
        for client, _ in taken:
            client.close()
        peak = server.peak_bytes()
        if "ASK_TEST_SANITIZED" not in os.environ:
            assert peak < 150e6, f"{peak / 1e6:.0f} MB"
        print(f"256 clients with long bodies: {peak / 1e6:.0f} MB at most")


# feature 229
def test_sigterm_ends_questions_then_the_process(program, folder):
    with Server(program, "--demo", "music") as server:
        stream = server.stream(ENDLESS)
        stream.until("node", "check_sql")
        server.process.terminate()
        rest = list(stream)  # the stream ends, and is no torn one
        assert not only(rest, "answer"), rest
        assert server.process.wait(30) == 0
        try:
            socket.create_connection(("127.0.0.1", server.port)).close()
            raise AssertionError("it still listens")
        except ConnectionRefusedError:
            pass


# feature 229
def test_how_it_starts(program, folder):
    def said(*arguments, port=0):
        done = subprocess.run([program, "serve", "--port", str(port), *map(str, arguments)],
                              capture_output=True, text=True, env=plain_environment(), timeout=60)
        return done.returncode, done.stderr
    assert said() == (2, "sqlite-ask serve: needs a database or --demo NAME\n")
    code, why = said(folder / "none.db")
    assert code == 1 and "there is no file" in why
    code, why = said("--demo", "none")
    assert code == 1 and 'no demo "none"' in why
    code, why = said(":memory:")
    assert code == 1 and "files" in why
    (folder / "text.db").write_text("no database, but long enough to be read as one" * 100)
    assert said(folder / "text.db")[0] == 1
    if socket.has_dualstack_ipv6():
        with Server(program, "--demo", "shop", "--host", "::1") as server:
            assert server.url == f"http://[::1]:{server.port}/"
            with urllib.request.urlopen(server.url + "health") as reply:
                assert json.load(reply)["status"] == "ok"
    with Server(program, "--demo", "shop") as server:
        code, why = said("--demo", "shop", port=server.port)
        assert code == 1 and "cannot listen" in why, why


# feature 230
def test_the_page_is_one_response(program, folder):
    server = shared(program, "--demo", "music")
    status, headers, page = server.request("GET", "/")
    assert status == 200 and len(page.encode()) <= 60_000, len(page)
    policy = headers["Content-Security-Policy"]
    for tag in ("script", "style"):
        parts = re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.S)
        assert len(parts) == 1
        digest = base64.b64encode(hashlib.sha256(parts[0].encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}';" in policy, tag
    assert not re.search(r"(src|href)\s*=\s*[\"']?(https?:)?//", page)
    assert "innerHTML" not in page and "insertAdjacentHTML" not in page


# feature 232
def test_mcp_over_http(program, folder):
    server = shared(program, "--demo", "music")
    def call(message):
        status, _, text = server.request("POST", "/mcp", message)
        return status, json.loads(text) if text else None
    status, reply = call({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
        "name": "ask", "arguments": {"question": COUNT}}})
    assert status == 200 and reply["result"]["content"][0]["text"] == "There are 24 artists."
    assert call({"jsonrpc": "2.0", "method": "notifications/initialized"}) == (202, None)
    status, reply = call([])
    assert (status, reply["error"]["code"]) == (400, -32600)
    status, _, text = server.request("POST", "/mcp", b"no json")
    assert (status, json.loads(text)["error"]["code"]) == (400, -32700)
    ping = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    for version, wanted in (("2025-06-18", 200), ("2025-11-25", 200), ("1999-01-01", 400), ("x", 400)):
        status = server.request("POST", "/mcp", ping, {"MCP-Protocol-Version": version})[0]
        assert status == wanted, version


# feature 231, 10
def test_a2a_requests_of_the_first_system(program, folder):
    server = shared(program, "--demo", "music")
    def generate(message):
        return json.loads(server.request("POST", "/generate", message)[2])
    assert generate({"question": COUNT, "task_id": "t"}) == {
        "sql": 'SELECT count(*) FROM "artists"', "reasoning": "Counts the rows of artists.",
        "task_id": "t"}
    for schema in ("CREATE TABLE ships(id, name)",
                   {"tables": [{"name": "ships", "columns": ["id", "name"]}]}):
        reply = generate({"question": "How many ships are there?", "schema": schema})
        assert reply["sql"] == 'SELECT count(*) FROM "ships"'
    assert generate({"question": ""})["error"]
    for body in (b"", b"no json", b"[]"):
        status, _, text = server.request("POST", "/generate", body)
        assert status == 400 and json.loads(text)["error"], text


if __name__ == "__main__":
    sys.exit(run_tests(sys.modules[__name__]))
