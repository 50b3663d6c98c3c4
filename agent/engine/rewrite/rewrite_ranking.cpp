#include "agent/engine/rewrite/rewrite_ranking.h"

#include <algorithm>

#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool opens_ranking(const WordSequence& words, size_t i) {
  return is_any(words, i, kRankingOpenings);
}

bool opens_period(const WordSequence& words, size_t i) {
  return is_any(words, i, {"in", "during", "this", "last", "since", "for", "of"});
}

// The end of the measure that begins at word `from`: of "tickets sold", "revenue", "number of
// orders", "total amount". `from` if none does.
size_t measure_end(const WordSequence& words, size_t from, const SchemaPhrases& phrases) {
  size_t at = from;
  while (is_any(words, at, {"the", "their", "its"}) ||
         (is_any(words, at, kOverallOpenings) && end_mark(words[at]).empty() &&
          at + 1 < words.size() && !opens_period(words, at + 1)))
    ++at;
  if (is_any(words, at, kRowCountNouns) && is_any(words, at + 1, {"of"}) &&
      phrases.names_row(plain(words, at + 2)))
    return at + 3;
  constexpr size_t kLongest = 3;  // words
  for (size_t n = std::min(kLongest, words.size() - std::min(at, words.size())); n > 0; --n) {
    std::string phrase;
    for (size_t i = at; i < at + n; ++i) phrase += (i == at ? "" : " ") + plain(words, i);
    if (phrases.is_amount(phrase)) return at + n;
  }
  return from;
}

enum class Direction : uint8_t { kNone, kDescending, kAscending };

// Of ", highest first" at the end, after the comma.
Direction direction_at(const WordSequence& words, size_t at) {
  if (at + 2 != words.size() || !words[at - 1].ends_with(',') || plain(words, at + 1) != "first")
    return Direction::kNone;
  if (is_any(words, at, kDescendingAdjectives)) return Direction::kDescending;
  return is_any(words, at, kAscendingAdjectives) ? Direction::kAscending : Direction::kNone;
}

// "the third best product by revenue" -> "which product has the third highest revenue"
bool rewrite_nth(WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  if (!is_any(words, at, kRanksAfterFirst)) return false;
  if (!is_any(words, at + 1, kHighestAdjectives) || !is_any(words, at + 3, {"by"}) ||
      !phrases.names_row(plain(words, at + 2)))
    return false;
  const size_t end = measure_end(words, at + 4, phrases);
  if (end == at + 4 || (end < words.size() && !opens_period(words, end))) return false;
  WordSequence by{"which", words.plain_word(at + 2), "has", "the", words.plain_word(at), "highest"};
  const std::string measure = plain(words, at + 4);
  if (measure.size() > 0 && plain(words, end - 1) == "sold" && measure != "total")
    by.push_back("total");  // "tickets sold": of all concerts
  replace(words, 0, at + 4, by);
  return true;
}

// "most goals by one player", "the most visits by a single client" -> "which player has the most
// goals"
bool rewrite_most_by_one(WordSequence& words, size_t most, const SchemaPhrases& phrases) {
  if (!is_any(words, most, {"most", "fewest"})) return false;
  size_t by = most + 1;
  while (by + 2 < words.size() && !is_any(words, by, {"by"})) ++by;
  size_t one = by + 1;
  if (by < most + 2 || one + 1 >= words.size()) return false;
  if (is_any(words, one, {"a", "any"})) ++one;
  if (!is_any(words, one, kAfterEvery) || !phrases.names_row(plain(words, one + 1))) return false;
  if (!end_mark(words[by - 1]).empty()) return false;
  WordSequence out{"which"};
  out.push_back(words.plain_word(one + 1));
  append(out, {"has", "the"});
  append(out, words.part(most, by));
  append(out, words.part(one + 2, words.size()));
  if (one + 2 >= words.size()) out.end_with(end_mark(words[one + 1]));
  replace(words, 0, words.size(), std::move(out));
  return true;
}

// "busiest market day by visitors" -> "market day with the highest visitors", a measure of its rows
bool rewrite_busiest_by(WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  constexpr size_t kLongestRows = 3;  // words
  const bool busiest = is_any(words, at, {"busiest"});
  if (!busiest && !is_any(words, at, {"quietest"})) return false;
  size_t by = at + 1;
  while (by < words.size() && by <= at + 1 + kLongestRows && !is_any(words, by, {"by"})) ++by;
  if (by < at + 2 || by + 1 >= words.size() || !is_any(words, by, {"by"}) ||
      !phrases.has_measure(plain(words, by - 1), plain(words, by + 1)))
    return false;
  WordSequence out{"which"};
  append(out, words.part(at + 1, by));
  append(out, {"has", "the", busiest ? "highest" : "lowest"});
  append(out, words.part(by + 1, words.size()));
  replace(words, 0, words.size(), std::move(out));
  return true;
}

}  // namespace

