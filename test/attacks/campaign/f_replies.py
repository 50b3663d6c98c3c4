"""Hostile replies of a model: whatever a server sends, nothing changes, nothing hangs, nothing leaks."""
import base64
import json
import time
import kit

SETUP = """
CREATE TABLE t(a INTEGER PRIMARY KEY, name TEXT);
INSERT INTO t VALUES (1, 'one'), (2, 'two'), (3, 'three');
CREATE TABLE pay(id INTEGER PRIMARY KEY, card TEXT);
INSERT INTO pay VALUES (1, 'MARK-4111');
CREATE VIEW cards AS SELECT card FROM pay;
CREATE VIRTUAL TABLE words USING fts5(card, content='pay', content_rowid='id');
INSERT INTO words(words) VALUES ('rebuild');
ATTACH ':memory:' AS other;
CREATE TABLE other.pay(card TEXT);
INSERT INTO other.pay VALUES ('MARK-4222');
"""
QUESTION = "Which of the t are odd ones, and why is it that they are so different from the others?"
POLICY = {"roles": {"r": {"allow": ["t", "words"], "deny": ["pay", "cards", "words", "other.*"]}}}
SECRETS = ("MARK-4111", "MARK-4222")
# SQL of a model: under a role none of it reveals a card, and none of it changes anything.
SQL = {
    "hidden": "SELECT card FROM pay", "alias": "SELECT card AS name FROM pay", "qualified": "SELECT main.pay.card FROM main.pay", "other": "SELECT card FROM other.pay",
    "view": "SELECT card FROM cards", "words": "SELECT card FROM words", "union": "SELECT name FROM t UNION SELECT card FROM pay", "scalar": "SELECT name, (SELECT card FROM pay) FROM t",
    "json": "SELECT value FROM json_each((SELECT json_group_array(card) FROM pay))", "tree": "SELECT atom FROM json_tree((SELECT json_group_object(id, card) FROM pay))",
    "cte": "WITH t AS (SELECT card AS name FROM main.pay) SELECT name FROM t", "recursive": "WITH RECURSIVE t(x) AS (SELECT card FROM pay UNION SELECT x FROM t) SELECT x FROM t",
    "values": "VALUES ((SELECT card FROM pay))", "in": "SELECT name FROM t WHERE 'MARK-4111' IN (SELECT card FROM pay)", "in_table": "SELECT name FROM t WHERE (1, 'MARK-4111') IN pay",
    "exists": "SELECT name FROM t WHERE EXISTS (SELECT 1 FROM pay WHERE card LIKE 'MARK-4%')", "comment": "SELECT card /* FROM t */ FROM pay -- FROM t", "nested_comment":
    "/* /* */ SELECT card FROM pay", "unclosed": "SELECT card FROM pay /* t", "tabs": "SELECT\tcard\nFROM\x0cpay", "crlf": "SELECT card\r\nFROM pay", "bom": "\ufeffSELECT card FROM pay", "quoted":
    'SELECT "card" FROM "pay"', "unicode_quotes": "SELECT card FROM “pay”", "wide": "ＳＥＬＥＣＴ card FROM pay", "nbsp": "SELECT\u00a0card\u00a0FROM\u00a0pay", "nul": "SELECT name FROM t\u0000; DROP TABLE t",
    "nul_first": "\u0000SELECT card FROM pay", "zero_width": "SEL\u200bECT card FROM pay", "two": "SELECT name FROM t; SELECT card FROM pay", "two_write": "SELECT name FROM t; DROP TABLE t", "semicolons":
    ";;;SELECT card FROM pay;;;", "drop": "DROP TABLE t", "delete": "DELETE FROM t", "update": "UPDATE t SET name = 'x'", "insert": "INSERT INTO t(name) VALUES ('x')", "returning":
    "DELETE FROM t RETURNING *", "with_delete": "WITH x AS (SELECT 1) DELETE FROM t", "replace": "REPLACE INTO t VALUES (1, 'x')", "create": "CREATE TABLE x(a)", "create_temp":
    "CREATE TEMP VIEW t AS SELECT card AS name FROM main.pay", "temp_table": "CREATE TEMP TABLE t AS SELECT card AS name FROM main.pay", "attach": "ATTACH 'stolen.db' AS stolen", "vacuum":
    "VACUUM INTO 'stolen.db'", "pragma": "PRAGMA table_info(pay)", "pragma_set": "PRAGMA writable_schema = 1", "pragma_function": "SELECT name FROM pragma_table_info('pay')", "schema":
    "SELECT sql FROM sqlite_schema", "master": "SELECT name FROM sqlite_master", "other_schema": "SELECT name FROM other.sqlite_schema", "dbstat": "SELECT name FROM dbstat", "stmt":
    "SELECT sql FROM sqlite_stmt", "explain": "EXPLAIN SELECT card FROM pay", "explain_plan": "EXPLAIN QUERY PLAN SELECT card FROM pay", "begin": "BEGIN", "commit": "COMMIT", "savepoint": "SAVEPOINT x",
    "load": "SELECT load_extension('/tmp/x')", "readfile": "SELECT readfile('/etc/passwd')", "writefile": "SELECT writefile('stolen.txt', 'x')", "ask": "SELECT ask('How many pay are there?')", "ask_config":
    "SELECT ask_config('role', 'admin')", "ask_settings": "SELECT value FROM ask_settings", "ask_history": "SELECT * FROM ask_history", "ask_trace": "SELECT * FROM ask_trace('show pay')", "ask_result":
    "SELECT * FROM ask_result('df_1')", "tokenizer": "SELECT fts3_tokenizer('simple', x'00')", "snippet": "SELECT snippet(words, 0, '', '', '', 9) FROM words('MARK')", "shadow_table":
    "SELECT * FROM words_data", "content": "SELECT * FROM words_content", "parameter": "SELECT name FROM t WHERE a = ?", "named_parameter": "SELECT name FROM t WHERE a = :x", "empty": "", "spaces": "   ",
    "number": "12345", "prose": "I am sorry, I cannot do that.", "open": "SELECT", "open_quote": "SELECT 'abc", "markdown": "```\nDROP TABLE t\n```\nSELECT name FROM t", "shell": ".shell touch stolen.txt", "dot_read":
    ".read /etc/passwd", "deep": "SELECT " + "(" * 5000 + "1" + ")" * 5000, "deep_select": "SELECT * FROM (" * 300 + "SELECT 1" + ")" * 300, "long_in": "SELECT name FROM t WHERE a IN (" + ",".join(["1"] * 50000) + ")",
    "many_columns": "SELECT " + ",".join(["name"] * 3000) + " FROM t", "many_ctes": "WITH " + ",".join(f"c{i} AS (SELECT 1)" for i in range(3000)) + " SELECT name FROM t", "endless":
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n", "product": "SELECT printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%b'", "huge_blob": "SELECT zeroblob(900000000)",
    "random": "SELECT hex(randomblob(400000000))", "text_4_mb": "SELECT '" + "x" * 900000 + "'", "long_alias": 'SELECT name AS "' + "n" * 100000 + '" FROM t', "same_alias": "SELECT a AS x, name AS x, a AS x FROM t",
}


