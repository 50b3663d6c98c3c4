#!/usr/bin/env python3
"""The page of sqlite-ask serve in a Chromium: check_page.py SQLITE-ASK [TEST...]

Skipped without a Chromium (apt-get install chromium). With ASK_SCREENSHOTS=FOLDER it also leaves
pictures there.
"""
import json
import os
import sqlite3
import sys
from pathlib import Path

from browser import Browser, chromium
from program import ENDLESS, SKIPPED, Server, run_tests, shared

HOSTILE = '<b>&"\'</script><img src=x onerror="document.title=1">'
CONTROL = 2  # modifiers of the DevTools protocol
LAST = "document.querySelector('#turns article:last-child')"


def quoted(name):
    return '"' + name.replace('"', '""') + '"'


def ask(browser, question):
    browser.run("document.querySelector('#question').value = ''; "
                "document.querySelector('#question').focus()")
    browser.type(question)
    browser.press("Enter", 13, CONTROL)


def text(browser, selector):
    return browser.run(f"{LAST}.querySelector({json.dumps(selector)})?.innerText")


def answered(browser, words):
    browser.until(f"{LAST}?.querySelector('.answer')?.innerText.includes({json.dumps(words)})")
    browser.until(f"!{LAST}.querySelector('button:not(.report)')")


# feature 230, 161
def test_a_question_and_its_answer(program, folder):
    server = shared(program, "--demo", "music")
    with Browser() as browser:
        browser.go(server.url)
        urls = [url for url in browser.requests() if url.startswith("http")]
        assert urls == [server.url + path for path in ("", "presets", "schema/music", "health")], urls
        assert browser.run("document.querySelectorAll('#samples button').length") == 3
        assert browser.run("document.querySelectorAll('#tables > details').length") == 9
        ask(browser, "How many artists of each kind are there?")
        answered(browser, "band")
        assert browser.run(f"[...{LAST}.querySelectorAll('.steps li')].map(s => s.className)") == [
            "done"] * 5
        assert text(browser, "h2") == "How many artists of each kind are there?"
        assert text(browser, ".badge").startswith("score 0.9")
        assert browser.run(f"{LAST}.querySelector('.badge').className") == "badge good"
        assert "count(*)" in text(browser, ".card pre")
        assert text(browser, "tbody").split() == ["band", "19", "solo", "5"]
        assert browser.run(f"{LAST}.querySelectorAll('svg rect').length") == 2
        assert "model builtin" in text(browser, ".meta")
        assert browser.run("document.querySelector('#history').innerText") == (
            "How many artists of each kind are there?")
        assert browser.run("document.querySelector('#status').textContent") == "Answered"
        # A follow-up continues the conversation, a new question starts another.
        browser.until("!document.querySelector('#follow').hidden")
        browser.click("#next")
        browser.type("only the bands")
        browser.press("Enter", 13)
        browser.until("document.querySelectorAll('#turns article').length === 2")
        browser.until(f"{LAST}.querySelector('.meta, .problem')")
        assert "(asked as:" in (text(browser, ".answer") or ""), text(browser, ".problem")
        ask(browser, "how many is that?")
        browser.until("document.querySelectorAll('#turns article').length === 3")
        browser.until(f"{LAST}.querySelector('.problem')")
        # A sample question is asked with one click.
        browser.go(server.url)
        browser.click("#samples button:nth-child(3)")
        answered(browser, "232,741")
        assert not browser.complaints()


# feature 230
def test_a_decline_shows_readings(program, folder):
    with Server(program, "--demo", "music", "--set", "min_confidence=0.99") as server, \
         Browser() as browser:
        browser.go(server.url)
        ask(browser, "price of albums by artist")
        browser.until(f"{LAST}?.querySelectorAll('.readings button').length > 1")
        assert "cannot answer" in text(browser, ".problem p")
        assert browser.run(f"[...{LAST}.querySelectorAll('.steps li')].some("
                           "s => s.className === 'failed')")
        words = text(browser, ".readings li:nth-child(2) button")
        browser.click("#turns .readings li:nth-child(2) button")
        browser.until("document.querySelectorAll('#turns article').length === 2")
        browser.until(f"{LAST}.querySelector('.answer')")
        assert text(browser, ".card .quiet") == words
        assert not browser.complaints()


