"""FIFOs, devices, folders, links and full disks where a file is read or written."""
import json
import os
import kit

TABLE = "CREATE TABLE t(a INTEGER PRIMARY KEY, name TEXT); INSERT INTO t VALUES (1, 'one');"
QUESTION = "Which t are odd, and why is it that they are so?"


def fifo(path):
    os.mkfifo(path)


def linked(target):
    return lambda path: os.symlink(target, path)


def filled(data):
    def make(path):
        with open(path, "wb") as out:
            out.write(data)
    return make


def closed_folder(path):
    os.mkdir(path)


def loop(path):
    os.symlink(path, path)


def sparse(path):
    with open(path, "wb") as out:
        out.truncate(8 << 30)


PLACES = {
    "fifo": fifo, "folder": closed_folder, "link_to_fifo": lambda p: (os.mkfifo("real"), os.symlink("real", p)), "null": linked("/dev/null"), "zero": linked("/dev/zero"), "full": linked("/dev/full"), "random": linked("/dev/urandom"), "tty": linked("/dev/tty"),
    "stdout": linked("/dev/stdout"), "loop": loop, "dangling": linked("nosuch/nosuch"), "sparse": sparse, "empty": filled(b""), "binary": filled(os.urandom(5000)), "deep": filled(b"[" * 1000000), "long_line": filled(b"x" * 9000000),
    "nul": filled(b"\0" * 100000), "proc_mem": linked("/proc/self/mem"), "socket": None, "lines": filled(b"{}\n" * 300000), "no_file": lambda p: None, "missing_folder": lambda p: None,
}


def placed(w, place, variable):
    """The variable names something other than a regular file: an error in time, no hang, no output."""
    path = os.path.abspath("nosuch/folder/file" if place == "missing_folder" else "place")
    if place == "socket":
        import socket
        unix = socket.socket(socket.AF_UNIX)
        os.chdir("/tmp") if len(path) > 100 else None
        unix.bind(path)
        unix.listen()
    else:
        PLACES[place](path)
    folder = variable in ("ASK_PROMPTS_DIR", "ASK_REPLAY_DIR", "ASK_TASKS_DIR")
    if folder and place not in ("folder", "loop", "dangling", "fifo", "no_file", "missing_folder", "null", "link_to_fifo"):
        # The folder is a folder; every readable name in it is the odd file.
        os.mkdir("files")
        for name in ("write_sql.txt", "write_sql.md", "write_sql", "file", "file.json", "tasks.jsonl", "plan.txt", "write_sql.tmpl", "write_sql.prompt"):
            os.symlink(path, os.path.join("files", name))
        path = os.path.abspath("files")
    w.env(**{variable: path})
    db = w.db(TABLE, **kit.WITH_MODEL)
    with w.unchanged(db, "files"):
        w.call(db, "SELECT ask('How many t are there?')")
        if variable == "ASK_REPLAY_DIR":
            for name in ("file", "file.json", "place", "."):
                w.ask(db, QUESTION, model="replay/" + name)
        elif variable == "ASK_TASKS_DIR":
            for name in ("file", "file.json", "tasks.jsonl", "place", "."):
                w.call(db, "SELECT count(*) FROM ask_eval(?)", name)
        else:
            model = w.model(write_sql=json.dumps({"sql": "SELECT count(*) FROM t", "reasoning": ""}))
            w.ask(db, QUESTION, **{**model, **kit.WITH_MODEL})
            w.call(db, "SELECT ask_prompt(?, ?)", QUESTION, json.dumps(model))
        w.call(db, "SELECT ask_info()")
        w.call(db, "SELECT count(*) FROM ask_settings")


for place in PLACES:
    for variable in ("ASK_AUDIT_LOG", "ASK_RECORD", "ASK_PROMPTS_DIR", "ASK_REPLAY_DIR", "ASK_TASKS_DIR"):
        # Output to the terminal or to stdout was requested by the variable.
        if not (place in ("stdout", "tty") and variable in ("ASK_AUDIT_LOG", "ASK_RECORD")):
            kit.add(f"files.{variable[4:].lower()}.{place}", placed, place, variable)


