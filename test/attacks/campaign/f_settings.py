"""Settings: odd options, ways round a lock, hosts and files that SQL must not gain."""
import json
import os
import threading
import kit

TABLE = "CREATE TABLE t(a INTEGER PRIMARY KEY, name TEXT); INSERT INTO t VALUES (1, 'one'), (2, 'two');"
HIDDEN = TABLE + "CREATE TABLE pay(card TEXT); INSERT INTO pay VALUES ('MARK-4111');"
POLICY = {"roles": {"r": ["t"], "admin": ["*"]}}
# Invalid options: an error that names them, and no hang or crash.
ODD = {
    "array": "[]", "text": '"x"', "number": "5", "null": "null", "blank": "\n\n", "open": "{", "unquoted": "{max_rows: 5}", "single": "{'max_rows': 5}",
    "trailing": '{"max_rows": 5,}', "after": '{"max_rows": 5} x', "two": '{"max_rows": 5}{"mode": "write"}', "nan": '{"max_rows": NaN}',
    "infinity": '{"max_rows": Infinity}', "huge": '{"max_rows": 1e999}', "huge_digits": '{"max_rows": ' + "9" * 400 + "}", "negative": '{"max_rows": -1}',
    "fraction": '{"max_rows": 1.5}', "text_number": '{"max_rows": "5x"}', "nested": '{"max_rows": {"a": 1}}', "list": '{"max_rows": [5]}',
    "case": '{"MAX_ROWS": 5}', "space": '{" max_rows": 5}', "zero_width": '{"max_rows\u200b": 5}', "nul": '{"max_rows\\u0000": 5}', "unknown": '{"nosuch": 1}',
    "empty_key": '{"": 1}', "bool": '{"max_rows": true}', "minus_zero": '{"max_retries": -0.5}', "surrogate": '{"role": "\\ud800"}', "deep": '{"weights": ' + "[" * 50000 + "]" * 50000 + "}",
    "deep_objects": '{"a":' * 20000 + "1" + "}" * 20000, "long_key": '{"' + "k" * 1000000 + '": 1}', "comment": '{"max_rows": 5 /* x */}',
    "hex": '{"max_rows": 0x10}', "octal": '{"max_rows": 010}', "plus": '{"max_rows": +5}', "share_case": '{"share": "Results "}',
    "overflow": '{"max_bytes": 9223372036854775808}', "overflow_time": '{"query_timeout_ms": 18446744073709551617}', "negative_time": '{"query_timeout_ms": -1}',
    "temperature": '{"temperature": 1e308, "max_rows": -5}', "env_only": '{"audit_log": "/tmp/x"}', "record": '{"record": "x.json"}', "prompts": '{"prompts_dir": "."}',
    "key_env": '{"api_key_env": "HOME"}', "hosts": '{"allowed_hosts": "example.org"}', "replay": '{"replay_dir": "."}', "tasks": '{"tasks_dir": "."}',
    "audit_mb": '{"audit_log_mb": 1}', "candidates": '{"candidates": 300}', "form": '{"form": "forest"}', "lock": '{"lock": "off", "max_rows": "x"}',
}


def odd(w, options):
    db = w.db(TABLE)
    with w.unchanged(db):
        for wrapped in ("SELECT ask('How many t are there?', ?)", "SELECT * FROM ask_rows('How many t are there?', ?)", "SELECT ask_sql('How many t are there?', ?)",
                        "SELECT * FROM ask_trace('How many t are there?', ?)", "SELECT ask_plan('How many t are there?', ?)", "SELECT ask_view('v', 'SELECT a FROM t', ?)",
                        "SELECT * FROM ask_eval('{\"question\": \"How many t are there?\", \"gold_sql\": \"SELECT 1\"}', ?)"):
            good, text = w.call(db, wrapped, options)
            if good and '"error"' not in text:
                w.fail("taken:", options[:100], "by", wrapped[:60], "->", text[:150])
    w.answered(db, "How many t are there?")


for name, options in ODD.items():
    kit.add(f"settings.odd.{name}", odd, options)

# A role fixed by the environment or by the lock: none of these reveals the card.
LOCKED = ["SELECT ask_config('role', 'admin')", "SELECT ask_config('role', NULL)", "SELECT ask_config('ROLE', 'admin')", "SELECT ask_config('policy', NULL)",
          "SELECT ask_config('policy', '{\"roles\": {\"r\": [\"*\"]}}')", "SELECT ask_config('lock', 'off')", "SELECT ask_config('lock', NULL)",
          "SELECT ask_config(' role', 'admin')", "SELECT ask_config('role' || char(0), 'admin')", "SELECT ask_config('mode', 'write')",
          "UPDATE t SET name = ask_config('role', 'admin')", "SELECT load_extension('%EXT%')", "SELECT ask_demo('shop')"]
