#!/usr/bin/env python3
"""Ctrl-C in the sqlite3 shell: check_interrupt.py ask.so  # feature 189

A question about an endless view, and one to a model that never replies, at a terminal: the prompt
must be back 200 ms after the key, and the shell must still be usable.
"""
import os
import pty
import select
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

EXTENSION = str(Path(sys.argv[1]).resolve())
LIMIT_MS = 200
# The echo of a statement never contains this prompt.
SETUP = f""".load {EXTENSION}
CREATE VIEW customers(id) AS WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n) \
SELECT i FROM n;
.prompt @ready@ @more@
"""
QUESTION = "SELECT ask('How many customers are there?');\n"


class SilentModel:
    """A server that accepts a request and never replies."""
    def __init__(self):
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.asked = threading.Event()
        threading.Thread(target=self.listen, daemon=True).start()
        self.environment = {"ASK_MODEL": "openai/silent", "OPENAI_API_KEY": "none",
                            "OPENAI_BASE_URL":
                                f"http://127.0.0.1:{self.socket.getsockname()[1]}/v1"}

    def listen(self):
        self.connection = self.socket.accept()[0]
        self.connection.recv(1)
        self.asked.set()


class Terminal:
    def __init__(self, environment):
        self.master, slave = pty.openpty()
        self.shell = subprocess.Popen(["sqlite3", ":memory:"], stdin=slave, stdout=slave,
                                      stderr=slave, start_new_session=True,
                                      preexec_fn=self.take_terminal,
                                      env={**os.environ, "TERM": "dumb", **environment})
        os.close(slave)

    @staticmethod
    def take_terminal():
        os.close(os.open(os.ttyname(0), os.O_RDWR))  # the terminal that sends SIGINT to this group

    def write(self, text):
        os.write(self.master, text.encode())

    def until(self, text, seconds):
        """The output up to `text`, or None if it does not arrive in time."""
        seen, end = "", time.monotonic() + seconds
        while text not in seen:
            if not select.select([self.master], [], [], max(0, end - time.monotonic()))[0]:
                return None
            seen += os.read(self.master, 4096).decode(errors="replace")
        return seen


def press_while(environment, under_way):
    """The error, or None, after Ctrl-C once `under_way` reports that the question is running."""
    terminal = Terminal(environment)
    try:
        # Line by line: a shell without readline echoes early input before it prints the prompt.
        for line in SETUP.splitlines():
            if terminal.until("sqlite> ", 20) is None:
                return "the shell did not start"
            terminal.write(line + "\n")
        if terminal.until("\n@ready@", 20) is None:
            return "the shell did not take its prompt"
        terminal.write(QUESTION)
        early = under_way(terminal)
        if early is not None:
            return "the question ended by itself: " + early
        sent = time.monotonic()
        terminal.write("\x03")
        error = terminal.until("@ready@", 10)
        ms = (time.monotonic() - sent) * 1000
        if error is None:
            return "no prompt after Ctrl-C"
        print(f"{ms:.0f} ms: {error!r}")
        terminal.write("SELECT 6 * 7;\n")
        if terminal.until("42", 5) is None:
            return "the shell is not usable after it"
        if "interrupt" not in error and "cancel" not in error:
            return "the error does not say that it was interrupted"
        return f"{ms:.0f} ms are more than {LIMIT_MS}" if ms > LIMIT_MS else None
    finally:
        terminal.shell.kill()
        terminal.shell.wait()


model = SilentModel()
problems = [
    press_while({"ASK_MODEL": "builtin"}, lambda terminal: terminal.until("\n@ready@", 1)),
    press_while(model.environment,
                lambda _: None if model.asked.wait(20) else "the model was not asked"),
]
for problem in problems:
    if problem:
        print(problem)
sys.exit(any(problems))
