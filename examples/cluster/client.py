#!/usr/bin/env python3
"""A client of a dqlite cluster, in its wire protocol:

    client.py 127.0.0.1:9001 add 2 127.0.0.1:9002
    client.py 127.0.0.1:9001 sql "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT)"
    client.py 127.0.0.1:9001,127.0.0.1:9002 ask "How many customers are there?"

Of several addresses the first that answers names the leader, and that gets the request.
"""
import socket
import struct
import sys

LEADER, OPEN, EXEC_SQL, QUERY_SQL, ADD, ASSIGN = 0, 3, 8, 9, 12, 13
FAILURE, NODE, DATABASE, ROWS = 0, 1, 4, 7
VOTER = 0
INTEGER, FLOAT, TEXT, BLOB, NULL = 1, 2, 3, 4, 5
END_OF_ROWS = (0xFFFFFFFFFFFFFFFF, 0xEEEEEEEEEEEEEEEE)  # and: more rows follow


class ClusterError(Exception):
    pass


def padded(raw):
    return raw + b"\0" * (-len(raw) % 8)


def text(value):
    return padded(value.encode() + b"\0")


def number(value):
    return struct.pack("<Q", value)


def parameters(values):
    if not values:
        return b""
    return padded(bytes([len(values)] + [TEXT] * len(values))) + b"".join(map(text, values))


class Reader:
    def __init__(self, body):
        self.body, self.at = body, 0

    def number(self, form="<Q"):
        (value,) = struct.unpack_from(form, self.body, self.at)
        self.at += 8
        return value

    def text(self):
        end = self.body.index(b"\0", self.at)
        value = self.body[self.at:end].decode()
        self.at = end + 1 + (-(end + 1) % 8)
        return value

    def blob(self):
        size = self.number()
        value = self.body[self.at:self.at + size]
        self.at += size + (-size % 8)
        return value

    def row(self, columns):
        kinds = [self.body[self.at + i // 2] >> (4 * (i % 2)) & 15 for i in range(columns)]
        self.at += -(-columns // 16) * 8  # four bits a column, in whole words
        read = {INTEGER: lambda: self.number("<q"), FLOAT: lambda: self.number("<d"),
                TEXT: self.text, BLOB: self.blob, NULL: lambda: self.number() and None}
        return [read[kind]() for kind in kinds]


class Connection:
    def __init__(self, address, seconds=5):
        host, port = address.rsplit(":", 1)
        self.socket = socket.create_connection((host, int(port)), timeout=seconds)
        self.socket.sendall(number(1))  # the version of the protocol

    def exactly(self, size):
        out = b""
        while len(out) < size:
            more = self.socket.recv(size - len(out))
            if not more:
                raise ClusterError("the node has closed the connection")
            out += more
        return out

    def reply(self):
        words, kind, _, _ = struct.unpack("<IBBH", self.exactly(8))
        reader = Reader(self.exactly(words * 8))
        if kind == FAILURE:
            code = reader.number()
            raise ClusterError(f"{reader.text()} ({code})")
        return kind, reader

    def request(self, kind, body):
        self.socket.sendall(struct.pack("<IBBH", len(body) // 8, kind, 0, 0) + body)
        return self.reply()

    def leader(self):
        _, reader = self.request(LEADER, number(0))
        reader.number()
        return reader.text()

    def open(self, name="shop"):
        _, reader = self.request(OPEN, text(name) + number(0) + text(""))
        self.database = number(reader.number("<I"))

    def execute(self, sql, *values):
        self.request(EXEC_SQL, self.database + text(sql) + parameters(values))

    def query(self, sql, *values):
        kind, reader = self.request(QUERY_SQL, self.database + text(sql) + parameters(values))
        rows = []
        while kind == ROWS:
            names = [reader.text() for _ in range(reader.number())]
            while struct.unpack_from("<Q", reader.body, reader.at)[0] not in END_OF_ROWS:
                rows.append(reader.row(len(names)))
            if reader.number() == END_OF_ROWS[0]:
                break
            kind, reader = self.reply()
        return rows

    def add(self, node, address):
        self.request(ADD, number(node) + text(address))
        self.request(ASSIGN, number(node) + number(VOTER))


def connected_to_leader(addresses):
    """Errors: no node answers, or there is no leader (yet)."""
    why = "no address"
    for address in addresses:
        try:
            leader = Connection(address).leader()
            if leader:
                return Connection(leader)
            why = "there is no leader"
        except (OSError, ClusterError) as error:
            why = str(error)
    raise ClusterError(why)


def main(addresses, command, *arguments):
    connection = connected_to_leader(addresses.split(","))
    if command == "add":
        connection.add(int(arguments[0]), arguments[1])
        return
    connection.open()
    if command == "sql":
        connection.execute(*arguments)
    else:
        print(connection.query("SELECT ask(?)", *arguments)[0][0])


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except ClusterError as error:
        sys.exit(f"client: {error}")
