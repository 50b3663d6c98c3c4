"""Local servers of the tests: chat completions over TLS, and a proxy."""
import json
import os
import select
import socket
import ssl
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from aimock import plain_environment, skip

REPLY = json.dumps({"choices": [{"finish_reason": "stop", "message": {"content": json.dumps(
    {"sql": "SELECT count(*) FROM customers", "reasoning": "n"})}}]}).encode()


def run(*command):
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=plain_environment())
    except FileNotFoundError:
        skip(f"there is no {command[0]}: scripts/setup installs it")
    assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"


def authority(folder):
    """An untrusted certificate authority: the path of its certificate."""
    path = os.path.join(folder, "authority.pem")
    run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
        "-keyout", path + ".key", "-out", path, "-subj", "/CN=authority of a test")
    return path


def certificate(folder, signer, *names):
    """A certificate for `names` (DNS:host or IP:address) with its key, in one file."""
    path = os.path.join(folder, "".join(c if c.isalnum() else "_" for c in names[0]) + ".pem")
    with open(path + ".conf", "w") as file:
        file.write("subjectAltName=" + ",".join(names))
    run("openssl", "req", "-newkey", "rsa:2048", "-nodes", "-keyout", path + ".key",
        "-out", path + ".request", "-subj", "/CN=server of a test")
    run("openssl", "x509", "-req", "-in", path + ".request", "-CA", signer, "-CAkey",
        signer + ".key", "-CAcreateserial", "-days", "2", "-out", path, "-extfile", path + ".conf")
    with open(path, "a") as file, open(path + ".key") as key:
        file.write(key.read())
    return path


class Server:
    """Answers every POST with REPLY; counts connections and records the requests."""

    def __init__(self, pem=None):
        self.connections = 0
        self.requests = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                self.rfile.read(int(self.headers["Content-Length"]))
                outer.requests.append({"path": self.path, "headers": dict(self.headers)})
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(REPLY)))
                self.end_headers()
                self.wfile.write(REPLY)

            def log_message(self, *arguments):
                pass

        class Listener(ThreadingHTTPServer):
            daemon_threads = True

            def finish_request(self, request, address):
                if pem:
                    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                    context.load_cert_chain(pem)
                    try:
                        request = context.wrap_socket(request, server_side=True)
                    except (OSError, ssl.SSLError):
                        return  # the client does not like what it sees
                outer.connections += 1
                super().finish_request(request, address)

            def handle_error(self, request, address):
                pass

        self.listener = Listener(("127.0.0.1", 0), Handler)
        self.port = self.listener.server_address[1]
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()


class Proxy:
    """Forwards every CONNECT to one local port, whatever host it names, and answers everything else
    itself."""

    def __init__(self, port, refuses=False):
        self.to, self.refuses = port, refuses
        self.heads = []  # what it saw in clear
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.listener.accept()
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        try:
            self.answer(client)
        except OSError:
            pass  # the client has gone
        client.close()

    def answer(self, client):
        head = b""
        while b"\r\n\r\n" not in head:
            more = client.recv(65536)
            if not more:
                return
            head += more
        self.heads.append(head.decode("latin-1"))
        if self.refuses:
            client.sendall(b"HTTP/1.1 407 Proxy Authentication Required\r\n"
                           b"Content-Length: 0\r\nConnection: close\r\n\r\n")
        elif head.startswith(b"CONNECT "):
            client.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
            self.forward(client)
        else:
            client.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                           b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(REPLY) + REPLY)

    def forward(self, client):
        server = socket.create_connection(("127.0.0.1", self.to))
        other = {client: server, server: client}
        while True:
            for ready in select.select(list(other), [], [])[0]:
                data = ready.recv(65536)
                if not data:
                    server.close()
                    return
                other[ready].sendall(data)
