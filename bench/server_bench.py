#!/usr/bin/env python3
"""What the server costs: server_bench.py SQLITE-ASK ask.so

Processor time of an easy question through the server, connection and events included, against the
same question in process; time to the first event; memory of the server after 100 clients at once.
Needs a Python whose sqlite3 loads extensions, as Debian's does.
"""
import os
import sqlite3
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "test/app"))
from program import Server  # noqa: E402

QUESTION = "How many artists are there?"
ROUNDS, QUESTIONS = 40, 50


def processor_seconds(pid):
    """Of all threads, in nanoseconds: the clock ticks of /proc/PID/stat are too coarse."""
    return sum(int((thread / "schedstat").read_text().split()[0])
               for thread in Path(f"/proc/{pid}/task").iterdir()) / 1e9


def connected(file, library):
    db = sqlite3.connect(file)
    db.enable_load_extension(True)
    db.load_extension(library)
    return db


def round_in_process(db):
    """Milliseconds of processor time for each question."""
    began = time.process_time()
    for _ in range(QUESTIONS):
        db.execute("SELECT event, detail FROM ask_trace(?)", [QUESTION]).fetchall()
    return (time.process_time() - began) / QUESTIONS * 1000


def round_through(server, first):
    began = processor_seconds(server.process.pid)
    for _ in range(QUESTIONS):
        asked = time.monotonic()
        with server.stream(QUESTION) as stream:
            events = iter(stream)
            next(events)
            first.append(time.monotonic() - asked)
            for _ in events:
                pass
    return (processor_seconds(server.process.pid) - began) / QUESTIONS * 1000


def compared(server, db):
    """Both in turn, so that a busy machine slows both: the lowest of each, and the times to the
    first event."""
    inside, outside, first = [], [], []
    for _ in range(ROUNDS):
        inside.append(round_in_process(db))
        outside.append(round_through(server, first))
    return min(inside), min(outside), sorted(first)


def main():
    program, library = sys.argv[1:3]
    os.environ["ASK_MODEL"] = "builtin"
    folder = tempfile.TemporaryDirectory()
    file = folder.name + "/music.db"
    connected(file, library).execute("SELECT ask_demo('music')").fetchall()
    with Server(program, file) as server:
        server.events(QUESTION)
        inside, outside, first = compared(server, connected(file, library))
        print(f"a question in process: {inside:.2f} ms of processor time")
        print(f"through the server: {outside:.2f} ms, {outside - inside:.2f} ms more, "
              f"{outside / inside:.2f} times as much")
        print(f"first event: {first[len(first) // 2] * 1000:.1f} ms in the median, "
              f"{first[len(first) * 99 // 100] * 1000:.1f} ms for 99 of 100")
    with Server(program, "--demo", "music") as server:
        clients = [threading.Thread(target=server.events, args=(QUESTION,)) for _ in range(100)]
        began = time.monotonic()
        for client in clients:
            client.start()
        for client in clients:
            client.join()
        print(f"100 clients at once: {time.monotonic() - began:.2f} s, "
              f"{server.peak_bytes() / 1e6:.0f} MB")


main()
