#include "app/server/access.h"

#include "agent/common/text.h"
#include "app/server/page.h"

namespace ask::app {
namespace {

using httplib::Request;

constexpr size_t kLongestRole = 1000;  // bytes

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

// The same of browsers that say it in another way. Whoever follows a link to the page may see it.
bool site_allowed(const Request& request) {
  if (!request.has_header("Sec-Fetch-Site")) return true;
  if (request.get_header_value_count("Sec-Fetch-Site") != 1) return false;
  const std::string site = text::lower(request.get_header_value("Sec-Fetch-Site"));
  if (site == "same-origin" || site == "none") return true;
  return request.method == "GET" && request.path == "/" &&
         request.get_header_value("Sec-Fetch-Mode") == "navigate" &&
         request.get_header_value("Sec-Fetch-Dest") == "document";
}

}  // namespace

std::vector<std::string> known_fields(const AccessRules& rules) {
  std::vector<std::string> out = {
      "host",         "origin",         "sec-fetch-site",    "sec-fetch-mode", "sec-fetch-dest",
      "content-type", "content-length", "transfer-encoding", "expect",         kMcpVersionField};
  if (!rules.role_header.empty()) out.push_back(rules.role_header);
  return out;
}

std::optional<Refusal> access_fault(const AccessRules& rules, const Request& request) {
  if (!host_allowed(rules, request))
    return Refusal{421, "WRONG_HOST", "the server does not answer for that host"};
  if (!origin_allowed(request) || !site_allowed(request))
    return Refusal{403, "WRONG_ORIGIN", "requests of other sites are refused"};
  return std::nullopt;
}

bool says_json(const Request& request) {
  if (request.get_header_value_count("Content-Type") != 1) return false;
  std::string type = text::lower(request.get_header_value("Content-Type"));
  type = type.substr(0, type.find(';'));
  return text::trimmed(type) == kJsonType;
}

std::optional<std::string> role_of(const AccessRules& rules, const Request& request) {
  if (rules.role_header.empty()) return "";
  if (request.get_header_value_count(rules.role_header) > 1) return std::nullopt;
  std::string role = request.get_header_value(rules.role_header);
  if (role.size() > kLongestRole || !text::valid_utf8(role)) return std::nullopt;
  return role;
}

void put_security_headers(httplib::Response& response) {
  if (response.has_header("Content-Security-Policy")) return;
  response.set_header("X-Content-Type-Options", "nosniff");
  response.set_header("Referrer-Policy", "no-referrer");
  response.set_header("Cross-Origin-Resource-Policy", "same-origin");
  response.set_header("Cache-Control", "no-store");
  response.set_header("Content-Security-Policy", page_policy());
}

}  // namespace ask::app
