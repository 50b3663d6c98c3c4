// aimock on a free port of this machine, until stdin is closed. Prints its address.
//
// Fixtures say which step of the agent they answer: the header X-Ask-Step is handed to aimock as the
// context that fixtures match. The CommonJS build is loaded because it also runs on Node 18.
"use strict";
const { createServer } = require("@copilotkit/aimock");

createServer([], { port: 0, host: "127.0.0.1", logLevel: "silent" }).then(({ server, url }) => {
  server.prependListener("request", (request) => {
    request.headers["x-aimock-context"] = request.headers["x-ask-step"] || "none";
  });
  console.log(url);
});
process.stdin.on("end", () => process.exit(0)).resume();
