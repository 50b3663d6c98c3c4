#!/usr/bin/env python3
"""Follows docs/extending.md: check_extending.py ROOT ask.so [--compile COMPILE_COMMANDS]

Makes every change of the page in a copy of the source: each must find its place, once. Runs the shell
block. With --compile what was touched is compiled, as compile_commands.json does it but without code.
# feature 238
"""
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT, EXTENSION = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
COMMANDS = Path(sys.argv[4]).resolve() if sys.argv[3:4] == ["--compile"] else None
CHANGE = re.compile(r"^In `([^`]+)`, (after|before|in place of) `([^\n]+)`:\n\n```cpp\n(.*?)^```$", re.M | re.S)
NEW = re.compile(r"^The new file `([^`]+)`:\n\n```cpp\n(.*?)^```$", re.M | re.S)
SHELL = re.compile(r"^```sh\n(.*?)^```$", re.M | re.S)
failures = 0


def fail(why):
    global failures
    failures += 1
    print(why)


def apply(tree, page):
    touched = []
    for name, text in NEW.findall(page):
        if (tree / name).exists():
            fail(f"{name} is there already")
        (tree / name).write_text(text, encoding="utf-8")
        touched.append(name)
    for name, where, anchor, text in CHANGE.findall(page):
        lines = (tree / name).read_text(encoding="utf-8").splitlines(keepends=True)
        at = [i for i, line in enumerate(lines) if line.strip().startswith(anchor)]
        if len(at) != 1:
            fail(f"{name}: {len(at)} lines begin with {anchor}")
            continue
        begin, end = at[0] + (where == "after"), at[0] + (where != "before")
        lines[begin:end] = [text]
        (tree / name).write_text("".join(lines), encoding="utf-8")
        touched.append(name)
    return dict.fromkeys(touched)


def compile_touched(tree, touched):
    """With the flags of a file of the agent; a header is compiled through a file that includes it."""
    commands = json.loads(COMMANDS.read_text(encoding="utf-8"))
    command = next(c for c in commands if "agent.dir" in c["command"] and "embedded" not in c["file"])
    flags = [word for word in shlex.split(command["command"])
             if word.startswith(("-D", "-I", "-std", "-W", "-isystem"))]
    flags = [flag.replace(f"-I{ROOT}", f"-I{tree}") if flag == f"-I{ROOT}" else flag for flag in flags]
    for name in touched:
        if not name.endswith(".cpp"):
            continue
        done = subprocess.run([*shlex.split(command["command"])[:1], *flags, "-include",
                               "agent/common/json_memory.h", "-fsyntax-only", str(tree / name)],
                              cwd=tree, capture_output=True, text=True)
        print(f"compiled {name}")
        if done.returncode != 0:
            fail(done.stderr)


def run_shell(tree, script):
    script = script.replace("build/release/ask", str(EXTENSION))
    done = subprocess.run(["sh", "-euc", script], cwd=tree, capture_output=True, text=True,
                          env={k: v for k, v in os.environ.items() if not k.startswith("ASK_")})
    if done.returncode != 0 or "Amounts are in euros." not in done.stdout:
        fail(f"the prompt does not hold the new line: {done.stdout[:200]}{done.stderr}")


def main():
    page = (ROOT / "docs/extending.md").read_text(encoding="utf-8")
    blocks = len(re.findall(r"(?m)^```(cpp|sh)$", page))
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in ("agent", "prompts"):
            shutil.copytree(ROOT / name, tree / name)
        run_shell(tree, SHELL.search(page).group(1))
        touched = apply(tree, page)
        followed = len(NEW.findall(page)) + len(CHANGE.findall(page)) + len(SHELL.findall(page))
        if followed != blocks:
            fail(f"{blocks} blocks, {followed} of them with a place")
        if COMMANDS:
            compile_touched(tree, touched)
    print(f"extending: {blocks} blocks, {failures} failures")
    return failures > 0


sys.exit(main())
