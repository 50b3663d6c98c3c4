#!/usr/bin/env python3
"""sqlite-ask --import: check_import.py sqlite-ask

Types, odd headers, odd rows, hostile files, and that a failed import leaves nothing behind.  # feature 227
"""
import csv
import io
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = str(Path(sys.argv[1]).resolve())


class Import(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def run_program(self, *arguments):
        names = ("PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS")
        variables = {name: os.environ[name] for name in names if name in os.environ}
        done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=120,
                              cwd=self.folder, stdin=subprocess.DEVNULL,
                              env={**variables, "LANG": "C.UTF-8", "HOME": str(self.folder)})
        return done.returncode, done.stdout, done.stderr

    def imported(self, content, name="data.csv"):
        """stderr, declared types by name, rows."""
        self.folder.joinpath(name).write_bytes(
            content if isinstance(content, bytes) else content.encode())
        file = self.folder / "out.db"
        file.unlink(missing_ok=True)
        code, _, err = self.run_program("out.db", "--import", name)
        self.assertEqual(code, 0, err)
        db = sqlite3.connect(file)
        table = db.execute("SELECT name FROM sqlite_schema").fetchone()[0].replace('"', '""')
        types = {row[1]: row[2] for row in db.execute(f'PRAGMA table_info("{table}")')}
        rows = db.execute(f'SELECT * FROM "{table}"').fetchall()
        db.close()
        return err, types, rows

    def column(self, *values, delimiter=","):
        """Type of the only other column and its values."""
        lines = [f"n{delimiter}v"] + [f"{i}{delimiter}{v}" for i, v in enumerate(values)]
        _, types, rows = self.imported("\n".join(lines) + "\n")
        return types["v"], [row[1] for row in rows]

    def refused(self, content, *parts):
        self.folder.joinpath("data.csv").write_bytes(
            content if isinstance(content, bytes) else content.encode())
        code, out, err = self.run_program("new.db", "--import", "data.csv")
        self.assertEqual((code, out), (1, ""), err)
        for part in parts:
            self.assertIn(part, err)
        self.assertEqual([file.name for file in self.folder.iterdir() if "new.db" in file.name], [])

    def test_numbers(self):
        self.assertEqual(self.column("1", "-2", "9223372036854775807", ""),
                         ("INTEGER", [1, -2, 9223372036854775807, None]))
        self.assertEqual(self.column("1", "2.5", "-.5", "1.5e-3", " 7 "),
                         ("REAL", [1.0, 2.5, -0.5, 0.0015, 7.0]))
        for values in (["007", "8"], ["0123.5"], ["+49123"], ["12E5"], ["9223372036854775808"],
                       ["1", "x"], ["1'5"], ["0x10"], ["1e"], ["nan"], ["-"], ["."]):
            self.assertEqual(self.column(*values), ("TEXT", values))
        # More digits than a real holds: not mixed with reals.
        self.assertEqual(self.column("12345678901234567", "1.5")[0], "TEXT")

    def test_decimal_commas(self):
        self.assertEqual(self.column("1,5", "-2", "1,25", delimiter=";"), ("REAL", [1.5, -2.0, 1.25]))
        self.assertEqual(self.column("1,5", "1.5", delimiter=";")[0], "TEXT")

    def test_amounts(self):
        for given, stored in (
                (('"$1,299.00"', "$5", "$-7.50", "-$0.5", ""), [1299.0, 5.0, -7.5, -0.5, None]),
                (("5 EUR", "12.25 EUR", '"1,000 EUR"', "3"), [5.0, 12.25, 1000.0, 3.0]),
                (("50%", "2.5 %"), [50.0, 2.5]), (('"1,299"', "4"), [1299.0, 4.0])):
            self.assertEqual(self.column(*given), ("REAL", stored))
        self.assertEqual(self.column("1.299,00 €", "5 €", "0,5", delimiter=";"),
                         ("REAL", [1299.0, 5.0, 0.5]))
        # Two units, odd digit groups, codes, and texts that are no numbers.
        for given in (("$5", "€5"), ('"12,34"', "1"), ('"1,2345"', "1"), ('"0,123"', "1"), ("$007",),
                      ("$", "1"), ("5%", "$5"), ("$1.2.3",), ("$$5",), ("--5$",)):
            type_, values = self.column(*given)
            self.assertEqual((type_, all(isinstance(v, (str, int)) for v in values)), ("TEXT", True),
                             (given, values))
        err, _, _ = self.imported("n,fee\n1,$5\n2,$7\n")
        self.assertIn('the amounts of fee are stored as numbers, without "$"', err)

    def test_dates(self):
        iso = ["2024-02-29", "1999-12-31"]
        self.assertEqual(self.column(*iso), ("DATE", iso))
        times = ["2024-02-29T10:30:00Z", "2024-02-29 23:59", "2024-03-01T00:00:00.250+02:00"]
        # normalised so that they sort: in UTC, with a blank before the time
        self.assertEqual(self.column(*times),
                         ("DATETIME", ["2024-02-29 10:30:00", "2024-02-29 23:59",
                                       "2024-02-29 22:00:00.250"]))
        self.assertEqual(self.column("31.01.2024", "1.2.2024"), ("DATE", ["2024-01-31", "2024-02-01"]))
        self.assertEqual(self.column("2024/01/31"), ("DATE", ["2024-01-31"]))
        self.assertEqual(self.column("01/31/2024", "02/01/2024"),
                         ("DATE", ["2024-01-31", "2024-02-01"]))
        self.assertEqual(self.column("31/01/2024", "02/01/2024"),
                         ("DATE", ["2024-01-31", "2024-01-02"]))
        self.assertEqual(self.column("1/31/2024 9:05", "2/1/2024 1:45 PM", "2/1/2024 12:00 AM"),
                         ("DATETIME", ["2024-01-31 09:05", "2024-02-01 13:45", "2024-02-01 00:00"]))
        self.assertEqual(self.column('"Jan 31, 2024"', "1 February 2024", "02-Mar-2024"),
                         ("DATE", ["2024-01-31", "2024-02-01", "2024-03-02"]))
        for values in (["2023-02-29"], ["31/01/2024", "01/31/2024"], ["2024-1-5"], ["32.01.2024"],
                       ["1/2/24"], ["2024-01-05x"], ["2024-01-05 25:00"], ["2024-01-05", "1"],
                       ["31.01.2024", "2024-01-31"]):
            self.assertEqual(self.column(*values), ("TEXT", values))

    def test_days_and_months_that_cannot_be_told_apart(self):
        err, types, rows = self.imported("n,when\n1,01/02/2024\n2,03/04/2024\n")
        self.assertEqual((types["when"], rows[0][1]), ("TEXT", "01/02/2024"))
        self.assertIn("the dates of when could begin with the day or with the month", err)

    def test_quotes(self):
        _, _, rows = self.imported('a,b,c\r\n"x,\r\n""y""",plain "quote",""\r\n"end"more,2,"3"\r\n')
        self.assertEqual(rows, [('x,\r\n"y"', 'plain "quote"', None), ("endmore", "2", 3)])

    def test_ends_of_lines(self):
        for end in ("\n", "\r\n", "\r"):
            for last in (end, ""):
                _, _, rows = self.imported(end.join(("a,b", "1,x", "", "2,y")) + last)
                self.assertEqual(rows, [(1, "x"), (2, "y")])

    def test_carriage_return_inside_a_line(self):
        self.assertEqual(self.imported("a,b\n1,x\ry\n2,z\r\n")[2], [(1, "x\ry"), (2, "z")])

    def test_delimiters(self):
        for delimiter in ",;\t|":
            _, types, rows = self.imported(f"a{delimiter}b\n1{delimiter}\"x{delimiter}, y\"\n")
            self.assertEqual((list(types), rows), (["a", "b"], [(1, f"x{delimiter}, y")]))
        # A name in the header contains a comma.
        _, types, _ = self.imported("name;price, EUR\nx;1\ny;2\n")
        self.assertEqual(list(types), ["name", "price, EUR"])

    def test_headers(self):
        header = '\ufeffid,,Name,name,NAME_2,"a\nb","q""\'[;"'
        err, types, _ = self.imported(header + "\n1,2,3,4,5,6,7\n")
        self.assertEqual(list(types), ["id", "column_2", "Name", "name_2", "NAME_2_2", "a b", "q\"'[;"])
        self.assertIn("column 2 has no name; it is column_2", err)
        self.assertIn('column 4 is another "name"; it is name_2', err)

    def key_of(self, content, name="data.csv"):
        self.imported(content, name)
        db = sqlite3.connect(self.folder / "out.db")
        table = db.execute("SELECT name FROM sqlite_schema").fetchone()[0]
        keys = [row[1] for row in db.execute(f'PRAGMA table_info("{table}")') if row[5]]
        db.close()
        return keys

    def test_keys(self):
        self.assertEqual(self.key_of("id,v\n1,a\n2,b\n"), ["id"])
        self.assertEqual(self.key_of("v,ID\na,7\nb,-3\nc,5\n"), ["ID"])
        self.assertEqual(self.key_of("customer_id,id_type\n1,1\n", "customers.csv"), ["customer_id"])
        self.assertEqual(self.key_of("city_id,n\n1,1\n", "cities.csv"), ["city_id"])
        for content in ("id\n1\n3\n1\n", "id,v\n1,a\n,b\n", "id,v\n1,a\nx,b\n", "id,v\n", "n\n1\n",
                        "id,v\n01,a\n", "customer_id\n1\n"):
            self.assertEqual(self.key_of(content), [], content)

    def test_joins_after_it(self):
        self.folder.joinpath("customers.csv").write_text("id,name\n1,Ada\n2,Ben\n")
        self.folder.joinpath("orders.csv").write_text("id,customer_id\n1,1\n2,1\n3,2\n")
        code, out, err = self.run_program(":memory:", "--import", "customers.csv", "orders.csv",
                                          "How many orders does each customer have?", "--csv")
        self.assertEqual((code, out.splitlines()[1:]), (0, ["Ada,2", "Ben,1"]), err)

    def test_short_rows(self):
        err, _, rows = self.imported('a,b,c\n1,"x\ny"\n2,x,y\n3\n4,x,y,,\n')
        self.assertEqual(rows, [(1, "x\ny", None), (2, "x", "y"), (3, None, None), (4, "x", "y")])
        self.assertIn("lines 2, 5 have fewer values than the header; the rest is NULL", err)

    def test_bytes_that_are_not_utf8(self):
        err, _, rows = self.imported(b"a,b\n1,caf\xe9\n2,\xc3\xa9\n")
        self.assertEqual(rows, [(1, "caf\ufffd"), (2, "é")])
        self.assertIn("1 value is not UTF-8", err)

    def test_name_of_the_table(self):
        for file, table in (("Sales 2024.csv", "Sales 2024"), ("sqlite_x.csv", "t_sqlite_x"),
                            ('a"b;--.csv', 'a"b;--'), ("select.csv", "select")):
            err, _, rows = self.imported("a\n1\n", file)
            self.assertEqual(rows, [(1,)])
            self.assertTrue(err.startswith(f"{table}: 1 row, 1 column (1 integer)\n"), err)

    def test_refused_files(self):
        self.refused("", "is empty")
        self.refused("\n\n", "is empty")
        self.refused("a,b\n1,2,3\n4,5\n6,7,8\n", '"data.csv": lines 2, 4 have more values than the header')
        self.refused('a,b\n1,2\n3,"x\n', "a quote in the record of line 3 is not closed")
        self.refused(b"a,b\n1,x\0y\n", "line 2 holds a NUL byte")
        self.refused("a,b\n1,2\n".encode("utf-16"), "is UTF-16")
        self.refused(",".join(f"c{i}" for i in range(2001)) + "\n", "2001 columns")
        code, _, err = self.run_program("new.db", "--import", "missing.csv")
        self.assertEqual(code, 1)
        self.assertIn("does not exist", err)
        os.mkfifo(self.folder / "pipe.csv")
        code, _, err = self.run_program("new.db", "--import", "pipe.csv")
        self.assertEqual(code, 1)
        self.assertIn("is not a regular file", err)
        self.assertFalse((self.folder / "new.db").exists())

    def test_wrong_settings_make_no_file(self):
        self.folder.joinpath("good.csv").write_text("a\n1\n")
        code, _, _ = self.run_program("new.db", "--import", "good.csv", "--set", "max_row=1")
        self.assertEqual(code, 2)
        self.assertFalse((self.folder / "new.db").exists())

    def test_all_or_nothing(self):
        self.folder.joinpath("good.csv").write_text("a\n1\n")
        self.folder.joinpath("bad.csv").write_text("a\n1,2\n")
        self.assertEqual(self.run_program("new.db", "--import", "good.csv", "bad.csv")[0], 1)
        self.assertFalse((self.folder / "new.db").exists())
        # An existing database is unchanged, and a table is never replaced.
        self.assertEqual(self.run_program("new.db", "--import", "good.csv")[0], 0)
        before = (self.folder / "new.db").read_bytes()
        code, _, err = self.run_program("new.db", "--import", "good.csv")
        self.assertEqual(code, 1)
        self.assertIn("already exists", err)
        self.assertEqual(self.run_program("new.db", "--import", "bad.csv")[0], 1)
        self.assertEqual((self.folder / "new.db").read_bytes(), before)

    def test_questions_after_it(self):
        self.folder.joinpath("people.csv").write_text("id,name,city\n1,Ada,Oslo\n2,Ben,Bern\n")
        self.folder.joinpath("towns.csv").write_text("id,name\n1,Oslo\n")
        for arguments in (("--import", "people.csv", "towns.csv", "How many people are there?"),
                          ("How many people are there?", "--import", "people.csv"),
                          ("--import", "people.csv", "--", "How many people are there?")):
            code, out, err = self.run_program(":memory:", *arguments)
            self.assertEqual((code, out), (0, "There are 2 people.\n"), err)

    def test_as_another_reader_reads_it(self):
        chance = random.Random(227)
        for _ in range(30):
            # Python's writer does not quote a CR, which most readers take as the end of a line.
            quoting, letters = chance.choice(((csv.QUOTE_MINIMAL, 'ab",;\t\n é'),
                                              (csv.QUOTE_ALL, 'ab",;\t\r\n é')))
            rows = [["".join(chance.choices(letters, k=chance.randrange(6))) for _ in range(3)]
                    for _ in range(40)]
            text = io.StringIO()
            end = chance.choice(("\n", "\r\n"))
            csv.writer(text, lineterminator=end, quoting=quoting).writerows([["x", "y", "z"], *rows])
            _, _, got = self.imported(text.getvalue())
            want = [tuple(cell or None for cell in row) for row in rows]
            self.assertEqual(got, want, text.getvalue())

    def test_a_record_longer_than_the_buffer(self):
        long = "x" * 3_000_000
        _, _, rows = self.imported(f'a,b\n1,"{long}\n"\n2,y\n')
        self.assertEqual(rows, [(1, long + "\n"), (2, "y")])

    def test_records_across_the_buffer(self):
        # Chunks end at every position of a quoted record.
        lines = [f'{i},"a ""{i}"" b\r\n",é{i}' for i in range(60_000)]
        _, types, rows = self.imported("n,t,u\r\n" + "\r\n".join(lines) + "\r\n")
        self.assertEqual(types["n"], "INTEGER")
        self.assertEqual(rows, [(i, f'a "{i}" b\r\n', f"é{i}") for i in range(60_000)])


unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