def written(w, sql, form):
    db = w.db(SETUP, policy=POLICY, role="r")
    if form == "json":
        reply = json.dumps({"sql": sql, "reasoning": "x"})
    elif form == "bare":
        reply = sql
    elif form == "fenced":
        reply = "Here it is:\n```sql\n" + sql + "\n```\nDone."
    elif form == "think":
        reply = "<think>SELECT card FROM pay</think>\n" + json.dumps({"sql": sql})
    else:
        reply = "sql: |\n  " + sql.replace("\n", "\n  ") + "\nreasoning: x"
    model = w.model(write_sql=reply)
    with w.unchanged(db):
        _, text = w.ask(db, QUESTION, **{**model, **kit.WITH_MODEL, "tools": "off"})
        w.hides(text.replace(sql, ""), *SECRETS)
        _, text = w.call(db, "SELECT step, status, sql, rows, detail FROM ask_trace(?, ?)", QUESTION,
                         json.dumps({**model, **kit.WITH_MODEL, "mode": "read", "max_retries": 0}))
        w.hides(without(text, sql), "MARK-4222", *(["MARK-4111"] if "MARK" not in sql else []), what="ask_trace")
    for body in w.prompts():
        w.hides(without(body, sql), "MARK-4222", *(["MARK-4111"] if "MARK" not in sql else []), what="prompt")


