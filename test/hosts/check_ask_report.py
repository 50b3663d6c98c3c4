#!/usr/bin/env python3
"""The page of ask_report in other programs: check_ask_report.py ask.so

An XML parser reads it, whatever the database contains; a Chromium shows it without an error, light
and dark, at the width of a phone. Without a Chromium that part is skipped. With
ASK_SCREENSHOTS=FOLDER it leaves pictures there.

feature 200, feature 234
"""
import json
import os
import re
import sqlite3
import sys
import tempfile
import xml.dom.minidom
from pathlib import Path

EXTENSION = sys.argv[1]
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))
from browser import Browser, chromium  # noqa: E402

HOSTILE = ["<b>&\"'", "</details>", "]]>", "<script>alert(1)</script>", "x" * 1_000_000, "a\0b",
           "\x1b[31m\u202e", "<!--", "</section></style>"]
MOST = 2_000_000  # bytes


def connect():
    db = sqlite3.connect(":memory:")
    db.enable_load_extension(True)
    db.load_extension(EXTENSION)
    return db


def report(db, question, **options):
    return db.execute("SELECT ask_report(?, ?)", (question, json.dumps(options))).fetchone()[0]


def parsed(page):
    """Well-formed, of limited size, without scripts, external resources and links."""
    assert len(page.encode()) <= MOST, len(page)
    document = xml.dom.minidom.parseString(page.encode())
    names = {element.tagName for element in document.getElementsByTagName("*")}
    assert not names & {"script", "link", "img", "iframe", "object", "a", "form", "base", "b"}, names
    for element in document.getElementsByTagName("*"):
        for name in element.attributes.keys():
            assert not name.startswith("on") and name not in ("src", "href", "xlink:href"), name
    assert not re.search(r"url\(|@import", page)
    return document


def check_demos():
    """One section for each question of the outline, each with a sentence and a table or chart."""
    for demo, question, options in (
            ("shop", "sales report", {}), ("shop", "sales report", {"report": "analysis"}),
            ("music", "report about concerts", {}), ("music", "why did revenue fall in 2024?", {}),
            ("enterprise", "sales report", {}), ("enterprise", "overview", {})):
        db = connect()
        db.execute("SELECT ask_demo(?)", (demo,))
        outline = db.execute("SELECT ask_outline(?, ?)", (question, json.dumps(options))).fetchone()[0]
        questions = [line[2:] for line in outline.split("\n") if line.startswith("- ")]
        assert 1 <= len(questions) <= 12, outline
        sections = parsed(report(db, question, **options)).getElementsByTagName("section")
        assert len(sections) == len(questions), (len(sections), outline)
        for section in sections:
            shown = [one for name in ("svg", "table") for one in section.getElementsByTagName(name)]
            values = [p for p in section.getElementsByTagName("p")
                      if p.getAttribute("class") == "value"]
            assert shown or values, section.toxml()
            assert section.getElementsByTagName("pre"), section.toxml()
        for one in questions:
            assert db.execute("SELECT ask(?)", (one,)).fetchone()[0]
    db = connect()
    db.execute("SELECT ask_demo('music')")
    page = report(db, "sales report")
    assert len(parsed(page).getElementsByTagName("section")) == 12
    assert "Further questions did not fit: a report has at most 12 sections." in page


def check_hostile():
    db = connect()
    db.executescript("CREATE TABLE shops(id INTEGER PRIMARY KEY, name TEXT);"
                     "CREATE TABLE sales(id INTEGER PRIMARY KEY, shop_id INTEGER REFERENCES shops(id),"
                     " status TEXT, day TEXT, amount REAL)")
    for i, label in enumerate(HOSTILE):
        db.execute("INSERT INTO shops VALUES(?, ?)", (i + 1, label))
    for i in range(900):
        db.execute("INSERT INTO sales(shop_id, status, day, amount) VALUES(?, ?, ?, ?)",
                   (1 + i % len(HOSTILE), HOSTILE[i % 4], f"{2022 + i % 2}-{1 + i % 12:02}-15", i % 7))
    for question in ("report about sales", "what explains the change in sales in 2023?",
                     "report about <b>sales</b> & </title>"):
        document = parsed(report(db, question))
        assert document.getElementsByTagName("section"), question
        shown = [cell.firstChild.data for cell in document.getElementsByTagName("td")
                 if cell.firstChild]
        assert HOSTILE[0] in shown and HOSTILE[3] in shown, (question, shown[:20])
        for form in ("markdown", "json"):
            text = report(db, question, format=form)
            assert len(text.encode()) <= MOST
            if form == "json":
                assert json.loads(text)["sections"]
            else:
                assert not re.search(r"(?<!\\)<[a-z/!]", text.split("```")[0]), text[:300]


def check_browser(folder):
    if not chromium():
        print("no chromium: the page is not shown")
        return
    if os.environ.get("LD_PRELOAD"):
        print("a sanitizer's runtime is loaded first: the page is shown with the release library")
        return
    pictures = os.environ.get("ASK_SCREENSHOTS")
    for demo, question in (("shop", "sales report"), ("shop", "why did revenue fall in 2024?")):
        db = connect()
        db.execute("SELECT ask_demo(?)", (demo,))
        page = Path(folder) / "report.html"
        page.write_text(report(db, question))
        for name, width, height, dark in (("light", 1100, 900, False), ("dark", 1100, 900, True),
                                          ("phone", 390, 800, False)):
            with Browser() as browser:
                browser.show(width, height, dark, phone=name == "phone")
                browser.send("Page.navigate", url=page.as_uri())
                browser.until("document.readyState === 'complete' && document.querySelector('h1')")
                wide = browser.run("document.documentElement.scrollWidth")
                assert wide <= width, (name, wide)
                paper, ink = browser.run("[getComputedStyle(document.body).backgroundColor, "
                                         "getComputedStyle(document.body).color]")
                brightness = sum(map(int, re.findall(r"\d+", paper)[:3]))
                assert (brightness < 200) == dark and paper != ink, (name, paper, ink)
                assert browser.run("document.querySelectorAll('svg').length") > 0
                assert not browser.complaints(), browser.complaints()
                loaded = [url for url in browser.requests() if not url.startswith("file:")]
                assert not loaded, loaded
                if pictures:
                    browser.screenshot(Path(pictures) / f"report_{question.split()[0]}_{name}.png")


with tempfile.TemporaryDirectory() as here:
    check_demos()
    check_hostile()
    check_browser(here)
