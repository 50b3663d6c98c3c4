#include "app/server/routes.h"

#include "agent/common/guard.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "app/server/a2a_messages.h"
#include "app/server/assess.h"
#include "app/server/page.h"
#include "app/server/question_events.h"

namespace ask::app {
namespace {

using Json = nlohmann::ordered_json;
using httplib::Request;
using httplib::Response;
using Handled = httplib::Server::HandlerResponse;

constexpr size_t kMostBody = 1'000'000;  // bytes
constexpr size_t kLongestRole = 1000;    // bytes
constexpr size_t kLongestSession = 200;  // bytes, as the setting session has it
constexpr const char* kJsonType = "application/json";

void reply(Response& response, int status, const Json& body) {
  response.status = status;
  response.set_content(json_text(body) + "\n", kJsonType);
}

void refuse(Response& response, int status, std::string_view code, std::string_view message) {
  reply(response, status, {{"error", {{"code", code}, {"message", message}}}});
}

void refuse(Response& response, int status, const Error& error) {
  refuse(response, status, name(error.code), error.message);
}

// The host of "host:port", "[::1]:port" or "host", in lower case; "" for anything else.
std::string host_name(std::string_view authority) {
  const size_t bracket = authority.starts_with('[') ? authority.find(']') : 0;
  if (bracket == authority.npos) return "";
  const size_t colon = authority.find(':', bracket);
  const size_t end = std::min(colon, authority.size());
  if (authority.starts_with('[') && end != bracket + 1) return "";
  for (const char digit : authority.substr(std::min(end + 1, authority.size())))
    if (digit < '0' || digit > '9') return "";
  return text::lower(authority.substr(0, end));
}

// A page of another site may have its own name resolve to this address (DNS rebinding): its
// requests carry that name.
bool host_allowed(const AccessRules& rules, const Request& request) {
  if (request.get_header_value_count("Host") != 1) return false;
  const std::string host = host_name(request.get_header_value("Host"));
  for (const std::string& allowed : rules.hosts)
    if (host == allowed) return true;
  return false;
}

// A browser says from which page a request comes; other programs say nothing.
bool origin_allowed(const Request& request) {
  if (!request.has_header("Origin")) return true;
  const std::string origin = text::lower(request.get_header_value("Origin"));
  const std::string host = text::lower(request.get_header_value("Host"));
  return request.get_header_value_count("Origin") == 1 &&
         (origin == "http://" + host || origin == "https://" + host);
}

bool says_json(const Request& request) {
  std::string type = text::lower(request.get_header_value("Content-Type"));
  type = type.substr(0, type.find(';'));
  return text::trimmed(type) == kJsonType;
}

void put_security_headers(Response& response) {
  response.set_header("X-Content-Type-Options", "nosniff");
  response.set_header("Referrer-Policy", "no-referrer");
  response.set_header("Cross-Origin-Resource-Policy", "same-origin");
  response.set_header("Cache-Control", "no-store");
  response.set_header("Content-Security-Policy", page_policy());
}

Handled checked_first(const AccessRules& rules, const Request& request, Response& response) {
  put_security_headers(response);
  if (!host_allowed(rules, request)) {
    refuse(response, 421, "WRONG_HOST", "the server does not answer for that host");
    return Handled::Handled;
  }
  if (!origin_allowed(request)) {
    refuse(response, 403, "WRONG_ORIGIN", "requests of other sites are refused");
    return Handled::Handled;
  }
  if (request.method == "POST" && !says_json(request)) {
    refuse(response, 415, "WRONG_TYPE", "the body must be application/json");
    return Handled::Handled;
  }
  return Handled::Unhandled;
}

// The role of the request; nothing if it is no role. "" without --role-header.
std::optional<std::string> role_of(const AccessRules& rules, const Request& request) {
  if (rules.role_header.empty()) return "";
  if (request.get_header_value_count(rules.role_header) > 1) return std::nullopt;
  std::string role = request.get_header_value(rules.role_header);
  if (role.size() > kLongestRole || !text::valid_utf8(role)) return std::nullopt;
  return role;
}

// A member that is text; "" if it is absent or null, nothing if it is something else.
std::optional<std::string> text_member(const Json& body, const char* key) {
  const auto found = body.find(key);
  if (found == body.end() || found->is_null()) return "";
  if (!found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

struct QueryRequest {
  AskedQuestion asked;
  Use use;
};

Error wrong_body(std::string why) { return {Code::kInvalidArgument, std::move(why)}; }

Result<QueryRequest> query_of(const Service& service, const Request& request) {
  const auto role = role_of(service.rules, request);
  if (!role) return wrong_body("the role is too long, given twice or no UTF-8");
  const Json body = parsed_json(request.body);
  if (!body.is_object())
    return wrong_body(R"(the body must be a JSON object, as in {"question": "How many ...?"})");
  const auto question = text_member(body, "question");
  if (!question || question->empty()) return wrong_body("\"question\" must be text");
  const auto preset = text_member(body, "preset");
  if (!preset) return wrong_body("\"preset\" must be text");
  const auto session = text_member(body, "session");
  if (!session || session->size() > kLongestSession)
    return wrong_body("\"session\" must be text of at most 200 bytes");
  Json options = Json::object();
  if (const auto given = body.find("options"); given != body.end() && !given->is_null()) {
    if (!given->is_object()) return wrong_body("\"options\" must be an object");
    options = *given;
  }
  if (options.contains("session")) return wrong_body("the session is a member of its own");
  if (!session->empty()) options["session"] = *session;
  const std::string id = preset->empty() ? service.pool.presets().front().id : *preset;
  if (!service.pool.preset(id))
    return wrong_body("there is no preset \"" + text::shortened(id, 60) +
                      "\"; /presets lists them");
  return QueryRequest{{*question, options.empty() ? "" : json_text(options)},
                      {id, *role, *session}};
}

// A stream of events, ended by an event `error` where `produce` throws: the library lets exceptions
// of a provider end the process.
void stream_events(Response& response, std::function<void(const WriteEvent& send)> produce) {
  response.set_header("X-Accel-Buffering", "no");
  response.set_chunked_content_provider(
      "text/event-stream", [produce = std::move(produce)](size_t, httplib::DataSink& sink) {
        const WriteEvent send = [&](const std::string& event) {
          return sink.write(event.data(), event.size());
        };
        const auto broken = [&] { send(error_event({Code::kInternal, "a fault of the server"})); };
        guarded([&] { produce(send); }, broken, [&](const char*) { broken(); });
        sink.done();
        return true;
      });
}

// Runs `work` with a connection. `gone` is set, and what runs is interrupted, when the client
// closes its connection.
void with_connection(Service& service, const Use& use,
                     const std::function<void(Database&, const std::atomic<bool>& gone)>& work,
                     const std::function<void(const Error&)>& without) {
  std::atomic<bool> gone = false;
  std::atomic<sqlite3*> running = nullptr;
  Result<std::unique_ptr<Pool::Lease>> lease = Error{};
  const HangupWatch::Watched watched(service.watch, HttpServer::current_socket(), [&] {
    gone = true;
    if (sqlite3* const db = running) Database::interrupt(db);
    service.pool.wake();
  });
  lease = service.pool.lease(use, gone);
  if (!lease) return without(lease.error());
  running = (*lease)->db().handle();
  if (!gone) work((*lease)->db(), gone);
  running = nullptr;
}

void stream_query(Service& service, const Request& request, Response& response) {
  auto query = query_of(service, request);
  if (!query) return refuse(response, 400, query.error());
  stream_events(response, [&service, query = std::move(*query)](const WriteEvent& send) {
    with_connection(
        service, query.use,
        [&](Database& db, const std::atomic<bool>& gone) {
          write_events(db, query.asked, [&](const std::string& event) {
            return !gone && send(event) && !service.pool.stopped();
          });
        },
        [&](const Error& error) { send(error_event(error)); });
  });
}

void give_health(Service& service, Response& response) {
  const Pool::Load load = service.pool.load();
  reply(response, 200,
        {{"status", service.pool.stopped() ? "stopping" : "ok"},
         {"version", ASK_VERSION},
         {"model", service.model},
         {"databases", service.pool.presets().size()},
         {"running", load.running},
         {"waiting", load.waiting},
         {"most_running", load.most}});
}

void give_presets(const Service& service, Response& response) {
  Json out = Json::array();
  for (const Preset& preset : service.pool.presets())
    out.push_back({{"id", preset.id},
                   {"title", preset.title},
                   {"description", preset.description},
                   {"questions", preset.questions}});
  reply(response, 200, out);
}

// Tables with their columns, from the rows of ask_schema.
Result<Json> schema_of(Database& db) {
  auto row = db.prepare(
      "SELECT schema, table_name, row_count, column_name, type, primary_key, not_null, "
      "foreign_key, description FROM ask_schema");
  if (!row) return row.error();
  Json tables = Json::array();
  std::string last;
  while (true) {
    const auto more = row->step();
    if (!more) return more.error();
    if (!*more) return Json{{"tables", std::move(tables)}};
    const std::string table = row->text(0) + '\0' + row->text(1);
    if (table != last)
      tables.push_back({{"schema", row->text(0)},
                        {"name", row->text(1)},
                        {"row_count", row->null(2) ? Json() : Json(row->integer(2))},
                        {"columns", Json::array()}});
    last = table;
    Json column = {{"name", row->text(3)},
                   {"type", row->text(4)},
                   {"primary_key", row->integer(5) > 0},
                   {"not_null", row->integer(6) > 0},
                   {"foreign_key", row->null(7) ? Json() : Json(row->text(7))}};
    if (!row->null(8)) column["description"] = row->text(8);
    tables.back()["columns"].push_back(std::move(column));
  }
}

void give_schema(Service& service, const Request& request, Response& response) {
  const std::string id = request.matches[1];
  const auto role = role_of(service.rules, request);
  if (!service.pool.preset(id)) return refuse(response, 404, "NOT_FOUND", "no such preset");
  if (!role) return refuse(response, 400, wrong_body("the role is no role"));
  with_connection(
      service, {id, *role, ""},
      [&](Database& db, const std::atomic<bool>&) {
        const auto schema = schema_of(db);
        if (!schema) return refuse(response, 500, schema.error());
        reply(response, 200, *schema);
      },
      [&](const Error& error) { refuse(response, 503, error); });
}

// The database that a request without a body of its own names.
std::optional<std::string> preset_of(const Service& service, const Request& request) {
  std::string preset = request.get_param_value("preset");
  if (preset.empty()) preset = service.pool.presets().front().id;
  if (!service.pool.preset(preset)) return std::nullopt;
  return preset;
}

// The conversation that a tool call of MCP names; "" for any other message.
std::string session_of_call(std::string_view body) {
  const Json message = parsed_json(body);
  const auto at = [](const Json& object, const char* key) {
    return object.is_object() && object.contains(key) ? object[key] : Json();
  };
  const Json session = at(at(at(message, "params"), "arguments"), "session");
  const bool fits =
      session.is_string() && session.get_ref<const std::string&>().size() <= kLongestSession;
  return fits ? session.get<std::string>() : "";
}

// One message to an SQL function that answers every message with one, as ask_mcp and ask_a2a do.
void answer_message(Service& service, std::string_view function, const Request& request,
                    Response& response) {
  const auto role = role_of(service.rules, request);
  if (!role) return refuse(response, 400, wrong_body("the role is no role"));
  const auto preset = preset_of(service, request);
  if (!preset) return refuse(response, 404, "NOT_FOUND", "no such preset");
  with_connection(
      service, {*preset, *role, session_of_call(request.body)},
      [&](Database& db, const std::atomic<bool>&) {
        const auto said = db.value("SELECT " + std::string(function) + "(?)", {request.body});
        if (!said) return refuse(response, 500, said.error());
        if (const auto* text = std::get_if<std::string>(&*said))
          return response.set_content(*text, kJsonType);
        response.status = 202;  // a notification
      },
      [&](const Error& error) { refuse(response, 503, error); });
}

void answer_agent(Service& service, const Request& request, Response& response) {
  const auto role = role_of(service.rules, request);
  const auto preset = preset_of(service, request);
  if (!role) return refuse(response, 400, wrong_body("the role is no role"));
  if (!preset) return refuse(response, 404, "NOT_FOUND", "no such preset");
  const A2aRequest asked = read_a2a(request.body);
  if (!asked.error.empty()) return response.set_content(asked.error, kJsonType);
  with_connection(
      service, {*preset, *role, asked.data.empty() ? asked.context : ""},
      [&](Database& db, const std::atomic<bool>&) {
        response.set_content(answer_a2a_message(db, asked), kJsonType);
      },
      [&](const Error& error) {
        response.set_content(failed_a2a(asked, error.message), kJsonType);
      });
}

void stream_assessment(Service& service, const Request& request, Response& response) {
  const auto role = role_of(service.rules, request);
  if (!role) return refuse(response, 400, wrong_body("the role is no role"));
  if (!service.rules.assess)
    return refuse(response, 403, "NOT_ENABLED", "start the server with --assess");
  // The connection only lists tasks; it counts as a running question.
  const Use use{service.pool.presets().front().id, *role, ""};
  stream_events(response, [&service, use, body = request.body](const WriteEvent& send) {
    with_connection(
        service, use,
        [&](Database& db, const std::atomic<bool>& gone) {
          const auto assessment = read_assessment(db, body);
          if (!assessment) {
            send(error_event(assessment.error()));
            return;
          }
          const auto stopped = [&] { return gone || service.pool.stopped(); };
          assess(
              *assessment, [&](const std::string& event) { return !stopped() && send(event); },
              stopped);
        },
        [&](const Error& error) { send(error_event(error)); });
  });
}

void give_page(Response& response) {
  response.set_content(page_text(), "text/html; charset=utf-8");
}

}  // namespace

void add_routes(HttpServer& server, Service& service) {
  server.set_payload_max_length(kMostBody);
  server.set_pre_routing_handler([&service](const Request& request, Response& response) {
    return checked_first(service.rules, request, response);
  });
  server.set_error_handler([](const Request&, Response& response) {
    if (!response.body.empty()) return;
    const bool large = response.status == 413;
    put_security_headers(response);
    refuse(response, response.status, large ? "TOO_LARGE" : "NOT_FOUND",
           large ? "the body is longer than 1000000 bytes" : "there is nothing here");
  });
  server.set_exception_handler([](const Request&, Response& response, std::exception_ptr) {
    refuse(response, 500, "INTERNAL_ERROR", "a fault of the server");
  });
  server.Get("/", [](const Request&, Response& response) { give_page(response); });
  server.Get("/health",
             [&service](const Request&, Response& response) { give_health(service, response); });
  server.Get("/presets",
             [&service](const Request&, Response& response) { give_presets(service, response); });
  server.Get(R"(/schema/([A-Za-z0-9_.-]+))",
             [&service](const Request& request, Response& response) {
               give_schema(service, request, response);
             });
  server.Post("/query", [&service](const Request& request, Response& response) {
    stream_query(service, request, response);
  });
  server.Post("/mcp", [&service](const Request& request, Response& response) {
    answer_message(service, "ask_mcp", request, response);
  });
  // No stream of events that nobody asked for.
  server.Get("/mcp", [](const Request&, Response& response) {
    refuse(response, 405, "METHOD_NOT_ALLOWED", "POST a message");
  });
  server.Get("/.well-known/agent-card.json",
             [&service](const Request& request, Response& response) {
               const std::string url = "http://" + request.get_header_value("Host") + "/a2a";
               reply(response, 200, agent_card(url, service.pool.presets()));
             });
  server.Post("/a2a", [&service](const Request& request, Response& response) {
    answer_agent(service, request, response);
  });
  server.Post("/assess", [&service](const Request& request, Response& response) {
    stream_assessment(service, request, response);
  });
  server.Post("/generate", [&service](const Request& request, Response& response) {
    answer_message(service, "ask_a2a", request, response);
  });
}

}  // namespace ask::app
