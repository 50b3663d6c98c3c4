"""Shared by the tests of sqlite-ask: a server for each test, requests, and events."""
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

SKIPPED = 77
# Runs until it is interrupted.
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
JSON_TYPE = {"Content-Type": "application/json"}


def plain_environment(**more):
    """The environment without keys, settings and proxies."""
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith(("ASK_", "OPENAI_", "ANTHROPIC_", "OLLAMA_"))
            and not name.lower().endswith("_proxy")}
    return {**kept, "ASK_MODEL": "builtin", **more}


class Server:
    """sqlite-ask serve on a port that the system chooses, as a context."""

    def __init__(self, program, *arguments, **environment):
        self.said = tempfile.TemporaryFile("w+")  # a pipe that nobody reads would stop it when full
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", *arguments], stdout=subprocess.PIPE,
            stderr=self.said, text=True, env=plain_environment(**environment))
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            self.process.wait(60)
            raise AssertionError("the server did not start: " + self.stderr())
        self.port = int(self.url.rstrip("/").rsplit(":", 1)[1])

    def stderr(self):
        self.said.seek(0)
        return self.said.read()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.process.stdout.close()
        said = self.stderr()
        self.said.close()
        assert "Sanitizer" not in said, said

    def request(self, method, path, body=None, headers=None):
        """-> status, headers, text. The body is sent as JSON unless it is bytes."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
        given = {**(JSON_TYPE if body is not None else {}), **(headers or {})}
        connection.request(method, path, body=body, headers=given)
        response = connection.getresponse()
        text = response.read().decode()
        connection.close()
        return response.status, response.headers, text

    def json(self, path):
        status, _, text = self.request("GET", path)
        assert status == 200, (status, text)
        return json.loads(text)

    def events(self, question, headers=None, **members):
        """All events of a question."""
        with self.stream(question, headers, **members) as stream:
            return list(stream)

    def stream(self, question, headers=None, **members):
        return Stream(self.port, {"question": question, **members}, headers or {})

    def stream_later(self, body):
        """Sends a question; a function that waits for its events."""
        stream = Stream.__new__(Stream)
        stream.send(self.port, body, {})
        return stream.begun

    def peak_bytes(self):
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) * 1024
        return 0


class Stream:
    """The events of a POST /query as they come."""

    def __init__(self, port, body, headers):
        self.send(port, body, headers)
        self.begun()

    def send(self, port, body, headers):
        text = json.dumps(body).encode()
        lines = [f"POST /query HTTP/1.1", f"Host: 127.0.0.1:{port}",
                 "Content-Type: application/json", f"Content-Length: {len(text)}",
                 *(f"{name}: {value}" for name, value in headers.items())]
        self.socket = socket.create_connection(("127.0.0.1", port), 60)
        self.socket.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + text)

    def begun(self):
        self.response = http.client.HTTPResponse(self.socket, method="POST")
        self.response.begin()
        self.status = self.response.status
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.response.close()
        self.socket.close()

    def __iter__(self):
        name = None
        for line in self.response:
            line = line.decode().rstrip("\n")
            if line.startswith("event: "):
                name = line[len("event: "):]
            elif line.startswith("data: "):
                data = json.loads(line[len("data: "):])
                assert data["event"] == name, (name, data)
                yield data

    def until(self, name, node=None):
        """The next event of that name, of the node if one is given."""
        for event in self:
            if event["event"] == name and node in (None, event.get("node")):
                return event
        raise AssertionError(f"no {name} among the events")


_shared = {}


def shared(program, *arguments):
    """A server shared by tests that leave nothing behind; it ends after the last of them."""
    if arguments not in _shared:
        _shared[arguments] = Server(program, *arguments)
    return _shared[arguments]


def spoken(port, request, end=False):
    """The status and headers of the response to raw bytes; None without a response."""
    with socket.create_connection(("127.0.0.1", port), 60) as client:
        try:
            client.sendall(request)
            if end:
                client.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # refused before all of it was sent
        response = http.client.HTTPResponse(client)
        try:
            response.begin()
        except (http.client.HTTPException, OSError):
            return None, None
        return response.status, response.headers


def post(path, body, *fields):
    """A POST request as bytes."""
    text = body if isinstance(body, bytes) else json.dumps(body).encode()
    head = [f"POST {path} HTTP/1.1", "Host: localhost", "Content-Type: application/json",
            f"Content-Length: {len(text)}", *fields]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + text


def only(events, name):
    return [event["data"] for event in events if event["event"] == name]


def run_tests(module):
    """Runs each function test_* of the module; 1 when one fails."""
    program = sys.argv[1]
    chosen = sys.argv[2:]
    failed = count = 0
    for name, test in list(vars(module).items()):
        if not name.startswith("test_") or (chosen and name not in chosen):
            continue
        count += 1
        try:
            with tempfile.TemporaryDirectory() as folder:
                test(program, Path(folder))
        except Exception as error:  # each failure is reported, and the next test runs
            failed += 1
            import traceback
            traceback.print_exc()
            print(f"FAILED {name}: {error!r}"[:2000])
    for server in _shared.values():
        server.__exit__()
    print(f"{count} tests, {failed} failed")
    return 1 if failed else 0
