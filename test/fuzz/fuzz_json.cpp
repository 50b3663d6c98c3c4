// feature 190. Untrusted JSON, and the replies of every provider. Oracles: parsed JSON round-trips
// to the same value; the end of a stream is detected wherever it is split; an error sentence is
// short text without the key.
#include <nlohmann/json.hpp>

#include "agent/common/text.h"
#include "agent/llm/json_read.h"
#include "agent/llm/provider.h"
#include "test/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace ask;
  using fuzz::require;
  const std::string_view text = fuzz::view(data, size);
  if (const auto value = llm::parse(text)) {
    const std::string written = llm::dumped(*value);
    const auto again = llm::parse(written);
    require(again.has_value(), "what was written is not JSON", written);
    require(llm::dumped(*again) == written, "written differently the second time", written);
    (void)llm::content_text(*value);
    (void)llm::count_of(*value, 0);
    (void)llm::scalar_of(llm::member(*value, "a"));
  }
  for (const llm::Provider& provider : llm::providers()) {
    const llm::ParsedReply reading = llm::parse_reply_body(provider, text);
    require(text::valid_utf8(reading.reply.text), "the reply is no text", provider.name);
    llm::EndWatch whole(provider), bytes(provider);
    bool ended = false;
    for (size_t i = 0; i < text.size() && !ended; ++i) ended = bytes.feed(text.substr(i, 1));
    require(whole.feed(text) == ended, "the end depends on where the stream is cut", provider.name);
  }
  const std::string secret = "sk-123456789";
  const std::string safe = llm::safe_text(text, {secret});
  require(text::valid_utf8(safe) && safe.size() <= 200 && safe.find('\n') == safe.npos &&
              safe.find(secret) == safe.npos,
          "not fit for an error", safe);
  return 0;
}
