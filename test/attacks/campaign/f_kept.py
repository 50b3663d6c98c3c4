"""Kept results after the role, the policy or the host's rights have changed, and results derived from them."""
import json
import sqlite3
import kit

SETUP = """
CREATE TABLE pay(id INTEGER PRIMARY KEY, card TEXT, owner INT);
INSERT INTO pay VALUES (1, 'MARK-4111-a', 1), (2, 'MARK-4222-b', 2);
CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, mail TEXT);
INSERT INTO people VALUES (1, 'Ann', 'MARK-ann@x'), (2, 'Bob', 'MARK-bob@x');
CREATE VIEW cards AS SELECT name, card FROM people JOIN pay ON pay.owner = people.id;
CREATE TABLE rules(role TEXT, object TEXT, kind TEXT);
INSERT INTO rules VALUES ('admin', '*', 'allow'), ('support', 'people.id', 'allow'), ('support', 'people.name', 'allow');
"""
OPEN = {"roles": {"admin": ["*"], "support": ["people.id", "people.name"]}}
# Derivations: each adds one more kept result from data that is hidden later.
CHAINS = {
    "direct": ["SELECT card, owner FROM pay"],
    "column": ["SELECT name, mail FROM people"],
    "view": ["SELECT name, card FROM cards"],
    "chain": ["SELECT card AS c FROM pay", "SELECT c FROM df_1", "SELECT upper(c) AS c FROM df_2"],
    "join": ["SELECT card, owner FROM pay", "SELECT p.name, d.card FROM people p JOIN df_1 d ON d.owner = p.id"],
    "union": ["SELECT card AS c FROM pay", "SELECT name AS n FROM people", "SELECT c FROM df_1 UNION SELECT n FROM df_2"],
    "aggregate": ["SELECT group_concat(card) AS all_cards FROM pay", "SELECT all_cards || '' AS x FROM df_1"],
    "condition": ["SELECT card FROM pay", "SELECT name FROM people WHERE EXISTS (SELECT 1 FROM df_1 WHERE card LIKE 'MARK-4111%')"],
    "with": ["WITH x AS (SELECT card FROM pay) SELECT card FROM x", "WITH y AS (SELECT * FROM df_1) SELECT * FROM y"],
    "expression": ["SELECT substr(card, 1, 9) AS part FROM pay", "SELECT part || '-made' AS made FROM df_1"],
    "nested": ["SELECT card FROM (SELECT card FROM (SELECT * FROM pay))", "SELECT * FROM (SELECT * FROM df_1)"],
    "count": ["SELECT count(*) AS MARK_count FROM pay", "SELECT MARK_count + 1 AS more FROM df_1"],
}


def set_role(w, db):
    db.execute("SELECT ask_config('role', 'support')").fetchall()


def narrower_policy(w, db):
    db.execute("SELECT ask_config('policy', ?)", (json.dumps(
        {"roles": {"admin": ["people.id", "people.name"]}}),)).fetchall()


def deny(w, db):
    db.execute("SELECT ask_config('policy', ?)", (json.dumps(
        {"roles": {"admin": ["*"]}, "deny": ["pay", "people.mail", "cards"]}),)).fetchall()


def environment(w, db):
    """The host changes the role of its process."""
    w.env(ASK_ROLE="support")


def rules(w, db):
    db.execute("DELETE FROM rules WHERE role = 'admin'")
    db.execute("INSERT INTO rules VALUES ('admin', 'people.id', 'allow'), ('admin', 'people.name', 'allow')")


def authorizer(w, db):
    """The host itself denies the table and the column from now on."""
    def rights(action, one, two, *_):
        hidden = action == sqlite3.SQLITE_READ and (one == "pay" or (one, two) == ("people", "mail"))
        return sqlite3.SQLITE_DENY if hidden else sqlite3.SQLITE_OK
    db.set_authorizer(rights)


CHANGES = {"role": set_role, "policy": narrower_policy, "deny": deny, "environment": environment, "rules": rules,
           "authorizer": authorizer}
