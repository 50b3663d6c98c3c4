// feature 190. A streamed reply. Oracle: the events are the same wherever the stream is split.
#include <vector>

#include "agent/llm/sse.h"
#include "test/fuzz/fuzz.h"

namespace {

using ask::llm::StreamReader;

std::vector<std::string> events(std::string_view text, StreamReader::Framing framing,
                                std::string_view cuts, bool& broken) {
  std::vector<std::string> out;
  StreamReader reader(
      framing, [&](const auto& event) { out.push_back(event.type + "|" + event.data); }, 200);
  for (size_t i = 0; !text.empty(); ++i) {
    const size_t size =
        cuts.empty() ? text.size() : 1 + static_cast<unsigned char>(cuts[i % cuts.size()]) % 16;
    reader.feed(text.substr(0, size));
    text.remove_prefix(std::min(size, text.size()));
  }
  reader.finish();
  broken = reader.broken();
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  ask::fuzz::Pieces pieces(ask::fuzz::view(data, size));
  const std::string_view cuts = pieces.next(), text = pieces.rest();
  for (const auto framing : {StreamReader::Framing::kEvents, StreamReader::Framing::kLines}) {
    bool whole_broken = false, cut_broken = false;
    const auto whole = events(text, framing, "", whole_broken);
    const auto cut =
        events(text, framing, cuts.empty() ? std::string_view("\0", 1) : cuts, cut_broken);
    ask::fuzz::require(whole == cut && whole_broken == cut_broken, "other events when cut", text);
  }
  return 0;
}