# feature 230
def test_a_forgotten_conversation(program, folder):
    with Server(program, "--demo", "music", "--conversations", "1") as server, Browser() as browser:
        browser.go(server.url)
        ask(browser, "Which artists are from Sweden?")
        browser.until("!document.querySelector('#follow').hidden")
        server.events("How many artists are there?", session="another")
        browser.click("#next")
        browser.type("how many albums are there?")
        browser.press("Enter", 13)
        browser.until(f"{LAST}.querySelector('.problem button')")
        assert "no longer known" in text(browser, ".problem p")
        browser.click("#turns article:last-child .problem button")
        answered(browser, "albums")
        assert not browser.complaints()


# feature 230
def test_a_slow_question_is_stopped(program, folder):
    server = shared(program, "--demo", "music")
    with Browser() as browser:
        browser.go(server.url)
        for stop in (lambda: browser.click("#turns article:last-child > button"),
                     lambda: browser.press("Escape", 27)):
            ask(browser, ENDLESS)
            browser.until(f"{LAST}?.querySelector('.card pre')?.innerText.includes('RECURSIVE')")
            assert server.json("/health")["running"] == 1
            stop()
            browser.until(f"{LAST}.querySelector('.problem p')?.innerText === 'Stopped.'")
            while server.json("/health")["running"]:
                pass
        ask(browser, "How many artists are there?")
        answered(browser, "There are 24 artists.")


# feature 230
def test_names_and_values_stay_text(program, folder):
    with sqlite3.connect(folder / "odd.db") as db:
        db.execute(f"CREATE TABLE {quoted(HOSTILE)}({quoted(HOSTILE)} TEXT, n INTEGER)")
        db.execute(f"INSERT INTO {quoted(HOSTILE)} VALUES (?, 1), ('x\u202ey', 2)", [HOSTILE])
    db.close()
    with Server(program, folder / "odd.db") as server, Browser() as browser:
        browser.go(server.url)
        ask(browser, f"SELECT * FROM {quoted(HOSTILE)}")
        browser.until(f"{LAST}?.querySelector('td')")
        assert browser.run(f"{LAST}.querySelector('td').textContent") == HOSTILE
        assert browser.run(f"{LAST}.querySelector('th').textContent") == HOSTILE
        assert browser.run(f"{LAST}.querySelector('svg text').textContent").startswith("<b>&")
        assert HOSTILE in browser.run("document.querySelector('#tables').textContent")
        # A character that reverses the text direction is shown as a symbol.
        assert "\u202e" not in browser.run("document.body.textContent")
        assert "x\ufffdy" in text(browser, "tbody") and "x\ufffdy" in text(browser, ".answer")
        ask(browser, HOSTILE)
        browser.until("document.querySelectorAll('#turns article').length === 2")
        browser.until(f"{LAST}.querySelector('.problem, .answer')")
        assert browser.run("document.querySelectorAll('b, img').length") == 0
        assert browser.run("document.title") == "Ask the database"
        assert not browser.complaints()


# feature 230
def test_the_report_is_a_page(program, folder):
    server = shared(program, "--demo", "music")
    with Browser() as browser:
        browser.go(server.url)
        browser.run("const old = URL.createObjectURL; URL.createObjectURL = (blob) => {"
                    " window.saved = blob; return old.call(URL, blob); }; 1")
        ask(browser, "How many artists of each kind are there?")
        answered(browser, "band")
        ask(browser, "SELECT '<i>' AS x")
        browser.until("document.querySelectorAll('#turns article').length === 2")
        browser.until(f"{LAST}.querySelector('.meta')")
        browser.until("!document.querySelector('#follow').hidden")
        browser.click("#report")
        browser.until("window.saved")
        report = browser.run("window.saved.text()")
        assert report.startswith("<!doctype html>") and "Questions to Music" in report
        assert "<td>band</td>" in report and "<svg" in report and "&lt;i&gt;" in report
        assert "<script" not in report and "<button" not in report