# {} is the kept result.
SURFACE = {
    "ask_result": "SELECT * FROM ask_result('{}')", "ask_results": "SELECT * FROM ask_results",
    "ask_rows": "SELECT row FROM ask_rows('SELECT * FROM {}')", "count": "SELECT ask('SELECT count(*) FROM {}')",
    "sub_query": "SELECT ask('SELECT name FROM people WHERE name IN (SELECT * FROM {})')",
    "join": "SELECT ask('SELECT * FROM people AS p(a), {} AS d')",
    "join_named": "SELECT ask('SELECT people.name, d.* FROM people CROSS JOIN {} d')",
    "run_query": "SELECT ask_tool('run_query', '{\"sql\": \"SELECT * FROM {}\"}')",
    "list_results": "SELECT ask_tool('list_results', '{}')".replace("'{}'", "'{ }'"),
    "describe": "SELECT ask_tool('describe_table', '{\"table\": \"{}\"}')",
    "sample": "SELECT ask_tool('sample_rows', '{\"table\": \"{}\"}')",
    "ask_sql": "SELECT ask_sql('SELECT * FROM {}')", "ask_view": "SELECT ask_view('made', 'SELECT * FROM {}')",
    "ask_explain": "SELECT ask_explain('SELECT * FROM {}')", "ask_check": "SELECT * FROM ask_check('SELECT mark FROM {}')",
    "ask_score": "SELECT * FROM ask_score('what?', 'SELECT * FROM {}')",
    "ask_gold": "SELECT * FROM ask_score('what?', 'SELECT name FROM people', 'SELECT * FROM {}')",
    "ask_eval": "SELECT * FROM ask_eval('{\"question\": \"SELECT name FROM people\", \"gold_sql\": \"SELECT * FROM {}\"}')",
    "ask_trace": "SELECT step, sql, detail, prompt, reply FROM ask_trace('SELECT * FROM {}')",
    "ask_a2a": "SELECT ask_a2a('{\"question\": \"SELECT * FROM {}\", \"task_id\": \"t\"}')",
    "ask_mcp": "SELECT ask_mcp(json_object('jsonrpc', '2.0', 'id', 1, 'method', 'tools/call', 'params', json_object('name', 'run_query', 'arguments', json_object('sql', 'SELECT * FROM {}'))))",
    "ask_schema": "SELECT * FROM ask_schema('{}')", "ask_prompt": "SELECT ask_prompt('show {}', '{\"model\": \"openai/x\"}')",
}


def kept(w, chain, change):
    db = w.db(SETUP, role="admin", policy="rules" if change == "rules" else OPEN)
    if change == "authorizer":
        db = w.db(SETUP)
    elif change == "environment":
        w.env(ASK_ROLE="admin")
        db = w.db(SETUP, policy=OPEN)
    for sql in CHAINS[chain]:
        w.answered(db, sql)
    CHANGES[change](w, db)
    last = f"df_{len(CHAINS[chain])}"
    for name in {"df_1", last}:
        for way, sql in SURFACE.items():
            _, text = w.call(db, sql.replace("{}", name))
            w.hides(text.upper(), "MARK-", "MARK_COUNT" if chain == "count" else "MARK-", what=f"{way} of {name}")
            if chain in ("condition", "count") and way in ("ask_result", "ask_rows", "run_query"):
                w.hides(text, "Ann", '"n"', "1|", what=f"{way} of {name}")
    w.answered(db, "SELECT name FROM people")


for chain in CHAINS:
    for change in CHANGES:
        kit.add(f"kept.{change}.{chain}", kept, chain, change)


@kit.attempt("kept.role_of_a_call")
def role_of_a_call(w):
    """The role of one call may see the data; the role of the connection reads the result it kept."""
    db = w.db(SETUP, policy=OPEN, role="support")
    w.answered(db, "SELECT card FROM pay", role="admin")
    for way, sql in SURFACE.items():
        w.hides(w.call(db, sql.replace("{}", "df_1"))[1], "MARK-", what=way)


@kit.attempt("kept.policy_of_a_call")
def policy_of_a_call(w):
    db = w.db(SETUP, policy={"roles": {"support": ["people.name"]}}, role="support")
    w.ask(db, "SELECT card FROM pay", policy={"roles": {"support": ["*"]}})
    for way, sql in SURFACE.items():
        w.hides(w.call(db, sql.replace("{}", "df_1"))[1], "MARK-", what=way)


@kit.attempt("kept.list_and_text_of_history")
def rows_of_chain(w):
    """A kept result derived in a chain under one role is joined under another role by two roles at once."""
    db = w.db(SETUP, policy={"roles": {"admin": ["*"], "a": ["people.name"], "b": ["people.id"]}}, role="admin")
    w.answered(db, "SELECT card FROM pay")
    db.execute("SELECT ask_config('role', 'a,b')").fetchall()
    for way, sql in SURFACE.items():
        w.hides(w.call(db, sql.replace("{}", "df_1"))[1], "MARK-", what=way)


MODEL_CHAINS = {
    "direct": ["SELECT mail FROM people"], "expression": ["SELECT upper(mail) AS m FROM people"],
    "chain": ["SELECT mail AS m FROM people", "SELECT lower(m) AS m FROM df_1"],
    "join": ["SELECT mail AS m, id FROM people", "SELECT p.name, d.m FROM people p JOIN df_1 d ON d.id = p.id"],
    "aggregate": ["SELECT group_concat(mail) AS m FROM people"], "length": ["SELECT length(mail) AS m FROM people"],
    "view": ["SELECT who, m FROM mails"], "order": ["SELECT name FROM people ORDER BY mail DESC"],
    "case": ["SELECT CASE WHEN mail LIKE 'MARK-a%' THEN 'MARK-yes' ELSE 'MARK-no' END AS m FROM people"],
    "condition": ["SELECT 'MARK-' || name AS m FROM people WHERE mail LIKE 'MARK-b%'"],
    "union": ["SELECT mail AS m FROM people UNION SELECT name FROM people"],
    "window": ["SELECT first_value(mail) OVER (ORDER BY id) AS m FROM people"],
    "json": ["SELECT json_group_array(json_object('m', mail)) AS m FROM people"],
}


