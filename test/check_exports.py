#!/usr/bin/env python3
"""The extension exports its entry point under two names: check_exports.py ask.so (uses nm)."""
import subprocess
import sys

listed = subprocess.run(["nm", "-D", "--defined-only", sys.argv[1]], check=True,
                        capture_output=True, text=True).stdout
names = sorted(line.split()[-1] for line in listed.splitlines())
print("exported:", *names)
sys.exit(names != ["sqlite3_ask_init", "sqlite3_extension_init"])
