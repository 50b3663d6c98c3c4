"""A database that is replaced without the knowledge of the caches: values, columns, views, results."""
import json
import os
import sqlite3
import kit

# Two tenants created by one script: same schema, same schema_version, different rows.
TENANT = """
CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, city TEXT, mail TEXT);
CREATE TABLE orders(id INTEGER PRIMARY KEY, person INT REFERENCES people(id), state TEXT);
CREATE VIEW shown AS SELECT name, city FROM people;
INSERT INTO people VALUES (1, '{0}name', '{0}city', '{0}mail'), (2, '{0}other', '{0}town', '{0}post');
INSERT INTO orders VALUES (1, 1, '{0}open'), (2, 2, '{0}closed');
"""
# The same names with another meaning: a visible name shows hidden data.
TURNED = """
CREATE TABLE people(id INTEGER PRIMARY KEY, name AS (mail), city TEXT, mail TEXT);
CREATE TABLE orders(id INTEGER PRIMARY KEY, person INT REFERENCES people(id), state TEXT);
CREATE VIEW shown AS SELECT mail AS name, city FROM people;
INSERT INTO people VALUES (1, 'x', 'MARK-mail'), (2, 'y', 'MARK-post');
INSERT INTO orders VALUES (1, 1, 'open');
"""
POLICY = {"roles": {"r": {"allow": ["people", "orders", "shown"], "deny": ["people.mail"]}}}
LOOK = ["SELECT ask('How many people are there?')", "SELECT ask('Which people are from {}city?')",
        "SELECT ask('people in {}town')", "SELECT * FROM ask_schema", "SELECT ask_sql('people from {}cty')",
        "SELECT ask_prompt('Which people are from {}city, or from {}town?', '{\"model\": \"openai/x\", \"sample_rows\": 5}')",
        "SELECT * FROM ask_trace('Which orders are {}open?')", "SELECT ask('orders that are {}clsed')",
        "SELECT ask_tool('search_schema', '{\"query\": \"{}city {}name\"}')",
        "SELECT ask_tool('describe_table', '{\"table\": \"people\"}')",
        "SELECT * FROM ask_check('SELECT name FROM people WHERE city = ''{}cty''')"]
RESULTS = ["SELECT * FROM ask_result('df_1')", "SELECT * FROM ask_results", "SELECT ask('SELECT * FROM df_1')",
           "SELECT ask_tool('list_results', '{}')", "SELECT ask_tool('run_query', '{\"sql\": \"SELECT * FROM df_1\"}')"]


def made(path, script):
    if os.path.exists(path):
        os.remove(path)
    db = kit.plain(path)
    db.executescript(script)
    db.close()
    return path


def deserialize(w, db, script):
    db.deserialize(open(made("new.db", script), "rb").read())


def backup(w, db, script):
    other = kit.plain(made("new.db", script))
    other.backup(db)
    other.close()


def overwrite_file(w, db, script):
    """The bytes of the file are replaced below the connection; the change counter tells SQLite."""
    data = bytearray(open(made("new.db", script), "rb").read())
    old = open("main.db", "rb").read()
    counter = (int.from_bytes(old[24:28], "big") + 7).to_bytes(4, "big")
    data[24:28], data[92:96] = counter, counter
    data[40:44] = old[40:44]  # the schema cookie
    with open("main.db", "r+b") as file:
        file.truncate(0)
        file.write(data)


def in_place(w, db, script):
    """Everything is dropped and created again, and schema_version is restored."""
    before = db.execute("PRAGMA schema_version").fetchone()[0]
    db.executescript("DROP VIEW shown; DROP TABLE orders; DROP TABLE people;" + script)
    db.execute(f"PRAGMA schema_version = {before}")


def in_place_by_another(w, db, script):
    other = kit.plain("main.db")
    in_place(w, other, script)
    other.close()