# feature 234
def test_a_report_about_a_question(program, folder):
    server = shared(program, "--demo", "music")
    with Browser() as browser:
        browser.go(server.url)
        ask(browser, "report about concerts")
        browser.until(f"{LAST}.querySelector('button.report')")
        browser.click("#turns article:last-child button.report")
        browser.until(f"{LAST}.querySelector('.about a')")
        link = browser.run(f"(() => {{ const one = {LAST}.querySelector('.about a');"
                           " return [one.getAttribute('href'), one.target, one.rel]; })()")
        assert link[0].startswith("/report/") and link[1:] == ["_blank", "noopener"], link
        browser.send("Page.navigate", url=server.url + link[0][1:])
        # Timers are scripts, which do not run there: the page is polled.
        title = "document.readyState === 'complete' && document.querySelector('h1')?.textContent"
        assert any(browser.run(title) == "Report about concerts" for _ in range(5000))
        assert browser.run("self.origin") == "null"  # sandboxed
        assert browser.run("getComputedStyle(document.querySelector('section')).borderTopStyle"
                           ) == "solid"
        assert not browser.complaints(), browser.complaints()
        # If no report can be made, the page says so.
        browser.go(server.url)
        ask(browser, "SELECT 1 AS x")
        browser.until(f"{LAST}.querySelector('button.report')")
        browser.click("#turns article:last-child button.report")
        browser.until(f"{LAST}.querySelector('.about').innerText.includes('No report: ')")


# feature 230
def test_keyboard_names_and_widths(program, folder):
    with Server(program, "--demo", "enterprise") as server, Browser() as browser:
        browser.show(390, 800, False, True)
        browser.go(server.url)
        assert browser.run("document.activeElement.id") == "question"
        ask(browser, "SELECT * FROM dim_customer")
        browser.until(f"{LAST}?.querySelector('.meta')")
        assert browser.run("document.documentElement.scrollWidth <= 390")
        # Every input has a name for a screen reader.
        nodes = browser.send("Accessibility.getFullAXTree")["nodes"]
        for node in nodes:
            role = node.get("role", {}).get("value")
            if role in ("button", "textbox", "combobox", "image", "region") and not node["ignored"]:
                assert node.get("name", {}).get("value"), node
        # The Tab key moves from the question to the follow-up.
        browser.run("document.querySelector('#question').focus()")
        for _ in range(60):
            browser.press("Tab", 9)
            if browser.run("document.activeElement.id") == "next":
                break
        else:
            raise AssertionError("Tab does not reach the follow-up")


LONG = "x" * 300
# Content wider than a phone: name, question, required text.
WIDE = {
    "bars": ("SELECT label, n FROM wide", "svg"),
    "negative bars": ("SELECT label, n - 5e11 AS n FROM wide", "svg"),
    "a line": ("SELECT day, n FROM wide", "svg polyline"),
    "a table": ("SELECT " + ", ".join(f"'{LONG[:i + 9]}' AS column_{i}" for i in range(30)), "table"),
    "a long name": (f'SELECT 1 AS "{LONG}", 2 AS b, 3 AS c', "table"),
    "long SQL": (f"SELECT '{LONG}' AS a, length('{LONG}') AS b, 1 AS c", ".card pre"),
    "an error": (f"SELECT {LONG}_ FROM wide", ".problem"),
    "a long word": (f"How many {LONG} are there?", ".problem"),
}
# Elements that overflow the window, unless a box around them scrolls.
STICKING_OUT = """(() => {
  const own = (node) => node && node !== document.body && (own(node.parentElement) ||
    /auto|scroll|hidden/.test(getComputedStyle(node).overflowX));
  return [...document.querySelectorAll('body *')].filter((node) =>
    node.getBoundingClientRect().right > document.documentElement.clientWidth + .5 && !own(node.parentElement) &&
    !own(node)).map((node) => node.tagName + '.' + (node.className.baseVal ?? node.className));
})()"""
# Texts of a chart that are cut off at its edges.
CUT_OFF = """[...document.querySelectorAll('svg')].flatMap((svg) => {
  const edge = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('text')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < edge.left - 1 || box.right > edge.right + 1;
  }).map((one) => one.textContent);
})"""


