#!/usr/bin/env python3
"""Calls, tokens and seconds that questions cost with a model, by step; and, with --weak, how many
mistakes of a weak model the agent mends: model_calls.py ask.so northwind.sqlite [--weak]

The model is a script on loopback that knows the right SQL of each question. The weak one makes a
mistake in half of what it writes: a table that there is not, a join without its condition, a
literal that no row holds, a filter left out, prose, a refusal. Its judge sees whether the rows are
the right ones, and errs at a rate as well. All is drawn from a seed, so that runs can be compared.
"""
import json
import random
import re
import sqlite3
import sys
import threading
import time
from collections import Counter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

FACTS = [
    ("How many customers are there?", "SELECT count(*) FROM Customers"),
    ("How many products are there?", "SELECT count(*) FROM Products"),
    ("How many orders have the ship country France?",
     "SELECT count(*) FROM Orders WHERE ShipCountry = 'France'"),
    ("What is the average unit price of products?", "SELECT avg(UnitPrice) FROM Products"),
    ("What is the highest freight of an order?", "SELECT max(Freight) FROM Orders"),
    ("How many products are discontinued?",
     "SELECT count(*) FROM Products WHERE Discontinued = '1'"),
    ("When was the first order placed?", "SELECT min(OrderDate) FROM Orders"),
    ("How many suppliers are in Germany?",
     "SELECT count(*) FROM Suppliers WHERE Country = 'Germany'"),
    ("What is the phone of Speedy Express?",
     "SELECT Phone FROM Shippers WHERE CompanyName = 'Speedy Express'"),
    ("How many employees live in London?",
     "SELECT count(*) FROM Employees WHERE City = 'London'"),
]
OTHERS = [
    ("Which customers are from Spain?",
     "SELECT CompanyName FROM Customers WHERE Country = 'Spain'"),
    ("List the names of all categories.", "SELECT CategoryName FROM Categories"),
    ("How many orders did each employee take?",
     "SELECT e.LastName, count(*) FROM Employees e JOIN Orders o ON o.EmployeeID = e.EmployeeID "
     "GROUP BY e.EmployeeID"),
    ("Which products cost more than 50?",
     "SELECT ProductName FROM Products WHERE UnitPrice > 50"),
    ("What are the five most expensive products?",
     "SELECT ProductName FROM Products ORDER BY UnitPrice DESC, ProductID LIMIT 5"),
    ("Which supplier delivers Chai?",
     "SELECT s.CompanyName FROM Suppliers s JOIN Products p ON p.SupplierID = s.SupplierID "
     "WHERE p.ProductName = 'Chai'"),
    ("How many products does each category have?",
     "SELECT c.CategoryName, count(*) FROM Categories c JOIN Products p "
     "ON p.CategoryID = c.CategoryID GROUP BY c.CategoryID"),
    ("What did each country order, in number of orders, from the most to the least?",
     "SELECT ShipCountry, count(*) FROM Orders GROUP BY ShipCountry ORDER BY count(*) DESC"),
    ("Which customers have never placed an order?",
     "SELECT c.CompanyName FROM Customers c WHERE NOT EXISTS "
     "(SELECT 1 FROM Orders o WHERE o.CustomerID = c.CustomerID)"),
    ("Which employees report to Fuller?",
     "SELECT e.FirstName, e.LastName FROM Employees e JOIN Employees m "
     "ON m.EmployeeID = e.ReportsTo WHERE m.LastName = 'Fuller'"),
    ("What is the revenue of each year?",
     "SELECT strftime('%Y', o.OrderDate), sum(d.UnitPrice * d.Quantity * (1 - d.Discount)) "
     "FROM Orders o JOIN \"Order Details\" d ON d.OrderID = o.OrderID GROUP BY 1"),
    ("Which products were ordered by customers in Norway?",
     "SELECT DISTINCT p.ProductName FROM Products p JOIN \"Order Details\" d "
     "ON d.ProductID = p.ProductID JOIN Orders o ON o.OrderID = d.OrderID "
     "WHERE o.ShipCountry = 'Norway'"),
    ("How many territories does each region have? Hint: use RegionDescription. Group by region, "
     "then count; update nothing else and take the names as they are stored in the table Regions.",
     "SELECT r.RegionDescription, count(*) FROM Regions r JOIN Territories t "
     "ON t.RegionID = r.RegionID GROUP BY r.RegionID"),
    ("Which shipper carried the most orders?",
     "SELECT s.CompanyName FROM Shippers s JOIN Orders o ON o.ShipVia = s.ShipperID "
     "GROUP BY s.ShipperID ORDER BY count(*) DESC LIMIT 1"),
    ("What is the average freight by shipper?",
     "SELECT s.CompanyName, avg(o.Freight) FROM Shippers s JOIN Orders o "
     "ON o.ShipVia = s.ShipperID GROUP BY s.ShipperID"),
    ("Which cities have more than one customer?",
     "SELECT City FROM Customers GROUP BY City HAVING count(*) > 1"),
    ("Compare the number of orders shipped to France and to Germany.",
     "SELECT ShipCountry, count(*) FROM Orders WHERE ShipCountry IN ('France', 'Germany') "
     "GROUP BY ShipCountry"),
    ("Why is the freight of orders to the USA so high?",
     "SELECT count(*), avg(Freight), max(Freight) FROM Orders WHERE ShipCountry = 'USA'"),
    ("Which orders of 1998 were never shipped?",
     "SELECT OrderID FROM Orders WHERE OrderDate >= '1998-01-01' AND ShippedDate IS NULL"),
    ("List the titles of the employees in Seattle and London, with their names, by name.",
     "SELECT FirstName, LastName, Title FROM Employees WHERE City IN ('Seattle', 'London') "
     "ORDER BY LastName"),
]
QUESTIONS = FACTS + OTHERS
GOLD = dict(QUESTIONS)
TOKEN = 4  # bytes
MISTAKES = {"table": .1, "join": .1, "literal": .1, "filter": .1, "prose": .05, "refusal": .05}
JUDGE_ERRS = .1


