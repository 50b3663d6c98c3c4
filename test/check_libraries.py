#!/usr/bin/env python3
"""The libraries that loading the extension loads: check_libraries.py ask.so (uses readelf of binutils)

It stands alone: it needs the C library, and the C++ runtime only with a sanitizer; and libcurl with
its dozens is not opened by the builtin model either.
# feature 196, feature 197, feature 235
"""
import os
import re
import subprocess
import sys
from pathlib import Path

EXTENSION = str(Path(sys.argv[1]).resolve())
ALONE = re.compile(r"(ld-linux.*|libc|libm|libdl|libpthread)\.so(\.\d+)*")
SANITIZED = re.compile(r"(libstdc\+\+|libc\+\+|libc\+\+abi|libgcc_s|libunwind"
                       r"|lib[alt]san|libubsan|libclang_rt\..*)\.so(\.\d+)*")
QUESTION = "How many artists are there?"

listed = subprocess.run(["readelf", "-d", EXTENSION], check=True, capture_output=True,
                        text=True, env={**os.environ, "LC_ALL": "C"}).stdout
needed = re.findall(r"\(NEEDED\).*\[(.*)\]", listed)
print("needed:", *needed)
sanitized = any(re.match("lib([alt]|ub)san|libclang_rt", name) for name in needed)
problems = [f"{name} is not on the list" for name in needed
            if not ALONE.fullmatch(name) and not (sanitized and SANITIZED.fullmatch(name))]
# Regression: a resolver thread of libcurl jumped into an unloaded library.
if "NODELETE" not in listed:
    problems.append("it could be unloaded, while threads of libcurl are at work")
if not needed:
    problems.append("readelf names no library at all")

# glibc's loader can list the libraries it loads.
done = subprocess.run(["sqlite3", "-batch", ":memory:", f".load {EXTENSION}",
                       "SELECT ask_demo('music') IS NOT NULL;", f"SELECT ask('{QUESTION}');"],
                      capture_output=True, text=True, timeout=60,
                      env={**os.environ, "ASK_MODEL": "builtin", "LD_DEBUG": "files"})
if done.returncode != 0 or "There are" not in done.stdout:
    problems.append(f"the question is not answered: {done.stdout}")
opened = sorted(set(re.findall(r"file=(\S+) \[\d+\];\s+(?:dynamically loaded|needed)", done.stderr)))
if opened and EXTENSION not in opened:
    problems.append("the loader's report does not name the extension")
problems += [f"{name} is opened though no model is called" for name in opened
             if "curl" in Path(name).name]
print("opened:", *opened or ["(the loader does not say)"])
print(*problems, sep="\n")
sys.exit(len(problems) > 0)
