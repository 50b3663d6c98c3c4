#!/usr/bin/env python3
"""The extension in PHP, Perl, Tcl and ODBC, and by .sqliterc: check_languages.py ask.so

Each host is packaged by Debian; missing ones are listed as skipped, and the exit code is 77 if all
are missing.  # feature 196, feature 237
"""
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

EXTENSION = Path(sys.argv[1]).resolve()
SHOP = Path(__file__).resolve().parents[2] / "demo/shop.sql"
QUESTION, ANSWER = "How many customers are there?", "There are 40 customers."
failures = tried = 0

PERL = """
use DBI;
my ($file, $extension, $question) = @ARGV;
my $db = DBI->connect("dbi:SQLite:dbname=$file", '', '', {RaiseError => 1});
$db->sqlite_enable_load_extension(1);
$db->sqlite_load_extension($extension);
$db->sqlite_enable_load_extension(0);
print $db->selectrow_array('SELECT ask(?)', undef, $question), "\\n";
eval { $db->{PrintError} = 0; $db->selectrow_array('SELECT ask(?)', undef, 'hi') };
die 'no error' unless $db->errstr =~ /^ask: /;
"""
TCL = """
package require sqlite3
lassign $argv file extension question
sqlite3 db $file
db enable_load_extension 1
db eval {SELECT load_extension($extension)}
db enable_load_extension 0
puts [db onecolumn {SELECT ask($question)}]
if {![catch {db eval {SELECT ask('hi')}} why] || ![string match "ask: *" $why]} {error "no error: $why"}
"""
PHP = """<?php
[, $file, $question] = $argv;
$db = new SQLite3($file);
$db->enableExceptions(true);
$db->loadExtension(getenv('EXTENSION_NAME'));
$statement = $db->prepare('SELECT ask(:question)');
$statement->bindValue(':question', $question);
echo $statement->execute()->fetchArray(SQLITE3_NUM)[0], PHP_EOL;
try { $db->querySingle("SELECT ask('hi')"); exit('no error'); } catch (Exception $e) {}
"""
PHP_PDO = """<?php
[, $file, $question] = $argv;
$db = new Pdo\\Sqlite("sqlite:$file");
$db->loadExtension(getenv('EXTENSION'));
$statement = $db->prepare('SELECT ask(?)');
$statement->execute([$question]);
echo $statement->fetchColumn(), PHP_EOL;
"""


def run(*command, environment=None, given=None):
    if not shutil.which(str(command[0])):
        return 127, "", f"{command[0]} is not here"
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=120,
                          input=given, env={**os.environ, "ASK_MODEL": "builtin",
                                            "EXTENSION": str(EXTENSION),
                                            "EXTENSION_NAME": EXTENSION.name, **(environment or {})})
    return done.returncode, done.stdout, done.stderr


def expect(what, got, wanted=(0, ANSWER + "\n", "")):
    global failures, tried
    tried += 1
    print(f"{what}: {got[1].strip()}")
    if got != wanted:
        failures += 1
        print(f"  wanted {wanted}, got {got}")


def script(folder, name, text):
    path = Path(folder, name)
    path.write_text(text, encoding="utf-8")
    return path


def perl(folder, database):
    if run("perl", "-MDBD::SQLite", "-e", "1")[0] != 0:
        return print("Perl: skipped, libdbd-sqlite3-perl is not here")
    return expect("Perl, DBD::SQLite", run("perl", script(folder, "ask.pl", PERL), database, EXTENSION,
                                           QUESTION))


def tcl(folder, database):
    # A script from standard input continues after an error and exits with 0.
    if run("tclsh", given="exit [catch {package require sqlite3}]")[0] != 0:
        return print("Tcl: skipped, libsqlite3-tcl is not here")
    return expect("Tcl", run("tclsh", script(folder, "ask.tcl", TCL), database, EXTENSION, QUESTION))


def php(folder, database):
    if run("php", "-r", "new SQLite3(':memory:');")[0] != 0:
        return print("PHP: skipped, php-sqlite3 is not here")
    where = ("-d", f"sqlite3.extension_dir={EXTENSION.parent}")
    expect("PHP, SQLite3", run("php", *where, script(folder, "ask.php", PHP), database, QUESTION))
    if run("php", "-r", "exit(class_exists('Pdo\\Sqlite') ? 0 : 1);")[0] != 0:
        return print("PHP, PDO: skipped, loadExtension() is there from PHP 8.4 on")
    return expect("PHP, PDO", run("php", script(folder, "pdo.php", PHP_PDO), database, QUESTION))


def odbc(_, database):
    driver = run("odbcinst", "-q", "-d", "-n", "SQLite3") if shutil.which("odbcinst") else (1, "", "")
    if driver[0] != 0 or not shutil.which("isql"):
        return print("ODBC: skipped, unixodbc or libsqliteodbc is not here")
    status, said, error = run(
        "isql", "-b", "-k", f"DRIVER=SQLite3;Database={database};LoadExt={EXTENSION}",
        given=f"SELECT ask('{QUESTION}')\n")
    answer = ANSWER + "\n" if ANSWER in said else said
    return expect("ODBC", (status, answer, error))


def sqliterc(folder, database):
    # The shell takes the home folder from the user database, so the file is given explicitly.
    file = script(folder, ".sqliterc", f".load {EXTENSION}\n")
    return expect(".sqliterc", run("sqlite3", "-init", file, database, f"SELECT ask('{QUESTION}');"))


if "LD_PRELOAD" in os.environ:
    print("languages: skipped, these hosts do not run with a sanitizer")
    sys.exit(77)
with tempfile.TemporaryDirectory() as temporary:
    shop = Path(temporary, "shop.db")
    with open(SHOP, encoding="utf-8") as demo:
        subprocess.run(["sqlite3", str(shop)], check=True, stdin=demo)
    for host in (perl, tcl, php, odbc, sqliterc):
        host(temporary, shop)
print(f"languages: {failures} failures, {tried} tried")
sys.exit(1 if failures else 0 if tried > 1 else 77)
