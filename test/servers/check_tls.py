#!/usr/bin/env python3
"""TLS, HTTP/2 and proxies as the environment sets them: check_tls.py ask.so"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

from aimock import FOLDER, plain_environment
from scenario import EASY, SHOP, connect
from tls import Proxy, Server, authority, certificate, run

EXTENSION = os.path.abspath(sys.argv[1])
GOOD = "There are 3 customers."
VARIABLES = ("http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy",
             "NO_PROXY", "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE")
failures = 0


def expect(what, got, wanted):
    global failures
    if got != wanted:
        failures += 1
        print(f"{what}:\n  wanted {wanted}\n  got    {got}")


def ask(base, environment=None, questions=1):
    """The answer, the warnings and the seconds of a question to the server at `base`."""
    for name in list(os.environ):
        if name in VARIABLES or name.startswith(("ASK_", "OPENAI_")):
            del os.environ[name]
    os.environ.update({"ASK_MODEL": "openai/test", "OPENAI_BASE_URL": base,
                       "OPENAI_API_KEY": "test-key", **(environment or {})})
    db = connect(EXTENSION)
    db.executescript(SHOP)
    start = time.monotonic()
    for _ in range(questions):
        answer, warnings = db.execute(
            "SELECT json_extract(detail, '$.answer'), json_extract(detail, '$.warnings') "
            "FROM ask_trace(?) WHERE event = 'done'", (EASY,)).fetchone()
    db.close()
    # The note on the replaced model is after the answer too.
    return answer.split("\n")[0], warnings, time.monotonic() - start


def refused(what, base, part, environment=None):
    """No key and no question was sent; the answer is the engine's, with the reason, at once."""
    answer, warnings, seconds = ask(base, environment)
    expect(f"{what}: answer", answer, GOOD)
    expect(f"{what}: why", part in warnings, True)
    if part not in warnings:
        print(f"  {warnings}")
    expect(f"{what}: not waited for", seconds < 3, True)


def certificates(folder):
    signer = authority(folder)
    server = Server(certificate(folder, signer, "IP:127.0.0.1"))
    base = f"https://127.0.0.1:{server.port}/v1"
    refused("an authority that nobody trusts", base, "certificate")
    expect("nothing went out", server.requests, [])
    expect("trusted", ask(base, {"SSL_CERT_FILE": signer})[:2], (GOOD, "[]"))
    expect("the key goes there", server.requests[0]["headers"]["Authorization"],
           "Bearer test-key")
    expect("trusted as the curl program does", ask(base, {"CURL_CA_BUNDLE": signer})[:2],
           (GOOD, "[]"))
    trusted = os.path.join(folder, "trusted")
    os.mkdir(trusted)
    shutil.copy(signer, trusted)
    run("openssl", "rehash", trusted)
    expect("trusted by a folder", ask(base, {"SSL_CERT_DIR": trusted})[:2], (GOOD, "[]"))
    refused("a file with no certificate in it", base, "certificate",
            {"SSL_CERT_FILE": signer + ".key"})
    refused("a file that is not there", base, "certificate", {"SSL_CERT_FILE": signer + ".none"})
    before = server.connections
    expect("three questions", ask(base, {"SSL_CERT_FILE": signer}, 3)[:2], (GOOD, "[]"))
    expect("one connection", server.connections - before, 1)

    other = Server(certificate(folder, signer, "DNS:other.test"))
    refused("the name of another", f"https://127.0.0.1:{other.port}/v1", "certificate",
            {"SSL_CERT_FILE": signer})
    expect("nothing went out to the other", other.requests, [])
    plain = Server()
    answer, warnings, _ = ask(f"https://127.0.0.1:{plain.port}/v1", {"ASK_MODEL_TIMEOUT_MS": "900"})
    expect("no TLS at all", (answer, "cannot reach" in warnings), (GOOD, True))
    expect("nothing went out in clear", plain.requests, [])
    return signer


def proxies(folder, signer):
    server = Server(certificate(folder, signer, "DNS:model.test"))
    trusted = {"SSL_CERT_FILE": signer}
    proxy = Proxy(server.port)
    expect("http by the proxy", ask("http://model.test/v1", {"http_proxy": proxy.url})[:2],
           (GOOD, "[]"))
    expect("it is told where", proxy.heads[0].split()[1],
           "http://model.test/v1/chat/completions")
    proxy.heads.clear()
    expect("https through it",
           ask("https://model.test/v1", {"https_proxy": proxy.url, **trusted})[:2], (GOOD, "[]"))
    expect("it is asked for a tunnel", proxy.heads[0].split()[:2], ["CONNECT", "model.test:443"])
    expect("and sees no key", "test-key" in "".join(proxy.heads), False)
    expect("the server does", server.requests[-1]["headers"]["Authorization"], "Bearer test-key")
    proxy.heads.clear()
    refused("a tunnel does not make a stranger trusted", "https://model.test/v1", "certificate",
            {"https_proxy": proxy.url})
    proxy.heads.clear()
    answer, warnings, _ = ask("http://model.test/v1", {
        "http_proxy": proxy.url, "no_proxy": "model.test", "ASK_MODEL_TIMEOUT_MS": "900"})
    expect("no_proxy", (answer, "cannot reach model.test:80" in warnings, proxy.heads),
           (GOOD, True, []))
    here = Server()
    expect("this machine is asked directly",
           ask(f"http://127.0.0.1:{here.port}/v1", {"http_proxy": proxy.url,
                                                    "all_proxy": proxy.url})[:2], (GOOD, "[]"))
    expect("past the proxy", (proxy.heads, len(here.requests)), ([], 1))
    strict = Proxy(server.port, refuses=True)
    answer, warnings, _ = ask("https://model.test/v1", {"https_proxy": strict.url, **trusted,
                                                        "ASK_MODEL_TIMEOUT_MS": "900"})
    expect("a proxy that refuses is named", (answer, "407" in warnings), (GOOD, True))


def http2(folder, signer):
    program = shutil.which("node")
    if not program:
        print("not tried: HTTP/2, for which there is no Node here")
        return
    pem = certificate(folder, signer, "IP:127.0.0.1", "DNS:localhost")
    server = subprocess.Popen([program, str(FOLDER / "http2.cjs"), pem], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True, env=plain_environment())
    port = server.stdout.readline().strip()
    got = ask(f"https://127.0.0.1:{port}/v1", {"SSL_CERT_FILE": signer}, 3)[:2]
    server.stdin.close()
    seen = [json.loads(line) for line in server.stdout]
    server.wait(timeout=10)
    expect("HTTP/2", got, (GOOD, "[]"))
    expect("one session for three questions", seen, [{"session": 1, "version": "2.0"}] * 3)


with tempfile.TemporaryDirectory() as work:
    root = certificates(work)
    proxies(work, root)
    http2(work, root)
print(f"tls: {failures} failures")
sys.exit(failures > 0)
