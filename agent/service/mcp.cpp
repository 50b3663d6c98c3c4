#include "agent/service/mcp.h"

#include <fmt/format.h>

#include <iterator>

#include "agent/common/contains.h"
#include "agent/common/json_compare.h"
#include "agent/common/json_size.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/service/mcp_tools.h"

namespace ask {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kLongestMcpMessage = 4'000'000;  // bytes
constexpr size_t kLongestId = 1000;               // bytes

constexpr int kParseError = -32700;
constexpr int kInvalidRequest = -32600;
constexpr int kMethodNotFound = -32601;
constexpr int kInvalidParams = -32602;
constexpr int kUnsupportedVersion = -32022;

// Revisions of the protocol, the latest first. The stateless one has no `initialize`.
constexpr std::string_view kStateless = "2026-07-28";
constexpr std::string_view kVersions[] = {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};

struct RpcError {
  int code;
  std::string message;
  Json data = nullptr;
};
using RpcReply = std::variant<Json, RpcError>;  // the result, or why there is none

std::string brief(const Json& value) {
  return text::shortened(value.is_string() ? value.get<std::string>() : json_text(value), 60);
}

Json server_info() {
  return {{"name", "sqlite-ask"}, {"title", "Ask a SQLite database"}, {"version", ASK_VERSION}};
}

Json capabilities() { return {{"tools", {{"listChanged", false}}}}; }

constexpr std::string_view kInstructions =
    "Answers questions about one SQLite database, read-only. Use ask for an answer in words with "
    "its rows and SQL, ask_readings if the question is ambiguous, and run_query for SQL of your "
    "own, checked before with ask_check.";

RpcReply initialize(const Json& params) {
  const auto wanted = params.find("protocolVersion");
  if (wanted == params.end() || !wanted->is_string())
    return RpcError{kInvalidParams, "initialize needs \"protocolVersion\" as text"};
  const bool known = contains(kVersions, wanted->get<std::string>());
  return Json{{"protocolVersion", known ? wanted->get<std::string>() : std::string(kVersions[0])},
              {"capabilities", capabilities()},
              {"serverInfo", server_info()},
              {"instructions", kInstructions}};
}

RpcReply discover() {
  Json versions = Json::array({kStateless});
  for (const std::string_view version : kVersions) versions.push_back(version);
  return Json{{"supportedVersions", std::move(versions)},
              {"capabilities", capabilities()},
              {"serverInfo", server_info()},
              {"instructions", kInstructions},
              {"ttlMs", 0},
              {"cacheScope", "private"}};
}

RpcReply list_tools(Session& session, const Json& params) {
  if (const auto cursor = params.find("cursor"); cursor != params.end() && !cursor->is_null())
    return RpcError{kInvalidParams, "there is no further page of tools"};
  auto tools = mcp_tool_list(session);
  if (!tools) return RpcError{kInvalidRequest, tools.error().message};
  return Json{{"tools", std::move(*tools)}};
}

// Member by member: nlohmann/json loses what a braced list has made when memory ends within it.
Json tool_reply(std::string text, bool is_error) {
  Json content = Json::object();
  content["type"] = "text";
  content["text"] = std::move(text);
  Json out = Json::object();
  out["content"] = Json::array();
  out["content"].push_back(std::move(content));
  out["isError"] = is_error;
  return out;
}

RpcReply call_tool(Session& session, const Json& params) {
  const auto name = params.find("name");
  if (name == params.end() || !name->is_string())
    return RpcError{kInvalidParams, "tools/call needs \"name\" as text"};
  if (!is_mcp_tool(name->get_ref<const std::string&>()))
    return RpcError{kInvalidParams, fmt::format("no tool \"{}\"", brief(*name))};
  const auto given = params.find("arguments");
  const Json arguments = given == params.end() || given->is_null() ? Json::object() : *given;
  if (!arguments.is_object()) return RpcError{kInvalidParams, "\"arguments\" must be an object"};
  auto called = call_mcp_tool(session, name->get_ref<const std::string&>(), arguments);
  if (!called) {
    const Error& why = called.error();
    return tool_reply(fmt::format("{}: {}", ask::name(why.code), why.message), true);
  }
  Json reply = tool_reply(std::move(called->text), false);
  reply["structuredContent"] = std::move(called->structured);
  return reply;
}

// The protocol version that a stateless request carries; null for a request with handshake.
const Json* version_of(const Json& params) {
  const auto meta = params.find("_meta");
  if (meta == params.end() || !meta->is_object()) return nullptr;
  const auto version = meta->find("io.modelcontextprotocol/protocolVersion");
  return version == meta->end() ? nullptr : &*version;
}

RpcError unsupported(const Json& version) {
  return {kUnsupportedVersion, "unsupported protocol version",
          Json{{"supported", Json::array({kStateless})}, {"requested", brief(version)}}};
}

RpcReply answered(Session& session, const std::string& method, const Json& params) {
  const Json* const version = version_of(params);
  if (version && !is_text(*version, kStateless)) return unsupported(*version);
  if (method == "initialize" && !version) return initialize(params);
  if (method == "ping" && !version) return Json::object();
  if (method == "server/discover") return discover();
  if (method == "tools/list") return list_tools(session, params);
  if (method == "tools/call") return call_tool(session, params);
  return RpcError{kMethodNotFound, fmt::format("no method \"{}\"", brief(method))};
}

std::string message_with(const Json& id, RpcReply reply, bool stateless) {
  Json out = {{"jsonrpc", "2.0"}, {"id", id}};
  if (auto* failure = std::get_if<RpcError>(&reply)) {
    out["error"] = {{"code", failure->code}, {"message", failure->message}};
    if (!failure->data.is_null()) out["error"]["data"] = std::move(failure->data);
  } else {
    Json& result = std::get<Json>(reply);
    if (stateless) {
      result["resultType"] = "complete";
      result["_meta"] = {{"io.modelcontextprotocol/serverInfo", server_info()}};
    }
    out["result"] = std::move(result);
  }
  return json_text(out);
}

std::string failed(const Json& id, int code, std::string why) {
  return message_with(id, RpcError{code, std::move(why)}, false);
}

// An id that can be echoed exactly.
bool is_id(const Json& id) {
  return id.is_number_integer() || (id.is_string() && json_text(id).size() <= kLongestId);
}

}  // namespace

