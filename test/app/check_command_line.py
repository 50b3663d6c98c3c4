#!/usr/bin/env python3
"""sqlite-ask at the command line and at its prompt: check_command_line.py sqlite-ask

In a pipe and in a pseudo-terminal: exit codes, formats, progress, follow-ups, Ctrl-C, and that no
stored control character reaches a terminal.  # feature 227
"""
import csv
import http.server
import io
import json
import os
import pty
import re
import select
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import unittest
from fcntl import ioctl
from pathlib import Path

PROGRAM = str(Path(sys.argv[1]).resolve())
SOURCES = Path(__file__).resolve().parents[2]
ENDLESS = ("WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) "
           "SELECT count(*) FROM t, customers")
SWEDES = "Which customers are from Oslo?"
DOUBTFUL = "customers orders"
HOSTILE = "\x1b]0;owned\x07\x1b[2J\x9b31m\x7f\u202egnp\r"
SANITIZERS = ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS")


def environment(**more):
    """The environment of the program: no key, no settings, a plain terminal."""
    out = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm", "HOME": FOLDER,
           "XDG_STATE_HOME": os.path.join(FOLDER, "state")}
    out.update({name: os.environ[name] for name in SANITIZERS if name in os.environ})
    out.update(more)
    return out


def run(*arguments, given="", **variables):
    """Runs it in pipes: exit code, stdout, stderr."""
    done = subprocess.run([PROGRAM, *arguments], input=given.encode(), capture_output=True,
                          env=environment(**variables), cwd=FOLDER, timeout=120)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def opened_terminal(columns):
    ours, theirs = pty.openpty()
    ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    return ours, theirs


def all_of(file):
    out = b""
    while True:
        try:
            part = os.read(file, 65536)
        except OSError:  # Linux says that the other side is closed
            part = b""
        if not part:
            return out.decode()
        out += part


def on_screen(*arguments, given="", columns=80, errors=subprocess.DEVNULL, **variables):
    """Runs it with stdout on a terminal, stdin and stderr not: exit code, text on the screen."""
    ours, theirs = opened_terminal(columns)
    process = subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=theirs,
                               stderr=errors, env=environment(**variables), cwd=FOLDER)
    os.close(theirs)
    process.stdin.write(given.encode())
    process.stdin.close()
    shown = all_of(ours)
    os.close(ours)
    return process.wait(), shown.replace("\r\n", "\n")


class Terminal:
    """The program in its own pseudo-terminal, used interactively."""

    def __init__(self, *arguments, columns=80, **variables):
        self.shown = ""
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.chdir(FOLDER)
            os.execve(PROGRAM, [PROGRAM, *arguments], environment(**variables))
        ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

    def until(self, token):
        """Reads up to this text; returns everything read."""
        got = b""
        while token.encode() not in got:
            try:
                ready = select.select([self.file], [], [], 60)[0]
                part = os.read(self.file, 1) if ready else b""
            except OSError:
                part = b""
            if not part:
                raise AssertionError(f"{token!r} did not come, but {got.decode()!r}")
            got += part
        return got.decode(errors="replace").replace("\r\n", "\n")

    def type(self, text):
        os.write(self.file, text.encode())

    def status(self):
        all_of(self.file)
        os.close(self.file)
        return os.waitpid(self.process, 0)[1]


def made(name, script, *rows):
    """A database file made by the script."""
    path = os.path.join(FOLDER, name)
    db = sqlite3.connect(path)
    db.executescript(script)
    for sql, values in rows:
        db.execute(sql, values)
    db.commit()
    db.close()
    return path


def setUpModule():
    global FOLDER, SHOP, _folder
    _folder = tempfile.TemporaryDirectory()
    FOLDER = _folder.name
    SHOP = made("shop.db", """
        CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL);
        INSERT INTO customers(name, city) VALUES ('Ada', 'Oslo'), ('Ben', 'Oslo'), ('Cy', 'Bern');
        CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),
                            total REAL, placed TEXT);
        INSERT INTO orders(customer_id, total, placed) VALUES (1, 12.5, '2024-01-05'),
            (1, 7.25, '2024-02-05'), (2, 100, '2024-02-07');""")


def tearDownModule():
    _folder.cleanup()


