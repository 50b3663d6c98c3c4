#!/usr/bin/env python3
"""Servers that echo the key: check_keys.py ask.so  # feature 245

A server on loopback replies with an error that contains a part of the key, or the key in another
encoding. None of it may be in the error, the trace, the audit log or the recording. A key that is
too short to be a real one does not change a reply.
"""
import base64
import json
import os
import sqlite3
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.parse import quote

EXTENSION = str(Path(sys.argv[1]).resolve())
KEY = "sk-proj/Zx81+Quokka_9-vDf7Lw2"
QUESTION = "Which customers are called 'Ann' or are number 7, and what else is known of them?"
failures = 0


class Server(BaseHTTPRequestHandler):
    status, body = 200, ""

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        data = Server.body.encode()
        self.send_response(Server.status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


def expect(what, good, got):
    global failures
    if not good:
        failures += 1
        print(f"{what}: {got}")


def connect(**environment):
    for name in [n for n in os.environ if n.startswith(("ASK_", "OPENAI_", "ANTHROPIC_"))]:
        del os.environ[name]
    os.environ.update(environment)
    db = sqlite3.connect(":memory:")
    db.enable_load_extension(True)
    db.load_extension(EXTENSION)
    db.execute("CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT)")
    return db


SURFACES = "SELECT ask(?)", "SELECT * FROM ask_trace(?)", "SELECT prompt, reply FROM ask_trace(?)"


def everything(db, files, surfaces):
    """Everything shown or kept of one question."""
    out = []
    for sql in surfaces:
        try:
            out += [str(row) for row in db.execute(sql, (QUESTION,))]
        except sqlite3.Error as error:
            out.append(str(error))
    out += [str(row) for row in db.execute("SELECT * FROM ask_history")]
    return "\n".join(out + [Path(f).read_text() for f in files if Path(f).exists()])


def parts(text, n):
    return {text[i:i + n].lower() for i in range(len(text) - n + 1)}


def main():
    server = HTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_address[1]}/v1"
    coded = base64.b64encode(KEY.encode()).decode()
    echoes = {
        "whole": KEY, "first half": KEY[:15], "eight bytes": KEY[8:16], "last": KEY[-12:],
        "upper case": KEY.upper(), "part in lower case": KEY[3:20].lower(), "base64": coded,
        "base64 of a header": base64.b64encode(f"Bearer {KEY}".encode()).decode(),
        "base64 of another": base64.b64encode(f"ab{KEY}".encode()).decode(),
        "base64 for URLs": base64.urlsafe_b64encode(f"x{KEY}".encode()).decode(),
        "URL": quote(KEY, safe=""), "every byte escaped": "".join(f"%{ord(c):02x}" for c in KEY),
        "hexadecimal": KEY.encode().hex(), "upper hexadecimal": KEY.encode().hex().upper()}
    for name, echo in echoes.items():
        with tempfile.TemporaryDirectory() as folder:
            files = f"{folder}/audit", f"{folder}/record"
            for Server.status, Server.body in (
                    (400, json.dumps({"error": {"message": f"bad key {echo} here"}})),
                    (400, f"bad key {echo} here"),
                    (200, json.dumps({"error": {"message": f"bad {echo}"}})))[
                        :3 if name in ("whole", "base64") else 1]:
                db = connect(ASK_MODEL="openai/x", OPENAI_API_KEY=KEY, OPENAI_BASE_URL=base,
                             ASK_AUDIT_LOG=files[0], ASK_RECORD=files[1],
                             ASK_MODEL_TIMEOUT_MS="2000")
                # A reply with status 200 is retried, with pauses within that time.
                shown = everything(db, files, SURFACES if Server.status == 400 else SURFACES[2:])
                expect(f"{name}: asked", "bad" in shown, shown[:300])
                low = shown.lower()
                own = echo[12:] if name == "base64 of a header" else echo  # not "Bearer "
                left = [p for p in parts(own, 16 if "exa" in name or "byte esc" in name else 10)
                        if p in low]
                if name == "eight bytes":
                    left = [echo] if echo.lower() in low else []
                expect(f"{name}: left", not left, left[:3])
                expect(f"{name}: the key", KEY.lower()[:12] not in low, shown[:300])
                db.close()
    # Replies are parsed and run unchanged, even if they contain a short key.
    Server.status = 200
    Server.body = json.dumps({"choices": [{"message": {"content": json.dumps(
        {"sql": "SELECT count(*) AS customers FROM customers", "reasoning": "n"})},
        "finish_reason": "stop"}], "usage": {"prompt_tokens": 1, "completion_tokens": 1}})
    for key in ("sql", "count", "custome", "customers"):
        db = connect(ASK_MODEL="openai/x", OPENAI_API_KEY=key, OPENAI_BASE_URL=base)
        row = db.execute("SELECT row FROM ask_rows('How many customers are there?')").fetchall()
        expect(f"key {key}", row == [('{"customers":0}',)], row)
        db.close()
    server.shutdown()
    print(f"{failures} failures")
    return 1 if failures else 0


sys.exit(main())
