"""aimock, a server that imitates OpenAI, Anthropic and Ollama, wrapped for the tests.

It is installed from test/servers/package-lock.json at the first use. Without Node, npm or a network
the tests that need it are skipped: they exit with 77 and print the reason.
"""
import fcntl
import json
import os
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SKIPPED = 77
OLDEST_NODE = 18


def skip(why):
    print(f"SKIPPED: {why}")
    sys.exit(SKIPPED)


def plain_environment():
    """The environment without the parts for the process under test: a sanitizer's runtime, keys, proxies."""
    return {name: value for name, value in os.environ.items()
            if name not in ("LD_PRELOAD", "ASAN_OPTIONS", "NODE_OPTIONS")
            and not name.startswith(("ASK_", "OPENAI_", "ANTHROPIC_", "OLLAMA_"))}


def node():
    """The path of a recent enough Node; otherwise the test is skipped."""
    found = shutil.which("node")
    if not found:
        skip("aimock needs Node, and there is none: scripts/setup installs it")
    said = subprocess.run([found, "--version"], capture_output=True, text=True,
                          env=plain_environment()).stdout.strip()
    if not said.startswith("v") or int(said[1:].split(".")[0]) < OLDEST_NODE:
        skip(f"aimock needs Node {OLDEST_NODE} or newer, not {said or 'this one'}")
    return found


def wanted_version():
    return json.loads((FOLDER / "package.json").read_text())["dependencies"]["@copilotkit/aimock"]


def installed():
    package = FOLDER / "node_modules/@copilotkit/aimock/package.json"
    return package.exists() and json.loads(package.read_text())["version"] == wanted_version()


def install():
    """npm ci, once for all tests that start at the same time."""
    with open(FOLDER / ".npmrc") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if installed():
            return
        npm = shutil.which("npm")
        if not npm:
            skip("aimock is not installed and there is no npm: scripts/setup installs it")
        try:
            done = subprocess.run([npm, "ci", "--ignore-scripts", "--prefer-offline"], cwd=FOLDER,
                                  capture_output=True, text=True, timeout=120,
                                  env=plain_environment())
            said = done.stderr.strip().splitlines()
        except subprocess.TimeoutExpired:
            said = ["npm did not end in 120 s"]
        if not installed():
            skip("aimock cannot be installed: " + next(
                (line for line in said if "code" in line or "did not" in line), "npm failed"))


class Aimock:
    """A running aimock: fixtures in, journal out."""

    def __init__(self):
        program = node()
        install()
        self.process = subprocess.Popen([program, str(FOLDER / "aimock.cjs")], cwd=FOLDER,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, env=plain_environment())
        self.url = self.process.stdout.readline().strip()
        if not self.url.startswith("http"):
            # Installed but not running is a failure: skipping would hide it permanently.
            sys.exit("aimock does not start: " + self.process.stderr.read())
        self.opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def control(self, path, body=None, method="POST"):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + "/__aimock" + path, data, method=method,
                                         headers={"Content-Type": "application/json"})
        with self.opener.open(request, timeout=10) as reply:
            return json.loads(reply.read())

    def play(self, replies):
        """Resets the server, and answers the n-th request of a step with its n-th reply.

        A reply is a pair of a step and either a text, or a dict in aimock's own format; keys that are no
        part of a response there (latency, chaos, truncateAfterChunks ...) are in `with`.
        """
        self.control("/reset")
        self.control("/chaos", method="DELETE")
        seen = {}
        fixtures = []
        for step, reply in replies:
            response = {"content": reply} if isinstance(reply, str) else dict(reply)
            more = response.pop("with", {})
            fixtures.append({"match": {"context": step, "sequenceIndex": seen.get(step, 0)},
                             "response": response, **more})
            seen[step] = seen.get(step, 0) + 1
        self.control("/fixtures", {"fixtures": fixtures})

    def play_always(self, replies, chaos):
        """Resets the server, and answers each request of a step with the step's reply, or with a fault,
        at the rates of `chaos`."""
        self.control("/reset")
        self.control("/fixtures", {"fixtures": [
            {"match": {"context": step}, "response": {"content": text}} for step, text in replies]})
        self.control("/chaos", chaos)

    def journal(self):
        """The requests since play(), oldest first."""
        return self.control("/journal", method="GET")

    def stop(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)