def written(*statements):
    return [json.dumps({"sql": sql, "reasoning": ""}) for sql in statements]


def private_to_model(w, chain, when):
    """No result derived from a private column is sent to a model: not by a plan, a judge, a summary, a tool."""
    policy = {"roles": {"admin": ["*"]}, "private": ["people.mail"]}
    db = w.db(SETUP + "CREATE VIEW mails AS SELECT name AS who, mail AS m FROM people;", role="admin",
              policy=policy if when == "before" else {"roles": {"admin": ["*"]}})
    statements = MODEL_CHAINS[chain]
    for sql in statements:
        w.ask(db, sql)
    if when == "after":
        db.execute("SELECT ask_config('policy', ?)", (json.dumps(policy),)).fetchall()
    last = f"df_{len(statements)}"
    tasks = [{"id": "t1", "description": "read", "sql": "", "depends_on": []},
             {"id": "t2", "description": "count", "sql": "", "depends_on": ["t1"]}]
    tools = [kit.tool_call("run_query", {"sql": f"SELECT * FROM {last}"}), kit.tool_call("list_results", {}, 1),
             kit.tool_call("run_query", {"sql": statements[0]}, 2), kit.tool_call("sample_rows", {"table": "people"}, 3),
             kit.tool_call("describe_table", {"table": "people"}, 5),
             kit.tool_call("sample_rows", {"table": last}, 6)]
    model = w.model(plan=json.dumps({"plan_type": "multi-sequential", "confidence": 1, "tasks": tasks}),
                    write_sql=[kit.completion(None, tools), *written(
                        f"SELECT * FROM {last}", "SELECT name FROM people", "SELECT count(*) FROM people")])
    for question in ("First read the mails of people, then count them; and then compare both. What is the best?",
                     "Which people have the longest mail, and how do they compare with the other ones of all people?"):
        w.ask(db, question, **model, tools="on", judge_answer="on", refine="on", trial_rows=2)
    if not w.server.heard:
        w.fail("the model was not asked")
    for step, body in w.server.heard:
        heard = body
        for sql in statements:
            heard = heard.replace(json.dumps(sql)[1:-1], "").replace(json.dumps(json.dumps(sql)[1:-1])[1:-1], "")
        for card in ("MARK-4111-a", "MARK-4222-b"):  # not private here: the prompt may hold sampled rows
            heard = heard.replace(card, "")
        w.hides(heard, "MARK-", what=f"prompt of {step}")
        w.hides(heard.replace("ann", ""), "MARK-ANN", '\\"m\\":9', '"m":9', what=f"prompt of {step}")


for chain in MODEL_CHAINS:
    for when in ("before", "after"):
        kit.add(f"kept.private_{when}.{chain}", private_to_model, chain, when)


SAMPLED = {
    "view": "CREATE VIEW mails AS SELECT name AS who, mail AS m FROM people;",
    "view_of_view": "CREATE VIEW inner_mails AS SELECT mail AS m FROM people; CREATE VIEW mails AS SELECT m FROM inner_mails;",
    "view_expression": "CREATE VIEW mails AS SELECT name, upper(mail) AS m FROM people;",
    "view_star": "CREATE VIEW mails AS SELECT * FROM people;",
    "view_sub_query": "CREATE VIEW mails AS SELECT name, (SELECT p.mail FROM people p WHERE p.id = q.id) AS m FROM people q;",
    "view_union": "CREATE VIEW mails AS SELECT name AS m FROM people UNION ALL SELECT mail FROM people;",
    "generated": "ALTER TABLE people ADD COLUMN mails AS (lower(mail));",
    "generated_twice": "ALTER TABLE people ADD COLUMN m AS (mail); ALTER TABLE people ADD COLUMN mails AS (m || '');",
    "full_text": "CREATE VIRTUAL TABLE mails USING fts5(mail, content='people', content_rowid='id');"
                 "INSERT INTO mails(mails) VALUES ('rebuild');",
    "full_text_words": "CREATE VIRTUAL TABLE texts USING fts5(mail, content='people', content_rowid='id', tokenize="
                       "\"unicode61 tokenchars '-@'\"); INSERT INTO texts(texts) VALUES ('rebuild');"
                       "CREATE VIRTUAL TABLE mails USING fts5vocab(texts, row);",
    "temp_view": "CREATE TEMP VIEW mails AS SELECT mail AS m FROM people;",
}


