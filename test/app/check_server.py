#!/usr/bin/env python3
"""sqlite-ask serve over HTTP: check_server.py SQLITE-ASK [TEST...]"""
import hashlib
import base64
import http.server
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request

from program import ENDLESS, Server, Stream, only, plain_environment, run_tests

COUNT = "How many artists are there?"


def wait_for(condition, seconds=30):
    """Asks again and again until it holds."""
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


# feature 228
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
        for path in ("/page", "/app/", "/..%2fetc/passwd", "/schema/", "/query"):
            assert server.request("GET", path)[0] == 404, path


# feature 228
def test_the_events_of_a_question(program, folder):
    with Server(program, "--demo", "music") as server:
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
        # Answers that need no query have an answer and an end, too.
        events = server.events("what tables are there?")
        assert "9 tables" in only(events, "answer")[0]["final_answer"]
        # Columns of one name stay apart.
        result = only(server.events("SELECT 1 AS a, 2 AS a"), "query_result")[0]
        assert result["columns"] == ["a", "a_2"] and result["data"] == [{"a": 1, "a_2": 2}]


# feature 228
def test_what_is_no_question(program, folder):
    with Server(program, "--demo", "music") as server:
        for body, part in ((b"", "JSON object"), (b"[]", "JSON object"), (b"{}", "question"),
                           (b'{"question": 7}', "question"), (b'{"question": ""}', "question"),
                           (b'{"question": "x", "preset": "no"}', "no preset"),
                           (b'{"question": "x", "preset": []}', "preset"),
                           (b'{"question": "x", "session": 1}', "session"),
                           (b'{"question": "x", "options": "x"}', "options"),
                           (b"[" * 100_000, "JSON object"),
                           (b'{"question": "x", "options": {"session": "y"}}', "member")):
            status, _, text = server.request("POST", "/query", body)
            assert status == 400 and part in json.loads(text)["error"]["message"], (body[:50], text)
        error = only(server.events("Which artist has the best lawyers?"), "error")[0]
        assert error["code"] == "CANNOT_ANSWER" and "lawyers" in error["message"]
        assert all(reading["words"] for reading in error["readings"])
        error = only(server.events("DELETE FROM artists"), "error")[0]
        assert error["code"] == "INTENT_VIOLATION", error
        assert only(server.events("x" * 20_000), "error")[0]["code"] == "QUESTION_TOO_LONG"


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
        assert only(server.events(question), "error"), "the file is gone"


# feature 228
def test_readings_and_follow_ups(program, folder):
    with Server(program, "--demo", "music") as server:
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
        # Another conversation does not know what was asked in this one.
        assert count("how many is that?", "a") == 1
        assert count("how many is that?", "c") is None


class Model(http.server.BaseHTTPRequestHandler):
    """A chat model whose second reply waits until the test says so."""
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
        headers = server.request("GET", "/health")[1]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Content-Security-Policy"].startswith("default-src 'none';")
        assert "Access-Control-Allow-Origin" not in headers


# feature 229
def test_bodies_of_a_megabyte(program, folder):
    with Server(program, "--demo", "music") as server:
        frame = b'{"question": ""}'
        whole = b'{"question": "' + b"x" * (1_000_000 - len(frame)) + b'"}'
        assert len(whole) == 1_000_000
        assert server.request("POST", "/query", whole)[0] == 200  # and QUESTION_TOO_LONG inside
        assert server.request("POST", "/query", whole + b" ")[0] == 413
        assert server.request("POST", "/query", b"x" * 5_000_000)[0] == 413
        chunked = (b"POST /query HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                   b"Transfer-Encoding: chunked\r\n\r\n" + (b"4000\r\n" + b"x" * 0x4000 + b"\r\n") * 200)
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            try:
                client.sendall(chunked)
            except OSError:
                pass  # refused before all of it was sent
            assert b" 200 " not in client.recv(65536).split(b"\r\n")[0]
        assert server.json("/health")["status"] == "ok"


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
        # No option of a question may lift what the server was started with.
        for options in ({"mode": "write"}, {"max_rows": 100_000}, {"policy": ""}, {"role": "x"},
                        {"model": "openai/x"}):
            error = only(server.events("How many people are there?", options=options), "error")
            assert error and "locked" in error[0]["message"], (options, error)
        assert only(server.events("How many people are there?"), "answer")
    assert file.read_bytes() == before
    assert [one.name for one in folder.iterdir()] == ["people.db"]


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
    # Without --role-header the header is nothing.
    with Server(program, make_database(folder, "b.db"), "--set", f"policy={policy}", "--set",
                "role=clerk") as server:
        assert only(server.events("SELECT count(*) FROM wages", {"X-Ask-Role": "boss"}), "error")


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
    with Server(program, "--demo", "music") as server:
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
    with Server(program, "--demo", "music") as server:
        def call(message):
            status, _, text = server.request("POST", "/mcp", message)
            return status, json.loads(text) if text else None
        status, reply = call({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
            "name": "ask", "arguments": {"question": COUNT}}})
        assert status == 200 and reply["result"]["content"][0]["text"] == "There are 24 artists."
        assert call({"jsonrpc": "2.0", "method": "notifications/initialized"}) == (202, None)
        status, reply = call([])
        assert reply["error"]["code"] == -32600
        assert server.request("GET", "/mcp")[0] == 405


# feature 231
def test_a2a_requests_of_the_first_system(program, folder):
    with Server(program, "--demo", "music") as server:
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


if __name__ == "__main__":
    sys.exit(run_tests(sys.modules[__name__]))
