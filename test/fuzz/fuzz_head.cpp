// feature 229. The head of an HTTP request. Oracles: an accepted head reaches the library without
// control characters and unwanted fields, with one Host at most and one length at most; parsed
// again it is accepted unchanged. A refusal has a 4xx or 5xx status and a sentence.
#include <algorithm>
#include <string>
#include <vector>

#include "agent/common/text.h"
#include "app/server/request_head.h"
#include "test/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using ask::fuzz::require;
  static const std::vector<std::string> fields = {"host", "content-type", "content-length",
                                                  "transfer-encoding", "origin"};
  const std::string_view head = ask::fuzz::view(data, size);
  ask::app::RequestHead read;
  const std::string& kept = read.kept;
  if (const auto fault = ask::app::read_head(head, fields, read)) {
    require(fault->status >= 400 && fault->status < 600, "no status");
    require(!fault->code.empty() && !fault->message.empty(), "no sentence");
    return 0;
  }
  // A field written "name:value" gets a space.
  const auto lines = ask::text::split(kept, '\n');
  require(kept.size() <= head.size() + 4 + lines.size(), "longer than the head", kept);
  require(kept.ends_with("\r\n\r\n"), "not a head", kept);
  std::vector<std::string> names;
  for (size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = lines[i];
    if (line.empty() || line == "\r") continue;
    require(line.ends_with('\r') && line.find('\r') == line.size() - 1, "a torn line", kept);
    require(std::none_of(line.begin(), line.end() - 1,
                         [](char c) {
                           const auto byte = static_cast<unsigned char>(c);
                           return (byte < ' ' && byte != '\t') || byte == 0x7f;
                         }),
            "a control character", kept);
    if (i == 0) continue;
    names.emplace_back(line.substr(0, line.find(':')));
    require(std::find(fields.begin(), fields.end(), names.back()) != fields.end(), "a field", kept);
  }
  const auto count = [&](std::string_view name) {
    return std::count(names.begin(), names.end(), name);
  };
  require(count("host") <= 1 && count("content-length") + count("transfer-encoding") <= 1,
          "read in two ways", kept);
  ask::app::RequestHead again;
  require(!ask::app::read_head(kept, fields, again), "refused when it is read again", kept);
  require(again.kept == kept && again.length == read.length, "another head", again.kept);
  require((read.length == ask::app::kUnknownLength) == (count("transfer-encoding") == 1),
          "a length that is not known", kept);
  return 0;
}
