#include "app/server/agent_routes.h"

#include <algorithm>

#include "agent/common/json_compare.h"
#include "agent/common/json_text.h"
#include "app/server/a2a_messages.h"
#include "app/server/status.h"
#include "app/sql/error_code.h"

namespace ask::app {
namespace {

using RpcJson = nlohmann::ordered_json;

struct RpcCall {
  bool is_tool = false;
  std::string session;  // the conversation that a tool call names; "" for any other message
};

RpcCall call_in(std::string_view body) {
  const RpcJson message = parsed_json(body);
  const auto at = [](const RpcJson& object, const char* key) {
    return object.is_object() && object.contains(key) ? object[key] : RpcJson();
  };
  const RpcJson session = at(at(at(message, "params"), "arguments"), "session");
  const bool fits =
      session.is_string() && session.get_ref<const std::string&>().size() <= kLongestSession;
  return {is_text(at(message, "method"), "tools/call"), fits ? session.get<std::string>() : ""};
}

// A question about a schema of its own reads nothing of the database.
HeldConnection::Reads reads_of(const RpcJson& asked) {
  const auto schema = asked.is_object() ? asked.find("schema") : asked.end();
  const bool own = schema != asked.end() && !schema->empty() && !is_text(*schema, "");
  return own ? HeldConnection::Reads::kNothing : HeldConnection::Reads::kDatabase;
}

// What is not a request is an error of HTTP, too. What is refused or fails is not: the request has
// its reply.
int status_of_rpc(const RpcJson& reply) {
  const auto error = reply.find("error");
  if (error == reply.end() || !error->is_object()) return 200;
  const RpcJson code = error->value("code", RpcJson());
  return code == -32700 || code == -32600 ? 400 : 200;
}

// The Agent2Agent protocol has no tools: parameters that do not fit make it no request either.
int status_of_a2a(const RpcJson& reply) {
  const auto error = reply.find("error");
  const bool unfit =
      error != reply.end() && error->is_object() && error->value("code", RpcJson()) == -32602;
  return unfit ? 400 : status_of_rpc(reply);
}

// Of a reply {sql, reasoning, task_id, error, code}. That there is no SQL for a question is an
// answer.
int status_of_generated(const RpcJson& reply) {
  const auto code = reply.find("code");
  if (code == reply.end() || !code->is_string()) return 200;
  const auto known = code_named(code->get_ref<const std::string&>());
  const int status = known ? status_of(*known).status : 500;
  return status == 422 ? 200 : status;
}

// The result of a tool, with a sentence before its text.
void put_note(RpcJson& reply, std::string_view note) {
  const auto result = reply.find("result");
  if (result == reply.end() || !result->is_object() || !result->contains("content")) return;
  RpcJson& content = (*result)["content"];
  if (content.is_array())
    content.insert(content.begin(), RpcJson{{"type", "text"}, {"text", note}});
}

bool asks_the_database(const Assessment& assessment) {
  return std::any_of(assessment.tasks.begin(), assessment.tasks.end(),
                     [](const AssessmentTask& task) { return task.demo.empty(); });
}

bool speaks(const Service& service, const httplib::Request& request) {
  if (!request.has_header(kMcpVersionField)) return true;
  const auto& known = service.mcp_versions;
  return request.get_header_value_count(kMcpVersionField) == 1 &&
         std::find(known.begin(), known.end(), request.get_header_value(kMcpVersionField)) !=
             known.end();
}

}  // namespace

std::vector<std::string> mcp_versions(Database& db) {
  std::vector<std::string> out;
  const auto rows =
      db.query("SELECT value FROM json_each(ask_mcp(?) -> '$.result.supportedVersions')",
               {std::string(R"({"jsonrpc":"2.0","id":1,"method":"server/discover","params":{}})")});
  if (rows)
    for (const auto& row : rows->rows)
      if (const auto* version = std::get_if<std::string>(&row[0])) out.push_back(*version);
  return out;
}

void answer_mcp_message(Service& service, const httplib::Request& request,
                        httplib::Response& response) {
  if (!speaks(service, request))
    return refuse(response, {400, "WRONG_VERSION", "that MCP-Protocol-Version is not spoken"});
  auto key = pool_key_of(service, request, response);
  if (!key) return;
  const RpcCall call = call_in(request.body);
  key->session = call.session;
  const auto held = HeldConnection::take(
      service, service.pool, *key,
      call.is_tool ? HeldConnection::Reads::kDatabase : HeldConnection::Reads::kNothing);
  if (!held) return refuse(response, held.error());
  const auto response_body = (*held)->db().value("SELECT ask_mcp(?)", {request.body});
  if (!response_body) return refuse(response, response_body.error());
  const auto* const text = std::get_if<std::string>(&*response_body);
  if (!text) {
    response.status = 202;  // a notification
    return;
  }
  const bool forgotten =
      (*held)->lease().conversation_state() == Pool::ConversationState::kForgotten;
  // Most replies go out as they are: results may be long.
  if (!forgotten && text->find("\"error\":{") == text->npos)
    return response.set_content(*text, kJsonType);
  RpcJson reply = parsed_json(*text);
  if (forgotten) put_note(reply, kForgotten);
  response.status = status_of_rpc(reply);
  response.set_content(json_text(reply), kJsonType);
}

void answer_generate(Service& service, const httplib::Request& request,
                     httplib::Response& response) {
  const auto key = pool_key_of(service, request, response);
  if (!key) return;
  // What is read of the body is gone before the request waits for its turn: it may be long.
  const HeldConnection::Reads reads = reads_of(parsed_json(request.body));
  const auto held = HeldConnection::take(service, service.pool, *key, reads);
  if (!held) return refuse(response, held.error());
  const auto response_body = (*held)->db().value("SELECT ask_a2a(?)", {request.body});
  if (!response_body) return refuse(response, response_body.error());
  const std::string& text = std::get<std::string>(*response_body);
  const RpcJson generated = parsed_json(text);
  response.status = status_of_generated(generated);
  if (response.status == 503) response.set_header("Retry-After", "1");
  response.set_content(text, kJsonType);
}

void answer_agent(Service& service, const httplib::Request& request, httplib::Response& response) {
  auto key = pool_key_of(service, request, response);
  if (!key) return;
  const A2aRequest asked = read_a2a(request.body);
  if (!asked.error.empty()) {
    response.status = status_of_a2a(parsed_json(asked.error));
    return response.set_content(asked.error, kJsonType);
  }
  if (asked.data.empty()) key->session = asked.context;
  const auto reads =
      asked.data.empty() ? HeldConnection::Reads::kDatabase : reads_of(parsed_json(asked.data));
  const auto held = HeldConnection::take(service, service.pool, *key, reads);
  if (!held) {
    refuse(response, held.error());  // the status and its fields
    return response.set_content(failed_a2a(asked, held.error()), kJsonType);
  }
  const bool forgotten =
      (*held)->lease().conversation_state() == Pool::ConversationState::kForgotten;
  const std::string response_body =
      answer_a2a_message((*held)->db(), asked, forgotten ? kForgotten : std::string_view());
  response.status = status_of_a2a(parsed_json(response_body));
  response.set_content(response_body, kJsonType);
}

void give_agent_card(Service& service, const httplib::Request& request,
                     httplib::Response& response) {
  const std::string url = "http://" + request.get_header_value("Host") + "/a2a";
  reply(response, 200, agent_card(url, service.pool.presets()));
}

void stream_assessment(Service& service, const httplib::Request& request,
                       httplib::Response& response) {
  const auto key = pool_key_of(service, request, response);
  if (!key) return;
  if (!service.rules.assess)
    return refuse(response, {403, "NOT_ENABLED", "start the server with --assess"});
  auto held = HeldConnection::take(service, service.pool, *key);  // it counts as a running question
  if (!held) return refuse(response, held.error());
  auto assessment = read_assessment((*held)->db(), request.body, service.tasks);
  if (!assessment) return refuse(response, assessment.error());
  // What a role may not see is refused before the stream begins.
  if (asks_the_database(*assessment))
    if (auto seen = (*held)->db().value("SELECT 1 FROM ask_schema LIMIT 1"); !seen)
      return refuse(response, seen.error());
  stream_events(
      response, std::move(*held),
      [&service, key = *key, assessment = std::move(*assessment)](HeldConnection& given,
                                                                  const WriteEvent& send) {
        const auto stopped = [&] { return given.gone() || service.pool.stopped(); };
        assess(assessment,
               {[&] { return service.pool.copy(key); },
                [&](const std::string& event) { return !stopped() && send(event); }, stopped});
      });
}

}  // namespace ask::app
