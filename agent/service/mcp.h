// A Model Context Protocol server without transport: one JSON-RPC 2.0 message in, the reply out.
// Serves the revisions with a handshake (`initialize`) up to 2025-11-25 and the stateless one of
// 2026-07-28 (`server/discover`, version in `_meta`). It offers tools only; see mcp_tools.h.
//
//   {"jsonrpc": "2.0", "id": 1, "method": "tools/call",
//    "params": {"name": "ask", "arguments": {"question": "How many customers are there?"}}}
//   -> {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"There are 40 ..."}], ...
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "agent/session.h"

namespace ask {

// Nothing for a notification and for a response. Never fails: an invalid message gives a JSON-RPC
// error, a refused or failed call a result with `isError`.
std::optional<std::string> answer_mcp(Session& session, std::string_view message);

}  // namespace ask