def rolled_back(w, db, script):
    """After a rollback schema_version is reset, and then the same number is used again."""
    db.execute("BEGIN")
    for sql in ("DROP VIEW shown", "DROP TABLE orders", "DROP TABLE people"):
        db.execute(sql)
    for sql in TENANT.replace("{0}", "gone-").split(";")[:-1]:
        db.execute(sql)
    w.call(db, "SELECT ask('How many people are there?')")
    db.execute("ROLLBACK")
    version = db.execute("PRAGMA schema_version").fetchone()[0]
    db.executescript("DROP VIEW shown; DROP TABLE orders; DROP TABLE people;" + script)
    db.execute(f"PRAGMA schema_version = {version}")


def savepoint(w, db, script):
    db.execute("SAVEPOINT s")
    for sql in ["DROP VIEW shown", "DROP TABLE orders", "DROP TABLE people"] + script.split(";")[:-1]:
        db.execute(sql)


def writable(w, db, script):
    """sqlite_schema is edited directly; only reading it again shows that."""
    in_place(w, db, script)
    db.execute("PRAGMA writable_schema = RESET")


def vacuum_into(w, db, script):
    other = kit.plain(made("new.db", script))
    other.execute("VACUUM INTO 'copy.db'")
    other.close()
    db.deserialize(open("copy.db", "rb").read())


SWAPS = {"deserialize": deserialize, "backup": backup, "overwrite_file": overwrite_file, "in_place": in_place,
         "in_place_by_another": in_place_by_another, "rolled_back": rolled_back, "savepoint": savepoint,
         "writable": writable, "vacuum_into": vacuum_into}
# After these two SQLite reads the new file with the old schema.
FILES = ("overwrite_file", "in_place_by_another")


def opened(w, swap, **settings):
    path = made("main.db", TENANT.replace("{0}", "OLD-"))
    if swap in FILES:
        return w.db(path=path, **settings)
    if swap in ("deserialize", "vacuum_into", "backup"):
        return w.db(TENANT.replace("{0}", "OLD-"), **settings)
    return w.db(path=path, **settings)


def values_of_before(w, swap):
    """No later answer reveals a value of the old database."""
    db = opened(w, swap)
    # SQLite 3.40 itself crashes if a table-valued function of any kind is used before main is deserialized
    # and again after it, even json_each: there only scalar functions are used before.
    for sql in LOOK if swap not in ("deserialize", "vacuum_into") else [s for s in LOOK if " FROM " not in s[:16]]:
        w.call(db, sql.replace("{}", "OLD-"))
    SWAPS[swap](w, db, TENANT.replace("{0}", "NEW-"))
    for sql in LOOK:
        asked = sql.replace("{}", "NEW-")
        w.hides(w.call(db, asked)[1], "OLD-", what=f"after the swap {sql[:40]}")
        # A similar name of the old database has no match there.
        text = w.call(db, sql.replace("{}", "OLD-"))[1]
        w.hides(text.replace("OLD-cty", "").replace("OLD-clsed", ""), '"OLD-mail', "OLD-other", "OLD-post", what=sql[:40])
    good, text = w.call(db, "SELECT ask('SELECT name FROM people ORDER BY name')")
    if good and "NEW-" not in text:
        w.fail("still the rows of before:", text)


def results_of_before(w, swap):
    """A kept result of the old database is not available in the new one."""
    db = opened(w, swap, policy=POLICY, role="r")
    w.answered(db, "SELECT name FROM people")
    SWAPS[swap](w, db, TURNED)
    for sql in RESULTS:
        w.hides(w.call(db, sql)[1], "MARK-", what=sql[:60])


def kept_by_tenant(w, swap):
    db = opened(w, swap)
    w.answered(db, "SELECT name, mail FROM people")
    SWAPS[swap](w, db, TENANT.replace("{0}", "NEW-"))
    for sql in RESULTS:
        w.hides(w.call(db, sql)[1], "OLD-name", "OLD-mail", what=sql[:60])


