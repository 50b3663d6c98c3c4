// A base URL taken apart by libcurl's own parser, so that what is checked is what is connected to.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/llm/curl_source.h"

namespace ask::llm {

struct Url {
  std::string scheme;  // "http" or "https"
  std::string host;    // lower case, no trailing dot; an IPv6 address in brackets
  int port = 0;
  std::string path;  // without a slash at its end; "" for none

  std::string text() const;       // put together again
  std::string authority() const;  // host:port, for messages
  bool operator==(const Url&) const = default;
};

// Errors (kInvalidSetting) name what is wrong with the address and not the address: no http(s), a
// user name, a query, a fragment, or no URL at all. Without libcurl: its error.
Result<Url> parse_url(std::string_view text, CurlSource source = curl_library);

// 127.0.0.0/8, ::1 and localhost, nothing that only looks like them.
bool loopback(const Url& url);

}  // namespace ask::llm
