#include "agent/engine/rewrite/rewrite_named_bounds.h"

#include <algorithm>
#include <charconv>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/bound_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/text/morphology.h"

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
  std::vector<std::string> nouns;  // "rent" of "more rent than", both of "fewer kids came than"
  BoundMargin margin = {};
  bool clause = false;  // "than they asked for", and not "than the fee"
};

// Whose words between "more" and "than" the comparison is, as "rent".
void read_nouns(const WordSequence& words, size_t at, BoundComparison& out) {
  constexpr size_t kMostNouns = 3;
  for (size_t than = at; than <= at + kMostNouns && than < words.size(); ++than) {
    if (is_any(words, than, {"than"})) {
      for (size_t k = at; k < than; ++k)
        if (!is_any(words, k, kClauseOfBound)) out.nouns.push_back(plain(words, k));
      out.bound = than + 1;
      return;
    }
    if (!end_mark(words[than]).empty()) return;
  }
}

BoundComparison comparison_at(const WordSequence& words, size_t from) {
  BoundComparison out;
  out.from = from;
  const size_t at = margin_end(words, from, out.margin);
  if (is_any(words, at, kOverBound) || is_any(words, at, kExceedBound) ||
      is_any(words, at, kBelowPrepositions)) {
    out.less = is_any(words, at, kBelowPrepositions);
    out.bound = at + 1;
  } else if (is_any(words, at, kMoreThanBound) || is_any(words, at, kLessThanBound)) {
    out.less = is_any(words, at, kLessThanBound);
    if (end_mark(words[at]).empty()) read_nouns(words, at + 1, out);
  }
  if (out.bound == 0) return out;
  if (is_any(words, out.bound, kBeforeBound)) ++out.bound;
  while (is_any(words, out.bound, kBeforeBoundVerb)) ++out.bound, out.clause = true;
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
    const bool name = phrases.is_name(word) || phrases.is_name(lemma(word));
    if (!is_any(words, i, kVerbsOfBound) && !name) return words.size();
    // "projects that ...", called so by a column
    const bool first = i == 0 || is_any(words, i - 1, kBeforeRankedRows);
    if (first && has_plural_suffix(word) && is_any(words, i + 1, kClauseOfBound)) return i;
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
  if (named.beyond.valid()) return named;
  if (bound.size() == 1)  // "than they asked for", of what was requested
    for (const BoundVerbs& verbs : kBoundVerbs) {
      if (!text::lists(verbs.verbs, bound[0])) continue;
      for (const std::string& other : text::split(verbs.verbs, ' '))
        if (const Bounded like = phrases.compared(rows, {&other, 1}, said); like.beyond.valid())
          return like;
    }
  if (bound.size() != 2 || !text::is_one_of(bound[1], kPriceColumns)) return named;
  const bool usual = text::is_one_of(bound[0], kUsualWords);  // else "the quoted price"
  return phrases.compared(rows, {&bound[usual ? 1 : 0], 1}, said);
}

bool take_bound(WordSequence& words, const SchemaPhrases& phrases, bool excess,
                QueryShape& shape) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    BoundComparison found = comparison_at(words, i);
    if (found.bound == 0 || found.bound >= words.size()) continue;
    std::vector<std::string> said;
    said = found.nouns;
    const size_t rows = rows_before(words, phrases, i, said);
    if (rows == words.size()) continue;
    for (size_t n = std::min(kLongestBound, words.size() - found.bound); n > 0; --n) {
      std::vector<std::string> bound;
      for (size_t k = found.bound; k < found.bound + n; ++k) bound.push_back(plain(words, k));
      size_t end = found.bound + n;
      if (end_mark(words[end - 1]).empty()) end = after_owner(words, phrases, end);
      if (found.clause && end_mark(words[end - 1]).empty() && is_any(words, end, {"for", "to"}) &&
          (end + 1 == words.size() || !end_mark(words[end]).empty() ||
           is_any(words, end + 1, {"and"})))
        ++end;
      if (is_any(words, end, {"of"}) && end_mark(words[end - 1]).empty()) continue;
      const Bounded columns = compared_with(phrases, plain(words, rows), bound, said);
      if (!columns.beyond.valid()) continue;
      if (found.margin.least == 0 && end_mark(words[end - 1]).empty() && is_any(words, end, {"by"}))
        end = margin_end(words, end, found.margin);
      found.clause |= n == 1 && may_be_past_form(bound[0]);  // "than booked"
      // Which the grammar reads, and what a second sentence asks of the rows.
      const bool named = std::any_of(said.begin(), said.end(), phrases.is_name);
      if (named && !excess && !found.clause && found.margin.least == 0 &&
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