def turned(w, swap):
    """Columns and views have another meaning now: denied data stays denied."""
    db = opened(w, swap, policy=POLICY, role="r")
    for sql in ("SELECT name FROM people", "SELECT name, city FROM shown", "SELECT count(*) FROM people"):
        w.ask(db, sql)
    w.call(db, "SELECT ask('Which people are there?')")
    SWAPS[swap](w, db, TURNED)
    for sql in ("SELECT name FROM people", "SELECT name, city FROM shown", "SELECT group_concat(name) FROM people",
                "SELECT * FROM shown", "SELECT count(*) FROM people WHERE name LIKE 'MARK-m%'", "show all people",
                "Which names do people have?", "show all shown"):
        for wrapped in ("SELECT ask(?)", "SELECT row FROM ask_rows(?)", "SELECT * FROM ask_trace(?)",
                        "SELECT ask_tool('run_query', json_object('sql', ?))"):
            w.hides(w.call(db, wrapped, sql)[1].replace(sql, ""), "MARK-", what=f"{sql} {wrapped[:30]}")
    for sql in LOOK:
        w.hides(w.call(db, sql.replace("{}", ""))[1], "MARK-", what=sql[:60])


for swap in SWAPS:
    kit.add(f"swap.values.{swap}", values_of_before, swap)
    kit.add(f"swap.kept_hidden.{swap}", results_of_before, swap)
    if swap not in FILES:  # there SQLite's own schema is the old one
        kit.add(f"swap.turned.{swap}", turned, swap)
    # Other rows with the same definitions in the same database are an ordinary change.
    if swap in ("deserialize", "vacuum_into"):
        kit.add(f"swap.kept_tenant.{swap}", kept_by_tenant, swap)


def attached(w, other):
    """Another file is attached under the same name."""
    made("a.db", TENANT.replace("{0}", "OLD-"))
    made("b.db", TENANT.replace("{0}", "NEW-") if other == "tenant" else TURNED)
    policy = {"roles": {"r": {"allow": ["aux1.*"], "deny": ["aux1.people.mail"]}}}
    db = w.db("ATTACH 'a.db' AS aux1", **({} if other == "tenant" else {"policy": policy, "role": "r"}))
    looks = [sql.replace("from people", "from people in aux1") for sql in LOOK]
    for sql in looks + ["SELECT ask('SELECT name FROM aux1.people')", "SELECT ask('SELECT name FROM aux1.shown')"]:
        w.call(db, sql.replace("{}", "OLD-"))
    db.execute("DETACH aux1")
    db.execute("ATTACH 'b.db' AS aux1")
    for sql in looks + RESULTS:
        w.hides(w.call(db, sql.replace("{}", "NEW-"))[1], "OLD-name", "OLD-other", "OLD-post", "MARK-", what=sql[:60])
    for sql in ("SELECT name FROM aux1.people", "SELECT name FROM aux1.shown", "SELECT group_concat(name) FROM people"):
        w.hides(w.ask(db, sql)[1], "OLD-", "MARK-", what=sql)


kit.add("swap.attach.tenant", attached, "tenant")
kit.add("swap.attach.turned", attached, "turned")


@kit.attempt("swap.attach.order")
def attach_order(w):
    """Two attached databases change places."""
    made("a.db", TENANT.replace("{0}", "OLD-"))
    made("b.db", TURNED)
    policy = {"roles": {"r": {"allow": ["one.*"]}}}
    db = w.db("ATTACH 'a.db' AS one; ATTACH 'b.db' AS two", policy=policy, role="r")
    w.ask(db, "SELECT name FROM one.people")
    db.executescript("DETACH one; DETACH two; ATTACH 'b.db' AS two; ATTACH 'a.db' AS one")
    for sql in ("SELECT name FROM two.people", "SELECT name FROM people", "SELECT name FROM shown"):
        w.hides(w.ask(db, sql)[1], "MARK-", what=sql)


