// HTTP requests to other agents, which may be hostile: all that one sends counts against one bound
// and one deadline, its head as well as its body.
#pragma once
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "agent/common/result.h"

namespace ask::app {

struct AgentAddress {
  std::string host, path;  // the host without brackets
  int port = 80;
};

// http://host[:port][/path]; requests over TLS are for a proxy. Nothing for any other URL.
std::optional<AgentAddress> address_of(std::string_view url);

struct AgentLimits {
  size_t most = 0;  // bytes of the body; the head may have 32,000 more
  std::chrono::steady_clock::time_point until;
  std::function<bool()> stopped;  // asked 20 times a second
};

struct AgentReply {
  int status = 0;
  std::string body;
};

// Posts JSON. Redirects are not followed. Errors, as a sentence: it cannot be reached, is too slow,
// sends too much or no HTTP; `stopped`.
Result<AgentReply> post_to_agent(const AgentAddress& agent, std::string_view json,
                                 const AgentLimits& limits);

// A response of HTTP/1 that is whole: nothing while more has to come, which `ended` rules out.
// Errors: it is none.
Result<std::optional<AgentReply>> parse_agent_reply(std::string_view received, bool ended);

}  // namespace ask::app
