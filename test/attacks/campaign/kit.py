"""Shared by the attempts of the campaign: connections, a scripted model server, and the oracles."""
import contextlib
import hashlib
import http.server
import json
import os
import re
import shutil
import sqlite3
import sys
import tempfile
import threading
import time
import traceback

ATTEMPTS = {}
CALL_SECONDS = 5  # what one call may take, where limits are a second at most
SHORT = {"query_timeout_ms": 100, "total_timeout_ms": 400, "model_timeout_ms": 300}
WITH_MODEL = {"query_timeout_ms": 300, "total_timeout_ms": 1000, "model_timeout_ms": 800}
LIMITS = range(12)  # SQLITE_LIMIT_LENGTH to SQLITE_LIMIT_WORKER_THREADS
PRAGMAS = ("database_list", "user_version", "schema_version", "temp.schema_version", "journal_mode",
           "query_only", "writable_schema", "foreign_keys", "case_sensitive_like", "cache_size",
           "recursive_triggers", "trusted_schema", "defer_foreign_keys", "application_id",
           "synchronous", "automatic_index", "cell_size_check", "locking_mode", "temp_store",
           "busy_timeout", "max_page_count", "encoding", "ignore_check_constraints",
           "legacy_alter_table", "reverse_unordered_selects", "secure_delete", "analysis_limit",
           "threads", "hard_heap_limit", "soft_heap_limit", "data_version")


def attempt(name, *values):
    """Registers a function of a World, and of values, as an attempt FAMILY.NAME."""
    def registered(function):
        add(name, function, *values)
        return function
    return registered


def add(name, function, *values):
    assert name not in ATTEMPTS, name
    ATTEMPTS[name] = (function, values)


def plain(path=":memory:"):
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def records(file):
    """The records of a .sql file: name and text. A line "## NAME" precedes each."""
    name, lines = None, []
    with open(os.path.join(os.path.dirname(__file__), file), encoding="utf-8") as text:
        for line in text.read().split("\n") + ["## "]:
            if line.startswith("## "):
                if name and "\n".join(lines).strip():
                    yield name, "\n".join(lines).strip()
                name, lines = line[3:].strip(), []
            else:
                lines.append(line)