class ExitCodes(unittest.TestCase):
    def test_answer(self):
        self.assertEqual(run(SHOP, "How many customers are there?"),
                         (0, "There are 3 customers.\n", ""))

    def test_decline(self):
        code, out, err = run(SHOP, "Which customer has the best lawyers?")
        self.assertEqual((code, out), (1, ""))
        self.assertIn('do not understand "lawyers"', err)
        self.assertNotIn("Traceback", err)

    def test_usage(self):
        for arguments in ((), (SHOP, "q", "--nonsense"), (SHOP, "q", "more", "and more"),
                          (SHOP, "q", "--json", "--csv"), (SHOP, "q", "--reading", "0"),
                          *((SHOP, SWEDES, *pair) for pair in (
                              ("--chart", "--json"), ("--chart", "--csv"), ("--chart", "--markdown"),
                              ("--sql", "--chart"), ("--sql", "--csv"), ("--sql", "--markdown"),
                              ("--sql", "--trace"), ("--csv", "--markdown"))),
                          (SHOP, "--sql"), (SHOP, "--reading", "1"), ("chart", SHOP, ""), ("report", SHOP, ""),
                          ("chart", SHOP, SWEDES, "-o", "c.pdf"), ("eval", ":memory:", "nothing"),
                          ("eval", ":memory:", "shop", "--limit", "0"),
                          ("eval", ":memory:", "shop", "--limit", "-3"),
                          ("eval", ":memory:", "shop", "--samples", "0"),
                          ("eval", ":memory:", "shop", "--difficulty", "nonsense"),
                          ("eval", ":memory:", "shop", "--models", "no/model"),
                          (SHOP, "q", "--set", "max_rows"), (SHOP, "q", "--set", "max_row=1"),
                          ("demo",), ("eval", SHOP), ("completion", "fish"), ("demo", "nothing")):
            with self.subTest(arguments):
                code, out, err = run(*arguments)
                self.assertEqual((code, out), (2, ""))
                self.assertNotEqual(err, "")

    def test_no_such_file(self):
        missing = os.path.join(FOLDER, "missing.db")
        code, out, err = run(missing, "How many customers are there?")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("there is no file", err)
        self.assertFalse(os.path.exists(missing))

    def test_no_database(self):
        path = os.path.join(FOLDER, "text.db")
        Path(path).write_text("no database at all, but longer than a header is\n" * 40)
        code, _, err = run(path, "How many customers are there?")
        self.assertEqual(code, 1)
        self.assertIn("not a database", err)

    def test_files_that_are_none(self):
        os.mkfifo(os.path.join(FOLDER, "pipe.db"))
        for name in ("pipe.db", FOLDER, "/dev/null"):
            code, out, err = run(name, "How many customers are there?")
            self.assertEqual((code, out), (1, ""))
            self.assertIn("regular file", err)

    def test_name_like_a_uri(self):
        code, _, err = run("file:shop.db?mode=rwc", "How many customers are there?")
        self.assertEqual(code, 1)
        self.assertIn("there is no file", err)

    def test_asking_never_writes(self):
        before = Path(SHOP).read_bytes()
        code, _, _ = run(SHOP, "DELETE FROM customers", "--set", "mode=write")
        self.assertEqual(code, 1)
        self.assertEqual(Path(SHOP).read_bytes(), before)

    def test_help(self):
        for arguments in ((), ("demo",), ("report",), ("eval",), ("doctor",), ("completion",)):
            code, out, err = run(*arguments, "--help")
            self.assertEqual((code, err), (0, ""))
            self.assertIn("Usage: sqlite-ask", out)
        self.assertRegex(run("--version")[1], r"^sqlite-ask \d+\.\d+\.\d+\n$")

    def test_help_fits_the_window(self):
        whole = run("--help")[1]
        for columns in (40, 80, 120):
            code, shown = on_screen("--help", columns=columns)
            self.assertEqual(code, 0)
            self.assertLessEqual(max(map(len, shown.splitlines())), columns, shown)
            self.assertEqual(sorted(shown.split()), sorted(whole.split()))
        narrow = on_screen("serve", "--help", columns=40)[1]
        self.assertIn("\n      takes the role from this header\n", narrow)