void rewrite_ranking(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  size_t at = 0;
  while (opens_ranking(words, at)) ++at;
  if (rewrite_most_by_one(words, at, phrases) || rewrite_busiest_by(words, at, phrases) ||
      rewrite_nth(words, at, phrases))
    return;
  const bool top = is_any(words, at, kLeadingAdjectives);
  const size_t noun = at + (top ? 1 : 0);
  const std::string rows = plain(words, noun);
  if (!is_any(words, noun + 1, {"by"}) || !end_mark(words[noun]).empty() ||
      !phrases.names_row(rows))
    return;
  const bool several = lemma(rows) != rows;
  if (!top && !several) return;  // "customer by city"
  const size_t end = measure_end(words, noun + 2, phrases);
  if (end == noun + 2) return;
  const bool closes =
      end >= words.size() || !end_mark(words[end - 1]).empty() || opens_period(words, end);
  if (!closes || is_any(words, end, {"and", "or"})) return;
  if (const Direction said = direction_at(words, end); said != Direction::kNone) {
    if (top) return;
    if (said == Direction::kAscending) return replace(words, noun + 1, 0, {"sorted"});
    const std::string mark = end_mark(words.back());
    words.resize(end);
    words.cut_last(end - 1);
    if (!mark.empty()) words.end_with(mark);
  }
  shape.every_row = !top;
  replace(words, 0, noun, {"top", several ? "10" : "1"});
}

void rewrite_order_of_counts(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t last = words.size() - 1;
  if (words.size() < 5 || !is_any(words, last, {"first"}) || end_mark(words[last - 3]) != ",")
    return;
  if (!is_any(words, last - 2, {"most", "fewest", "least"}) ||
      !phrases.names_row(plain(words, last - 1)))
    return;
  const std::string direction = is_any(words, last - 2, {"most"}) ? "descending" : "ascending";
  words.cut_last(last - 3);
  replace(words, last - 2, 3,
          {"sorted", "by", "number", "of", words.plain_word(last - 1), "in", direction,
           "order" + end_mark(words[last])});
}

void rewrite_order_of_figures(WordSequence& words) {
  const size_t last = words.size() - 1;
  if (words.size() < 6 || !is_any(words, last, {"first"})) return;
  size_t from = last - 1;
  if (!is_any(words, from, kDescendingAdjectives) && !is_any(words, from, kAscendingAdjectives))
    --from;
  const bool descending = is_any(words, from, kDescendingAdjectives);
  if (!descending && !is_any(words, from, kAscendingAdjectives)) return;
  if (is_any(words, from - 1, {"the"})) --from;
  const std::string mark = end_mark(words[from - 1]);
  if (mark.empty() && words[from - 1] != "-") return;
  bool figure = false, grouped = false;
  for (size_t i = 0; i + 1 < from; ++i) {
    figure |= is_any(words, i, kFigureNouns) ||
              (is_any(words, i, {"how"}) && is_any(words, i + 1, {"many", "much"}));
    grouped |= figure && is_any(words, i, {"per", "each", "every", "by"});
  }
  if (!grouped) return;
  if (!mark.empty()) words.cut_last(from - 1, mark.size());
  replace(words, from, last + 1 - from,
          {"in", descending ? "descending" : "ascending", "order" + end_mark(words[last])});
}

void rewrite_counts_per_period(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 0;
  while (opens_ranking(words, at)) ++at;
  const auto* period =
      std::find_if(std::begin(kRegularPeriods), std::end(kRegularPeriods),
                   [&](const auto& regular) { return plain(words, at) == regular[0]; });
  if (period == std::end(kRegularPeriods) || phrases.is_value(plain(words, at))) return;
  const std::string rows = plain(words, at + 1);
  const bool closes = at + 2 >= words.size() || opens_period(words, at + 2);
  if (!closes || !phrases.names_row(rows) || lemma(rows) == rows ||
      text::is_one_of(rows, kRevenueWords))
    return;
  const std::string mark = end_mark(words[at + 1]);
  replace(words, 0, at + 2,
          {"number", "of", words.plain_word(at + 1), "per", std::string((*period)[1]) + mark});
}

}  // namespace ask::engine
