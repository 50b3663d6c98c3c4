#include "agent/llm/sse.h"

#include "agent/common/text.h"

namespace ask::llm {

void StreamReader::feed(std::string_view bytes) {
  for (const char c : bytes) {
    if (broken_) return;
    const bool second_of_crlf = c == '\n' && after_cr_;
    after_cr_ = c == '\r';
    if (second_of_crlf) continue;
    if (c == '\r' || c == '\n') {
      line(line_);
      line_.clear();
    } else {
      line_ += c;
      broken_ = line_.size() > longest_;
    }
  }
}

void StreamReader::finish() {
  if (broken_) return;
  if (!line_.empty()) line(line_);
  line_.clear();
  emit();
}

void StreamReader::line(std::string_view text) {
  if (first_ && text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  first_ = false;
  if (framing_ == Framing::kLines) {
    if (text::trimmed(text).empty()) return;
    event_.data = text;
    has_data_ = true;
    return emit();
  }
  if (text.empty()) return emit();
  if (text.front() == ':') return;  // a comment, sent to keep the connection open
  const size_t colon = text.find(':');
  const std::string_view field = text.substr(0, colon);
  std::string_view value = colon == text.npos ? std::string_view() : text.substr(colon + 1);
  if (value.starts_with(' ')) value.remove_prefix(1);
  if (field == "event") {
    event_.type = value;
  } else if (field == "data") {
    if (has_data_) event_.data += '\n';
    event_.data += value;
    has_data_ = true;
    broken_ = event_.data.size() > longest_;
  }
}

void StreamReader::emit() {
  if (has_data_ && !broken_) sink_(event_);
  event_ = {};
  has_data_ = false;
}

}  // namespace ask::llm
