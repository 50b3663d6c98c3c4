#include "agent/examples/words.h"

#include "agent/common/text.h"
#include "agent/common/words.h"

namespace ask::examples {
namespace {

constexpr std::string_view kPolite[] = {"please", "pls", "plz", "kindly", "hi", "hello", "thanks"};
constexpr std::string_view kArticles[] = {"the", "a", "an"};
constexpr std::string_view kOpening = "([\"'`", kClosing = ".,;:?!)]\"'`";

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
    at = end;
    if (from == to) continue;
    Word word{text::folded(text.substr(from, to - from)), static_cast<uint32_t>(from),
              static_cast<uint32_t>(to), false};
    word.empty = text::is_one_of(word.key, kPolite);
    out.push_back(std::move(word));
  }
  // An article says nothing where a word follows it. In capitals it may be a value: grade A.
  for (size_t i = 0; i + 1 < out.size(); ++i)
    if (text::is_one_of(out[i].key, kArticles) &&
        (i == 0 || text.substr(out[i].begin, 1) == out[i].key.substr(0, 1)))
      out[i].empty = true;
  return out;
}

std::vector<std::string> keys_of(const std::vector<Word>& words) {
  std::vector<std::string> out;
  for (const Word& word : words)
    if (!word.empty) out.push_back(word.key);
  return out;
}

}  // namespace ask::examples
