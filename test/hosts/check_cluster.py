#!/usr/bin/env python3
"""examples/cluster: three dqlite nodes on this machine: check_cluster.py ask.so  # feature 237

Questions are asked, the leader is killed with SIGKILL, and the remaining two answer as before.
Skipped without libdqlite-dev or a compiler.
"""
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

EXTENSION = Path(sys.argv[1]).resolve()
EXAMPLE = Path(__file__).resolve().parents[2] / "examples/cluster"
sys.path.insert(0, str(EXAMPLE))
import client  # noqa: E402

PATIENCE_S = 30
failures = 0


def expect(what, got, wanted):
    global failures
    if got != wanted:
        failures += 1
        print(f"{what}:\n  wanted {wanted}\n  got    {got}")


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as found:
        return found.getsockname()[1]


def start(program, folder, number, address):
    home = Path(folder, str(number))
    home.mkdir()
    node = subprocess.Popen([program, str(number), address, home, EXTENSION], text=True,
                            stdout=subprocess.PIPE)
    expect(f"node {number}", node.stdout.readline(), f"node {number} at {address}\n")
    return node


def in_time(act):
    """Retries while the cluster elects a leader."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            return act()
        except (OSError, client.ClusterError):
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def questions(addresses):
    leader = in_time(lambda: client.connected_to_leader(addresses))
    in_time(leader.open)
    expect("ask", leader.query("SELECT ask(?)", "How many customers are there?"),
           [["There are 3 customers."]])
    expect("ask_rows", leader.query("SELECT n, row FROM ask_rows(?)", "customers from Rome"),
           [[1, '{"name":"Bea"}']])
    expect("ask_sql", leader.query("SELECT ask_sql(?)", "How many customers are there?"),
           [["SELECT count(*) FROM \"customers\""]])
    steps = leader.query("SELECT node FROM ask_trace(?)", "How many customers are there?")
    expect("ask_trace", steps[0] + steps[-1], ["gate", "done"])
    # dqlite 1.11 returns the column name in place of the message, so the JSON format gives the reason.
    said = leader.query("SELECT ask(?, ?)", "hi", '{"format": "json"}')
    expect("a failure is a document", json.loads(said[0][0])["code"], "EMPTY_QUESTION")
    try:
        leader.query("SELECT ask(?)", "hi")
        expect("too short", "an answer", "an error")
    except client.ClusterError as error:
        expect("the result code", str(error).endswith("(1)"), True)
    return leader


def three_nodes(program, folder):
    addresses = [f"127.0.0.1:{free_port()}" for _ in range(3)]
    nodes = {address: start(program, folder, i + 1, address) for i, address in enumerate(addresses)}
    try:
        leader = in_time(lambda: client.connected_to_leader(addresses[:1]))
        for number in (2, 3):
            leader.add(number, addresses[number - 1])
        leader.open()
        leader.execute("CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT)")
        for name, city in (("Ann", "Paris"), ("Bea", "Rome"), ("Cid", "Oslo")):
            leader.execute("INSERT INTO customers(name, city) VALUES (?, ?)", name, city)
        questions(addresses)
        first = client.Connection(addresses[0]).leader()
        nodes[first].send_signal(signal.SIGKILL)
        nodes[first].wait()
        left = [address for address in addresses if address != first]
        questions(left)
        second = client.Connection(left[0]).leader()
        expect("another leader", second in left, True)
        said = subprocess.run([sys.executable, EXAMPLE / "client.py", ",".join(left), "ask",
                               "How many customers are there?"], capture_output=True, text=True)
        expect("client.py", (said.stdout, said.stderr), ("There are 3 customers.\n", ""))
    finally:
        for node in nodes.values():
            if node.poll() is None:
                node.terminate()
                node.wait(timeout=PATIENCE_S)


compiler = shutil.which("cc")
if not compiler or not os.path.exists("/usr/include/dqlite.h") or "LD_PRELOAD" in os.environ:
    print("cluster: skipped, it needs libdqlite-dev and a compiler, and no sanitizer")
    sys.exit(77)
with tempfile.TemporaryDirectory() as temporary:
    built = os.path.join(temporary, "node")
    done = subprocess.run([compiler, "-Wall", "-Wextra", "-Werror", EXAMPLE / "node.c", "-o", built,
                           "-ldqlite", "-lsqlite3", "-ldl"], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"node.c does not compile: {done.stderr}")
    three_nodes(built, temporary)
print(f"cluster: {failures} failures")
sys.exit(failures > 0)