def replaced_file(w, how, question):
    """ask_sql reads samples through a second connection to the file of main: another file has that name now."""
    made("main.db", TENANT.replace("{0}", "OLD-"))
    made("other.db", TENANT.replace("{0}", "MARK-"))
    db = w.db(path=os.path.abspath("main.db"))
    db.execute("SELECT count(*) FROM people").fetchall()
    if how == "replace":
        os.replace("other.db", "main.db")
    elif how == "symlink":
        os.remove("main.db")
        os.symlink("other.db", "main.db")
    elif how == "link":
        os.remove("main.db")
        os.link("other.db", "main.db")
    elif how == "folder":
        os.mkdir("place")
        os.rename("main.db", "place/main.db")
        os.rename("other.db", "main.db")
    for sql in ("SELECT ask_sql(?)", "SELECT ask_prompt(?, '{\"model\": \"openai/x\"}')", "SELECT * FROM ask_schema(?)",
                "SELECT ask(?)", "SELECT ask_plan(?)", "SELECT ask_a2a(json_object('question', ?))"):
        text = w.call(db, sql, question)[1].replace(question, "").replace(json.dumps(question)[1:-1], "")
        w.hides(text, "MARK-", what=sql[:40])


for how in ("replace", "symlink", "link", "folder"):
    kit.add(f"swap.file.{how}.near", replaced_file, how, "Which people are from the mark city?")
    kit.add(f"swap.file.{how}.case", replaced_file, how, "Which people are from mark-city?")


@kit.attempt("swap.file.relative_name")
def relative(w):
    """A database opened by a relative path, after a change of the working directory."""
    made("main.db", TENANT.replace("{0}", "OLD-"))
    db = w.db(path="main.db")
    os.mkdir("elsewhere")
    os.chdir("elsewhere")
    made("main.db", TENANT.replace("{0}", "MARK-"))
    for question in ("Which people are from mark-city?", "people in mark town"):
        text = w.call(db, "SELECT ask_sql(?)", question)[1]
        w.hides(text, "MARK-")


def shadowed(w, setup, sql, told):
    """A temporary object has the name of a visible one, and shows a hidden one."""
    db = w.db(TENANT.replace("{0}", "MARK-").replace("'MARK-name'", "'fine'").replace("'MARK-other'", "'good'"),
              policy={"roles": {"r": ["main.people.id", "main.people.name"]}}, role="r")
    w.answered(db, "SELECT name FROM people")
    db.executescript(setup)
    for question in sql:
        for wrapped in ("SELECT ask(?)", "SELECT row FROM ask_rows(?)", "SELECT ask_tool('run_query', json_object('sql', ?))",
                        "SELECT * FROM ask_score('names', ?)"):
            w.hides(w.call(db, wrapped, question)[1], "MARK-", *told, what=question)


for name, setup in {
        "view": "CREATE TEMP VIEW people AS SELECT id, mail AS name FROM main.people",
        "table": "CREATE TEMP TABLE people AS SELECT id, mail AS name FROM main.people",
        "view_of_city": "CREATE TEMP VIEW people(id, name) AS SELECT id, city FROM main.people",
        "virtual": "CREATE VIRTUAL TABLE temp.people USING fts5(id, name); INSERT INTO temp.people SELECT id, mail FROM main.people",
        "case": 'CREATE TEMP VIEW "PEOPLE" AS SELECT id, mail AS name FROM main.people',
        "generated": "CREATE TEMP TABLE people(id, mail, name AS (mail)); INSERT INTO people SELECT id, mail FROM main.people",
}.items():
    kit.add(f"swap.temp.{name}", shadowed, setup,
            ["SELECT name FROM people", "SELECT id, name FROM people ORDER BY 1", "How many people are there?",
             "show the name of all people", "SELECT group_concat(name) FROM people p"], [])