std::optional<std::string> answer_mcp(Session& session, std::string_view message) {
  if (message.size() > kLongestMcpMessage)
    return failed(nullptr, kInvalidRequest,
                  fmt::format("the message is longer than {} bytes", kLongestMcpMessage));
  if (has_huge_object(message))
    return failed(nullptr, kInvalidRequest, "an object has more than 5000 members");
  const Json request = parsed_json(message);
  if (request.is_discarded())
    return failed(nullptr, kParseError, "the message is not JSON, or nested too deeply");
  if (request.is_array())
    return failed(nullptr, kInvalidRequest, "batches are not taken; send one message at a time");
  if (!request.is_object())
    return failed(nullptr, kInvalidRequest, "the message must be a JSON object");
  const auto given = request.find("id");
  const bool has_id = given != request.end();
  if (has_id && !is_id(*given))
    return failed(nullptr, kInvalidRequest, "\"id\" must be a short text or a whole number");
  const Json id = has_id ? *given : Json();
  const auto version = request.find("jsonrpc");
  if (version == request.end() || !is_text(*version, "2.0"))
    return failed(id, kInvalidRequest, "\"jsonrpc\" must be \"2.0\"");
  const auto method = request.find("method");
  if (method == request.end() && (request.contains("result") || request.contains("error")))
    return std::nullopt;  // a response: this server asks nothing
  if (method == request.end() || !method->is_string())
    return failed(id, kInvalidRequest, "\"method\" must be text");
  const auto found = request.find("params");
  const Json params = found == request.end() ? Json::object() : *found;
  if (!has_id) return std::nullopt;  // a notification
  if (!params.is_object()) return failed(id, kInvalidParams, "\"params\" must be an object");
  const std::string& name = method->get_ref<const std::string&>();
  return message_with(id, answered(session, name, params),
                      version_of(params) != nullptr || name == "server/discover");
}

}  // namespace ask