OPTIONS = ['{"role": "admin"}', '{"role": "r,admin"}', '{"role": "r", "role": "admin"}', '{"Role": "admin"}', '{"policy": ""}', '{"policy": null, "role": null}',
           '{"policy": "{\\"roles\\": {\\"r\\": [\\"*\\"]}}"}', '{"lock": "off", "role": "admin"}', '{"role": " admin"}', '{"role": ["admin"]}', '{"role": ""}',
           '{"role": "admin\\u0000"}', '{"ASK_ROLE": "admin"}', '{"models": [{"name": "x", "role": "admin"}]}']
CARD = ["SELECT card FROM pay", "show all pay", "SELECT count(*) FROM pay WHERE card LIKE 'MARK%'"]


def bypass(w, how, what):
    if how == "environment":
        w.env(ASK_POLICY=json.dumps(POLICY), ASK_ROLE="r")
        db = w.db(HIDDEN)
    elif how == "role":
        w.env(ASK_ROLE="r")
        db = w.db(HIDDEN, policy=POLICY)
    else:
        db = w.db(HIDDEN, policy=POLICY, role="r", lock="on")
    if what.startswith("{"):
        for question in CARD:
            for wrapped in ("SELECT ask(?, ?)", "SELECT row FROM ask_rows(?, ?)", "SELECT * FROM ask_trace(?, ?)", "SELECT ask_sql(?, ?)", "SELECT ask_view('v', ?, ?)",
                            "SELECT * FROM ask_eval(json_object('question', ?, 'gold_sql', 'SELECT card FROM pay'), ?)"):
                good, text = w.call(db, wrapped, question, what)
                w.hides(text, "MARK-4111", what=wrapped)
                if wrapped == "SELECT ask_sql(?, ?)" and good:
                    w.fail("ask_sql is given", text[:100])
    elif not (how == "role" and "policy" in what):
        w.call(db, what.replace("%EXT%", w.extension))
    for question in CARD if not (how == "role" and "policy" in what) else []:
        w.hides(w.call(db, "SELECT ask(?)", question)[1], "MARK-4111", what=what)
        w.hides(w.call(db, "SELECT row FROM ask_rows(?)", question)[1], "MARK-4111", what=what)
    if how == "environment":
        w.hides(w.call(db, "SELECT * FROM ask_settings")[1] + w.call(db, "SELECT ask_config('policy')")[1], "admin", what="ask_settings")
    if db.execute("SELECT count(*) FROM pay").fetchone() != (1,):
        w.fail("changed")


for how in ("environment", "lock", "role"):
    for i, sql in enumerate(LOCKED):
        kit.add(f"settings.{how}.config_{i}", bypass, how, sql)
    for i, options in enumerate(OPTIONS):
        if not (how == "role" and "policy" in options):
            kit.add(f"settings.{how}.options_{i}", bypass, how, options)

