#!/usr/bin/env python3
"""examples/postgres: a server of its own, asked through virtual tables: check_postgres.py ask.so

# feature 237. Skipped without PostgreSQL's server or libsqlite3-mod-virtualpg.
"""
import glob
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

EXTENSION = Path(sys.argv[1]).resolve()
EXAMPLE = Path(__file__).resolve().parents[2] / "examples/postgres/shop.sql"
TABLES = """
CREATE TABLE customers(id integer PRIMARY KEY, name text, city text, since date);
CREATE TABLE orders(id integer PRIMARY KEY, customer_id integer REFERENCES customers, total numeric,
                    shipped boolean);
INSERT INTO customers VALUES (1, 'Ann', 'Paris', '2024-01-05'), (2, 'Bea', 'Rome', '2024-03-01'),
                             (3, 'Cid', 'Paris', '2025-02-01');
INSERT INTO orders VALUES (1, 1, 10.5, true), (2, 1, 20, false), (3, 2, 5, true), (4, 3, 7.25, true);
"""
QUESTIONS = (
    ("How many customers are there?", "There are 3 customers."),
    ("customers in Paris", "2 customers: Ann, Cid"),
    ("How many orders does Ann have?", "There are 2 such orders."),
    ("total of orders per city", "city   total\n-----  -----\nParis  37.75\nRome    5.00"),
    ("customers with more than one order", "Ann"),
)
LIVE = """ATTACH ':memory:' AS pg;
CREATE VIRTUAL TABLE pg.guests USING VirtualPostgres('{}', 'public', 'customers');
SELECT ask('How many guests are there?');"""
failures = 0


def expect(what, got, wanted):
    global failures
    if got != wanted:
        failures += 1
        print(f"{what}:\n  wanted {wanted!r}\n  got    {got!r}")


def as_postgres(*command, **more):
    """Runs as another user, since the server refuses to run as root."""
    who = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True,
                          cwd="/", **who, **more)


def shell(database, *commands):
    done = subprocess.run(["sqlite3", "-batch", str(database), ".load mod_virtualpg",
                           f".load {EXTENSION}", *commands], capture_output=True, text=True,
                          timeout=120)
    return (done.stdout + done.stderr).strip()


def ask_all(folder):
    connection = f"host={folder} dbname=shop"
    if os.getuid() == 0:
        connection += " user=postgres"
    script = EXAMPLE.read_text(encoding="utf-8")
    script = script.replace("host=/var/run/postgresql dbname=shop", connection)
    script = script.replace(".load mod_ask", f".load {EXTENSION}")
    database = folder / "shop.db"
    for _ in range(2):  # it may be repeated
        done = subprocess.run(["sqlite3", "-batch", str(database)], input=script, text=True,
                              capture_output=True, timeout=120)
        expect("the example", (done.stdout, done.stderr), (
            "noted: orders.customer_id\nname  number of orders\n----  ----------------\n"
            "Ann                  2\nBea                  1\nCid                  1\n", ""))
    for question, answer in QUESTIONS:
        expect(question, shell(database, f"SELECT ask('{question}');").split("\n(read as")[0], answer)
    expect("live", shell(database, LIVE.format(connection)), "There are 3 guests.")


servers = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
module = subprocess.run(["sqlite3", ":memory:", ".load mod_virtualpg"], capture_output=True)
if not servers or module.returncode != 0 or "LD_PRELOAD" in os.environ:
    print("postgres: skipped, it needs Debian's postgresql and libsqlite3-mod-virtualpg, and no "
          "sanitizer")
    sys.exit(77)
tools = Path(servers[-1]).parent
with tempfile.TemporaryDirectory() as temporary:
    place = Path(temporary)
    if os.getuid() == 0:
        os.chown(place, pwd.getpwnam("postgres").pw_uid, -1)
        place.chmod(0o755)
    as_postgres(tools / "initdb", "-D", place / "data", "-A", "trust", "-E", "UTF8", "--no-sync")
    as_postgres(tools / "pg_ctl", "-D", place / "data", "-l", place / "log", "-w", "-o",
                f"-c listen_addresses='' -c unix_socket_directories='{place}' -c fsync=off", "start")
    try:
        as_postgres(tools / "createdb", "-h", place, "shop")
        as_postgres(tools / "psql", "-h", place, "-q", "-v", "ON_ERROR_STOP=1", "shop", input=TABLES)
        ask_all(place)
    finally:
        as_postgres(tools / "pg_ctl", "-D", place / "data", "-m", "immediate", "stop")
print(f"postgres: {failures} failures")
sys.exit(failures > 0)
