#include "agent/examples/words.h"

#include <algorithm>
#include <array>

#include "agent/common/text.h"
#include "agent/common/words.h"

namespace ask::examples {
namespace {

constexpr std::string_view kPolite[] = {"please", "pls", "plz"};
constexpr std::string_view kOpening = "([", kClosing = ".,;:?!)]", kQuotes = "\"'`";

bool blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

}  // namespace

std::vector<Word> words_of(std::string_view text, bool begins, bool ends) {
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
  const auto polite = [](const Word& word) { return text::is_one_of(word.key, kPolite); };
  if (begins) out.front().empty = polite(out.front()) || out.front().key == "the";
  if (ends) out.back().empty |= polite(out.back());
  return out;
}

std::vector<Word> without_lead_in(std::vector<Word> words) {
  constexpr std::array<std::string_view, 2> kLeadIns[] = {
      {"what", "is"}, {"what", "are"}, {"what's", ""},   {"whats", ""},
      {"show", "me"}, {"give", "me"},  {"list", "the"},  {"show", "the"},
      {"tell", "me"}, {"can", "you"},  {"could", "you"}, {"would", "you"}};
  constexpr std::string_view kAsked[] = {"show", "give", "tell", "please"};
  const auto is = [&](size_t at, std::string_view key) {
    return at < words.size() && words[at].key == key;
  };
  size_t from = 0;
  for (bool more = true; more;) {
    more = false;
    while (from < words.size() && words[from].empty) ++from;
    for (const auto& lead : kLeadIns) {
      const size_t next = from + (lead[1].empty() ? 1 : 2);
      if (!is(from, lead[0]) || (!lead[1].empty() && !is(from + 1, lead[1]))) continue;
      // "could you" asks for what follows: "could you show me ...".
      if (lead[1] == "you" && std::none_of(std::begin(kAsked), std::end(kAsked),
                                           [&](std::string_view key) { return is(next, key); }))
        continue;
      from = next;
      if (is(from, "please")) ++from;
      more = true;
      break;
    }
  }
  if (from == 0) return words;
  words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(from));
  if (is(0, "the")) words[0].empty = true;
  return words;
}

std::vector<std::string> keys_of(const std::vector<Word>& words) {
  std::vector<std::string> out;
  for (const Word& word : words)
    if (!word.empty) out.push_back(word.key);
  return out;
}

}  // namespace ask::examples