def rows_of(file, sql):
    """The rows, as a multiset; None if it does not run."""
    db = sqlite3.connect(f"file:{file}?immutable=1", uri=True)
    steps = [0]

    def stop():
        steps[0] += 1
        return steps[0] > 3000
    db.set_progress_handler(stop, 10000)
    try:
        return Counter(tuple(round(c, 6) if isinstance(c, float) else c for c in row)
                       for row in db.execute(sql))
    except sqlite3.Error:
        return None
    finally:
        db.close()


def spoiled(sql, kind):
    """The SQL with a mistake; the same if it has nothing that this one could be made in."""
    if kind == "table":
        return re.sub(r"FROM (\w+)", r"FROM \1_all", sql, count=1)
    if kind == "join":
        return re.sub(r" ON [\w.]+ = [\w.]+", "", sql, count=1)
    if kind == "literal":
        return re.sub(r"= '(\w)", r"= 'x\1", sql, count=1)
    return re.sub(r" WHERE .*?(?= GROUP| ORDER|$)", "", sql, count=1)


class Model:
    """The script: the right SQL, or a mistake at the rates that are set."""

    def __init__(self, file, weak):
        self.file, self.weak = file, weak
        self.gold = {question: rows_of(file, sql) for question, sql in QUESTIONS}
        self.calls, self.tokens_in, self.tokens_out = Counter(), Counter(), Counter()
        self.random = random.Random(7)
        self.lock = threading.Lock()

    def question_in(self, prompt):
        return max((q for q in GOLD if q in prompt), key=len, default=None)

    def written(self, question):
        sql = GOLD[question]
        draw = self.random.random() if self.weak else 1
        for kind, rate in MISTAKES.items():
            draw -= rate
            if draw >= 0:
                continue
            if kind == "prose":
                return "I would join the tables and count."
            if kind == "refusal":
                return json.dumps({"reasoning": "no table holds this", "sql": ""})
            sql = spoiled(sql, kind)
            break
        return json.dumps({"reasoning": "as asked", "sql": sql, "tasks": []})

    def judged(self, question, prompt):
        found = re.search(r"SQL:\n<<<\n(.*?)\n>>>", prompt, re.S)
        right = found and rows_of(self.file, found.group(1)) == self.gold[question]
        if self.weak and self.random.random() < JUDGE_ERRS:
            right = not right
        return json.dumps({"reasoning": "rows compared", "score": .95 if right else .2,
                           "confidence": .9})

    def answer(self, step, body):
        prompt = "\n".join(message.get("content") or "" for message in body["messages"])
        with self.lock:
            question = self.question_in(body["messages"][0]["content"])
            text = "These are the rows."
            if step == "write_sql":
                text = self.written(question)
            elif step == "judge":
                text = self.judged(question, prompt)
            elif step == "link":
                text = json.dumps({"tables": ["Customers", "Orders", "Products"]})
            elif step == "plan":
                text = json.dumps({"plan_type": "single", "confidence": .9, "tasks": [
                    {"id": "t1", "description": question, "sql": "", "depends_on": []}]})
            elif step == "gate":
                text = json.dumps({"is_question": True, "reason": ""})
            self.calls[step] += 1
            self.tokens_in[step] += len(prompt.encode()) // TOKEN
            self.tokens_out[step] += len(text.encode()) // TOKEN
            return text


