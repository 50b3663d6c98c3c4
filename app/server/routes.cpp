#include "app/server/routes.h"

#include "agent/common/json_size.h"
#include "agent/common/json_text.h"
#include "app/server/agent_routes.h"
#include "app/server/page.h"
#include "app/server/query_route.h"
#include "app/server/report_route.h"
#include "app/server/schema_route.h"

namespace ask::app {
namespace {

using RouteJson = nlohmann::ordered_json;
using httplib::Request;
using httplib::Response;
using Handled = httplib::Server::HandlerResponse;

void give_health(Service& service, const Request&, Response& response) {
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

void give_presets(Service& service, const Request&, Response& response) {
  RouteJson out = RouteJson::array();
  for (const ServedDatabase& preset : service.pool.presets())
    out.push_back({{"id", preset.id},
                   {"title", preset.title},
                   {"description", preset.description},
                   {"questions", preset.questions}});
  reply(response, 200, out);
}

void give_page(Service&, const Request&, Response& response) {
  response.status = 200;
  response.set_content(page_text(), "text/html; charset=utf-8");
}

struct Route {
  std::string_view method, path;  // a path that ends in "/" has one more name after it
  void (*handle)(Service& service, const Request& request, Response& response);
};

constexpr Route kRoutes[] = {
    {"GET", "/", give_page},
    {"GET", "/health", give_health},
    {"GET", "/presets", give_presets},
    {"GET", "/schema/", give_schema},
    {"GET", "/.well-known/agent-card.json", give_agent_card},
    {"POST", "/query", stream_query},
    {"POST", "/report", make_report},
    {"GET", "/report/", give_report},
    {"POST", "/generate", answer_generate},
    {"POST", "/a2a", answer_agent},
    {"POST", "/assess", stream_assessment},
    {"POST", "/mcp", answer_mcp_message},
};

const Route* route_of(std::string_view path) {
  for (const Route& route : kRoutes) {
    if (path == route.path) return path.size() > 1 && path.ends_with('/') ? nullptr : &route;
    if (route.path.size() > 1 && route.path.ends_with('/') && path.starts_with(route.path) &&
        path.find('/', route.path.size()) == path.npos)
      return &route;
  }
  return nullptr;
}

// Answers all that takes no body; POST goes on to the library, which reads it.
Handled answered_first(Service& service, const Request& request, Response& response) {
  put_security_headers(response);
  const auto refused = [&](const Refusal& why) {
    refuse(response, why);
    return Handled::Handled;
  };
  if (const auto fault = access_fault(service.rules, request)) return refused(*fault);
  const Route* const route = route_of(request.path);
  if (!route) return refused({404, "NOT_FOUND", "there is nothing here"});
  const bool get = request.method == "GET" || request.method == "HEAD";
  if (get != (route->method == "GET") || (!get && request.method != "POST")) {
    response.set_header("Allow", route->method == "GET" ? "GET, HEAD" : "POST");
    return refused({405, "WRONG_METHOD", "the path is not for that method"});
  }
  if (get) {
    route->handle(service, request, response);
    return Handled::Handled;
  }
  if (!says_json(request)) return refused({415, "WRONG_TYPE", "the body must be application/json"});
  return Handled::Unhandled;
}

// What the library refuses: a body that is too long, or did not come.
void answer_fault(Response& response) {
  if (!response.body.empty()) return;
  put_security_headers(response);
  if (response.status == 413 || HttpServer::current_is_too_large())
    return refuse(response, {413, "TOO_LARGE", "the body is longer than 1000000 bytes"});
  if (HttpServer::current_is_late())
    return refuse(response, {408, "TIMEOUT", "the request did not arrive in time"});
  refuse(response, {response.status, "BAD_REQUEST", "the request is not whole"});
}

}  // namespace

void add_routes(HttpServer& server, Service& service) {
  server.set_payload_max_length(kMostBody);
  server.set_pre_routing_handler([&service](const Request& request, Response& response) {
    return answered_first(service, request, response);
  });
  server.set_error_handler([](const Request&, Response& response) { answer_fault(response); });
  server.set_exception_handler([](const Request&, Response& response, std::exception_ptr) {
    refuse(response, {500, "INTERNAL_ERROR", "a fault of the server"});
  });
  for (const Route& route : kRoutes) {
    if (route.method != "POST") continue;
    server.Post(
        std::string(route.path), [&service, &route](const Request& request, Response& response) {
          // Of a body in chunks the length is known now.
          if (request.body.size() > kMostBody)
            return refuse(response, {413, "TOO_LARGE", "the body is longer than 1000000 bytes"});
          if (has_huge_object(request.body, kMostMembers))
            return refuse(response, {400, "TOO_MANY_MEMBERS", "an object has over 1000 members"});
          route.handle(service, request, response);
        });
  }
}

}  // namespace ask::app