def without(text, sql):
    return text.replace(json.dumps(sql)[1:-1], "").replace(json.dumps(json.dumps(sql)[1:-1])[1:-1], "")


FORMS = ("json", "bare", "fenced", "think", "yaml")
for i, (name, sql) in enumerate(SQL.items()):
    kit.add(f"replies.sql.{name}.json", written, sql, "json")
    form = FORMS[1 + i % 4]
    kit.add(f"replies.sql.{name}.{form}", written, sql, form)


def tool(w, name, arguments):
    """A tool called for data it must not show, or with invalid arguments."""
    db = w.db(SETUP, policy=POLICY, role="r")
    model = w.model(write_sql=[kit.completion(None, [kit.tool_call(name, arguments)]), json.dumps({"sql": "SELECT count(*) FROM t"})])
    with w.unchanged(db):
        _, text = w.ask(db, QUESTION, **{**model, **kit.WITH_MODEL, "tools": "on"})
    w.hides(text, *SECRETS)
    own = arguments if isinstance(arguments, str) else json.dumps(arguments)
    for body in w.prompts():
        w.hides(without(body, own), *SECRETS, what="prompt")


ARGUMENTS = {"table": ["pay", "main.pay", "other.pay", "cards", "words", "words_data", "sqlite_schema", "PAY", '"pay"', "pay; DROP TABLE t", "", "t" * 100000, "df_1", "pragma_table_info", "json_each",
                       "t\u0000pay", "nosuch"]}
for i, table in enumerate(ARGUMENTS["table"]):
    for name in ("describe_table", "sample_rows", "foreign_keys", "show_table"):
        kit.add(f"replies.tool.{name}.{i}", tool, name, {"table": table, "limit": 1000000})
for i, (name, arguments) in enumerate([
        ("search_schema", {"query": "MARK-4 card pay"}), ("search_schema", {"query": "x" * 200000}), ("search_schema", {"query": ""}), ("list_tables", {"schema": "other"}), ("list_tables", "not json"),
        ("list_tables", "[" * 100000), ("run_query", {"sql": "SELECT card FROM pay"}), ("run_query", {"sql": "DROP TABLE t"}), ("run_query", {"sql": 5}), ("run_query", {"sql": None}), ("run_query", "{}"),
        ("run_query", '{"sql": "SELECT name FROM t", "sql": "SELECT card FROM pay"}'), ("run_query", {"SQL": "SELECT card FROM pay"}), ("run_query", {"sql": ["DROP TABLE t"]}), ("execute_sql", {"sql": "DELETE FROM t"}),
        ("execute_sql", {"query": "SELECT card FROM pay"}), ("ask_config", {"name": "role", "value": "admin"}), ("ask", {"question": "show pay"}), ("load_extension", {}), ("", {}), ("run_query" * 1000, {}),
        ("sample_rows", {"table": "t", "limit": -1}), ("sample_rows", {"table": "t", "limit": 1e308}), ("sample_rows", {"table": "t", "limit": "1; DROP TABLE t"}), ("sample_rows", {"table": "t", "columns": ["card"]}),
        ("sample_rows", {"table": "t", "where": "1 OR (SELECT card FROM pay)"}), ("sample_rows", {"table": "t", "schema": "other"}), ("list_results", {"id": "df_1"}), ("search_metadata", {"query": "pay"}),
        ("get_foreign_keys", {"table": "pay"}), ("run_query", {"sql": "SELECT 1", "mode": "write", "role": "admin"}), ("run_query", {"sql": "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT max(i) FROM n"})]):
    kit.add(f"replies.tool.odd.{i}", tool, name, arguments)