# Policies that are blank, odd or broken: fewer rights, never more.
BROKEN = {
    "empty_object": "{}", "empty_roles": '{"roles": {}}', "no_role": '{"roles": {"r": []}}', "null_role": '{"roles": {"r": null}}', "roles_null": '{"roles": null}',
    "roles_list": '{"roles": ["r"]}', "role_text": '{"roles": {"r": "*"}}', "role_case": '{"roles": {"R": ["*"]}}', "role_space": '{"roles": {"r ": ["*"]}}',
    "deny_only": '{"deny": ["pay"]}', "private_only": '{"private": ["pay.card"]}', "unknown_key": '{"roles": {"r": {"alow": ["*"]}}}', "twice":
    '{"roles": {"r": ["t"]}, "roles": {"r": ["*"]}}', "twice_role": '{"roles": {"r": ["t"], "r": ["*"]}}', "deny_null": '{"roles": {"r": {"allow": ["*"], "deny": null}}}',
    "deny_text": '{"roles": {"r": {"allow": ["*"], "deny": "pay"}}}', "deny_number": '{"roles": {"r": {"allow": ["*"], "deny": [1]}}}', "deny_unknown":
    '{"roles": {"r": {"allow": ["*"], "deny": ["nosuch"]}}}', "deny_case": '{"roles": {"r": {"allow": ["*"], "deny": ["PAY"]}}}', "deny_quoted":
    '{"roles": {"r": {"allow": ["*"], "deny": ["\\"pay\\""]}}}', "deny_schema": '{"roles": {"r": {"allow": ["*"], "deny": ["main.pay"]}}}', "deny_star":
    '{"roles": {"r": {"allow": ["*"], "deny": ["pay.*"]}}}', "deny_column": '{"roles": {"r": {"allow": ["*"], "deny": ["pay.CARD"]}}}', "deny_any_column":
    '{"roles": {"r": ["*"]}, "deny": ["*.card"]}', "deny_any_case": '{"roles": {"r": ["*"]}, "deny": ["*.Card"]}', "allow_empty_text": '{"roles": {"r": [""]}}', "allow_space":
    '{"roles": {"r": [" "]}}', "allow_dot": '{"roles": {"r": ["."]}}', "allow_like": '{"roles": {"r": ["%"]}}', "allow_partial": '{"roles": {"r": ["p*"]}}', "allow_null":
    '{"roles": {"r": [null]}}', "allow_object": '{"roles": {"r": [{"table": "pay"}]}}', "bom": '\ufeff{"roles": {"r": ["t"]}}', "trailing": '{"roles": {"r": ["t"]}} ,"x"', "array": "[]", "true": "true",
    "number": "0", "empty_text": '""', "name": "nosuch_table", "deep": '{"roles": {"r": ' + "[" * 9000 + "]" * 9000 + "}}", "deny_nul": '{"roles": {"r": {"allow": ["*"], "deny": ["pay\\u0000"]}}}',
    "deny_temp": '{"roles": {"r": {"allow": ["*"], "deny": ["temp.pay"]}}}', "blank_name": " ", "newline": "\n", "deny_roles": '{"roles": {"r": ["*"]}, "deny": {"pay": 1}}',
}
# These do allow reading the card: an explicit *, and a duplicate key, of which JSON takes the last.
MAY_SEE = ("private_only", "twice", "twice_role")


def broken(w, policy, how, name):
    if how == "environment":
        w.env(ASK_POLICY=policy, ASK_ROLE="r")
        db = w.db(HIDDEN)
    else:
        db = w.db(HIDDEN, role="r")
        good, _ = w.call(db, "SELECT ask_config('policy', ?)", policy)
        if not good:
            # Refused: then no policy is in force, which must be known from the error alone.
            return
    for question in CARD[:2]:
        for wrapped in ("SELECT ask(?)", "SELECT row FROM ask_rows(?)", "SELECT ask_tool('run_query', json_object('sql', ?))", "SELECT * FROM ask_trace(?)"):
            w.hides(w.call(db, wrapped, question)[1], "MARK-4111", what=f"{policy[:60]} {wrapped[:30]}")
    w.hides(w.call(db, "SELECT * FROM ask_schema")[1], "MARK-4111", what="ask_schema")


for name, policy in BROKEN.items():
    if name not in MAY_SEE:
        for how in ("environment", "config"):
            kit.add(f"settings.policy_{how}.{name}", broken, policy, how, name)

ROLES = {"empty": "", "blank": " ", "comma": ",", "unknown": "x", "case": "R", "space_inside": "r r", "star": "*", "quoted": '"r"', "nul": "r\u0000", "percent": "%", "unknown_list": "x,y", "newline": "\n",
         "null_text": "NULL", "long": "r" * 100000, "many": ",".join(f"x{i}" for i in range(20000))}


def role(w, value, how):
    """An unknown role may see nothing; a blank one is no role."""
    if how == "environment":
        if "\u0000" in value:
            return
        w.env(ASK_POLICY=json.dumps({"roles": {"r": ["t"], "admin": ["*"]}}), ASK_ROLE=value)
        db = w.db(HIDDEN)
        w.call(db, "SELECT ask_config('role', 'admin')")
    else:
        db = w.db(HIDDEN, policy=POLICY)
        w.call(db, "SELECT ask_config('role', ?)", value)
    # Blank in the environment: still set there, so that SQL cannot choose one.
    for question in ("SELECT card FROM pay", "show all pay", "SELECT name FROM t", "How many t are there?"):
        good, text = w.ask(db, question)
        w.hides(text, "MARK-4111", "one", what=question)
        if good:
            w.fail("answered:", question, text[:100])


for name, value in ROLES.items():
    for how in ("environment", "config"):
        if not (name == "many" and how == "environment"):
            kit.add(f"settings.role_{how}.{name}", role, value, how)

