#!/usr/bin/env python3
"""The attack campaign of test/attacks/campaign: check_campaign.py ask.so [--only NAME] [--list]

Every attempt runs in a worker process: a crash or a hang is a finding and does not end the run. An
attempt that succeeds is printed with its name; --only takes that name or a prefix of several.
Prints the number of attempts in each family and exits 0 only if none succeeds. Only loopback
servers started by the attempts are called.  # feature 239 240 241 242 243 244 245
"""
import json
import os
import queue
import resource
import select
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.dont_write_bytecode = True
CAMPAIGN = Path(__file__).resolve().parent.parent / "attacks" / "campaign"
sys.path.insert(0, str(CAMPAIGN))
import kit  # noqa: E402

HANGS_AFTER = 12  # seconds in which an attempt, some calls long, has to be over
WORKERS = 3


def load():
    for file in sorted(CAMPAIGN.glob("f_*.py")):
        __import__(file.stem)
    return kit.ATTEMPTS


def worker(extension):
    """Reads names of attempts and writes one JSON line for each."""
    load()
    out = os.fdopen(os.dup(1), "w")
    world = kit.World(extension)
    for line in sys.stdin:
        out.write(json.dumps(world.run(line.strip())) + "\n")
        out.flush()


class Child:
    """One worker process, restarted after an attempt has ended it."""

    def __init__(self, extension, slack):
        self.extension, self.slack, self.process = extension, slack, None

    def start(self):
        variables = {name: value for name, value in os.environ.items()
                     if not name.startswith(("ASK_", "OPENAI_", "ANTHROPIC_", "OLLAMA_"))
                     and not name.lower().endswith("_proxy")}
        variables["CAMPAIGN_SLACK"] = str(self.slack)
        self.process = subprocess.Popen(
            [sys.executable, "-B", __file__, self.extension, "--worker"], env=variables,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def stop(self):
        if self.process:
            self.process.stdin.close()
            self.process.kill()
            self.process.wait()
            self.process = None

    def run(self, name):
        if not self.process:
            self.start()
        begun = time.monotonic()
        self.process.stdin.write(name.encode() + b"\n")
        self.process.stdin.flush()
        ready, _, _ = select.select([self.process.stdout], [], [], HANGS_AFTER * self.slack)
        line = self.process.stdout.readline() if ready else None
        if line:
            return json.loads(line)
        why = "does not return" if line is None else "ends the host process"
        if line is not None:
            why += f" (code {self.process.wait()})"
        self.stop()
        return {"name": name, "failures": [why], "seconds": time.monotonic() - begun}


def slackness():
    """How much slower this machine currently is than a quiet one, at least 1."""
    begun = time.monotonic()
    kit.plain().execute("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 500000) "
                        "SELECT count(*) FROM n").fetchall()
    return max(1.0, min(6.0, (time.monotonic() - begun) / 0.15))


def campaign(extension, names):
    waiting, results, slack = queue.Queue(), [], slackness()
    for name in names:
        waiting.put(name)

    def serve():
        child = Child(extension, slack)
        while True:
            try:
                results.append(child.run(waiting.get_nowait()))
                if results[-1]["failures"]:
                    print("FAIL", results[-1]["name"], "|", " | ".join(results[-1]["failures"])[:700], flush=True)
            except queue.Empty:
                return child.stop()

    threads = [threading.Thread(target=serve) for _ in range(WORKERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def main():
    extension = str(Path(sys.argv[1]).resolve())
    if "--worker" in sys.argv:
        return worker(extension)
    if "san.so" in os.environ.get("LD_PRELOAD", ""):
        print("skipped: what takes how long means nothing under a sanitizer")
        return 77
    attempts = load()
    only = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else ""
    names = [name for name in attempts if name.startswith(only)]
    if "--list" in sys.argv:
        print("\n".join(names))
        return 0
    # Slow attempts first, so that the last worker does not wait for them.
    names.sort(key=lambda name: not name.startswith(("time.", "size.")))
    begun = time.monotonic()
    results = campaign(extension, names)
    families = {}
    for result in results:
        counted = families.setdefault(result["name"].split(".")[0], [0, 0])
        counted[0] += 1
        counted[1] += bool(result["failures"])
    for family, (count, through) in sorted(families.items()):
        print(f"{family}: {count} attempts, {through} get through")
    failed = [result for result in results if result["failures"]]
    if "--slow" in sys.argv:
        for result in sorted(results, key=lambda r: -r["seconds"])[:25]:
            print(f"{result['seconds']:.2f} s {result['name']}")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"attempts: {len(results)}, get through: {len(failed)}, {time.monotonic() - begun:.0f} s, "
          f"{used.ru_utime + used.ru_stime:.0f} s of processor time")
    return 1 if failed or not results else 0


sys.exit(main())
