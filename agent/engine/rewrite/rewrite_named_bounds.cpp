#include "agent/engine/rewrite/rewrite_named_bounds.h"

#include <algorithm>
#include <charconv>

#include "agent/engine/lexicon/bound_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_trade.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestBound = 3, kMostBetween = 8;  // words

// "more than 10 percent", "at least £50" from word `at` on: the place after it; `at` if there is
// none.
size_t margin_end(const WordSequence& words, size_t at, BoundMargin& margin) {
  const auto opening = [&](std::span<const std::string_view> phrases) {
    size_t longest = 0;
    for (const std::string_view phrase : phrases)
      longest = std::max(longest, phrase_length(words, at, phrase));
    return longest;
  };
  const size_t least = opening(kLeastMarginOpenings);
  const size_t skip = std::max(least, opening(kMarginOpenings));
  std::string number = plain(words, at + skip);
  while (!number.empty() && (number[0] < '0' || number[0] > '9')) number.erase(0, 1);
  double value = 0;
  const char* const end = number.data() + number.size();
  const auto read = std::from_chars(number.data(), end, value);
  constexpr double kMost = 1e9;
  if (number.empty() || read.ec != std::errc() || !(value > 0) || value > kMost) return at;
  const bool sign = std::string_view(read.ptr) == "%";
  if (!sign && read.ptr != end) return at;
  size_t to = at + skip + 1;
  const bool percent = sign || is_any(words, to, {"%", "per"}) ||
                       is_percentage_word(plain(words, to));
  if (percent && !sign) to += is_any(words, to, {"per"}) ? 2 : 1;
  bool reached = least > 0;
  if (is_any(words, to, {"or"}) && is_any(words, to + 1, {"more"})) reached = true, to += 2;
  margin = {value, percent, reached};
  return to;
}

// The comparison at word `from`; `bound`: where the name of the second number begins.
struct BoundComparison {
  size_t from = 0, bound = 0;
  bool less = false;
  std::string noun;  // "rent" of "more rent than"
  BoundMargin margin = {};
};

BoundComparison comparison_at(const WordSequence& words, size_t from) {
  BoundComparison out{from, 0, false, ""};
  const size_t at = margin_end(words, from, out.margin);
  if (is_any(words, at, kOverBound) || is_any(words, at, kExceedBound) ||
      is_any(words, at, kBelowPrepositions)) {
    out.less = is_any(words, at, kBelowPrepositions);
    out.bound = at + 1;
  } else if (is_any(words, at, kMoreThanBound) || is_any(words, at, kLessThanBound)) {
    out.less = is_any(words, at, kLessThanBound);
    if (is_any(words, at + 1, {"than"})) {
      out.bound = at + 2;
    } else if (is_any(words, at + 2, {"than"})) {
      out.noun = plain(words, at + 1);
      out.bound = at + 3;
    }
  }
  if (out.bound > 0 && is_any(words, out.bound, kBeforeBound)) ++out.bound;
  return out;
}

// The noun of the rows before word `to`, if the words between tell no rows apart; adds to `said`
// what they say of the number.
size_t rows_before(const WordSequence& words, const SchemaPhrases& phrases, size_t to,
                   std::vector<std::string>& said) {
  for (size_t i = to; i-- > 0 && to - i <= kMostBetween;) {
    const std::string word = plain(words, i);
    if (!end_mark(words[i]).empty()) return words.size();
    if (phrases.names_row(word) && !is_any(words, i, kVerbsOfBound)) return i;
    if (is_any(words, i, kClauseOfBound)) continue;
    if (!is_any(words, i, kVerbsOfBound) && !phrases.is_name(word)) return words.size();
    said.push_back(word);
  }
  return words.size();
}

// The end of "of their flat", "for the property" at word `at`: whose number the second one is.
size_t after_owner(const WordSequence& words, const SchemaPhrases& phrases, size_t at) {
  if (is_any(words, at, {"of", "for"}) && is_any(words, at + 1, kBeforeBound) &&
      phrases.names_row(plain(words, at + 2)))
    return at + 3;
  return at;
}

