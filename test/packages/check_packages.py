#!/usr/bin/env python3
"""Every package, installed into an empty folder and asked a question: check_packages.py build/release/ask.so

The wheel, the npm packages and the tar.gz are made from the build, each installed into its own
folder, and asked one question while the source and the build are hidden (by a private mount, which
needs root; otherwise the paths of loaded files are checked). So are the prefix of cmake --install and
the Debian packages, if the build has them. Packages without a tool here are listed as skipped; 77 if
a package was not tried at all.  # feature 235
"""
import glob
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

EXTENSION = Path(sys.argv[1]).resolve()
BUILD = EXTENSION.parent
SOURCE = Path(__file__).resolve().parents[2]
QUESTION, ANSWER = "How many customers are there?", "There are 40 customers."
failures, skipped = 0, []
ENVIRONMENT = {key: value for key, value in os.environ.items()
               if not key.startswith(("ASK_", "OPENAI_", "ANTHROPIC_", "PYTHON"))}
HIDING = ["unshare", "--mount", "sh", "-c", 'for f in $HIDDEN; do mount -t tmpfs none "$f"; done; '
          'exec "$@"', "sh"]


def can_hide():
    if not shutil.which("unshare"):
        return False
    tried = subprocess.run([*HIDING, "test", "!", "-e", str(SOURCE / "CMakeLists.txt")],
                           capture_output=True, env={**ENVIRONMENT, "HIDDEN": str(SOURCE)})
    return tried.returncode == 0


def run(*command, hidden=False, environment=None, folder=None, given=None):
    hidden_folders = " ".join({str(SOURCE), str(SOURCE if SOURCE in BUILD.parents else BUILD)})
    done = subprocess.run([*(HIDING if hidden and HIDES else []), *map(str, command)], text=True,
                          capture_output=True, cwd=folder, timeout=300, input=given,
                          env={**ENVIRONMENT, "HIDDEN": hidden_folders, **(environment or {})})
    return done.returncode, done.stdout.strip(), done.stderr.strip()


def asked(what, *command, environment=None, answer=ANSWER):
    global failures
    got = run(*command, hidden=True, environment=environment)
    print(f"{what}: {got[1]}")
    if got != (0, answer, ""):
        failures += 1
        print(f"  wanted {answer!r} and nothing else, got {got}")


def made(what, *command, folder=None):
    global failures
    got = run(*command, folder=folder)
    if got[0] != 0:
        failures += 1
        print(f"{what}: {' '.join(map(str, command))} failed: {got[1]} {got[2]}")
    return got[0] == 0


def skip(what, why):
    skipped.append(what)
    print(f"{what}: skipped, {why}")


def shell(what, module, database, environment=None):
    asked(what, "sqlite3", "-batch", database, f".load {module}", f"SELECT ask('{QUESTION}');",
          environment=environment)


def check_tar(dist, place, database):
    made("tar.gz", "tar", "xzf", next(dist.glob("*.tar.gz")), "-C", place)
    top = next(place.iterdir())
    others = [file.name for file in (top / "extensions").iterdir()]
    if others != ["ask.so"]:
        made(f"extensions/ holds {others}, and rqlite would load each", "false")
    shell("tar.gz, extension", top / "extensions/ask.so", database)
    renamed = shutil.copy(top / "extensions/ask.so", place / "other_name.so")
    shell("tar.gz, under another name", renamed, database)
    program = top / "bin/sqlite-ask"
    if not program.exists():
        return skip("tar.gz, program", "this build has none")
    asked("tar.gz, program", program, database, QUESTION)


IN_PYTHON = f"""
import sqlite3, sys
sys.modules["pandas"] = None  # with it the magic gives a DataFrame
import sqlite_ask
db = sqlite_ask.connect(sys.argv[1])
assert sqlite_ask.load(db) is db
assert sqlite_ask.document(db, "hi")["code"] == "EMPTY_QUESTION", "a failure is a document"
assert sqlite_ask.rows(db, "{QUESTION}") == [{{"count(*)": 40}}], sqlite_ask.rows(db, "{QUESTION}")
plain = sqlite3.connect(sys.argv[1])
if hasattr(plain, "enable_load_extension"):
    db = sqlite_ask.load(plain)
else:
    try:
        sqlite_ask.load(plain)
        sys.exit("it should say that it cannot")
    except sqlite3.NotSupportedError as why:
        assert "sqlite_ask.connect" in str(why), why
    assert not sqlite3.connect(":memory:").execute(
        "SELECT count(*) FROM pragma_function_list WHERE name = 'ask'").fetchone()[0], "it stays"
class Shell:
    user_ns = {{"db": db}}
    def register_magic_function(self, function, magic_kind, magic_name):
        self.ask = function
notebook = Shell()
sqlite_ask.load_ipython_extension(notebook)
for given in (("db", "{QUESTION}\\n"), ("db {QUESTION}", None)):
    said = notebook.ask(*given)
    assert getattr(said, "attrs", {{"answer": said}})["answer"] == "{ANSWER}", said
assert "{SOURCE}" not in open("/proc/self/maps").read(), "loaded from the build"
print(sqlite_ask.ask(db, "{QUESTION}"))
"""


def pythons_without_loading():
    """Interpreters whose sqlite3 module cannot load extensions."""
    found = sorted(glob.glob(os.path.expanduser("~/.pyenv/versions/3.*/bin/python3")))
    found += [path for path in map(shutil.which, ("python3.11", "python3.12", "python3.13")) if path]
    code = ("import sqlite3, sys; sys.exit(sys.version_info < (3, 8) or "
            "hasattr(sqlite3.Connection, 'enable_load_extension'))")
    return [path for path in found if run(path, "-c", code)[0] == 0]