def make_wide(file):
    with sqlite3.connect(file) as db:
        db.executescript(f"""
            CREATE TABLE wide(label TEXT, day TEXT, n REAL, {LONG} INTEGER);
            CREATE TABLE {'y' * 200}(id INTEGER PRIMARY KEY, n REAL);""")
        for i in range(12):
            label = "a label that goes on " * 6 if i % 2 else LONG
            db.execute("INSERT INTO wide VALUES (?, ?, ?, ?)",
                       [f"{i} {label}", f"2024-{i + 1:02}-01", 123456789012.5 * i, i])
    db.close()
    return file


def assert_fits(browser, what):
    """The page does not scroll sideways, and nothing on it is cut off."""
    # Not innerWidth, which grows with wide content on a phone.
    width = browser.run("document.documentElement.clientWidth")
    assert width <= browser.width, (what, width)
    wanted = browser.run("document.documentElement.scrollWidth")
    assert wanted <= width, (what, width, wanted, browser.run(STICKING_OUT))
    assert browser.run(STICKING_OUT) == [], (what, browser.run(STICKING_OUT))
    assert browser.run(CUT_OFF) == [], (what, browser.run(CUT_OFF))
    browser.run("scrollTo(9999, scrollY)")
    assert browser.run("scrollX") == 0, what


# feature 230
def test_a_narrow_phone_never_scrolls_sideways(program, folder):
    """At 360 px with wide content, also if it was drawn in a wider window."""
    pictures = os.environ.get("ASK_SCREENSHOTS")
    with Server(program, make_wide(folder / ("wide" * 20 + ".db")), "--set", "max_rows=100") as server, \
         Browser() as browser:
        for drawn_at in (360, 1280):
            browser.show(drawn_at, 780, False, drawn_at == 360)
            browser.go(server.url)
            for name, (question, part) in WIDE.items():
                ask(browser, question)
                browser.until(f"{LAST}?.querySelector('.meta, .problem') && "
                              f"{LAST}.querySelector('h2').textContent === {json.dumps(question)}")
                assert browser.run(f"!!{LAST}.querySelector({json.dumps(part)})"), (name, part)
                assert_fits(browser, (drawn_at, name))
            browser.run("document.querySelectorAll('details').forEach((one) => one.open = true)")
            browser.show(360, 780, True, True)
            assert_fits(browser, (drawn_at, "all, at 360"))
            charts = browser.run("[...document.querySelectorAll('svg')].map((one) => "
                                 "one.getBoundingClientRect().width)")
            assert len(charts) == 3 and all(100 < width < 360 for width in charts), charts
            if pictures:
                browser.screenshot(Path(pictures) / f"narrow-from-{drawn_at}.png")
        # The linked and saved pages.
        browser.run("const old = URL.createObjectURL; URL.createObjectURL = (blob) => {"
                    " window.saved = blob; return old.call(URL, blob); }; 1")
        browser.run("document.querySelector('#report').click()")
        saved = folder / "saved.html"
        saved.write_text(browser.run("window.saved.text()"))
        status, _, text = server.request("POST", "/report", {"question": "report about wide"})
        assert status == 200, text
        # From a file: pages of the server may run no script, not even this test's functions.
        report = folder / "report.html"
        report.write_text(server.request("GET", json.loads(text)["report"])[2])
        for page in (saved, report):
            browser.send("Page.navigate", url=page.as_uri())
            browser.until(f"location.href === {json.dumps(page.as_uri())} && "
                          "document.readyState === 'complete'")
            assert_fits(browser, page.name)
            if pictures:
                browser.screenshot(Path(pictures) / f"narrow-{page.stem}.png")
        assert not browser.complaints()