class Formats(unittest.TestCase):
    def test_json(self):
        code, out, _ = run(SHOP, SWEDES, "--json")
        answer = json.loads(out)
        self.assertEqual(code, 0)
        self.assertEqual((answer["columns"], answer["rows"]), (["name"], [["Ada"], ["Ben"]]))
        self.assertIn("SELECT", answer["sql"])
        self.assertNotIn("trace", answer)
        steps = json.loads(run(SHOP, SWEDES, "--json", "--trace")[1])["trace"]
        self.assertEqual((steps[0]["node"], steps[-1]["node"]), ("gate", "done"))

    def test_json_of_a_decline(self):
        code, out, _ = run(SHOP, "Which customer has the best lawyers?", "--json")
        answer = json.loads(out)
        self.assertEqual((code, answer["error"]["code"]), (1, "CANNOT_ANSWER"))
        self.assertNotIn("answer", answer)

    def test_csv_and_markdown(self):
        wild = made("wild.db", "CREATE TABLE notes(id INTEGER PRIMARY KEY, body TEXT);",
                    ("INSERT INTO notes(body) VALUES (?)", ['a "b", c|d\n<i>&']))
        _, out, _ = run(wild, "SELECT id, body FROM notes", "--csv")
        self.assertEqual(list(csv.reader(io.StringIO(out))), [["id", "body"], ["1", 'a "b", c|d\n<i>&']])
        _, out, _ = run(wild, "SELECT id, body FROM notes", "--markdown")
        self.assertEqual(out, "| id | body |\n| --- | --- |\n| 1 | a \"b\", c\\|d<br>&lt;i>&amp; |\n")

    def test_sql_is_not_run(self):
        code, out, _ = run(SHOP, ENDLESS, "--sql")
        self.assertEqual((code, out), (0, ENDLESS + "\n"))
        code, out, err = run(SHOP, DOUBTFUL, "--sql")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("several ways.\n  1. Lists customers.name from orders", err)
        _, out, _ = run(SHOP, "customer total placed", "--sql", "--json")
        self.assertEqual(json.loads(out)["error"]["code"], "CANNOT_ANSWER")
        _, out, _ = run(SHOP, "customer total placed", "--sql", "--reading", "1")
        self.assertEqual(out, 'SELECT "customers"."name" FROM "customers"\n')

    def test_explain_and_trace(self):
        code, out, err = run(SHOP, SWEDES, "--explain", "--trace")
        self.assertEqual(code, 0)
        self.assertEqual(out.splitlines()[0], "2 customers: Ada, Ben")
        self.assertIn('SELECT "customers"."name"', out)
        self.assertIn("Lists name of customers", out)
        self.assertRegex(err, r"(?m)^ +1  gate +ok ")

    def test_explanation_in_the_form_that_is_asked_for(self):
        meaning = "Counts the rows of customers."
        question = "How many customers are there?"
        for form in (("--json",), ("--sql", "--json")):
            said = json.loads(run(SHOP, question, "--explain", *form)[1])
            self.assertEqual(said["meaning"], meaning)
            self.assertNotIn("meaning", json.loads(run(SHOP, question, *form)[1]))
        self.assertEqual(run(SHOP, question, "--sql", "--explain")[1].splitlines(),
                         ['SELECT count(*) FROM "customers"', meaning])

    def test_chart(self):
        question = "how many customers are there by city?"
        code, out, err = run(SHOP, question, "--chart")
        self.assertEqual((code, err), (0, ""))
        lines = out.splitlines()
        self.assertEqual(lines[:3], [question, "number by city", ""])
        self.assertRegex(lines[3], "^Bern  █+ 1$")
        self.assertRegex(lines[4], "^Oslo  █+ 2$")
        self.assertEqual(len(lines[4]), 80)
        self.assertNotIn("city  number", out)
        # What is not sure carries its reading.
        out = run(SHOP, "how many custmers are there by city?", "--chart")[1]
        self.assertIn("(read as: For each city, counts the rows of customers, "
                      "taking \"custmers\" as \"customers\".)", out.splitlines()[5:])
        # The SQL below the chart, the steps on stderr, the reading used.
        code, out, err = run(SHOP, question, "--chart", "--explain", "--trace")
        self.assertEqual((code, "GROUP BY" in out, " summarize " in err), (0, True, True))
        # An answer that fits no chart is shown as text, with the reason.
        for asked, answer, why in (
                ("How many customers are there?", "There are 3 customers.", "there is one row only"),
                ("what tables are there?", "There are 2 tables", "without a query"),
                ("SELECT name, city FROM customers", "Ada", "no chart: ")):
            code, out, err = run(SHOP, asked, "--chart")
            self.assertEqual((code, err), (0, ""))
            self.assertIn(answer, out)
            self.assertRegex(out, rf"\n\(no chart: .*\)\n$")
            self.assertIn(why, out)
        code, out, err = run(SHOP, question, "--chart", "--reading", "2")
        self.assertEqual((code, "There are 3 customers." in out), (0, True))
        code, out, err = run(SHOP, "Which customer has the best lawyers?", "--chart")
        self.assertEqual((code, out, "lawyers" in err), (1, "", True))
        # The chart covers all rows, while a table shows the first 50.
        many = ("WITH RECURSIVE n(day, i) AS (SELECT '2024-01-01', 1 UNION ALL "
                "SELECT date(day, '+1 day'), i + 1 FROM n WHERE i < 60) SELECT day, i FROM n")
        self.assertIn("50 of 60 rows", run(SHOP, many)[1])
        out = run(SHOP, many, "--chart")[1]
        self.assertIn("2024-02-29", out)
        self.assertNotIn("of 60 rows", out)
        # At the prompt each answer has its own chart.
        code, out, err = run(SHOP, "--chart", given=question + "\nand how many are there?\n")
        self.assertIn("█", out)

    def test_a_chart_fits_the_window(self):
        question = (SHOP, "how many customers are there by city?", "--chart")
        for columns in (40, 57, 120):
            code, shown = on_screen(*question, columns=columns)
            self.assertEqual(code, 0)
            bars = [line for line in shown.splitlines() if "█" in line]
            self.assertEqual([len(bars), len(bars[1])], [2, columns])
            self.assertLessEqual(max(len(re.sub("\x1b\\[\\d*m", "", line))
                                     for line in shown.splitlines()), columns)
        slip = (SHOP, "how many custmers are there by city?", "--chart")
        self.assertIn("\x1b[2m(read as", on_screen(*slip)[1])
        self.assertNotIn("\x1b", on_screen(*question, NO_COLOR="1")[1])
        name = HOSTILE.replace("'", "''")
        sql = f"SELECT '{name}' AS label, 1 AS n UNION ALL SELECT 'x', 2"
        self.assertNotIn("\x1b]", on_screen(SHOP, sql, "--chart", NO_COLOR="1")[1])

    def test_settings(self):
        _, out, _ = run(SHOP, "SELECT name FROM customers", "--csv", "--set", "max_rows=1")
        self.assertEqual(out, "name\nAda\n")
        # Each option takes one argument, and the question may follow them.
        _, out, _ = run(SHOP, "--set", "max_rows=1", "--set", "max_retries=0", "--csv",
                        "SELECT name FROM customers")
        self.assertEqual(out, "name\nAda\n")

    def test_variables_of_a_file(self):
        Path(FOLDER, "ask.env").write_text("# limits\nexport ASK_MAX_ROWS='1'\n\nASK_MODEL=builtin\n")
        _, out, _ = run(SHOP, "SELECT name FROM customers", "--csv", "--env", "ask.env")
        self.assertEqual(out, "name\nAda\n")
        Path(FOLDER, ".env").write_text("ASK_MAX_ROWS=1\n")  # only the file that is named counts
        self.assertEqual(run(SHOP, "SELECT name FROM customers", "--csv")[1], "name\nAda\nBen\nCy\n")
        Path(FOLDER, "bad.env").write_text("no variable\n")
        self.assertEqual(run(SHOP, SWEDES, "--env", "bad.env")[0], 1)

    def test_readings(self):
        code, out, err = run(SHOP, DOUBTFUL)
        self.assertEqual((code, out), (1, ""))
        self.assertIn("That can be read in several ways.\n  1. Lists customers.name from orders", err)
        self.assertIn("\n  2. Lists name of customers.\n", err)
        self.assertTrue(err.endswith("Choose one with --reading N.\n"))
        self.assertEqual(run(SHOP, DOUBTFUL, "--reading", "2"),
                         (0, "3 customers: Ada, Ben, Cy\n", ""))
        readings = json.loads(run(SHOP, DOUBTFUL, "--json")[1])["readings"]
        self.assertEqual([reading["n"] for reading in readings], list(range(1, len(readings) + 1)))


