#!/usr/bin/env python3
"""Files that would block: check_files.py ask.so  # feature 245

A FIFO, a device, a socket and a folder wherever the environment names a file. Nothing may block: each
question runs in its own process, which is killed if it does not return.
"""
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

EXTENSION = str(Path(sys.argv[1]).resolve())
QUESTION = "SELECT ask('How many customers are there?')"
SAID = "is not a regular file"
PROMPT = "prompt write_sql: the file in the folder that ASK_PROMPTS_DIR names " + SAID


def ask(sql):
    db = sqlite3.connect(":memory:")
    db.enable_load_extension(True)
    db.load_extension(EXTENSION)
    db.execute("CREATE TABLE customers(id INTEGER PRIMARY KEY)")
    try:
        print(db.execute(sql).fetchall())
    except sqlite3.Error as error:
        print(error)


def said(sql, environment):
    clean = {k: v for k, v in os.environ.items()
             if not k.startswith(("ASK_", "OPENAI_", "ANTHROPIC_", "CURL_", "SSL_"))}
    try:
        return subprocess.run([sys.executable, __file__, EXTENSION, sql],
                              env={**clean, **environment}, capture_output=True, text=True,
                              timeout=20).stdout.strip()
    except subprocess.TimeoutExpired:
        return "it waits"


def main():
    failures = 0

    def expect(what, got, *wanted):
        nonlocal failures
        if not all(part in got for part in wanted):
            failures += 1
            print(f"{what}: wanted {wanted}, got {got}")

    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as silent:
        base = f"127.0.0.1:{silent.getsockname()[1]}"
        model = {"ASK_MODEL": "openai/x", "OPENAI_API_KEY": "sk-none-of-them",
                 "OPENAI_BASE_URL": f"http://{base}/v1", "ASK_MODEL_TIMEOUT_MS": "300",
                 "ASK_MAX_CALLS": "2", "ASK_TOTAL_TIMEOUT_MS": "5000"}
        fifo, device, unix = f"{folder}/fifo", "/dev/zero", f"{folder}/socket"
        os.mkfifo(fifo)
        kept = socket.socket(socket.AF_UNIX)
        kept.bind(unix)
        tasks, prompts = Path(folder, "tasks"), Path(folder, "prompts")
        tasks.mkdir()
        prompts.mkdir()
        os.mkfifo(tasks / "t.jsonl")
        for name, odd in {"fifo": fifo, "device": device, "socket": unix, "folder": folder}.items():
            expect(f"audit log, {name}", said(QUESTION, {"ASK_AUDIT_LOG": odd}), "ASK_AUDIT_LOG", SAID)
            link = prompts / "write_sql.txt"
            link.unlink(missing_ok=True)
            link.symlink_to(odd)
            expect(f"prompts, {name}", said("SELECT ask_prompt('How many customers are there?')",
                                            {**model, "ASK_PROMPTS_DIR": str(prompts)}), PROMPT)
            expect(f"record, {name}", said(QUESTION, {**model, "ASK_RECORD": odd}), "ASK_RECORD",
                   SAID)
            for variable in ("CURL_CA_BUNDLE", "SSL_CERT_FILE"):
                secure = {**model, "OPENAI_BASE_URL": f"https://{base}/v1", variable: odd}
                expect(f"{variable}, {name}", said(QUESTION, secure), variable, SAID)
        expect("tasks", said("SELECT * FROM ask_eval('t.jsonl')", {"ASK_TASKS_DIR": str(tasks)}),
               'no tasks "t.jsonl"')
        expect("replay", said(QUESTION, {"ASK_MODEL": "replay/t.jsonl",
                                         "ASK_REPLAY_DIR": str(tasks)}), 'no recording "t.jsonl"')
        # A reader at the other end changes nothing; a missing file is created.
        reader = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
        expect("read fifo", said(QUESTION, {"ASK_AUDIT_LOG": fifo}), "ASK_AUDIT_LOG", SAID)
        os.close(reader)
        new = Path(folder, "audit.jsonl")
        expect("new file", said(QUESTION, {"ASK_AUDIT_LOG": str(new)}), "There are no customers.")
        expect("its mode", oct(new.stat().st_mode & 0o777), "0o600")
        kept.close()
    print(f"{failures} failures")
    return 1 if failures else 0


if len(sys.argv) > 2:
    ask(sys.argv[2])
else:
    sys.exit(main())