def completion(content, tool_calls=None):
    message = {"role": "assistant", "content": content}
    if tool_calls is not None:
        message["tool_calls"] = tool_calls
    return {"id": "c", "object": "chat.completion", "model": "m", "choices": [
        {"index": 0, "message": message, "finish_reason": "tool_calls" if tool_calls else "stop"}],
        "usage": {"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15}}


def tool_call(name, arguments, number=0):
    return {"id": f"call_{number}", "type": "function", "function": {
        "name": name, "arguments": arguments if isinstance(arguments, str) else json.dumps(arguments)}}


DEFAULTS = {
    "gate": '{"is_question": true, "reason": ""}',
    "judge": '{"score": 1.0, "confidence": 1.0, "reasoning": "fine"}',
    "refine": "1. Write other SQL.", "summarize": "That is the answer.",
    "judge_answer": '{"score": 1.0, "confidence": 1.0, "reasoning": "fine"}',
}


class Server(http.server.ThreadingHTTPServer):
    """An OpenAI-compatible server on loopback with scripted replies that records the requests."""
    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.script, self.heard, self.headers = {}, [], []
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def handle_error(self, request, address):
        pass

    def url(self, host="127.0.0.1"):
        return f"http://{host}:{self.server_address[1]}/v1"

    def reply(self, step, body, number):
        said = self.script.get(step, self.script.get("*", DEFAULTS.get(step, "")))
        if callable(said):
            said = said(body, number)
        if isinstance(said, list):
            said = said[min(number, len(said) - 1)]
        return said


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_GET(self):
        self.server.heard.append(("GET " + self.path, ""))
        self.send_error(404)

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode("utf-8", "replace")
        step = self.headers.get("X-Ask-Step", "")
        number = sum(1 for heard, _ in self.server.heard if heard == step)
        self.server.heard.append((step, body))
        self.server.headers.append(dict(self.headers))
        said = self.server.reply(step, body, number)
        if callable(said):  # writes to the socket itself
            self.close_connection = True
            return said(self)
        if isinstance(said, bytes):
            return self.send(said, "application/json")
        if isinstance(said, dict) and "status" in said:
            return self.send(said.get("body", b"{}"), "application/json", said["status"],
                             said.get("headers", {}))
        whole = said if isinstance(said, dict) else completion(said)
        if '"stream":true' in body.replace(" ", ""):
            message = whole["choices"][0]["message"]
            delta = {"role": "assistant", "content": message.get("content") or ""}
            if message.get("tool_calls"):
                delta["tool_calls"] = [{"index": i, **call}
                                       for i, call in enumerate(message["tool_calls"])]
            chunks = [{"choices": [{"index": 0, "delta": delta, "finish_reason": None}]},
                      {"choices": [{"index": 0, "delta": {}, "finish_reason":
                                    whole["choices"][0]["finish_reason"]}]}]
            text = "".join(f"data: {json.dumps(chunk)}\n\n" for chunk in chunks) + "data: [DONE]\n\n"
            return self.send(text.encode(), "text/event-stream")
        self.send(json.dumps(whole).encode(), "application/json")

    def send(self, data, kind, status=200, headers=None):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)


class World:
    """The fixture of an attempt: connections with ask, a folder, an environment, a model, and its oracles."""

    def __init__(self, extension):
        self.extension, self.slack = extension, float(os.environ.get("CAMPAIGN_SLACK", "1"))
        self.server = None
        # Nothing may be printed: both streams go to a file that must stay empty.
        self.printed = tempfile.TemporaryFile()
        os.dup2(self.printed.fileno(), 1)
        os.dup2(self.printed.fileno(), 2)

    def run(self, name):
        function, values = ATTEMPTS[name]
        self.failures, self.open, self.seconds = [], [], CALL_SECONDS
        kept, here, begun = dict(os.environ), os.getcwd(), time.monotonic()
        self.folder = tempfile.mkdtemp()
        os.chdir(self.folder)
        try:
            function(self, *values)
            for db in self.open:
                self.works(db)
        except Exception as error:  # an attempt that cannot be made is no success
            where = traceback.extract_tb(error.__traceback__)[-1]
            self.fail("attempt is broken:", type(error).__name__, error,
                      f"({os.path.basename(where.filename)}:{where.lineno})")
        finally:
            for db in self.open:
                with contextlib.suppress(sqlite3.Error):
                    db.close()
            os.chdir(here)
            os.environ.clear()
            os.environ.update(kept)
            shutil.rmtree(self.folder, ignore_errors=True)
        if self.printed.seek(0, os.SEEK_END):
            self.printed.seek(0)
            self.fail("something is printed:", self.printed.read()[:300].decode("utf-8", "replace"))
            self.printed.seek(0)
            self.printed.truncate()
        return {"name": name, "failures": self.failures, "seconds": time.monotonic() - begun}

    def fail(self, *what):
        self.failures.append(" ".join(str(w) for w in what))

    def db(self, setup="", path=":memory:", **settings):
        db = plain(path)
        db.enable_load_extension(True)
        db.load_extension(self.extension)
        db.enable_load_extension(False)
        db.executescript(setup)
        for setting, value in settings.items():
            text = json.dumps(value) if isinstance(value, (dict, list)) else value
            db.execute("SELECT ask_config(?, ?)", (setting, text)).fetchall()
        self.open.append(db)
        return db

    def call(self, db, sql, *values):
        """Whether it finished without an error, and the returned text."""
        begun = time.monotonic()
        try:
            good, text = True, json.dumps(db.execute(sql, values).fetchall(), default=str,
                                          ensure_ascii=False)
        except (sqlite3.Error, sqlite3.Warning, UnicodeError) as error:
            good, text = False, str(error)
        took = time.monotonic() - begun
        if took > self.seconds * self.slack:
            self.fail(f"takes {took:.1f} s:", sql[:150], str(values)[:150])
        return good, text

    def ask(self, db, question, **options):
        options = {name: json.dumps(value) if isinstance(value, dict) else value
                   for name, value in options.items()}
        return self.call(db, "SELECT ask(?, ?)", question, json.dumps(options))

    def refused(self, db, question, *words, **options):
        good, text = self.ask(db, question, **options)
        if good:
            self.fail("not refused:", question[:200], "->", text[:200])
        for word in words:
            if word not in text:
                self.fail("error does not say", repr(word), ":", text[:200])
        return text

    def answered(self, db, question, **options):
        good, text = self.ask(db, question, **options)
        if not good:
            self.fail("refused though allowed:", question[:200], "->", text[:300])
        return text

    def hides(self, text, *secrets, what="answer"):
        text = text if isinstance(text, str) else json.dumps(text, default=str)
        # Digits of a random trace id or of a hash may equal those of a planted number.
        text = re.sub(r"(?<![0-9A-Za-z])(?:[0-9a-f]{16}|[0-9a-f]{64})(?![0-9A-Za-z])", "(id)", text)
        for secret in secrets:
            # A number must be a separate token: its digits are in times and hashes too.
            alone = r"(?<![0-9A-Za-z.])" + secret + r"(?![0-9A-Za-z])"
            found = re.search(alone, text) if secret.isdigit() else None
            at = text.find(secret) if not secret.isdigit() else found.start() if found else -1
            if at >= 0:
                self.fail(what, "tells", secret, ":", text[max(0, at - 120):at + 80])

    def works(self, db):
        """The connection works as before: an own statement, with a text of 3 MB and a pattern."""
        try:
            two, text, like = db.execute("SELECT 1 + 1, hex(zeroblob(1500000)), 'abc' LIKE ?",
                                         ("%" * 4000 + "abc",)).fetchone()
            if (two, len(text), like) != (2, 3000000, 1):
                self.fail("the connection is not as before:", two, len(text), like)
        except sqlite3.ProgrammingError:
            pass  # closed by the attempt
        except sqlite3.Error as error:
            self.fail("the connection does not work:", error)
        self.limits(db)

    def limits(self, db):
        fresh = plain()
        for limit in LIMITS:
            with contextlib.suppress(sqlite3.ProgrammingError):
                wanted = getattr(self, "own_limits", {}).get((id(db), limit), fresh.getlimit(limit))
                if db.getlimit(limit) != wanted:
                    self.fail("limit", limit, "is", db.getlimit(limit), "and was", wanted)
        fresh.close()

    def state(self, db, whole=True):
        pragmas = [db.execute(f"PRAGMA {p}").fetchall() for p in PRAGMAS]
        schema = db.execute("SELECT * FROM sqlite_schema").fetchall()
        temp = db.execute("SELECT * FROM temp.sqlite_schema").fetchall()
        try:
            dump = hashlib.sha256("\n".join(db.iterdump()).encode(errors="replace")).hexdigest() if whole else ""
        except sqlite3.Error:  # a virtual table that cannot be read
            dump = ""
        return {"pragmas": pragmas, "schema": schema, "temp": temp, "rows": dump,
                "total_changes": db.total_changes, "in_transaction": db.in_transaction,
                "limits": [db.getlimit(limit) for limit in LIMITS],
                "counters": db.execute("SELECT changes(), last_insert_rowid()").fetchall(),
                "files": sorted(os.listdir("."))}

    @contextlib.contextmanager
    def unchanged(self, db, *except_for, whole=True):
        self.state(db, whole)  # opens what looking opens
        before = self.state(db, whole)
        yield
        after = self.state(db, whole)
        for what, value in before.items():
            if what not in except_for and after[what] != value:
                self.fail("changed:", what, str(value)[:150], "->", str(after[what])[:150])

    def model(self, **script):
        """A model with a scripted reply for each step; returns the options that select it."""
        if not self.server:
            self.server = Server()
        self.server.script, self.server.heard, self.server.headers = script, [], []
        return {"model": "openai/test", "base_url": self.server.url(), "model_timeout_ms": 3000}

    def prompts(self, step=None):
        return [body for heard, body in self.server.heard if step in (None, heard)]

    def env(self, **variables):
        for name, value in variables.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