# base_url from SQL: requests go to no other host, and a key only to its own.
URLS = {"userinfo": "http://127.0.0.1@example.org/v1", "userinfo_port": "http://127.0.0.1:80@example.org/v1", "backslash": "http://example.org\\@127.0.0.1/v1", "fragment": "http://example.org#@127.0.0.1/",
        "query": "http://example.org?127.0.0.1", "decimal": "http://3232235777/v1", "octal": "http://0300.0250.1.1/v1", "hex": "http://0xc0a80101/v1", "short": "http://192.168.257/v1", "mapped":
        "http://[::ffff:192.168.1.1]/v1", "zone": "http://[fe80::1%25lo]/v1", "file": "file:///etc/passwd", "ftp": "ftp://127.0.0.1/x", "gopher": "gopher://127.0.0.1:9/_x", "dict": "dict://127.0.0.1:11/d",
        "scp": "scp://127.0.0.1/etc/passwd", "no_scheme": "example.org/v1", "upper": "HTTP://EXAMPLE.ORG/v1", "space": "http://example.org /v1", "newline": "http://127.0.0.1\r\nX: y/v1", "tab": "http://exa\tmple.org/",
        "unicode_dot": "http://127。0。0。1.example.org/v1", "localhost_name": "http://localhost.example.org/v1", "trailing": "http://127.0.0.1.example.org/v1", "wide": "http://ｅｘａｍｐｌｅ.org/v1", "metadata":
        "http://169.254.169.254/latest/meta-data", "nip": "http://127.0.0.1.nip.io/v1", "empty": "http:///v1", "unix": "unix:///var/run/docker.sock", "data": "data:text/plain,x", "openai_like":
        "https://api.openai.com.example.org/v1", "openai_user": "https://api.openai.com:x@example.org/v1", "glob": "http://{127.0.0.1,example.org}/v1", "range": "http://10.0.0.[1-9]/v1"}


def url(w, base, how):
    w.env(OPENAI_API_KEY="sk-MARK-secret-key-12345", OPENAI_BASE_URL="http://127.0.0.1:9/v1")
    db = w.db(TABLE)
    options = {"model": "openai/x", "model_timeout_ms": 800, "total_timeout_ms": 1500}
    if how == "option":
        _, text = w.call(db, "SELECT ask('Which t are odd, and why is it that they are so?', ?)", json.dumps({**options, "base_url": base}))
    else:
        good, text = w.call(db, "SELECT ask_config('base_url', ?)", base)
        if not good:  # refused here already
            return w.hides(text, "sk-MARK")
        _, text = w.call(db, "SELECT ask('Which t are odd, and why is it that they are so?', ?)", json.dumps(options))
    for word in ("could not connect", "Could not resolve", "timed out", "timeout was reached", "onnection refused", "does not answer", "root:"):
        w.hides(text, word)
    w.hides(text, "sk-MARK")


for name, base in URLS.items():
    kit.add(f"settings.url.{name}", url, base, "option" if len(name) % 2 else "config")


def redirect(w, status):
    """A server on loopback redirects to another one: no request goes there."""
    other = kit.Server()
    db = w.db(TABLE)
    w.env(OPENAI_API_KEY="sk-MARK-secret-key-12345")
    model = w.model(**{"*": {"status": status, "headers": {"Location": other.url() + "/chat/completions"}}})
    w.env(OPENAI_BASE_URL=w.server.url())
    w.ask(db, "Which t are odd, and why is it that they are so?", **{**model, "total_timeout_ms": 2000})
    if other.heard:
        w.fail("the redirect was followed")
    other.shutdown()


for status in (301, 302, 303, 307, 308):
    kit.add(f"settings.redirect.{status}", redirect, status)


def key_goes(w, how):
    """A key goes only to its provider's own host or to the base URL that the environment names."""
    w.env(OPENAI_API_KEY="sk-MARK-secret-key-12345", ANTHROPIC_API_KEY="sk-ant-MARK-other-key-9999")
    db = w.db(TABLE)
    model = w.model(write_sql=json.dumps({"sql": "SELECT count(*) FROM t", "reasoning": ""}))
    url_ = model.pop("base_url")
    port = url_.rsplit(":", 1)[1]
    if how == "option":
        model["base_url"] = url_
    elif how == "config":
        w.call(db, "SELECT ask_config('base_url', ?)", url_)
    elif how == "localhost":
        model["base_url"] = "http://localhost:" + port
    elif how == "userinfo":
        model["base_url"] = url_.replace("http://", "http://user:pass@")
    elif how == "upper":
        model["base_url"] = "HTTP://LOCALHOST:" + port
    elif how == "other_environment":
        w.env(OPENAI_BASE_URL="http://127.0.0.1:9/v1")
        model["base_url"] = url_
    elif how == "anthropic":
        model.update(model="anthropic/x", base_url=url_)
    elif how == "ollama":
        w.env(OLLAMA_HOST=url_)
        model["model"] = "ollama/x"
    elif how == "ollama_option":
        model.update(model="ollama/x", base_url=url_)
    w.ask(db, "Which t are odd, and why is it that they are so?", **{**model, "total_timeout_ms": 3000})
    if not w.server.heard:
        return
    for headers in w.server.headers:
        w.hides(json.dumps(headers), "sk-MARK", "sk-ant-MARK", what="request")