@kit.attempt("swap.wal_writer")
def wal(w):
    """In WAL mode another connection changes the meaning and restores schema_version between check and run."""
    made("main.db", TENANT.replace("{0}", "OLD-"))
    db = w.db("PRAGMA journal_mode = WAL", path="main.db", policy=POLICY, role="r")
    w.answered(db, "SELECT name FROM people")
    other = kit.plain("main.db")
    in_place(w, other, TURNED)
    for sql in ("SELECT name FROM people", "SELECT name FROM shown", "Which names do people have?"):
        w.hides(w.ask(db, sql)[1], "MARK-", what=sql)
    other.close()


@kit.attempt("swap.during_the_question")
def during(w):
    """A host function changes the meaning while the question runs; a later task must not use the old one."""
    db = w.db(TENANT.replace("{0}", "OLD-"), policy=POLICY, role="r", allow_functions="turn")
    db.create_function("turn", 0, lambda: in_place(w, db, TURNED) or 1)
    w.ask(db, "SELECT turn(), name FROM people")
    w.hides(w.ask(db, "SELECT name FROM people")[1], "MARK-")


@kit.attempt("swap.authorizer_swaps")
def authorizer_swaps(w):
    """The host's authorizer changes the schema while the checked statement is prepared for its run."""
    db = w.db(TENANT.replace("{0}", "OLD-"), policy=POLICY, role="r")
    w.answered(db, "SELECT name FROM people")
    other = []

    def rights(action, one, two, *_):
        if action == sqlite3.SQLITE_READ and one == "people" and not other:
            other.append(1)
        return sqlite3.SQLITE_OK

    db.set_authorizer(rights)
    w.answered(db, "SELECT name FROM people")
    if not other:
        w.fail("the host's authorizer was not asked")


def open_policy_table(w, sql):
    """The policy table is changed, hidden, replaced or shadowed: it never grants more."""
    db = w.db(TENANT.replace("{0}", "MARK-") + "CREATE TABLE rules(role, object, kind);"
              "INSERT INTO rules VALUES ('r', 'people.id', 'allow');", policy="rules", role="r")
    w.answered(db, "SELECT id FROM people")
    db.executescript(sql)
    for question in ("SELECT name FROM people", "SELECT mail FROM main.people", "show all people", "SELECT * FROM rules",
                     "SELECT * FROM main.rules", "SELECT * FROM temp.rules", "INSERT INTO rules VALUES ('r', '*', 'allow')"):
        for options in ({}, {"mode": "write"}):
            w.hides(w.ask(db, question, **options)[1], "MARK-", what=question)


for name, sql in {
        "temp_table": "CREATE TEMP TABLE rules AS SELECT 'r' AS role, '*' AS object, 'allow' AS kind",
        "temp_view": "CREATE TEMP VIEW rules AS SELECT 'r' AS role, '*' AS object, 'allow' AS kind",
        "dropped": "DROP TABLE rules", "emptied": "DELETE FROM rules",
        "attached": "ATTACH ':memory:' AS rules_db; CREATE TABLE rules_db.rules AS SELECT 'r' AS role, '*' AS object, 'allow' AS kind",
        "blob": "UPDATE rules SET object = CAST('people.id' AS BLOB)", "null": "UPDATE rules SET object = NULL",
        "nul": "UPDATE rules SET object = 'people.id' || char(0) || ',*'",
        "two": "UPDATE rules SET object = 'people.id, *'", "kind": "UPDATE rules SET kind = 'alow', object = '*'",
        "number": "UPDATE rules SET object = 1", "renamed": "ALTER TABLE rules RENAME TO rules2",
        "column_gone": "ALTER TABLE rules DROP COLUMN kind", "role_case": "UPDATE rules SET role = 'R', object = '*'",
        "role_list": "UPDATE rules SET role = 'q,r', object = '*'",
}.items():
    kit.add(f"swap.policy_table.{name}", open_policy_table, sql)