// Takes off ", and by how much", "and how much under", "with the difference" at the end.
bool drop_excess(WordSequence& words) {
  size_t at = words.size();
  if (at > 4 && is_any(words, at - 1, kOverExcess)) --at;
  const bool much = at > 4 && is_any(words, at - 1, {"much"}) && is_any(words, at - 2, {"how"});
  const bool noun = at == words.size() && at > 3 && is_any(words, at - 1, kExcessNouns);
  if (!noun && !much) return false;
  at -= much ? 2 : 1;
  const bool by = is_any(words, at - 1, {"by"});
  if (much && !by && at + 2 == words.size()) return false;  // "and how much": of what is not said
  while (at > 1 && is_any(words, at - 1, kBeforeExcess)) --at;
  const std::string mark = end_mark(words.back());
  words.resize(at);
  if (words.back().ends_with(',')) words.cut_last(at - 1);
  if (end_mark(words.back()).empty()) words.end_with(mark);
  return true;
}

// What the phrase compares the rows with. "the normal price": the one that is stored.
Bounded compared_with(const SchemaPhrases& phrases, const std::string& rows,
                      const std::vector<std::string>& bound,
                      const std::vector<std::string>& said) {
  const Bounded named = phrases.compared(rows, bound, said);
  if (named.beyond.valid() || bound.size() != 2 || !text::is_one_of(bound[1], kPriceColumns))
    return named;
  const bool usual = text::is_one_of(bound[0], kUsualWords);  // else "the quoted price"
  return phrases.compared(rows, {&bound[usual ? 1 : 0], 1}, said);
}

bool take_bound(WordSequence& words, const SchemaPhrases& phrases, bool excess,
                QueryShape& shape) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    BoundComparison found = comparison_at(words, i);
    if (found.bound == 0 || found.bound >= words.size()) continue;
    std::vector<std::string> said;
    if (!found.noun.empty()) said.push_back(found.noun);
    const size_t rows = rows_before(words, phrases, i, said);
    if (rows == words.size()) continue;
    for (size_t n = std::min(kLongestBound, words.size() - found.bound); n > 0; --n) {
      std::vector<std::string> bound;
      for (size_t k = found.bound; k < found.bound + n; ++k) bound.push_back(plain(words, k));
      size_t end = found.bound + n;
      if (end_mark(words[end - 1]).empty()) end = after_owner(words, phrases, end);
      if (is_any(words, end, {"of"}) && end_mark(words[end - 1]).empty()) continue;
      const Bounded columns = compared_with(phrases, plain(words, rows), bound, said);
      if (!columns.beyond.valid()) continue;
      if (found.margin.least == 0 && end_mark(words[end - 1]).empty() && is_any(words, end, {"by"}))
        end = margin_end(words, end, found.margin);
      // Which the grammar reads, and what a second sentence asks of the rows.
      const bool named = std::any_of(said.begin(), said.end(), phrases.is_name);
      if (named && !excess && found.margin.least == 0 &&
          columns.beyond.table == columns.bound.table)
        return false;
      if (end < words.size() && !end_mark(words[end - 1]).empty()) return false;
      shape.beyond = columns.beyond, shape.bound = columns.bound;
      shape.below_bound = found.less;
      shape.margin = found.margin;
      const std::string mark = end_mark(words[end - 1]);
      words.erase(rows + 1, end);
      if (!mark.empty() && end_mark(words[rows]).empty()) words.add(rows, mark);
      return true;
    }
  }
  return false;
}

}  // namespace

void rewrite_named_bounds(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  if (shape.beyond.valid()) return;
  const WordSequence before = words;
  const bool excess = drop_excess(words);
  if (take_bound(words, phrases, excess, shape))
    shape.excess = excess;
  else if (excess)
    words = before;
}

}  // namespace ask::engine