def sampled(w, setup, way):
    """Data derived from a private column is not sampled either: no prompt, tool or schema shows it."""
    db = w.db(SETUP + setup, role="admin", policy={"roles": {"admin": ["*"]}, "private": ["people.mail"]})
    tools = [kit.tool_call(name, {"table": table}, i) for i, (name, table) in enumerate(
        (name, table) for name in ("sample_rows", "describe_table") for table in ("mails", "people", "texts"))]
    tools += [kit.tool_call("search_schema", {"query": "mail MARK ann"}, 9),
              kit.tool_call("run_query", {"sql": "SELECT * FROM mails"}, 10),
              kit.tool_call("run_query", {"sql": "SELECT mails FROM people"}, 11)]
    model = w.model(write_sql=[kit.completion(None, tools), *written("SELECT count(*) FROM people")])
    options = {"sample_rows": 5} if way == "rows" else {"tools": "on"} if way == "tools" else {}
    w.ask(db, "Which mails are there of people that have long mails in mails, like MARK, and why?", **model, **options)
    for step, body in w.server.heard:
        w.hides(body.lower(), "mark-ann", "mark-bob", what=f"prompt of {step}")
    if way == "statistics":
        w.hides(w.call(db, "SELECT * FROM ask_schema('mails')")[1].lower(), "mark-ann", "mark-bob", what="ask_schema")


for name, setup in SAMPLED.items():
    for way in ("rows", "tools", "statistics"):
        kit.add(f"kept.private_sample_{way}.{name}", sampled, setup, way)


def share_lowered(w, share):
    """A result kept under share=results is not sent under a lower one."""
    db = w.db(SETUP)
    w.answered(db, "SELECT mail FROM people")
    model = w.model(write_sql=[kit.completion(None, [kit.tool_call("list_results", {}),
                                                     kit.tool_call("run_query", {"sql": "SELECT * FROM df_1"}, 1)]),
                               *written("SELECT * FROM df_1")])
    w.ask(db, "Which of the people have a mail in df_1 that is longer than the others, and why is that so?",
          **model, tools="on", share=share, sample_rows=5)
    for step, body in w.server.heard:
        w.hides(body, "MARK-", what=f"prompt of {step}")


for share in ("schema", "values"):
    kit.add(f"kept.share_lowered.{share}", share_lowered, share)


@kit.attempt("kept.big_result_is_read_anew")
def big(w):
    """More than 1,000 rows are computed again, under the current policy."""
    db = w.db(SETUP + "WITH RECURSIVE n(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n LIMIT 3000) "
              "INSERT INTO pay SELECT i, 'MARK-' || i, 1 FROM n;", role="admin", policy=OPEN)
    w.answered(db, "SELECT card FROM pay", max_rows=5000)
    w.answered(db, "SELECT card FROM df_1 WHERE card > 'MARK-2'", max_rows=5000)
    set_role(w, db)
    for name in ("df_1", "df_2"):
        for way, sql in SURFACE.items():
            w.hides(w.call(db, sql.replace("{}", name))[1], "MARK-", what=way)


@kit.attempt("kept.cursor_open_while_role_changes")
def cursor_open(w):
    """A cursor over a big result is unfinished when the role changes: no further secret row is returned."""
    db = w.db(SETUP, role="admin", policy=OPEN)
    w.answered(db, "SELECT card FROM pay")
    cursor = db.execute("SELECT row FROM ask_result('df_1'), (SELECT 1 UNION ALL SELECT 2)")
    cursor.fetchone()
    set_role(w, db)
    again = w.call(db, "SELECT row FROM ask_result('df_1')")[1]
    cursor.close()
    w.hides(again, "MARK-")


@kit.attempt("kept.rolled_back_rows")
def rolled_back(w):
    """Data of a rolled back transaction is not in samples or hints for a later role."""
    db = w.db(SETUP)
    db.execute("BEGIN")
    db.execute("INSERT INTO people VALUES (9, 'MARK-gone', 'x')")
    w.ask(db, "How many people are named MARK-gone?")
    db.execute("ROLLBACK")
    w.hides(w.call(db, "SELECT * FROM ask_schema")[1], "MARK-gone")


@kit.attempt("kept.dropped_table_comes_back_hidden")
def dropped(w):
    """The table of a result is created again, and is hidden with its new meaning."""
    db = w.db(SETUP, role="admin", policy=OPEN)
    w.answered(db, "SELECT card FROM pay")
    db.execute("DROP VIEW cards")
    db.execute("DROP TABLE pay")
    set_role(w, db)
    for way, sql in SURFACE.items():
        w.hides(w.call(db, sql.replace("{}", "df_1"))[1], "MARK-", what=way)