class Server:
    def __init__(self, model):
        seconds = self.seconds = Counter()

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True

            def do_POST(self):
                started = time.perf_counter()
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                step = self.headers["X-Ask-Step"]
                reply = json.dumps({
                    "choices": [{"message": {"content": model.answer(step, body)},
                                 "finish_reason": "stop"}],
                    "usage": {"prompt_tokens": 1, "completion_tokens": 1}}).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(reply)))
                self.end_headers()
                self.wfile.write(reply)
                seconds[step] += time.perf_counter() - started

            def log_message(self, *_):
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.http.server_port}/v1"

    def stop(self):
        self.http.shutdown()


def asked(extension, file, url, options, questions):
    """Yields each question with the SQL that answered it, or None, and its seconds."""
    db = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    db.enable_load_extension(True)
    db.load_extension(extension)
    for name, value in {"model": "openai/script", "base_url": url, **options}.items():
        db.execute("SELECT ask_config(?, ?)", (name, str(value)))
    for question, _ in questions:
        started = time.perf_counter()
        sql = None
        try:
            db.execute("SELECT ask(?)", (question,)).fetchone()
            sql, = db.execute("SELECT sql FROM ask_history ORDER BY rowid DESC LIMIT 1").fetchone()
        except sqlite3.Error:
            pass
        yield question, sql, time.perf_counter() - started
    db.close()


def costs(extension, file):
    for title, questions, most in (("single facts", FACTS, 1.0), ("all", QUESTIONS, 1.6)):
        model = Model(file, weak=False)
        server = Server(model)
        took = right = 0
        for question, sql, seconds in asked(extension, file, server.url, {}, questions):
            took += seconds
            right += sql is not None and rows_of(file, sql) == model.gold[question]
        server.stop()
        calls = sum(model.calls.values())
        print(f"{title}: {len(questions)} questions, {right} right, {calls} calls, "
              f"{calls / len(questions):.2f} a question (at most {most}), {took:.2f} s")
        for step in sorted(model.calls):
            print(f"  {step:10} {model.calls[step]:4} calls {model.tokens_in[step]:7} tokens in "
                  f"{model.tokens_out[step]:6} out {server.seconds[step]:6.2f} s of the model")
        if calls / len(questions) > most:
            sys.exit("too many calls")


ROUNDS = 4
WAYS = [
    ("the first draft alone", {"max_retries": 0, "judge": "off"}),
    ("tried again on errors", {"judge": "off"}),
    ("and judged where doubtful (default)", {}),
    ("and always judged", {"judge": "always"}),
    ("and fixes in words first", {"refine": "on"}),
    ("3 drafts vote", {"candidates": 3}),
    ("5 drafts vote", {"candidates": 5}),
    ("the engine first (cascade)", {"strategy": "cascade"}),
]


def mended(extension, file):
    print(f"weak model, {ROUNDS} x {len(QUESTIONS)} questions; it errs in "
          f"{100 * sum(MISTAKES.values()):.0f} % of its SQL, its judge in {100 * JUDGE_ERRS:.0f} %")
    for title, options in WAYS:
        model = Model(file, weak=True)
        server = Server(model)
        right = 0
        for _ in range(ROUNDS):
            for question, sql, _ in asked(extension, file, server.url, options, QUESTIONS):
                right += sql is not None and rows_of(file, sql) == model.gold[question]
        server.stop()
        number = ROUNDS * len(QUESTIONS)
        print(f"  {title:40} {100 * right / number:5.1f} % right, "
              f"{sum(model.calls.values()) / number:.2f} calls a question")


def main():
    extension, file = sys.argv[1:3]
    if "--weak" in sys.argv[3:]:
        mended(extension, file)
    else:
        costs(extension, file)


if __name__ == "__main__":
    main()