class Screen(unittest.TestCase):
    def test_nothing_but_the_answer_in_a_pipe(self):
        code, out, err = run(SHOP, SWEDES)
        self.assertEqual((code, out, err), (0, "2 customers: Ada, Ben\n", ""))

    def test_progress(self):
        terminal = Terminal(SHOP, "How many customers are there?")
        shown = terminal.until("There are 3 customers.")
        self.assertEqual(terminal.status(), 0)
        self.assertIn("\r\x1b[Kreading the schema", shown)
        self.assertRegex(shown, r"running the query … \d+\.\d s")
        # The progress shown, in the order of the steps.
        doing = re.findall("\x1b\\[K([a-zA-Z ]+) … ", shown)
        steps = [step for i, step in enumerate(doing) if step != (doing[i - 1] if i else "")]
        self.assertEqual(steps, [
            "reading the question", "reading the schema", "finding the tables", "planning",
            "taking the next task", "writing SQL", "checking the SQL", "running the query",
            "scoring the query", "judging the rows", "taking the next task", "writing the answer"])
        # The progress line is cleared before the answer.
        self.assertTrue(shown.endswith("\r\x1b[KThere are 3 customers."))

    def test_progress_counts_what_a_model_takes(self):
        replies = ['{"plan_type": "single", "confidence": 0.9, "tasks": [{"id": "t1", "description": '
                   '"count", "sql": "", "depends_on": []}]}',
                   "```sql\nSELECT count(*) FROM customers\n```",
                   '{"relevance": 1, "confidence": 1, "reasoning": "ok"}', "Three.", "Three.", "Three."]

        class Model(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                self.rfile.read(int(self.headers["Content-Length"]))
                text = json.dumps({"choices": [{"message": {"content": replies.pop(0)},
                                                "finish_reason": "stop"}],
                                   "usage": {"prompt_tokens": 5000, "completion_tokens": 2000}}).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(text)))
                self.end_headers()
                self.wfile.write(text)

            def log_message(self, *_):
                pass

        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Model) as model:
            threading.Thread(target=model.serve_forever, daemon=True).start()
            url = f"http://127.0.0.1:{model.server_port}/v1"
            terminal = Terminal(SHOP, "Compare how many customers and orders there are; be careful.",
                                "--set", "model=openai/gpt-4.1-mini", "--set", f"base_url={url}",
                                "--set", 'prices={"*": [10, 20]}',
                                OPENAI_API_KEY="sk-test-0123456789", columns=100)
            shown = terminal.until(" tokens, $")
            shown += terminal.until(")")
            terminal.status()
            model.shutdown()
        # Shown during the run, not only below the answer.
        self.assertRegex(shown, r"… \d+\.\d s, \d+ tokens, \$0\.\d{4}")

    def test_progress_has_words_for_each_node(self):
        source = (SOURCES / "app/question/question.cpp").read_text()
        table = source.split("kStepTexts[] =")[1].split(";")[0]
        words = re.findall(r'\{"(\w+)", "([a-zA-Z -]+)"\}', table)
        graph = (SOURCES / "agent/graph.cpp").read_text()
        nodes = re.findall(r'(?m)^ +\{k\w+, +"(\w+)", +nodes::', graph)
        self.assertGreater(len(nodes), 15)
        self.assertEqual(sorted(node for node, _ in words), sorted(nodes))

    def test_no_progress_on_a_dumb_terminal(self):
        terminal = Terminal(SHOP, "How many customers are there?", TERM="dumb")
        self.assertEqual(terminal.until("customers."), "There are 3 customers.")
        self.assertEqual(terminal.status(), 0)

    def test_colors(self):
        question = (SHOP, "SELECT name FROM customers", "--set", "max_rows=1")
        self.assertIn("\x1b[2m(only the first 1 row;", on_screen(*question)[1])
        self.assertNotIn("\x1b", on_screen(*question, NO_COLOR="1")[1])
        self.assertNotIn("\x1b", on_screen(*question, TERM="dumb")[1])
        self.assertNotIn("\x1b", run(*question)[1])

    def test_tables_fit(self):
        wide = made("wide.db", "CREATE TABLE books(id INTEGER PRIMARY KEY, title TEXT, blurb TEXT);",
                    ("INSERT INTO books(title, blurb) VALUES (?, ?)", ["日本語の本" * 5, "x" * 50]),
                    ("INSERT INTO books(title, blurb) VALUES (?, ?)", ["short", "y"]))
        sql = "SELECT id, title, blurb FROM books"
        _, shown = on_screen(wide, sql, columns=40)
        lines = shown.splitlines()
        self.assertEqual(len(lines), 4)
        self.assertIn("…", lines[2])
        for line in lines:
            width = sum(2 if "\u3000" < c < "\uff00" else 1 for c in line)
            self.assertLessEqual(width, 40, line)
        self.assertIn("x" * 50, run(wide, sql)[1])
        # Too narrow for columns: a line for each cell.
        many = ", ".join(f"{i} AS column_{i}" for i in range(12))
        _, shown = on_screen(wide, f"SELECT {many}, id FROM books", columns=30)
        self.assertIn("column_11  11", shown)


