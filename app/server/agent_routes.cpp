#include "app/server/agent_routes.h"

#include <algorithm>

#include "agent/common/json_text.h"
#include "app/server/a2a_messages.h"

namespace ask::app {
namespace {

using RpcJson = nlohmann::ordered_json;

// The conversation that a tool call of MCP names; "" for any other message.
std::string session_of_call(std::string_view body) {
  const RpcJson message = parsed_json(body);
  const auto at = [](const RpcJson& object, const char* key) {
    return object.is_object() && object.contains(key) ? object[key] : RpcJson();
  };
  const RpcJson session = at(at(at(message, "params"), "arguments"), "session");
  const bool fits =
      session.is_string() && session.get_ref<const std::string&>().size() <= kLongestSession;
  return fits ? session.get<std::string>() : "";
}

// The protocol's error for what is no message is an error of HTTP, too.
int status_of_rpc(const RpcJson& reply) {
  const auto error = reply.find("error");
  if (error == reply.end() || !error->is_object()) return 200;
  const RpcJson code = error->value("code", RpcJson());
  return code == -32700 || code == -32600 ? 400 : 200;
}

// The result of a tool, with a sentence before its text.
void put_note(RpcJson& reply, std::string_view note) {
  const auto result = reply.find("result");
  if (result == reply.end() || !result->is_object() || !result->contains("content")) return;
  RpcJson& content = (*result)["content"];
  if (content.is_array())
    content.insert(content.begin(), RpcJson{{"type", "text"}, {"text", note}});
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
  auto use = use_of(service, request, response);
  if (!use) return;
  use->session = session_of_call(request.body);
  with_connection(
      service, service.pool, *use,
      [&](Pool::Lease& lease, const std::atomic<bool>&) {
        const auto said = lease.db().value("SELECT ask_mcp(?)", {request.body});
        if (!said) return refuse(response, said.error());
        const auto* const text = std::get_if<std::string>(&*said);
        if (!text) {
          response.status = 202;  // a notification
          return;
        }
        const bool forgotten = lease.past() == Pool::Past::kForgotten;
        // Most replies go out as they are: results may be long.
        if (!forgotten && text->find("\"error\":{") == text->npos)
          return response.set_content(*text, kJsonType);
        RpcJson reply = parsed_json(*text);
        if (forgotten) put_note(reply, kForgotten);
        response.status = status_of_rpc(reply);
        response.set_content(json_text(reply), kJsonType);
      },
      [&](const Error& error) { refuse(response, error); });
}

void answer_generate(Service& service, const httplib::Request& request,
                     httplib::Response& response) {
  const auto use = use_of(service, request, response);
  if (!use) return;
  if (!parsed_json(request.body).is_object()) response.status = 400;
  with_connection(
      service, service.pool, *use,
      [&](Pool::Lease& lease, const std::atomic<bool>&) {
        const auto said = lease.db().value("SELECT ask_a2a(?)", {request.body});
        if (!said) return refuse(response, said.error());
        response.set_content(std::get<std::string>(*said), kJsonType);
      },
      [&](const Error& error) { refuse(response, error); });
}

void answer_agent(Service& service, const httplib::Request& request, httplib::Response& response) {
  auto use = use_of(service, request, response);
  if (!use) return;
  const A2aRequest asked = read_a2a(request.body);
  if (!asked.error.empty()) {
    response.status = status_of_rpc(parsed_json(asked.error));
    return response.set_content(asked.error, kJsonType);
  }
  if (asked.data.empty()) use->session = asked.context;
  with_connection(
      service, service.pool, *use,
      [&](Pool::Lease& lease, const std::atomic<bool>&) {
        const bool forgotten = lease.past() == Pool::Past::kForgotten;
        response.set_content(
            answer_a2a_message(lease.db(), asked, forgotten ? kForgotten : std::string_view()),
            kJsonType);
      },
      [&](const Error& error) {
        response.status = 503;
        response.set_content(failed_a2a(asked, error.message), kJsonType);
      });
}

void give_agent_card(Service& service, const httplib::Request& request,
                     httplib::Response& response) {
  const std::string url = "http://" + request.get_header_value("Host") + "/a2a";
  reply(response, 200, agent_card(url, service.pool.presets()));
}

void stream_assessment(Service& service, const httplib::Request& request,
                       httplib::Response& response) {
  const auto use = use_of(service, request, response);
  if (!use) return;
  if (!service.rules.assess)
    return refuse(response, {403, "NOT_ENABLED", "start the server with --assess"});
  std::optional<Assessment> assessment;
  with_connection(
      service, service.pool, *use,
      [&](Pool::Lease& lease, const std::atomic<bool>&) {
        auto read = read_assessment(lease.db(), request.body, service.tasks);
        if (read)
          assessment = std::move(*read);
        else
          refuse(response, 400, read.error());
      },
      [&](const Error& error) { refuse(response, error); });
  if (!assessment) return;
  stream_events(response, [&service, use = *use, assessment](const WriteEvent& send) {
    // It counts as a running question.
    with_connection(
        service, service.pool, use,
        [&](Pool::Lease&, const std::atomic<bool>& gone) {
          const auto stopped = [&] { return gone || service.pool.stopped(); };
          assess(*assessment,
                 {[&] { return service.pool.copy(use); },
                  [&](const std::string& event) { return !stopped() && send(event); }, stopped});
        },
        [&](const Error& error) { send(error_event(error)); });
  });
}

}  // namespace ask::app
