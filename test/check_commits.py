#!/usr/bin/env python3
"""The subjects of the newest commits: check_commits.py [ROOT] | --self-test

A subject describes the change in one line: at most 72 characters, a capital first, no full stop, a verb in
the imperative first ("Add", not "Adds", "Added", "Adding" or "The"), nothing that was meant to be squashed; a
body comes after an empty line. Skips (77) where there is no history.
"""
import re
import subprocess
import sys

NEWEST = 20
LONGEST = 72
# Inflected words are no imperatives, except for the verbs below.
INFLECTED = re.compile(r".*(?:[^s]s|ed|ing)$")
IMPERATIVES = {"Bias", "Bring", "Embed", "Exceed", "Feed", "Focus", "Need", "Proceed", "Seed", "Shed", "Speed", "String"}
NOT_VERBS = {"A", "After", "An", "And", "Before", "For", "In", "More", "New", "No", "Of", "On", "Some", "The", "When", "With"}
UNFINISHED = re.compile(r"(wip|fixup!|squash!|amend!|tmp\b)", re.IGNORECASE)


def offences(message):
    subject, _, rest = message.partition("\n")
    if len(subject) > LONGEST:
        yield f"has {len(subject)} characters, {LONGEST} at most"
    if not subject[:1].isupper():
        yield "begins without a capital"
    first = subject.split(" ")[0].rstrip(":,")
    if first in NOT_VERBS or (INFLECTED.match(first) and first not in IMPERATIVES):
        yield "begins without a verb in the imperative"
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
        "Caches the roles": 1,
        "Cached roles of foreign keys": 1,
        "The roles of foreign keys are cached": 1,
        "Embed the page": 0,
        "Pass the roles on": 0,
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
