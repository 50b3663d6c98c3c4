// Who may use the server, and with which role.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "app/server/http_server.h"

namespace ask::app {

inline constexpr const char* kJsonType = "application/json";
inline constexpr size_t kMostMembers = 1000;  // of an object of JSON that others send
inline constexpr const char* kMcpVersionField = "mcp-protocol-version";

struct AccessRules {
  std::vector<std::string> hosts;  // names in the Host header, lower case, without a port
  std::string role_header;         // lower case; "" for none
  bool assess = false;             // POST /assess may send requests to the agents that it names
};

// The fields of a request's head that anything here looks at.
std::vector<std::string> known_fields(const AccessRules& rules);

// Refuses requests for another host and those of other sites.
std::optional<Refusal> access_fault(const AccessRules& rules, const httplib::Request& request);

// Whether the body says that it is JSON, which a page of another site cannot send unasked.
bool says_json(const httplib::Request& request);

// The role of the request; nothing if it is not a role. "" without --role-header.
std::optional<std::string> role_of(const AccessRules& rules, const httplib::Request& request);

void put_security_headers(httplib::Response& response);

}  // namespace ask::app
