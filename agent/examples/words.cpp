#include "agent/examples/words.h"

#include "agent/common/text.h"
#include "agent/common/words.h"

namespace ask::examples {
namespace {

constexpr std::string_view kPolite[] = {"please", "pls", "plz"};
constexpr std::string_view kOpening = "([", kClosing = ".,;:?!)]", kQuotes = "\"'`";

bool blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

}  // namespace

std::vector<Word> words_of(std::string_view text) {
  std::vector<Word> out;
  for (size_t at = 0; at < text.size();) {
    if (blank(text[at])) {
      ++at;
      continue;
    }
    size_t end = at;
    while (end < text.size() && !blank(text[end])) ++end;
    size_t from = at, to = end;
    while (from < to && kOpening.find(text[from]) != kOpening.npos) ++from;
    while (to > from && kClosing.find(text[to - 1]) != kClosing.npos) --to;
    // A quote may be a unit (5"), so that only pairs are left out.
    if (to - from > 2 && text[from] == text[to - 1] && kQuotes.find(text[from]) != kQuotes.npos)
      ++from, --to;
    at = end;
    if (from == to) continue;
    out.push_back({text::lower(text.substr(from, to - from)), static_cast<uint32_t>(from),
                   static_cast<uint32_t>(to), false});
  }
  if (out.empty()) return out;
  out.front().empty = text::is_one_of(out.front().key, kPolite) || out.front().key == "the";
  out.back().empty = text::is_one_of(out.back().key, kPolite);
  return out;
}

std::vector<std::string> keys_of(const std::vector<Word>& words) {
  std::vector<std::string> out;
  for (const Word& word : words)
    if (!word.empty) out.push_back(word.key);
  return out;
}

}  // namespace ask::examples
