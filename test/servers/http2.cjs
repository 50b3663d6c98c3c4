// Chat completions over HTTP/2 on a free port of this machine, until stdin is closed. Prints its
// port; then a line for each request: the number of its session and its protocol.
"use strict";
const fs = require("fs");
const http2 = require("http2");

const pem = fs.readFileSync(process.argv[2]);
const content = JSON.stringify({ sql: "SELECT count(*) FROM customers", reasoning: "n" });
const server = http2.createSecureServer({ cert: pem, key: pem, allowHTTP1: true });
const sessions = new Map();
server.on("request", (request, response) => {
  const of = request.httpVersion === "2.0" ? request.stream.session : request.socket;
  if (!sessions.has(of)) sessions.set(of, sessions.size + 1);
  console.log(JSON.stringify({ session: sessions.get(of), version: request.httpVersion }));
  request.resume();
  request.on("end", () => {
    response.setHeader("content-type", "text/event-stream");
    for (const delta of [content.slice(0, 9), content.slice(9)])
      response.write("data: " + JSON.stringify({ choices: [{ delta: { content: delta } }] }) + "\n\n");
    response.end("data: [DONE]\n\n");
  });
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
process.stdin.on("end", () => process.exit(0)).resume();
