#include "app/server/request_head.h"

#include <algorithm>
#include <array>

#include "agent/common/text.h"

namespace ask::app {
namespace {

constexpr std::string_view kEndOfLine = "\r\n";
constexpr size_t kLongestTarget = 8000;  // bytes
constexpr size_t kLongestField = 8000;   // bytes of one line, below the library's own bound
constexpr size_t kMostDigits = 15;       // of a length
constexpr std::array<std::string_view, 8> kMethods = {"GET",    "HEAD",    "POST",  "PUT",
                                                      "DELETE", "OPTIONS", "PATCH", "TRACE"};

constexpr Refusal bad(std::string_view message) { return {400, "BAD_REQUEST", message}; }

bool is_token(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    constexpr std::string_view kMarks = "!#$%&'*+-.^_`|~";
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           kMarks.find(c) != kMarks.npos;
  });
}

bool is_plain(std::string_view line) {
  return std::all_of(line.begin(), line.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte == '\t' || (byte >= ' ' && byte != 0x7f);
  });
}

std::optional<Refusal> fault_of_request_line(std::string_view line) {
  const size_t first = line.find(' ');
  const size_t last = line.rfind(' ');
  if (first == line.npos || first == last || line.find(' ', first + 1) != last)
    return bad("the request line is not \"METHOD /path HTTP/1.1\"");
  const std::string_view method = line.substr(0, first);
  const std::string_view target = line.substr(first + 1, last - first - 1);
  const std::string_view version = line.substr(last + 1);
  if (!is_token(method)) return bad("the method is not a word");
  if (version != "HTTP/1.1" && version != "HTTP/1.0") {
    if (!version.starts_with("HTTP/")) return bad("the request line names no version of HTTP");
    return Refusal{505, "WRONG_VERSION", "speaks HTTP/1.1 only"};
  }
  if (std::find(kMethods.begin(), kMethods.end(), method) == kMethods.end())
    return Refusal{501, "UNKNOWN_METHOD", "the method is not known"};
  if (target.size() > kLongestTarget) return Refusal{414, "TOO_LARGE", "the path is too long"};
  if (!target.starts_with('/')) return bad("the target is not a path");
  return std::nullopt;
}

// What decides where a request ends.
struct Framing {
  size_t lengths = 0, codings = 0, hosts = 0;
  size_t length = 0;  // of the body
  std::optional<Refusal> fault;

  void take(const std::string& name, std::string_view value) {
    if (name == "host") ++hosts;
    if (name == "content-encoding" && !text::equal_nocase(value, "identity"))
      fault = {415, "WRONG_TYPE", "a packed body is not taken"};
    if (name == "content-length") {
      ++lengths;
      if (value.empty() || value.size() > kMostDigits ||
          value.find_first_not_of("0123456789") != value.npos)
        fault = bad("the Content-Length is not a number");
      else
        length = std::stoull(std::string(value));
    }
    if (name == "transfer-encoding") {
      ++codings;
      if (!text::equal_nocase(value, "chunked"))
        fault = {501, "UNKNOWN_CODING", "takes no transfer coding but chunked"};
    }
  }

  std::optional<Refusal> verdict(bool of_1_0, bool posts) const {
    if (lengths > 1 || codings > 1 || (lengths > 0 && codings > 0))
      return bad("the request has two lengths");
    if (codings > 0 && of_1_0) return bad("HTTP/1.0 has no chunks");
    if (hosts > 1 || (hosts == 0 && !of_1_0)) return bad("there must be one Host");
    // The library would read on until the client closes, where the body is empty for a proxy.
    if (!fault && posts && lengths + codings == 0)
      return Refusal{411, "NO_LENGTH", "a POST needs a Content-Length"};
    return fault;
  }
};

}  // namespace

std::optional<Refusal> read_head(std::string_view head, const std::vector<std::string>& fields,
                                 RequestHead& out) {
  Framing framing;
  bool of_1_0 = false, posts = false;
  std::string& kept = out.kept;
  kept.clear();
  for (bool first = true; !head.empty(); first = false) {
    const size_t end = head.find(kEndOfLine);
    if (end == head.npos) return bad("a line does not end");
    const std::string_view line = head.substr(0, end);
    head.remove_prefix(end + kEndOfLine.size());
    if (!is_plain(line)) return bad("a control character in the head");
    if (first) {
      if (auto fault = fault_of_request_line(line)) return fault;
      of_1_0 = line.ends_with("HTTP/1.0");
      posts = line.starts_with("POST ");
      kept.append(line).append(kEndOfLine);
      continue;
    }
    if (line.empty()) break;
    const size_t colon = line.find(':');
    if (colon == line.npos || !is_token(line.substr(0, colon))) return bad("a field has no name");
    if (line.size() > kLongestField) return Refusal{431, "TOO_LARGE", "a field is too long"};
    const std::string name = text::lower(line.substr(0, colon));
    const std::string_view value = text::trimmed(line.substr(colon + 1));
    framing.take(name, value);
    if (std::find(fields.begin(), fields.end(), name) != fields.end())
      kept.append(name).append(": ").append(value).append(kEndOfLine);
  }
  kept.append(kEndOfLine);
  out.length = framing.codings > 0 ? kUnknownLength : framing.length;
  return framing.verdict(of_1_0, posts);
}

}  // namespace ask::app
