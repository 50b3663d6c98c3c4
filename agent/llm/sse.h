// Incremental parser of streamed replies, in pieces of any size: server-sent events ("event:" and
// "data:" lines, a blank line ends an event) or one JSON document per line (NDJSON).
#pragma once
#include <functional>
#include <string>
#include <string_view>

namespace ask::llm {

struct StreamEvent {
  std::string type;  // "" if the stream names none
  std::string data;
};

class StreamReader {
 public:
  enum class Framing { kEvents, kLines };
  using Sink = std::function<void(const StreamEvent&)>;

  // `longest`: limit for one event in bytes; a longer one sets broken().
  StreamReader(Framing framing, Sink sink, size_t longest = 4u << 20)
      : framing_(framing), sink_(std::move(sink)), longest_(longest) {}

  // Takes any number of bytes, split anywhere. Ignores everything after broken().
  void feed(std::string_view bytes);
  // Ends the stream. A last event without its blank line counts, since servers omit it.
  void finish();
  bool broken() const { return broken_; }

 private:
  void line(std::string_view text);
  void emit();

  Framing framing_;
  Sink sink_;
  size_t longest_;
  std::string line_;
  StreamEvent event_;
  bool has_data_ = false, after_cr_ = false, broken_ = false, first_ = true;
};

}  // namespace ask::llm