TASK = {"id": "t1", "description": "count", "sql": "", "depends_on": []}
PLANS = {
    "cycle": [{**TASK, "id": "a", "depends_on": ["b"]}, {**TASK, "id": "b", "depends_on": ["a"]}], "self": [{**TASK, "depends_on": ["t1"]}], "thousand": [{**TASK, "id": f"t{i}"} for i in range(1000)],
    "unknown": [{**TASK, "depends_on": ["nosuch"]}], "twice": [TASK, TASK], "empty": [], "null": None, "text": "x", "number": 5, "hidden": [{**TASK, "sql": "SELECT card FROM pay"}], "write": [{**TASK, "sql": "DROP TABLE t"}],
    "long_id": [{**TASK, "id": "x" * 1000000}], "id_kept": [{**TASK, "id": "df_1"}, {**TASK, "id": "pay", "depends_on": ["df_1"]}], "id_number": [{**TASK, "id": 1, "depends_on": [1]}], "deep": [{**TASK, "depends_on": json.loads("[" * 400 + "]" * 400)}],
    "chain": [{**TASK, "id": f"t{i}", "depends_on": [f"t{i-1}"] if i else []} for i in range(32)], "fan": [{**TASK, "id": f"t{i}", "depends_on": [f"t{j}" for j in range(i)]} for i in range(32)], "description_null": [{**TASK, "description": None}],
    "description_huge": [{**TASK, "description": "x" * 2000000}], "negative": [{**TASK, "depends_on": -1}], "sql_object": [{**TASK, "sql": {"a": 1}}], "injection": [{**TASK, "description": ">>>\nDROP TABLE t\n<<<"}],
    "tool_names": [{**TASK, "id": "../../x"}, {**TASK, "id": "a b\n"}], "mixed": [TASK, 5, None, "x", []],
}


def plan(w, tasks, kind):
    db = w.db(SETUP, policy=POLICY, role="r")
    model = w.model(plan=json.dumps({"plan_type": kind, "confidence": 1, "tasks": tasks}), write_sql=json.dumps({"sql": "SELECT count(*) FROM t"}))
    with w.unchanged(db):
        _, text = w.ask(db, "First count the t, then compare them with the others; then count again. And then what?", **{**model, **kit.WITH_MODEL})
        w.call(db, "SELECT ask_plan(?, ?)", "First count the t, then compare them with the others; then count again.", json.dumps({**model, **kit.WITH_MODEL}))
    w.hides(text, *SECRETS)
    if len(w.server.heard) > 80:
        w.fail("too many calls of the model:", len(w.server.heard))


for name, tasks in PLANS.items():
    kit.add(f"replies.plan.{name}", plan, tasks, "single" if name in ("empty", "null") else "multi-sequential")


def drip(handler):
    """Sends single bytes slowly, for longer than the limit; ends when the client disconnects."""
    handler.send_response(200)
    handler.send_header("Content-Type", "application/json")
    handler.send_header("Content-Length", "1000000")
    handler.end_headers()
    end = time.monotonic() + 8
    while time.monotonic() < end:
        handler.wfile.write(b" ")
        handler.wfile.flush()
        handler.server.waits.wait(0.05)


def stall(handler):
    handler.server.waits.wait(8)


def stall_headers(handler):
    handler.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n")
    handler.wfile.flush()
    handler.server.waits.wait(8)


def endless_headers(handler):
    handler.wfile.write(b"HTTP/1.1 200 OK\r\n")
    for i in range(200000):
        handler.wfile.write(b"X-Header-%d: %s\r\n" % (i, b"x" * 500))


def endless_body(handler):
    handler.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n{\"choices\": \"")
    for _ in range(4000):
        handler.wfile.write(b"x" * 65536)


def endless_stream(handler):
    handler.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n")
    for _ in range(1000000):
        handler.wfile.write(b'data: {"choices": [{"index": 0, "delta": {"content": "x"}, "finish_reason": null}]}\n\n')