class Hostile(unittest.TestCase):
    """Stored text, names and questions are displayed, never interpreted."""

    @classmethod
    def setUpClass(cls):
        name = HOSTILE.replace('"', '""')
        cls.file = made("hostile.db", f"""
            CREATE TABLE "t{name}"(id INTEGER PRIMARY KEY, "c{name}" TEXT, city TEXT);
            CREATE TABLE places(id INTEGER PRIMARY KEY, city TEXT);""",
            (f'INSERT INTO "t{name}" VALUES (1, ?, ?)', [HOSTILE, HOSTILE]),
            ("INSERT INTO places(city) VALUES (?)", [HOSTILE]),
            ("INSERT INTO places(city) VALUES (?)", ["Oslo\n\x1b[1A" + HOSTILE]))

    def clean(self, shown):
        found = re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]", shown)
        self.assertIsNone(found, found and (found.start(), shown[max(0, found.start() - 60):][:120]))

    def test_one_question(self):
        name = HOSTILE.replace('"', '""')
        for question in ("SELECT * FROM places", f'SELECT * FROM "t{name}"', "cities of places",
                         f"lawyers {HOSTILE} of places", f"SELECT nothing{HOSTILE} FROM places",
                         "what tables are there?", "How many places are there?"):
            for option in ("", "--csv", "--markdown", "--json", "--sql", "--explain", "--trace"):
                with self.subTest((question, option)):
                    arguments = [self.file, question] + ([option] if option else [])
                    # stderr is for people, in every format.
                    with tempfile.TemporaryFile() as errors:
                        self.clean(on_screen(*arguments, errors=errors, NO_COLOR="1")[1])
                        errors.seek(0)
                        self.clean(errors.read().decode())
        self.clean(run(self.file, "SELECT * FROM places")[1])

    def test_data_for_programs_is_exact(self):
        rows = json.loads(run(self.file, "SELECT city FROM places WHERE id = 1", "--json")[1])["rows"]
        self.assertEqual(rows, [[HOSTILE]])
        out = run(self.file, "SELECT city FROM places WHERE id = 1", "--csv")[1]
        self.assertEqual(out, f'city\n"{HOSTILE}"\n')
        # JSON stays JSON on a terminal.
        json.loads(on_screen(self.file, "SELECT city FROM places", "--json")[1])

    def test_prompt(self):
        commands = "\n".join((".tables", ".schema", "SELECT * FROM places", ".sql", ".explain",
                              ".trace", ".readings", ".history", f".schema {HOSTILE[:-1]}",
                              f".{HOSTILE[:-1]}", f".set {HOSTILE[:-1]} 1", ".help"))
        code, shown = on_screen(self.file, given=commands + "\n", NO_COLOR="1")
        self.clean(shown)
        self.assertIn("places", shown)
        self.clean(run(self.file, given=commands + "\n")[2])

    def test_names_of_files(self):
        self.clean(run(f"no{HOSTILE}.db", "how many?")[2])
        self.clean(run(":memory:", "--import", f"no{HOSTILE}.csv")[2])


class Prompt(unittest.TestCase):
    def test_questions_of_a_pipe(self):
        code, out, err = run(SHOP, given=f"{SWEDES}\nwhat about Bern?\n\n.tables\n")
        self.assertEqual((code, err), (0, ""))
        self.assertIn("2 customers: Ada, Ben\nCy\n(asked as: Which customers are from Bern)\n", out)
        self.assertRegex(out, r"customers +3 +3\n")
        self.assertNotIn("ask>", out)
        self.assertEqual(run(SHOP, given="lawyers of customers\n")[0], 1)

    def test_conversation_and_history(self):
        terminal = Terminal(SHOP)
        self.assertIn("2 tables, 7 columns", terminal.until("ask> "))
        terminal.type(SWEDES + "\n")
        self.assertIn("Ada, Ben", terminal.until("ask> "))
        terminal.type("how many is that?\n")
        self.assertIn("2", terminal.until("ask> "))
        terminal.type(".quit\n")
        self.assertEqual(terminal.status(), 0)
        history = Path(FOLDER, "state", "sqlite-ask", "history")
        if not history.exists():
            self.skipTest("built without libedit")
        self.assertEqual(history.stat().st_mode & 0o77, 0)
        # The next run finds it in the history with the arrow key; Ctrl-D leaves.
        terminal = Terminal(SHOP)
        terminal.until("ask> ")
        terminal.type("\x1b[A\x1b[A\x1b[A")
        self.assertIn("Oslo?", terminal.until("Oslo?"))
        terminal.type("\n")
        self.assertIn("Ada, Ben", terminal.until("ask> "))
        terminal.type("\x04")
        self.assertEqual(terminal.status(), 0)

    def test_interrupt_of_a_line(self):
        terminal = Terminal(SHOP)
        terminal.until("ask> ")
        terminal.type("half a li")
        terminal.until("half a li")
        terminal.type("\x03")
        terminal.until("ask> ")
        terminal.type("How many customers are there?\n")
        self.assertIn("There are 3 customers.", terminal.until("ask> "))
        terminal.type("\x04")
        self.assertEqual(terminal.status(), 0)

    def test_interrupt_of_a_question(self):
        terminal = Terminal(SHOP, "--set", "query_timeout_ms=0")
        terminal.until("ask> ")
        terminal.type(ENDLESS + "\n")
        terminal.until("running the query")
        terminal.type("\x03")
        self.assertIn("Stopped.", terminal.until("ask> "))
        terminal.type("How many customers are there?\n")
        self.assertIn("There are 3 customers.", terminal.until("ask> "))
        terminal.type("\x04")
        self.assertEqual(terminal.status(), 0)

    def test_interrupt_of_the_only_question(self):
        terminal = Terminal(SHOP, ENDLESS, "--set", "query_timeout_ms=0")
        terminal.until("running the query")
        terminal.type("\x03")
        terminal.until("Stopped.")
        status = terminal.status()
        self.assertTrue(os.WIFSIGNALED(status))
        self.assertEqual(os.WTERMSIG(status), signal.SIGINT)

    def test_words_that_leave(self):
        for word in ("quit", "exit", "QUIT", ".quit", ".exit"):
            code, out, err = run(SHOP, given=f"How many customers are there?\n{word}\n.tables\n")
            self.assertEqual((code, out, err), (0, "There are 3 customers.\n", ""))

    def test_history_has_each_question_once(self):
        given = "lawyers of customers\ncustomer total placed\n1\n.readings\n.chart\n.history\n"
        out = run(SHOP, given=given)[1]
        rows = out[out.index("n  question"):].splitlines()[2:]
        self.assertEqual([row.split()[0] for row in rows], ["1", "2", "3"], out)
        self.assertIn("None.", run(SHOP, given=".history\n")[1])

    def test_tab_completes_names(self):
        made("names.db", 'CREATE TABLE orders(id INTEGER PRIMARY KEY, ordered TEXT, "x\x1b[2Jy" TEXT);'
             'CREATE TABLE "Straßen"(id INTEGER PRIMARY KEY);')
        # libedit redraws only changed letters of a word.
        if b"libedit" not in subprocess.run(["ldd", PROGRAM], capture_output=True).stdout:
            self.skipTest("built without libedit")
        terminal = Terminal("names.db")
        terminal.until("ask> ")
        terminal.type("x\t")
        terminal.until("\x07")
        for typed, shown in (("\x7f\t", "\x07"), (".tab\t", "les "), ("\n", "ask> "),
                             ("how many ORD\t", "order"),  # as far as it is certain
                             ("\t", "ordered  orders"),  # then what there is
                             ("s\t are there, and STR\t", "traßen "), ("\x15", "\x1b[K"),
                             (".schema o\t\n", "orders(id INTEGER PK")):  # no column is a table
            terminal.type(typed)
            terminal.until(shown)
        terminal.until("ask> ")
        terminal.type("exit\n")
        self.assertEqual(terminal.status(), 0)

    def test_choosing_a_reading(self):
        code, out, err = run(SHOP, given="customer total placed\n1\n.sql\n.readings\n")
        self.assertIn("Type its number to choose one.", err)
        self.assertTrue(out.startswith('3 customers: Ada, Ben, Cy\nSELECT "customers"."name"'), out)
        self.assertIn("  1. Lists name of customers.\n", out)

    def test_save(self):
        commands = "\n".join((SWEDES, ".save a.csv", ".save a.json", ".save a.md", ".save a.txt",
                              ".save a.db", ".save a.csv", ".save a.exe", ".save"))
        code, out, err = run(SHOP, given=commands + "\n")
        self.assertEqual(Path(FOLDER, "a.csv").read_text(), "name\nAda\nBen\n")
        self.assertEqual(json.loads(Path(FOLDER, "a.json").read_text())["rows"], [["Ada"], ["Ben"]])
        self.assertEqual(Path(FOLDER, "a.txt").read_text(), "2 customers: Ada, Ben\n")
        copy = sqlite3.connect(os.path.join(FOLDER, "a.db"))
        self.assertEqual(copy.execute("SELECT count(*) FROM customers").fetchone(), (3,))
        copy.close()
        self.assertEqual(len(err.splitlines()), 3)  # exists, unknown ending, no name
        self.assertIn("exists already", err)

    def test_dot_commands(self):
        code, out, err = run(SHOP, given=".schema orders\n.set max_rows 1\n"
                             "SELECT name FROM customers\n.history\n.tabels\n.schema nothing\n.set\n")
        self.assertIn("orders(id INTEGER PK, customer_id INTEGER -> customers.id", out)
        self.assertIn("max_rows = 1", out)
        self.assertIn("(only the first 1 row;", out)
        self.assertIn("did you mean .tables?", err)
        self.assertIn('There is no table "nothing".', err)

    def test_settings_at_the_prompt(self):
        code, out, err = run(SHOP, given=".set nosuch 1\n.set max_rows many\n.settings\n")
        self.assertEqual(err.splitlines(), [
            'No setting "nosuch"; .settings lists them.',
            'Setting max_rows takes a whole number from 1 to 10000000, not "many".'])
        self.assertRegex(out, r"(?m)^max_rows +1000 ")
        code, out, err = run(SHOP, "--set", "nosuch=1")
        self.assertEqual((code, err), (2, 'sqlite-ask: no setting "nosuch"; .settings at the prompt '
                                          "lists them\n"))

    def test_what_the_prompt_says_fits_the_window(self):
        given = "how many customers are there by city?\n.trace\n.explain\n"
        shown = on_screen(SHOP, given=given, columns=50)[1]
        plain = [re.sub("\x1b\\[\\d*m", "", line) for line in shown.splitlines()]
        sql = [line for line in plain if line.startswith("SELECT")]
        self.assertEqual(len(sql), 1)  # one line, to be copied
        self.assertLessEqual(max(len(line) for line in plain if line not in sql), 50, plain)
        self.assertTrue([line for line in plain if line.startswith('      "')], plain)
        self.assertIn(" 11  judge ", shown)

    def test_a_mistyped_command(self):
        code, out, err = run("sreve", SHOP)
        self.assertEqual((code, out), (1, ""))
        self.assertIn("no command of that name", err)
        self.assertNotIn("no command", run("missing.db", "How many?")[2])

    def test_demo(self):
        code, out, _ = run("demo", "shop", given="How many customers are there?\n")
        self.assertEqual((code, out), (0, "There are 40 customers.\n"))


