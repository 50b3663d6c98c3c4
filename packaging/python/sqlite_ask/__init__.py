"""Questions in English to a SQLite database, in the connection that asks.

    import sqlite3, sqlite_ask
    db = sqlite3.connect("shop.db")
    sqlite_ask.ask(db, "How many customers are there?")     # 'There are 40 customers.'
    sqlite_ask.rows(db, "customers in Paris")               # [{'id': 1, ...}, ...]
    sqlite_ask.frame(db, "orders per month")                # a pandas DataFrame, where pandas is

A Python whose sqlite3 module was built without enable_load_extension() (pyenv, macOS) cannot load an
extension into an open connection: open it with sqlite_ask.connect("shop.db") there.
"""
import ctypes
import json
import sqlite3
import threading
from pathlib import Path

__version__ = "@VERSION@"
__all__ = ["ask", "connect", "document", "frame", "load", "path", "rows"]

_opening = threading.Lock()  # the list of automatic extensions is one for the process


def path():
    """The extension's file, as sqlite3's load_extension() takes it."""
    return str(Path(__file__).resolve().with_name("ask.so"))


def _value(db, sql, *arguments):
    cursor = db.cursor()
    cursor.row_factory = None  # the connection's may give no tuples
    return cursor.execute(sql, arguments).fetchone()[0]


def _has_it(db):
    return _value(db, "SELECT count(*) FROM pragma_function_list WHERE name = 'ask_info'") > 0


def load(db):
    """Loads the extension into an open connection, and gives the connection back.

    Extension loading is switched off again afterwards.
    """
    if _has_it(db):
        return db
    if not hasattr(db, "enable_load_extension"):
        raise sqlite3.NotSupportedError(
            "this Python was built without enable_load_extension(), so no extension can be loaded into "
            "an open connection; open it with sqlite_ask.connect() instead of sqlite3.connect()")
    db.enable_load_extension(True)
    try:
        db.load_extension(path())
    finally:
        db.enable_load_extension(False)
    return db


def _library():
    """The SQLite that Python's own module uses."""
    import _sqlite3

    library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))  # None: it is compiled into Python
    try:
        library.sqlite3_compileoption_used.argtypes = [ctypes.c_char_p]
        without = library.sqlite3_compileoption_used(b"OMIT_LOAD_EXTENSION")
        library.sqlite3_auto_extension.argtypes = [ctypes.c_void_p]
        library.sqlite3_cancel_auto_extension.argtypes = [ctypes.c_void_p]
        library.sqlite3_libversion.restype = ctypes.c_char_p
        version = library.sqlite3_libversion().decode()
    except AttributeError as hidden:
        raise sqlite3.NotSupportedError(
            "the SQLite in this Python cannot be reached: its functions are not exported") from hidden
    # Such a library gives an extension no table of functions, and it would crash.
    if without:
        raise sqlite3.NotSupportedError(
            "the SQLite in this Python was built with SQLITE_OMIT_LOAD_EXTENSION; use another Python")
    if version != sqlite3.sqlite_version:
        raise sqlite3.NotSupportedError(
            f"Python uses SQLite {sqlite3.sqlite_version}, and what is found is {version}")
    return library


def connect(*arguments, **named):
    """sqlite3.connect() with the extension in the connection, in every Python."""
    if hasattr(sqlite3.Connection, "enable_load_extension"):
        return load(sqlite3.connect(*arguments, **named))
    library = _library()
    start = ctypes.cast(ctypes.CDLL(path()).sqlite3_ask_init, ctypes.c_void_p)
    with _opening:
        library.sqlite3_auto_extension(start)
        try:
            db = sqlite3.connect(*arguments, **named)
        finally:
            library.sqlite3_cancel_auto_extension(start)
    if not _has_it(db):
        db.close()
        raise sqlite3.OperationalError("ask: needs SQLite 3.40 or newer")
    return db


def _asked(db, function, question, options):
    load(db)
    given = json.dumps(options) if options else None
    return _value(db, f"SELECT {function}(?, ?)", question, given)


def ask(db, question, **options):
    """The answer in words. `options` are settings for this question, such as max_rows=10."""
    return _asked(db, "ask", question, options)


def document(db, question, **options):
    """The answer as a dict with sql, columns, rows and more; a failure is one as well, by its code."""
    return json.loads(_asked(db, "ask", question, {**options, "format": "json"}))


def _result(db, question, options):
    found = document(db, question, **options)
    if found["code"] != "OK":
        raise sqlite3.OperationalError(f"ask: {found['message']}")
    return found


def rows(db, question, **options):
    """The rows as dicts."""
    found = _result(db, question, options)
    return [dict(zip(found["columns"], row)) for row in found["rows"]]


def frame(db, question, **options):
    """The rows as a pandas DataFrame; its attrs hold the answer, the SQL and the warnings."""
    import pandas

    found = _result(db, question, options)
    out = pandas.DataFrame(found["rows"], columns=found["columns"])
    out.attrs.update({key: found[key] for key in ("answer", "sql", "warnings", "truncated")})
    return out


def load_ipython_extension(shell):
    """%load_ext sqlite_ask, then a cell: %%ask db, and the question on the lines below.

    `db` is the name of a connection. Gives a DataFrame where pandas is installed, else the answer.
    """

    def magic(line, cell=None):
        name, _, rest = line.strip().partition(" ")
        db = shell.user_ns.get(name)
        question = (rest if cell is None else cell).strip()
        if not isinstance(db, sqlite3.Connection) or not question:
            raise ValueError("as in %ask db How many customers are there?, or %%ask db with the "
                             "question below; db is a connection")
        try:
            import pandas  # noqa: F401
        except ImportError:
            return ask(db, question)
        found = frame(db, question)
        print(found.attrs["answer"])
        return found

    shell.register_magic_function(magic, magic_kind="line_cell", magic_name="ask")