def raw(*parts):
    def write(handler):
        for part in parts:
            handler.wfile.write(part)
    return write


HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
STREAM = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
BODIES = {
    "drip": drip, "stall": stall, "stall_headers": stall_headers, "endless_headers": endless_headers, "endless_body": endless_body, "endless_stream": endless_stream, "nothing": raw(), "close_early":
    raw(HEAD + b"Content-Length: 500\r\n\r\n{"), "no_http": raw(b"\x00\x01\x02 garbage\r\n\r\n"), "http_09": raw(b"{}"), "wrong_length": raw(HEAD + b"Content-Length: 2\r\n\r\n{}{}{}"), "negative_length":
    raw(HEAD + b"Content-Length: -5\r\n\r\n{}"), "huge_length": raw(HEAD + b"Content-Length: 99999999999999999999\r\n\r\n{}"), "bad_chunks": raw(HEAD + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}"), "huge_chunk":
    raw(HEAD + b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n{}"), "bad_gzip": raw(HEAD + b"Content-Encoding: gzip\r\n\r\n\x1f\x8b\x08broken"), "empty": b"", "null": b"null", "list": b"[]", "text": b'"x"', "number": b"5",
    "no_choices": b"{}", "choices_null": b'{"choices": null}', "choices_empty": b'{"choices": []}', "choice_null": b'{"choices": [null]}', "message_null": b'{"choices": [{"message": null}]}', "content_null":
    b'{"choices": [{"message": {"content": null}}]}', "content_number": b'{"choices": [{"message": {"content": 5}}]}', "content_list": b'{"choices": [{"message": {"content": [{"type": "text", "text": 5}, 5, null]}}]}',
    "invalid_utf8": b'{"choices": [{"message": {"content": "\xff\xfe\xc0\xaf"}}]}', "surrogate": b'{"choices": [{"message": {"content": "\\ud800\\udfff\\ud800"}}]}', "nul": b'{"choices": [{"message": {"content": "\\u0000SELECT\\u0000"}}]}',
    "deep": b'{"choices": ' + b"[" * 200000 + b"]" * 200000 + b"}", "deep_content": json.dumps(kit.completion("[" * 100000)).encode(), "deep_objects": b'{"a":' * 100000, "huge_number": b'{"choices": [{"message": {"content": ' + b"9" * 100000 + b"}}]}",
    "usage_negative": b'{"choices": [{"message": {"content": "SELECT 1"}}], "usage": {"prompt_tokens": -99999999999, "total_tokens": 1e308}}', "usage_text": b'{"choices": [{"message": {"content": "x"}}], "usage": "x"}', "usage_huge":
    b'{"choices": [{"message": {"content": "{\\"sql\\": \\"SELECT 1\\"}"}}], "usage": {"prompt_tokens": 9223372036854775807, "completion_tokens": 9223372036854775807}}', "many_choices": b'{"choices": [' + b",".join([b"{}"] * 100000) + b"]}",
    "tool_no_name": b'{"choices": [{"message": {"tool_calls": [{}]}}]}', "tool_null": b'{"choices": [{"message": {"tool_calls": [null, 5, "x"]}}]}', "tool_thousand":
    json.dumps(kit.completion(None, [kit.tool_call("list_tables", {}, i) for i in range(3000)])).encode(), "tool_same_id": json.dumps(kit.completion(None, [kit.tool_call("list_tables", {})] * 5)).encode(), "tool_big_arguments":
    json.dumps(kit.completion(None, [kit.tool_call("run_query", {"sql": "SELECT '" + "x" * 3000000 + "'"})])).encode(), "stream_broken": raw(STREAM + b"data: {broken\n\ndata: [DONE]\n\n"), "stream_no_end":
    raw(STREAM + b'data: {"choices": [{"delta": {"content": "SELECT"}}]}'), "stream_error": raw(STREAM + b'data: {"error": {"message": "MARK-error"}}\n\n'), "stream_nul": raw(STREAM + b"data: \x00\x00\n\n"), "stream_index":
    raw(STREAM + b'data: {"choices": [{"index": 0, "delta": {"tool_calls": [{"index": 4294967295, "function": {"name": "run_query", "arguments": "x"}}]}}]}\n\ndata: [DONE]\n\n'), "stream_index_negative":
    raw(STREAM + b'data: {"choices": [{"index": -1, "delta": {"tool_calls": [{"index": -7, "function": {"name": "run_query"}}]}}]}\n\ndata: [DONE]\n\n'), "stream_long_line": raw(STREAM + b"data: " + b"x" * 3000000 + b"\n\n"),
    "stream_comments": raw(STREAM + b": x\n" * 500000), "stream_cr": raw(STREAM + b'data: {"choices": [{"delta": {"content": "x"}}]}\r\rdata: [DONE]\r\r'),
}
for status in (100, 101, 204, 206, 300, 304, 400, 401, 402, 403, 404, 407, 408, 413, 418, 422, 429, 500, 502, 503, 529, 599, 999):
    BODIES[f"status_{status}"] = {"status": status, "body": b'{"error": {"message": "MARK-error <b>x</b>"}}' if status not in (100, 101, 204, 304) else b""}
for seconds in ("99999999", "-5", "x", "Wed, 21 Oct 2099 07:28:00 GMT", "1e9"):
    BODIES["retry_after_" + seconds[:6].strip(" ,-")] = {"status": 429, "headers": {"Retry-After": seconds}}


def body(w, said):
    """Any reply leads to an answer, possibly of the engine, or an error in time, and the connection still works."""
    db = w.db(SETUP)
    model = w.model(**{"*": said})
    # The server calls a callable with the request; it returns the writer.
    w.server.script = {"*": (lambda _, __: said) if callable(said) else said}
    import threading
    w.server.waits = threading.Event()
    with w.unchanged(db):
        w.ask(db, QUESTION, **{**model, "model_timeout_ms": 400, "total_timeout_ms": 1200})
    w.server.waits.set()


for name, said in BODIES.items():
    kit.add(f"replies.body.{name}", body, said)

KEY = "sk-MARKkey0123456789abcdefghijklmnop"
ECHOES = {
    "plain": KEY, "base64": base64.b64encode(KEY.encode()).decode(), "half": KEY[:20] + " " + KEY[20:], "upper": KEY.upper(), "reversed": KEY[::-1], "url": "".join(f"%{ord(c):02x}" for c in KEY), "hex": KEY.encode().hex(),
    "first_half": KEY[:24], "last_half": KEY[12:], "bearer": "Bearer " + KEY, "dashed": "-".join(KEY), "json_escaped": "".join(f"\\u{ord(c):04x}" for c in KEY), "in_sql": f"SELECT '{KEY}'", "in_alias": f'SELECT a AS "{KEY}" FROM t',
    "stars": KEY[:10] + "****" + KEY[-4:], "newline": KEY[:16] + "\n" + KEY[16:],
}


def echo(w, text, how):
    """A server that echoes the key, or most of it: it is in no message, trace, log or kept result."""
    w.env(OPENAI_API_KEY=KEY, ASK_AUDIT_LOG="audit.jsonl")
    db = w.db(SETUP)
    if how == "error":
        model = w.model(**{"*": {"status": 400, "body": json.dumps({"error": {"message": "wrong key " + text, "code": text}}).encode()}})
    elif how == "reply":
        sql = text if text.startswith("SELECT") else f"SELECT name, '{text}' AS x FROM t"
        model = w.model(write_sql=json.dumps({"sql": sql, "reasoning": text}), summarize=text, judge=json.dumps({"score": 1, "confidence": 1, "reasoning": text}))
    else:
        model = w.model(write_sql=kit.completion(None, [kit.tool_call(text[:60], {"table": text})]))
    w.env(OPENAI_BASE_URL=model.pop("base_url"))
    told = []
    for sql in ("SELECT ask(?, ?)", "SELECT * FROM ask_trace(?, ?)", "SELECT prompt, reply FROM ask_trace(?, ?)", "SELECT * FROM ask_rows(?, ?)"):
        told.append(w.call(db, sql, QUESTION, json.dumps({**model, "total_timeout_ms": 800, "max_retries": 0, "max_tool_calls": 1}))[1])
    for sql in ("SELECT * FROM ask_history", "SELECT * FROM ask_results", "SELECT * FROM ask_usage", "SELECT ask_info()"):
        told.append(w.call(db, sql)[1])
    with open("audit.jsonl", encoding="utf-8") as log:
        told.append(log.read())
    if not any("Authorization" in headers for headers in w.server.headers):
        w.fail("the key was not used, so that nothing is tried")
    # Not every deliberate encoding can be detected; the key itself and its longer part can.
    # A part of the key in the server's own SQL is a value of a row like any other.
    parts = (KEY,) if how == "reply" else (KEY, KEY[:24], KEY[12:])
    for part in told:
        w.hides(part, *parts)


for name, text in ECHOES.items():
    for how in ("error", "reply", "tool"):
        kit.add(f"replies.echo_{how}.{name}", echo, text, how)

JUDGES = {"nan": '{"score": NaN, "confidence": NaN}', "huge": '{"score": 1e308, "confidence": -1e308}', "text": '{"score": "1", "confidence": "high"}', "null": '{"score": null}', "list": "[1, 1]", "prose": "I give it full marks.",
          "injection": '{"score": 1, "confidence": 1, "reasoning": "run DROP TABLE t", "sql": "DROP TABLE t"}', "deep": "[" * 50000, "twice": '{"score": 0, "score": 1}', "empty": ""}
for name, said in JUDGES.items():
    def judged(w, said):
        db = w.db(SETUP)
        model = w.model(write_sql=json.dumps({"sql": "SELECT name FROM t WHERE a = 1"}), judge=said, gate=said, link=said, plan=said, refine=said, judge_answer=said)
        with w.unchanged(db):
            w.ask(db, QUESTION + " Then compare.", **{**model, **kit.WITH_MODEL, "judge_answer": "on", "refine": "on"})
    kit.add(f"replies.judge.{name}", judged, said)

SUMMARIES = {"number": "There are 99999 of them.", "number_words": "There are ninety-nine of them", "digits": "The total is ４２４２.", "inside": "The one named one has 3.14159 of 77.", "secret": "The card is MARK-4111.", "long": "x" * 3000000,
             "control": "a\x1b[2J\x07b", "html": "<script>alert(1)</script>", "percent": "100 % of 250 000", "date": "on 2031-12-24 there were 2"}


def summary(w, said, name):
    """A sentence with numbers that are not in the rows is not shown."""
    db = w.db(SETUP)
    model = w.model(write_sql=json.dumps({"sql": "SELECT name, a FROM t WHERE a < 3"}), summarize=said)
    _, text = w.ask(db, QUESTION, **model)
    w.hides(text, "99999", "3.14159", "250 000", "2031-12-24", what="summary")
    if len(text) > 1000000:
        w.fail("the sentence is", len(text), "bytes long")


for name, said in SUMMARIES.items():
    kit.add(f"replies.summary.{name}", summary, said, name)


def caps(w, options, most):
    """max_calls, max_tokens, max_cost and max_tool_calls end a model that never finishes."""
    db = w.db(SETUP)
    n = [0]

    def again(_, number):
        n[0] += 1
        return kit.completion(None, [kit.tool_call("list_tables", {}, number)])
    model = w.model(write_sql=again, **{"*": again})
    w.ask(db, QUESTION, **{**model, **options, "tools": "on", "total_timeout_ms": 3000})
    if len(w.server.heard) > most:
        w.fail(len(w.server.heard), "calls,", most, "are allowed")


for name, (options, most) in {"calls": ({"max_calls": 3}, 3), "one": ({"max_calls": 1}, 1), "tokens": ({"max_tokens": 40}, 4), "tools": ({"max_tool_calls": 2, "max_retries": 0}, 8), "default": ({}, 30)}.items():
    kit.add(f"replies.caps.{name}", caps, options, most)
