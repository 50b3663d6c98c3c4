#include "agent/reason/comparison_follow_up.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/reason/comparison_split.h"
#include "agent/reason/explanation.h"

namespace ask::reason {
namespace {

using engine::Token;

constexpr size_t kLongestBefore = 500, kMostAdded = 5;  // bytes of `before`; words that are added

// What compares, or asks why: "orders in 2024 vs 2023", "why did orders fall".
bool compares_before(std::string_view question) {
  if (explanation_asked(question)) return true;
  const auto tokens = engine::tokenize(question);
  return std::any_of(tokens.begin(), tokens.end(), [](const Token& t) {
    return text::is_one_of(t.folded, {"vs", "versus", "compared", "compare", "than", "comparison"});
  });
}

bool has_word(const std::vector<Token>& tokens, std::initializer_list<std::string_view> words) {
  return std::any_of(tokens.begin(), tokens.end(),
                     [&](const Token& t) { return text::is_one_of(t.folded, words); });
}

}  // namespace

std::string comparison_follow_up(std::string_view question, const Conversation& known) {
  if (known.turns.empty() || !known.unanswered.empty()) return "";
  const std::string_view before = known.turns.back().resolved;
  if (before.size() > kLongestBefore || question.size() > kLongestBefore ||
      !text::valid_utf8(question) || !text::valid_utf8(before) || !compares_before(before))
    return "";
  const std::vector<Token> tokens = engine::tokenize(question);
  size_t from = 0, to = tokens.size();
  while (to > 0 && tokens[to - 1].punctuation) --to;
  const auto is = [&](size_t i, std::initializer_list<std::string_view> words) {
    return i < to && text::is_one_of(tokens[i].folded, words);
  };
  while (is(from, {"and", "what", "how", "about", "now", "also", "but", "please", "the", "same"}))
    ++from;
  bool only = false;
  for (; is(from, {"only", "just"}); ++from) only = true;
  if (from >= to || to - from > kMostAdded) return "";
  const bool by = is(from, {"by", "per"});
  const bool place = is(from, {"in", "for", "from", "of"});
  const size_t thing = from + (by || place ? 1 : 0);
  if (!(by || place || only) || thing >= to) return "";
  for (size_t i = thing; i < to; ++i)
    if (tokens[i].punctuation ||
        engine::date_at(std::span(tokens).first(to), static_cast<uint32_t>(i)) ||
        is(i, {"it", "them", "that", "this", "those", "these", "how", "much", "change", "top"}))
      return "";
  if (by && has_word(engine::tokenize(before), {"by", "per", "each"})) return "";
  std::string_view whole = text::trimmed(before);
  while (!whole.empty() && std::string_view("?!. ").find(whole.back()) != std::string_view::npos)
    whole.remove_suffix(1);
  return std::string(whole) + (by || place ? " " : " in ") +
         std::string(question.substr(tokens[from].begin, tokens[to - 1].end - tokens[from].begin));
}

Error after_comparison(std::string_view question, std::string_view before) {
  return {Code::kCannotAnswer,
          fmt::format("cannot answer: \"{}\" seems to follow the comparison \"{}\"; ask it in full",
                      text::shortened(question, 32), text::shortened(before, 40))};
}

}  // namespace ask::reason