def cannot_log(w, place):
    """A question that cannot be logged is not answered, and its change is not made."""
    if place == "folder":
        os.mkdir("audit")
    elif place == "full":
        os.symlink("/dev/full", "audit")
    elif place == "dangling":
        os.symlink("nosuch/nosuch", "audit")
    elif place == "under_file":
        filled(b"x")("file")
    w.env(ASK_AUDIT_LOG=os.path.abspath("file/audit" if place == "under_file" else "nosuch/audit" if place == "missing" else "audit"))
    db = w.db(TABLE)
    for sql in ("How many t are there?", "SELECT name FROM t"):
        for wrapped in ("SELECT ask(?)", "SELECT row FROM ask_rows(?)"):
            good, text = w.call(db, wrapped, sql)
            if good and "one" in text or "1 t" in text:
                w.fail("answered without a log:", wrapped, text[:100])
    w.ask(db, "DELETE FROM t", mode="write")
    if db.execute("SELECT count(*) FROM t").fetchone() != (1,):
        w.fail("changed without a log")


for place in ("folder", "full", "dangling", "under_file", "missing"):
    kit.add(f"files.cannot_log.{place}", cannot_log, place)


@kit.attempt("files.audit_rotation_onto_link")
def rotation(w):
    """The audit log is renamed when it is full: the target of a link beside it is not overwritten."""
    filled(b"precious")("precious")
    for i in (1, 2, 3):
        os.symlink(os.path.abspath("precious"), f"audit.{i}")
    filled(b"x" * 1100000)("audit")
    w.env(ASK_AUDIT_LOG=os.path.abspath("audit"), ASK_AUDIT_LOG_MB="1")
    db = w.db(TABLE)
    for _ in range(3):
        w.call(db, "SELECT ask('How many t are there?')")
    if open("precious", "rb").read() != b"precious":
        w.fail("the target of a link was overwritten")


@kit.attempt("files.audit_line_breaks")
def line_breaks(w):
    """A question with line breaks is one line of the log."""
    w.env(ASK_AUDIT_LOG=os.path.abspath("audit"))
    db = w.db(TABLE)
    for text in ('a\n{"question": "forged"}\nb', "a\r\nb", "a\u2028b\u0085c", "SELECT 1 --\n{\"forged\": 1}", "\x00", "a\x1b[2Jb", "x" * 20000):
        w.call(db, "SELECT ask(?)", text)
    for line in open("audit", encoding="utf-8").read().split("\n")[:-1]:
        if "forged" in json.loads(line).get("question", "") or "question" in json.loads(line):
            continue
        w.fail("a line that is none of ours:", line[:100])


@kit.attempt("files.read_only_log")
def read_only(w):
    filled(b"")("audit")
    os.chmod("audit", 0o400)
    w.env(ASK_AUDIT_LOG=os.path.abspath("audit"))
    db = w.db(TABLE)
    w.call(db, "SELECT ask('How many t are there?')")


@kit.attempt("files.log_disappears")
def disappears(w):
    os.mkdir("logs")
    w.env(ASK_AUDIT_LOG=os.path.abspath("logs/audit"))
    db = w.db(TABLE)
    w.answered(db, "How many t are there?")
    os.remove("logs/audit")
    os.rmdir("logs")
    for _ in range(2):
        good, text = w.call(db, "SELECT ask('How many t are there?')")
        if good:
            w.fail("answered without a log:", text)


def database(w, kind):
    """The database file itself is odd when ask_sql opens it a second time."""
    db = kit.plain("main.db")
    db.executescript(TABLE)
    db.close()
    db = w.db(path=os.path.abspath("main.db"))
    db.execute("SELECT count(*) FROM t").fetchall()
    os.rename("main.db", "kept.db")
    if kind == "fifo":
        os.mkfifo("main.db")
    elif kind == "folder":
        os.mkdir("main.db")
    elif kind == "zero":
        os.symlink("/dev/zero", "main.db")
    elif kind == "tty":
        os.symlink("/dev/tty", "main.db")
    elif kind == "garbage":
        filled(os.urandom(100000))("main.db")
    elif kind == "fifo_wal":
        os.rename("kept.db", "main.db")
        os.mkfifo("main.db-wal")
    for sql in ("SELECT ask_sql('Which t are called one?')", "SELECT ask_sql('t named onne')", "SELECT count(*) FROM ask_schema", "SELECT ask('How many t are there?')"):
        w.call(db, sql)


for kind in ("fifo", "folder", "zero", "tty", "garbage", "gone", "fifo_wal"):
    kit.add(f"files.database.{kind}", database, kind)
