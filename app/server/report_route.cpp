#include "app/server/report_route.h"

#include "agent/common/json_text.h"
#include "agent/common/known_members.h"
#include "agent/common/text.h"

namespace ask::app {
namespace {

using ReportJson = nlohmann::ordered_json;

constexpr std::string_view kReportPath = "/report/";
constexpr const char* kReportPolicy =
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

struct ReportRequest {
  std::string question, options;
  PoolKey key;
};

Result<ReportRequest> report_of(const Service& service, const httplib::Request& request) {
  const auto unfit = [](std::string why) { return Error{Code::kInvalidArgument, std::move(why)}; };
  const auto role = role_of(service.rules, request);
  if (!role) return unfit("the role is too long, given twice or no UTF-8");
  const ReportJson body = parsed_json(request.body);
  const auto text_of = [&](const char* key) {
    const auto found = body.find(key);
    return found != body.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  if (!body.is_object() || !body.contains("question"))
    return unfit(R"(the body must be a JSON object, as in {"question": "sales report"})");
  constexpr std::string_view kMembers[] = {"question", "preset", "report"};
  if (auto unknown = unknown_member(body, kMembers); !unknown.empty()) return unfit(unknown);
  for (const auto& [key, value] : body.items())
    if (!value.is_string()) return unfit("\"" + key + "\" must be text");
  if (text_of("question").empty()) return Error{Code::kEmptyQuestion, "the question is empty"};
  std::string id = text_of("preset");
  if (id.empty()) id = service.pool.presets().front().id;
  if (!service.pool.preset(id))
    return unfit("there is no preset \"" + text::shortened(id, 60) + "\"; /presets lists them");
  ReportJson options = {{"format", "html"}};
  if (body.contains("report")) options["report"] = text_of("report");
  return ReportRequest{text_of("question"), json_text(options), {id, *role, ""}};
}

}  // namespace

void make_report(Service& service, const httplib::Request& request, httplib::Response& response) {
  const auto wanted = report_of(service, request);
  if (!wanted) return refuse(response, wanted.error());
  const auto held = HeldConnection::take(service, service.pool, wanted->key);
  if (!held) return refuse(response, held.error());
  Database& db = (*held)->db();
  const auto html = db.value("SELECT ask_report(?, ?)", {wanted->question, wanted->options});
  if (!html) return refuse(response, html.error());
  const auto name = db.value("SELECT lower(hex(randomblob(16)))", {});
  if (!name) return refuse(response, name.error());
  service.reports.keep(display(*name), wanted->key.role,
                       std::make_shared<const std::string>(display(*html)));
  reply(response, 200, {{"report", std::string(kReportPath) + display(*name)}});
}

void give_report(Service& service, const httplib::Request& request, httplib::Response& response) {
  const auto role = role_of(service.rules, request);
  const auto html =
      role ? service.reports.find(request.path.substr(kReportPath.size()), *role) : nullptr;
  if (!html)
    return refuse(response, {404, "NOT_FOUND", "there is no such report; the last 16 are kept"});
  response.headers.erase("Content-Security-Policy");
  response.set_header("Content-Security-Policy", kReportPolicy);
  response.status = 200;
  response.set_content(*html, "text/html; charset=utf-8");
}

}  // namespace ask::app
