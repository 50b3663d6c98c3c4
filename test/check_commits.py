#!/usr/bin/env python3
"""The subjects of the newest commits: check_commits.py [ROOT] | --self-test

A subject says the change in one line: at most 72 characters, a capital first, no full stop, nothing that
was meant to be squashed; a body comes after an empty line. Skips (77) where there is no history.
"""
import re
import subprocess
import sys

NEWEST = 20
LONGEST = 72
UNFINISHED = re.compile(r"(wip|fixup!|squash!|amend!|tmp\b)", re.IGNORECASE)


def offences(message):
    subject, _, rest = message.partition("\n")
    if len(subject) > LONGEST:
        yield f"has {len(subject)} characters, {LONGEST} at most"
    if not subject[:1].isupper():
        yield "begins without a capital"
    if subject.endswith("."):
        yield "ends with a full stop"
    if UNFINISHED.match(subject):
        yield "is not finished"
    if rest.strip() and not rest.startswith("\n"):
        yield "is followed by no empty line"


def messages(root):
    log = subprocess.run(["git", "-C", root, "log", f"-{NEWEST}", "--no-merges", "--format=%B%x00"],
                         capture_output=True, text=True)
    return [m.strip() for m in log.stdout.split("\0") if m.strip()] if log.returncode == 0 else []


def self_test():
    expected = {
        "Cache the roles of foreign keys per schema": 0,
        "Cache the roles\n\nThey were read for each question.": 0,
        "Cache the roles\nThey were read for each question.": 1,
        "cache the roles.": 2,
        "WIP": 1,
        "fixup! Cache the roles": 2,
        "Cache " + "x" * 67: 1,
    }
    wrong = [m for m, count in expected.items() if len(list(offences(m))) != count]
    print("\n".join(wrong) or "self-test passed")
    return 1 if wrong else 0


def main():
    if "--self-test" in sys.argv:
        return self_test()
    found = messages(sys.argv[1] if len(sys.argv) > 1 else ".")
    if not found:
        print("skipped: no history of commits here")
        return 77
    wrong = [(m.partition("\n")[0], what) for m in found for what in offences(m)]
    for subject, what in wrong:
        print(f"commit \"{subject}\": the subject {what}")
    return 1 if wrong else 0


sys.exit(main())
