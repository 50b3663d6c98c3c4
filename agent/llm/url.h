// Parses base URLs with libcurl's own parser, so that the checked host is the one that is
// contacted.
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
  std::string path;  // without a trailing slash; "" for none

  std::string text() const;       // the URL in normal form
  std::string authority() const;  // host:port, for messages
  bool operator==(const Url&) const = default;
};

// Errors (kInvalidSetting) describe the defect without quoting the address: not http(s), a user
// name, a query, a fragment, or not a URL. Without libcurl: its error.
Result<Url> parse_url(std::string_view text, CurlSource source = curl_library);

// True for 127.0.0.0/8, ::1 and localhost only.
bool loopback(const Url& url);

}  // namespace ask::llm