def long_names(file):
    with sqlite3.connect(file) as db:
        db.executescript("""
            CREATE TABLE measurements_with_a_very_long_table_name_indeed(
              id INTEGER PRIMARY KEY, the_amount_that_was_measured_on_that_day_by_us REAL);
            INSERT INTO measurements_with_a_very_long_table_name_indeed VALUES (1, 2.5);""")
    db.close()
    return file


# feature 230
def test_names_without_blanks_fit_a_phone(program, folder):
    """Before the first question, below an answer, and below a declined question."""
    names = long_names(folder / "long.db")
    questions = {
        "long": ("Show all measurements with a very long table name indeed",
                 "How many measurements_with_a_very_long_table_name_indeed are there?",
                 "who has the best lawyers?"),
        "enterprise": ("average first response minutes per support ticket priority",
                       "total amount of budget per department and account")}
    with Server(program, "--demo", "enterprise", names) as server, Browser() as browser:
        for width in (360, 320, 280):
            for preset, asked in questions.items():
                browser.show(width, 740, False, True)
                browser.go(server.url)
                choose = "document.querySelector('#preset')"
                browser.run(f"{choose}.value = '{preset}'; {choose}.dispatchEvent(new Event('change'))")
                browser.until("document.querySelector('#tables').textContent.includes("
                              f"'{'measurements_' if preset == 'long' else 'support'}') && "
                              "document.querySelector('#samples').children.length")
                assert_fits(browser, (width, preset, "before a question"))
                for question in asked:
                    ask(browser, question)
                    browser.until(f"{LAST}?.querySelector('.meta, .problem') && "
                                  f"{LAST}.querySelector('h2').textContent === {json.dumps(question)}")
                    assert_fits(browser, (width, preset, question))
                browser.run("document.querySelectorAll('details').forEach((one) => one.open = true)")
                assert_fits(browser, (width, preset, "all"))
                if preset == "long":
                    assert browser.run("document.querySelector('article .card').innerText.includes("
                                       "'measurements_with')")
        assert not browser.complaints()


# feature 230
def test_screenshots(program, folder):
    """Nothing is wider than the window, in all four themes; the pictures are for inspection."""
    pictures = os.environ.get("ASK_SCREENSHOTS")
    with Server(program, "--demo", "music", "--set", "min_confidence=0.6") as server, \
         Browser() as browser:
        for look, (width, dark) in {"desktop-light": (1280, False), "desktop-dark": (1280, True),
                                    "phone-light": (390, False), "phone-dark": (390, True)}.items():
            browser.show(width, 900, dark, width < 500)
            browser.go(server.url)
            for name, question in {
                    "answer": "How many artists of each kind are there?",
                    "chart": "How many concerts were there in each year?",
                    "long": "How many concerts were there in each month?",
                    "rows": "SELECT * FROM concerts",
                    "decline": "price of albums by artist",
                    "error": "SELECT nme FROM artist"}.items():
                if name == "decline":  # on a page of its own, with what follows
                    browser.go(server.url)
                ask(browser, question)
                browser.until(f"{LAST}?.querySelector('.meta, .problem') && "
                              f"{LAST}.querySelector('h2').innerText === {json.dumps(question)}")
                assert browser.run("document.documentElement.scrollWidth") <= width, (look, name)
                if pictures:
                    browser.screenshot(Path(pictures) / f"{look}-{name}.png")


if __name__ == "__main__":
    if not chromium():
        print("SKIPPED: the page is tested in Chromium, and there is none: apt-get install chromium")
        sys.exit(SKIPPED)
    sys.exit(run_tests(sys.modules[__name__]))