def check_wheel(dist, place, database):
    python = "/usr/bin/python3" if os.path.exists("/usr/bin/python3") else sys.executable
    if run(python, "-m", "pip", "--version")[0] != 0:
        return skip("wheel", "pip is not here")
    wheel = next(dist.glob("*.whl"))
    target = place / "installed"
    if not made("wheel", python, "-m", "pip", "install", "--no-index", "--no-deps", "--quiet",
                "--root-user-action=ignore", "--target", target, wheel):
        return None
    script = place / "asks.py"
    script.write_text(IN_PYTHON, encoding="utf-8")
    asked("wheel, Python that loads", python, script, database,
          environment={"PYTHONPATH": str(target)})
    others = pythons_without_loading()
    if not others:
        skip("wheel, Python that does not load", "there is none")
    for other in others[-2:]:
        asked(f"wheel, {run(other, '--version')[1]} without loading", other, script, database,
              environment={"PYTHONPATH": str(target)})
    if not run(python, "-m", "venv", "--help")[0] == 0:
        return None
    # As a user does it: a virtual environment, which does not need pip.
    made("venv", python, "-m", "venv", "--without-pip", place / "env")
    made("venv", python, "-m", "pip", "--python", place / "env/bin/python", "install", "--no-index",
         "--quiet", "--root-user-action=ignore", wheel)
    return asked("wheel, virtual environment", place / "env/bin/python", script, database)


IN_NODE = """
const ask = require('sqlite-ask');
let db;
try {
  const { DatabaseSync } = require('node:sqlite');
  db = new DatabaseSync(process.argv[2], { allowExtension: true });
} catch {
  const loaded = [];
  ask.load({ loadExtension: (path) => loaded.push(path) });
  console.log(loaded[0]);
}
if (db) console.log(ask.load(db).prepare('SELECT ask(?) AS answer').get(process.argv[3]).answer);
"""


def check_npm(dist, place, database):
    if not shutil.which("npm"):
        return skip("npm", "it is not here")
    packages = sorted(dist.glob("*.tgz"))
    place.joinpath("package.json").write_text('{"private": true}\n', encoding="utf-8")
    if not made("npm", "npm", "install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts",
                *packages, folder=place):
        return None
    script = place / "asks.cjs"
    script.write_text(IN_NODE, encoding="utf-8")
    node = os.environ.get("ASK_NODE") or shutil.which("node")
    if run(node, "-e", "require('node:sqlite')")[0] == 0:
        return asked(f"npm, node:sqlite of Node {run(node, '--version')[1]}", node, "--no-warnings",
                     script, database, QUESTION)
    skip("npm, node:sqlite", f"Node {run(node, '--version')[1]} has none (22.13 or newer has)")
    status, path, error = run(node, script, hidden=True)
    if status != 0 or SOURCE in Path(path).parents:
        return made(f"npm: load() wanted {path} {error}", "false")
    return shell("npm, the file that load() takes", path, database)


def check_prefix(place, database):
    if not (BUILD / "cmake_install.cmake").exists():
        return skip("cmake --install", "this folder is no build of CMake")
    if made("cmake --install", "cmake", "--install", BUILD, "--prefix", place):
        shell("cmake --install", next(place.rglob("mod_ask.so")), database)
    return None


def check_debs(place, database):
    if not shutil.which("dpkg-shlibdeps") or not shutil.which("file") or not (BUILD / "CPackConfig.cmake").exists():
        return skip("deb", "dpkg-shlibdeps or file is not here, or the build is not for Debian")
    if not made("deb", "cpack", "-G", "DEB", "-B", place / "debs", "-D",
                "CPACK_DEBIAN_COMPRESSION_TYPE=gzip", folder=BUILD):
        return None
    for deb in sorted((place / "debs").glob("*.deb")):
        made("deb", "dpkg-deb", "-x", deb, place / "root")
        print(f"{deb.name}: {run('dpkg-deb', '-f', deb, 'Depends')[1]}")
    module = next((place / "root/usr/lib").rglob("mod_ask.so"))
    if module.parent.name != run("dpkg-architecture", "-qDEB_HOST_MULTIARCH")[1]:
        made(f"deb: {module} is not in the loader's folder", "false")
    # The loader finds the folder by itself once the package is installed.
    path = {"LD_LIBRARY_PATH": str(module.parent)}
    shell("deb, .load mod_ask", "mod_ask", database, environment=path)
    program = place / "root/usr/bin/sqlite-ask"
    if program.exists():
        asked("deb, program", program, database, QUESTION)
    return None


HIDES = can_hide()
if not HIDES:
    print("the source stays visible: hiding it needs root and unshare")
with tempfile.TemporaryDirectory() as temporary:
    top = Path(temporary)
    shop = top / "shop.db"
    with open(SOURCE / "demo/shop.sql", encoding="utf-8") as demo:
        subprocess.run(["sqlite3", str(shop)], check=True, stdin=demo)
    if made("archives", sys.executable, SOURCE / "packaging/make_archives.py", BUILD, top / "dist"):
        for name in ("tar", "wheel", "npm"):
            (top / name).mkdir()
            globals()[f"check_{name}"](top / "dist", top / name, shop)
    check_prefix(top / "prefix", shop)
    (top / "deb").mkdir()
    check_debs(top / "deb", shop)
print(f"packages: {failures} failures, {len(skipped)} skipped")
sys.exit(1 if failures else 77 if {"wheel", "npm", "deb"} & set(skipped) else 0)