for how in ("option", "config", "localhost", "userinfo", "upper", "other_environment", "anthropic", "ollama", "ollama_option"):
    kit.add(f"settings.key.{how}", key_goes, how)


def key_shown(w, sql):
    """The key is in no table, message or trace, even if servers echo it."""
    key = "sk-MARK-secret-key-12345"
    w.env(OPENAI_API_KEY=key, ASK_AUDIT_LOG="audit.jsonl")
    db = w.db(TABLE, model="openai/x")
    w.model(**{"*": {"status": 401, "body": json.dumps({"error": {"message": "Incorrect API key provided: " + key}}).encode()}})
    w.env(OPENAI_BASE_URL=w.server.url())
    for statement in ("SELECT ask('Which t are odd, and why is it that they are so?', '{\"total_timeout_ms\": 2000}')", sql):
        w.hides(w.call(db, statement)[1], "sk-MARK", "secret-key-12345", what=statement)
    if os.path.exists("audit.jsonl"):
        w.hides(open("audit.jsonl", encoding="utf-8").read(), "secret-key", what="audit log")


for i, sql in enumerate(["SELECT * FROM ask_settings", "SELECT ask_info()", "SELECT * FROM ask_usage", "SELECT * FROM ask_history", "SELECT ask_config('api_key_env')", "SELECT ask_config('OPENAI_API_KEY')",
                         "SELECT detail, prompt, reply FROM ask_trace('Which t are odd, and why is it so, if it is?', '{\"total_timeout_ms\": 2000}')", "SELECT ask_prompt('Which t are odd, and why is that so?')",
                         "SELECT * FROM ask_help", "SELECT * FROM ask_results"]):
    kit.add(f"settings.key_shown.{i}", key_shown, sql)

PATHS = ["../secret.json", "..%2fsecret.json", "/etc/passwd", "./../secret.json", "sub/../../secret.json", "link.json", "folder_link/secret.json", "secret.json\u0000.json", "....//secret.json", "~/secret.json",
         "file:///etc/passwd", "sub//..//..//secret.json", "%2e%2e/secret.json", "..\\secret.json", ".", "..", "", "sub", "pipe", "/dev/stdin", "/dev/zero", "/proc/self/environ"]


def path(w, name, what):
    """replay/FILE and task files are read only from the folder that the environment names."""
    os.makedirs("allowed/sub")
    content = json.dumps({"question": "MARK-SECRET " * 3, "gold_sql": "SELECT 'MARK-SECRET'", "reply": "MARK-SECRET"})
    for file in ("secret.json", "allowed/fine.json"):
        with open(file, "w", encoding="utf-8") as out:
            out.write(content.replace("MARK-SECRET", "fine") if "fine" in file else content)
    os.symlink(os.path.abspath("secret.json"), "allowed/link.json")
    os.symlink(os.path.abspath("."), "allowed/folder_link")
    os.mkfifo("allowed/pipe")
    w.env(ASK_REPLAY_DIR=os.path.abspath("allowed"), ASK_TASKS_DIR=os.path.abspath("allowed"))
    db = w.db(TABLE)
    if what == "replay":
        text = w.call(db, "SELECT ask('Which t are odd, and why is it that they are so?', json_object('model', 'replay/' || ?, 'total_timeout_ms', 1000))", name)[1]
    else:
        text = w.call(db, "SELECT * FROM ask_eval(?, '{\"total_timeout_ms\": 1000}')", name)[1]
    w.hides(text, "MARK-SECRET", "root:", "PATH=", what=name)


for i, name in enumerate(PATHS):
    kit.add(f"settings.replay.{i}", path, name, "replay")
    kit.add(f"settings.tasks.{i}", path, name, "tasks")
