#!/usr/bin/env python3
"""sqlite-ask mcp: check_mcp.py SQLITE-ASK [TEST...]

On stdio by hand, and with the client of the official SDK, which is installed from
test/app/mcp_client/package-lock.json; without Node, npm or a network that part is skipped.
"""
import fcntl
import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

from program import ENDLESS, SKIPPED, Server, plain_environment, run_tests

CLIENT = Path(__file__).resolve().parent / "mcp_client"
OLDEST_NODE = 18
skipped = []


def make_database(folder):
    file = folder / "people.db"
    if file.exists():
        return file
    with sqlite3.connect(file) as db:
        db.executescript("CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
                         "INSERT INTO people(name, city) VALUES ('Ada', 'Paris'), ('Ben', 'Rome');")
    db.close()
    return file


def client_ready():
    """True if the SDK is installed, now or before; otherwise prints the reason."""
    node, npm = shutil.which("node"), shutil.which("npm")
    said = node and subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    if not said or int(said[1:].split(".")[0]) < OLDEST_NODE:
        skipped.append(f"the SDK's client needs Node {OLDEST_NODE} or newer")
        return False
    wanted = json.loads((CLIENT / "package.json").read_text())["dependencies"]
    package = CLIENT / "node_modules/@modelcontextprotocol/sdk/package.json"
    def installed():
        return package.exists() and json.loads(package.read_text())["version"] in wanted.values()
    with open(CLIENT / ".npmrc", "a") as lock:  # tests may start side by side
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not installed() and npm:
            try:
                subprocess.run([npm, "ci", "--ignore-scripts", "--prefer-offline"], cwd=CLIENT,
                               capture_output=True, timeout=120, env=plain_environment())
            except subprocess.TimeoutExpired:
                pass
        if not installed():
            skipped.append("the SDK's client cannot be installed by npm")
        return installed()


def run_client(*arguments):
    done = subprocess.run([shutil.which("node"), CLIENT / "client.mjs", *map(str, arguments)],
                          capture_output=True, text=True, timeout=120, env=plain_environment())
    assert done.stdout == "ok\n", done.stdout + done.stderr


# feature 232
def test_the_sdks_client_on_stdio(program, folder):
    if client_ready():
        run_client(program, make_database(folder))


# feature 232
def test_the_sdks_client_over_http(program, folder):
    if client_ready():
        with Server(program, make_database(folder)) as server:
            run_client(program, "-", server.url + "mcp")


def spoken(program, folder, text, *arguments):
    """The output for this input, and the exit code."""
    done = subprocess.run([program, "mcp", str(make_database(folder)), *arguments], input=text,
                          capture_output=True, timeout=120, env=plain_environment())
    return [json.loads(line) for line in done.stdout.decode().splitlines()], done.returncode


# feature 232
def test_a_message_a_line(program, folder):
    def ping(id):
        return json.dumps({"jsonrpc": "2.0", "id": id, "method": "ping"}).encode()
    lines = [ping(1), b"", b"  ", b"garbage \xff\x00", b"[" * 100_000, b"x" * 5_000_000,
             json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}).encode(),
             b'{"jsonrpc":"2.0","method":"notifications/cancelled"}',
             b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":[]}}',
             b"null", ping("z")]
    replies, code = spoken(program, folder, b"\n".join(lines))  # without a last line break
    assert code == 0
    assert [(r["id"], r.get("error", {}).get("code")) for r in replies] == [
        (1, None), (None, -32700), (None, -32700), (None, -32600), (None, -32600), ("z", None)], replies
    assert spoken(program, folder, b"") == ([], 0)


# feature 232
def test_a_cancelled_call_has_no_reply(program, folder):
    call = {"jsonrpc": "2.0", "id": 7, "method": "tools/call",
            "params": {"name": "run_query", "arguments": {"sql": ENDLESS}}}
    cancel = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 7}}
    ping = {"jsonrpc": "2.0", "id": 8, "method": "ping"}
    text = "\n".join(json.dumps(message) for message in (call, cancel, ping)).encode()
    replies, _ = spoken(program, folder, text)
    assert replies == [{"jsonrpc": "2.0", "id": 8, "result": {}}], replies


# feature 232
def test_the_settings_are_locked_and_hold(program, folder):
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    replies, _ = spoken(program, folder, json.dumps(call).encode(), "--set", "share=schema")
    assert [t["name"] for t in replies[0]["result"]["tools"]] == [
        "ask_schema", "ask_check", "search_schema"]


if __name__ == "__main__":
    failed = run_tests(sys.modules[__name__])
    for why in sorted(set(skipped)):
        print(f"SKIPPED: {why}")
    sys.exit(failed or (SKIPPED if skipped else 0))
