#include "app/server/a2a_messages.h"

#include <algorithm>
#include <random>

#include "agent/common/json_compare.h"
#include "agent/common/json_text.h"
#include "agent/common/known_members.h"
#include "agent/common/text.h"
#include "app/server/status.h"
#include "app/sql/error_code.h"

namespace ask::app {
namespace {

using AgentJson = nlohmann::ordered_json;

constexpr int kNotJson = -32700;
constexpr int kNoRequest = -32600;
constexpr int kNoMethod = -32601;
constexpr int kWrongParams = -32602;
constexpr int kInternalFault = -32603;
constexpr int kNoTask = -32001;        // TaskNotFoundError
constexpr int kUnsupported = -32004;   // UnsupportedOperationError
constexpr int kWrongContent = -32005;  // ContentTypeNotSupportedError

constexpr size_t kLongestContext = 200;  // bytes, as the setting session has it
constexpr size_t kLongestRequestId = 1000;
constexpr size_t kMostParts = 100;

std::string random_id() {
  std::random_device random;
  std::string out;
  for (int i = 0; i < 4; ++i) {
    constexpr char kDigits[] = "0123456789abcdef";
    for (unsigned value = random(), n = 0; n < 8; ++n, value >>= 4) out += kDigits[value & 15];
  }
  return out;
}

std::string rpc_error(const std::string& id, int code, std::string_view message,
                      AgentJson data = nullptr) {
  AgentJson error = {{"code", code}, {"message", message}};
  if (!data.is_null()) error["data"] = std::move(data);
  return json_text(AgentJson{{"jsonrpc", "2.0"},
                             {"id", id.empty() ? AgentJson() : parsed_json(id)},
                             {"error", std::move(error)}});
}

AgentJson part(const AgentJson& object, const char* key) {
  const auto found = object.is_object() ? object.find(key) : object.end();
  return object.is_object() && found != object.end() ? *found : AgentJson();
}

// Adds a part of the message. False: of a kind that is not understood.
bool take_part(const AgentJson& given, A2aRequest& request) {
  const AgentJson kind = part(given, "kind");
  if (is_text(kind, "text") && part(given, "text").is_string()) {
    if (!request.question.empty()) request.question += "\n";
    request.question += part(given, "text").get<std::string>();
    return true;
  }
  if (is_text(kind, "data") && part(given, "data").is_object() && request.data.empty()) {
    request.data = json_text(part(given, "data"));
    return true;
  }
  return false;
}

// What is wrong with the options of message/send; "" if nothing is.
std::string fault_of_configuration(const AgentJson& given) {
  if (given.is_null()) return "";
  if (!given.is_object()) return "\"configuration\" must be an object";
  constexpr std::string_view kOptions[] = {"acceptedOutputModes", "blocking", "historyLength",
                                           "pushNotificationConfig"};
  if (const std::string unknown = unknown_member(given, kOptions); !unknown.empty())
    return "\"configuration\" " + unknown;
  for (const auto& [key, value] : given.items()) {
    if (key == "blocking" && !value.is_boolean()) return "\"blocking\" must be true or false";
    if (key == "historyLength" && !value.is_number_unsigned())
      return "\"historyLength\" must be a whole number, 0 or more";
    if (key == "acceptedOutputModes" &&
        (!value.is_array() || std::any_of(value.begin(), value.end(),
                                          [](const AgentJson& mode) { return !mode.is_string(); })))
      return "\"acceptedOutputModes\" must be a list of texts";
    if (key == "pushNotificationConfig" && !value.is_null())
      return "\"pushNotificationConfig\" is not taken: messages are answered at once";
  }
  return "";
}

// Reads the message of a request into it; the error, "" for none.
std::string take_message(const AgentJson& params, A2aRequest& request) {
  if (const std::string fault = fault_of_configuration(part(params, "configuration"));
      !fault.empty())
    return rpc_error(request.id, kWrongParams, fault);
  const AgentJson message = part(params, "message");
  const AgentJson parts = part(message, "parts");
  if (!parts.is_array() || parts.empty() || parts.size() > kMostParts)
    return rpc_error(request.id, kWrongParams, "\"params.message\" needs \"parts\", 1 to 100");
  const AgentJson context = part(message, "contextId");
  if (!context.is_null()) {
    if (!context.is_string() || context.get_ref<const std::string&>().size() > kLongestContext)
      return rpc_error(request.id, kWrongParams, "\"contextId\" must be text of at most 200 bytes");
    request.context = context.get<std::string>();
  }
  for (const AgentJson& given : parts)
    if (!take_part(given, request))
      return rpc_error(request.id, kWrongContent, "takes text parts and one data part");
  if (request.context.empty()) request.context = random_id();
  return "";
}

std::string message_reply(const A2aRequest& request, const std::string& text, AgentJson data) {
  AgentJson parts = AgentJson::array({{{"kind", "text"}, {"text", text}}});
  if (!data.is_null()) parts.push_back({{"kind", "data"}, {"data", std::move(data)}});
  return json_text(AgentJson{{"jsonrpc", "2.0"},
                             {"id", parsed_json(request.id)},
                             {"result",
                              {{"kind", "message"},
                               {"role", "agent"},
                               {"messageId", random_id()},
                               {"contextId", request.context},
                               {"parts", std::move(parts)}}}});
}

// SQL for a question, perhaps about another schema.
std::string answered_by_sql(Database& db, const A2aRequest& request) {
  AgentJson data = parsed_json(request.data);
  if (!data.contains("question") && !request.question.empty()) data["question"] = request.question;
  const auto result_text = db.value("SELECT ask_a2a(?)", {json_text(data)});
  if (!result_text) return failed_a2a(request, result_text.error());
  AgentJson reply = parsed_json(std::get<std::string>(*result_text));
  const AgentJson error = part(reply, "error");
  if (const AgentJson code = part(reply, "code"); code.is_string()) {
    const auto known = code_named(code.get_ref<const std::string&>());
    if (known && status_of(*known).status == 400)
      return rpc_error(request.id, kWrongParams, error.get<std::string>(), {{"code", code}});
  }
  const std::string text = (error.is_null() ? reply["sql"] : error).get<std::string>();
  return message_reply(request, text, std::move(reply));
}

// The answer in words, with its rows: by the tool `ask`, which holds back what another agent may
// not see.
std::string answered_in_words(Database& db, const A2aRequest& request) {
  const AgentJson call = {
      {"jsonrpc", "2.0"},
      {"id", 1},
      {"method", "tools/call"},
      {"params",
       {{"name", "ask"},
        {"arguments", {{"question", request.question}, {"session", request.context}}}}}};
  const auto result_text = db.value("SELECT ask_mcp(?)", {json_text(call)});
  if (!result_text) return failed_a2a(request, result_text.error());
  const AgentJson result = part(parsed_json(std::get<std::string>(*result_text)), "result");
  const AgentJson content = part(result, "content");
  if (!content.is_array() || content.empty())
    return failed_a2a(request, Error{Code::kInternal, "there is no answer"});
  const std::string text = part(content[0], "text").get<std::string>();
  if (part(result, "isError") == true)
    return message_reply(request, text, AgentJson{{"error", text}});
  return message_reply(request, text, part(result, "structuredContent"));
}

}  // namespace

A2aRequest read_a2a(const std::string& body) {
  A2aRequest out;
  const AgentJson request = parsed_json(body);
  if (request.is_discarded()) {
    out.error = rpc_error("", kNotJson, "the body is not JSON, or nested too deeply");
    return out;
  }
  const AgentJson id = part(request, "id");
  const bool good_id =
      id.is_number_integer() || (id.is_string() && json_text(id).size() <= kLongestRequestId);
  if (good_id) out.id = json_text(id);
  const AgentJson method = part(request, "method");
  if (!request.is_object() || !is_text(part(request, "jsonrpc"), "2.0") || !good_id ||
      !method.is_string())
    out.error = rpc_error(out.id, kNoRequest, "needs a JSON-RPC 2.0 request with an id");
  else if (is_text(method, "tasks/get") || is_text(method, "tasks/cancel"))
    out.error = rpc_error(out.id, kNoTask, "messages are answered at once; there are no tasks");
  else if (is_text(method, "message/stream") || is_text(method, "tasks/resubscribe"))
    out.error = rpc_error(out.id, kUnsupported, "use message/send");
  else if (!is_text(method, "message/send"))
    out.error = rpc_error(out.id, kNoMethod, "there is message/send");
  else
    out.error = take_message(part(request, "params"), out);
  return out;
}

std::string answer_a2a_message(Database& db, const A2aRequest& request, std::string_view note) {
  if (!request.data.empty()) return answered_by_sql(db, request);
  const std::string result_text = answered_in_words(db, request);
  if (note.empty()) return result_text;
  AgentJson reply = parsed_json(result_text);
  if (const auto result = reply.find("result"); result != reply.end()) {
    (*result)["metadata"] = {{"note", note}};
    AgentJson& parts = (*result)["parts"];
    parts.insert(parts.begin(), AgentJson{{"kind", "text"}, {"text", note}});
  }
  return json_text(reply);
}

std::string failed_a2a(const A2aRequest& request, const Error& why) {
  const bool wrong = status_of(why.code).status == 400;
  return rpc_error(request.id, wrong ? kWrongParams : kInternalFault, why.message,
                   {{"code", name(why.code)}});
}

AgentJson agent_card(const std::string& url, const std::vector<ServedDatabase>& presets) {
  AgentJson examples = AgentJson::array();
  for (const std::string& question : presets.front().questions) examples.push_back(question);
  const AgentJson modes = AgentJson::array({"text/plain", "application/json"});
  return {{"protocolVersion", "0.3.0"},
          {"name", "sqlite-ask"},
          {"description", "Answers questions about a SQLite database, read-only."},
          {"url", url},
          {"preferredTransport", "JSONRPC"},
          {"version", ASK_VERSION},
          {"capabilities",
           {{"streaming", false}, {"pushNotifications", false}, {"stateTransitionHistory", false}}},
          {"defaultInputModes", modes},
          {"defaultOutputModes", modes},
          {"skills",
           AgentJson::array(
               {{{"id", "ask"},
                 {"name", "Ask the database"},
                 {"description",
                  "A question in English as text; the answer in words, with SQL and rows as data."},
                 {"tags", {"sql", "sqlite", "question answering"}},
                 {"examples", std::move(examples)}},
                {{"id", "generate"},
                 {"name", "Text to SQL"},
                 {"description",
                  "Data {question, schema, dialect, task_id}; {sql, reasoning, task_id} as data. "
                  "The schema is DDL or an object with tables."},
                 {"tags", {"sql", "sqlite", "text-to-sql"}}}})}};
}

}  // namespace ask::app