class Others(unittest.TestCase):
    def test_doctor(self):
        poor = made("poor.db", "CREATE TABLE logs(a1 TEXT, user_id INTEGER);")
        code, out, _ = run("doctor", poor, OPENAI_API_KEY="sk-not-to-be-shown-anywhere",
                           ASK_MODEL="builtin")
        self.assertEqual(code, 0)
        self.assertIn("keys seen   OPENAI_API_KEY", out)
        self.assertNotIn("not-to-be-shown", out)
        self.assertIn("tables without a primary key: logs", out)
        self.assertIn("refer to nothing: logs.user_id", out)
        self.assertIn("logs.a1", out)

    def test_doctor_of_a_model_that_is_away(self):
        # No server listens on port 1.
        code, out, _ = run("doctor", "--set", "model=ollama/any", OLLAMA_HOST="127.0.0.1:1")
        self.assertEqual(code, 1)
        self.assertIn("127.0.0.1:1 cannot be reached", out)

    def test_eval(self):
        tasks = Path(FOLDER, "tasks.jsonl")
        tasks.write_text(json.dumps({"question": "How many customers are there?", "difficulty": "easy",
                                     "gold_sql": "SELECT count(*) FROM customers"}) + "\n" +
                         json.dumps({"question": "lawyers of <b>customers", "difficulty": "hard",
                                     "gold_sql": "SELECT 1 FROM customers"}) + "\n")
        code, out, _ = run("eval", SHOP, str(tasks))
        self.assertEqual(code, 0)
        self.assertTrue(out.startswith("builtin: 50.0 % of 2 right, 0 wrong, 1 declined"), out)
        for ending in ("html", "json", "csv", "txt"):
            self.assertEqual(run("eval", SHOP, str(tasks), "--output", f"report.{ending}")[0], 0)
        report = json.loads(Path(FOLDER, "report.json").read_text())
        self.assertEqual([row["verdict"] for row in report["task"]], ["right", "declined"])
        page = Path(FOLDER, "report.html").read_text()
        self.assertIn("&lt;b&gt;customers", page)
        self.assertNotIn("<b>", page)
        rows = list(csv.DictReader(io.StringIO(Path(FOLDER, "report.csv").read_text())))
        self.assertEqual(rows[0]["verdict"], "right")
        self.assertIn("easy", Path(FOLDER, "report.txt").read_text())
        self.assertEqual(run("eval", SHOP, str(tasks), "--output", "report.pdf")[0], 2)
        only = run("eval", SHOP, str(tasks), "--difficulty", "easy")[1]
        self.assertTrue(only.startswith("builtin: 100.0 % of 1 right"), only)

    def test_rows_for_programs_are_whole_or_said_not_to_be(self):
        made("many.db", "CREATE TABLE big(n INTEGER); WITH RECURSIVE i(n) AS (SELECT 1 UNION ALL "
             "SELECT n + 1 FROM i WHERE n < 1500) INSERT INTO big SELECT n FROM i")
        code, out, err = run("many.db", "SELECT n FROM big", "--csv")
        self.assertEqual((code, len(out.splitlines())), (0, 1001))
        self.assertIn("cut at 1000 rows", err)
        code, out, err = run("many.db", "SELECT n FROM big", "--csv", "--set", "max_rows=2000")
        self.assertEqual((code, len(out.splitlines()), err), (0, 1501, ""))
        code, out, err = run(SHOP, "how many customers are there?", "--csv", "--explain")
        self.assertEqual(len(out.splitlines()), 2)
        self.assertIn("SELECT count(*)", err)

    def test_output_that_cannot_be_written_is_a_failure(self):
        count = "how many customers are there?"
        Path(FOLDER, "one.jsonl").write_text(json.dumps(
            {"question": count, "gold_sql": "SELECT count(*) FROM customers"}))
        for arguments, given in (
                ([SHOP, count], ""), ([SHOP, "list customers", "--csv"], ""),
                ([SHOP, count, "--sql"], ""), ([SHOP, count, "--json"], ""), ([SHOP], count + "\n"),
                (["demo", "shop"], ".tables\n"), (["eval", SHOP, "one.jsonl"], ""),
                (["doctor", SHOP], ""), (["completion", "bash"], ""), (["--help"], ""),
                (["eval", "--help"], ""), (["--version"], ""),
                (["chart", SHOP, "how many customers are there by city?"], ""),
                (["report", SHOP, "report about customers"], ""),
                (["mcp", SHOP], '{"jsonrpc":"2.0","id":1,"method":"ping"}\n' * 3)):
            with self.subTest(arguments=arguments), open("/dev/full", "wb") as full:
                done = subprocess.run([PROGRAM, *arguments], stdout=full, input=given.encode(),
                                      stderr=subprocess.PIPE, env=environment(), cwd=FOLDER, timeout=60)
                self.assertEqual((done.returncode, done.stderr.count(b"could not be written")), (1, 1),
                                 done.stderr)

    def test_a_command_that_fails_in_a_pipe_is_a_failure(self):
        count = "how many customers are there?\n"
        Path(FOLDER, "there.csv").write_text("kept")
        for line in (".save there.csv", ".save none/x.csv", ".save x.pdf", ".save", ".chart",
                     ".chart x.pdf", ".nonsense", ".set x y", ".set max_rows x", ".schema nothing"):
            with self.subTest(line=line):
                code, _, err = run(SHOP, given=count + line + "\n" + count)
                self.assertEqual((code, bool(err)), (1, True))
                self.assertEqual(run(SHOP, given=count + count)[0], 0)
        self.assertEqual(run(SHOP, given=count + ".sql\n.tables\n.help\n.set max_rows 7\n")[0], 0)
        self.assertEqual(Path(FOLDER, "there.csv").read_text(), "kept")

    def test_what_follows_a_chosen_reading_or_a_chart_is_about_that_answer(self):
        lines = ["price of albums by artist", "2", ".chart", "only those from Sweden", ".sql"]
        out = run("demo", "music", given="\n".join(lines) + "\n")[1]
        self.assertIn("number by name", out)
        self.assertTrue(out.rstrip().endswith(
            "WHERE \"artists\".\"country\" = 'Sweden' GROUP BY \"artists\".\"id\""), out)
        out = run("demo", "shop", given="Which customers are from Sweden?\n.chart\nhow many is that?\n")[1]
        self.assertIn("There are 2 such customers.", out)

    # feature 173
    def test_eval_writes_over_no_file(self):
        Path(FOLDER, "one.jsonl").write_text(json.dumps(
            {"question": "how many customers are there?", "gold_sql": "SELECT count(*) FROM customers"}))
        for file in ("e.json", "e.csv", "e.html", "e.txt"):
            self.assertEqual(run("eval", SHOP, "one.jsonl", "--output", file),
                             (0, f"The report is in {file}.\n", ""))
            before = Path(FOLDER, file).read_text()
            code, out, err = run("eval", SHOP, "one.jsonl", "--limit", "1", "--output", file)
            self.assertEqual((code, out, "exists already" in err), (1, "", True), err)
            self.assertEqual(Path(FOLDER, file).read_text(), before)
        self.assertEqual(run("eval", SHOP, "one.jsonl", "--output", "none/e.csv")[0], 1)

    def test_an_empty_question_is_a_mistake(self):
        self.assertEqual(run(SHOP, "")[0], 2)

    # feature 233
    def test_charts_on_the_terminal_and_in_files(self):
        question = "how many customers are there by city?"
        code, out, err = run("chart", SHOP, question)
        self.assertEqual((code, err), (0, ""))
        self.assertIn("█", out)
        for file, begin in (("c.svg", "<svg "), ("c.html", "<!DOCTYPE html>"), ("c.json", "{"),
                            ("c.txt", question)):
            self.assertEqual(run("chart", SHOP, question, "-o", file)[0], 0)
            self.assertTrue(Path(FOLDER, file).read_text().startswith(begin), file)
            again = run("chart", SHOP, question, "-o", file)
            self.assertEqual((again[0], "exists already" in again[2]), (1, True), again)
        self.assertEqual(run("chart", SHOP, question, "-o", "c.pdf")[0], 2)
        code, out, err = run("chart", SHOP, DOUBTFUL)
        self.assertEqual((code, out), (1, ""))
        self.assertIn("several ways.\n  1. Lists customers.name from orders", err)
        self.assertEqual(run("chart", SHOP, question, "-o", "none/c.svg")[0], 1)
        self.assertIn("one row only", run("chart", SHOP, "how many customers are there?")[2])
        self.assertFalse(Path(FOLDER, "c.pdf").exists())

    # feature 234
    def test_reports(self):
        question = "report about customers"
        code, out, err = run("report", SHOP, question)
        self.assertEqual((code, err), (0, ""))
        self.assertTrue(out.startswith("<!DOCTYPE html>"), out[:80])
        self.assertTrue(out.endswith("</html>\n"))
        for file, begin in (("r.html", "<!DOCTYPE html>"), ("r.md", "# Report about customers"),
                            ("r.json", '{"title":"Report about customers"')):
            code, out, err = run("report", SHOP, question, "-o", file)
            self.assertEqual((code, out, err), (0, f"The report is in {file}.\n", ""))
            self.assertTrue(Path(FOLDER, file).read_text().startswith(begin), file)
            again = run("report", SHOP, question, "-o", file)
            self.assertEqual((again[0], "exists already" in again[2]), (1, True), again)
        self.assertTrue(run("report", SHOP, question, "--format", "markdown")[1].startswith("# "))
        self.assertEqual(run("report", SHOP, question, "-o", "r.pdf")[0], 2)
        self.assertFalse(Path(FOLDER, "r.pdf").exists())
        self.assertEqual(run("report", SHOP, question, "--format", "pdf")[0], 2)
        self.assertEqual(run("report", SHOP, question, "--set", "report=novel")[0], 2)
        self.assertEqual(run("report", SHOP)[0], 2)
        code, out, err = run("report", SHOP, "hello", "-o", "hello.html")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("there is nothing to report", err)
        self.assertFalse(Path(FOLDER, "hello.html").exists())
        code, out, err = run("report", SHOP, question, "--set", "report=analysis")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("cannot analyse a change", err)

    # feature 233
    def test_a_chart_of_the_last_answer_at_the_prompt(self):
        lines = ["how many customers are there by city?", ".chart", ".chart last.svg", ".chart x.pdf"]
        code, out, err = run(SHOP, given="\n".join(lines) + "\n")
        self.assertIn("█", out)
        self.assertIn("The chart is in last.svg.", out)
        self.assertIn("how many customers are there by city?",
                      Path(FOLDER, "last.svg").read_text())
        self.assertIn("A chart is a .svg", err)
        self.assertIn("ask a question first", run(SHOP, given=".chart\n")[2])

    def test_nothing_of_an_older_answer_is_saved(self):
        """A declined question has no answer to save; .save writes the question that was answered."""
        declined = "Which customer has the best lawyers?"
        lines = [".save o.csv", ".chart o.svg", "how many customers are there by city?", declined,
                 ".save o.csv", ".save o.json", ".chart", ".chart o.svg", ".sql"]
        code, out, err = run(SHOP, given="\n".join(lines) + "\n")
        self.assertEqual(err.count("yet: ask a question first."), 2, err)
        self.assertEqual(err.count(f'"{declined}" was not answered.'), 4, err)
        self.assertNotIn("SELECT", out)
        self.assertFalse([name for name in os.listdir(FOLDER) if name.startswith("o.")])
        # Listing the readings of another question does not change the answer to be saved.
        lines = ["How many customers are there?", ".readings customer total placed", ".save o.json",
                 "how many customers are there by city?", ".readings customer total placed",
                 ".chart o.svg"]
        self.assertEqual(run(SHOP, given="\n".join(lines) + "\n")[0], 0)
        saved = json.loads(Path(FOLDER, "o.json").read_text())
        self.assertEqual((saved["question"], saved["rows"]), (lines[0], [[3]]))
        self.assertIn(lines[3], Path(FOLDER, "o.svg").read_text())
        self.assertIn(".chart FILE", run(SHOP, given=lines[0] + "\n.save a.svg\n")[2])

    def test_manual_and_completions_have_every_option(self):
        manual = (SOURCES / "app/sqlite-ask.1").read_text().replace("\\-", "-")
        scripts = [run("completion", shell)[1] for shell in ("bash", "zsh")]
        commands = re.findall(r"(?m)^  (\w+) +\S", run("--help")[1].split("Commands")[1])
        self.assertIn("eval", commands)
        for command in [[]] + [[command] for command in commands]:
            text = run(*command, "--help")[1]
            for option in re.findall(r"(?m)^ +(?:-\w,)?(--[a-z-]+)", text):
                for where in [manual, *scripts]:
                    self.assertIn(option, where)
        for command in commands:
            for where in [manual, *scripts]:
                self.assertRegex(where, rf"\b{command}\b")

    def test_completion_in_bash(self):
        script = run("completion", "bash")[1]
        ask = "COMP_WORDS=(sqlite-ask x.db --ma); COMP_CWORD=2; _sqlite_ask; echo ${COMPREPLY[*]}"
        done = subprocess.run(["bash", "--norc", "-c", script + "\ncompopt() { :; }\n" + ask],
                              capture_output=True, text=True, env=environment(), timeout=60)
        self.assertEqual((done.stdout, done.stderr), ("--markdown\n", ""))


unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
