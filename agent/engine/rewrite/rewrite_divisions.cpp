#include "agent/engine/rewrite/rewrite_divisions.h"

#include <algorithm>
#include <optional>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_series.h"
#include "agent/engine/rewrite/series_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool ends_part(const WordSequence& words, size_t i) {
  return std::string_view(",;.?!").find(words.last_char(i)) != std::string_view::npos;
}

// "by revenue, the biggest first" -> whether the most comes first; the words are taken out.
void take_direction(WordSequence& words, Division& division) {
  for (size_t i = 1; i < words.size(); ++i) {
    const bool most = is_any(words, i, kMostFirst), least = is_any(words, i, kLeastFirst);
    if (!most && !least) continue;
    size_t to = i + 1;
    while (to < words.size() && to < i + 3 && plain(words, to) != "first") ++to;
    const bool first = to < words.size() && plain(words, to) == "first";
    if (!first && !is_any(words, i, kOrderDirections)) continue;
    size_t from = i;
    while (from > 1 && is_any(words, from - 1, {"the", "with", "in", "from"})) --from;
    division.descending = most;
    words.erase(from, first ? to + 1 : i + 1);
    return;
  }
}

// The words as the amount of each row: "revenue from sales" of "product" -> "revenue of each
// product from sales".
WordSequence amount_of_each(const WordSequence& measure, const WordSequence& rows) {
  size_t at = 1;
  while (at < measure.size() && !is_any(measure, at, {"from", "in", "since", "during"})) ++at;
  WordSequence out = measure.part(0, at);
  append(out, {"of", "each"});
  append(out, rows);
  append(out, measure.part(at, measure.size()));
  return out;
}

void open_words(WordSequence& words) {
  while (!words.empty()) {
    const size_t last = words.size() - 1;
    while (!words[last].empty() && ends_part(words, last)) words.cut_last(last);
    if (!words[last].empty()) return;
    words.resize(last);
  }
}

// The noun that names rows, in the singular, with what restricts them but for what is measured.
WordSequence singular_rows(const WordSequence& rows, const WordSequence& measure) {
  size_t noun = 0;
  while (noun + 1 < rows.size() && !is_any(rows, noun + 1, {"with", "who", "that", "in", "of"}))
    ++noun;
  WordSequence out = rows.part(0, noun);
  out.push_back({lemma(plain(rows, noun)), rows.word(noun).source});
  bool measured = false;
  for (size_t i = noun + 1; i < rows.size(); ++i)
    for (size_t k = 0; k < measure.size(); ++k)
      measured |= lemma(plain(rows, i)) == lemma(plain(measure, k));
  if (!measured) append(out, rows.part(noun + 1, rows.size()));
  return out;
}

// "four quarters", "quartiles", "5 equal groups": how many parts, and the place after the words.
int64_t parts_phrase(const WordSequence& words, size_t& at) {
  for (const auto& [noun, count] : kDivisionCounts)
    if (plain(words, at) == noun) return ++at, count;
  const int64_t n = number_said(plain(words, at));
  if (n < 2) return 0;
  size_t i = at + 1;
  while (is_any(words, i, kEqualAdjectives)) ++i;
  if (!is_any(words, i, kEqualPartNouns)) {
    for (const auto& [noun, count] : kDivisionCounts)
      if (plain(words, i) == noun && count == n) return at = i + 1, n;
    return 0;
  }
  at = i + 1;
  return n;
}

// "split the customers into four quarters by the total amount of their orders"
bool equal_parts(WordSequence& words, AskedSeries& asked) {
  if (!is_any(words, 0, kPartingVerbs)) return false;
  size_t into = 1;
  while (into < words.size() && plain(words, into) != "into") ++into;
  size_t from = 1;
  while (is_any(words, from, {"the", "all", "our"})) ++from;
  size_t by = into + 1;
  const int64_t parts = parts_phrase(words, by);
  if (from >= into || parts == 0 || !is_any(words, by, kDivisionBasis)) return false;
  while (is_any(words, by, kDivisionBasis) || is_any(words, by, {"the", "their", "its"})) ++by;
  WordSequence measure = words.part(by, words.size());
  if (measure.empty()) return false;
  asked.division.parts = parts;
  take_direction(measure, asked.division);
  open_words(measure);
  for (size_t i = 1; i < measure.size(); ++i)
    if (is_any(measure, i, {"their", "its"})) measure.erase(i, i + 1);
  if (measure.empty()) return false;
  const WordSequence rows = singular_rows(words.part(from, into), measure);
  words = amount_of_each(measure, rows);
  return true;
}

// "80 percent of the revenue": the share, and the place of the amount.
size_t most_phrase(const WordSequence& words, size_t at, double& most) {
  std::string number = plain(words, at);
  const bool sign = number.ends_with('%');
  if (sign) number.pop_back();
  const int64_t n = number_said(number);
  size_t i = at + 1;
  if (n < 1 || n > 99 || (!sign && !is_any(words, i, kPercentWords))) return at;
  if (!sign) ++i;
  if (plain(words, i) != "of") return at;
  ++i;
  while (is_any(words, i, kBeforeWhole)) ++i;
  most = static_cast<double>(n) / 100;
  return i;
}

// "how many products make up 80 percent of the revenue"
bool fewest_of_most(WordSequence& words, AskedSeries& asked) {
  const bool counted = plain(words, 0) == "how" && plain(words, 1) == "many";
  if (!counted && !is_any(words, 0, {"which", "what"})) return false;
  size_t i = counted ? 2 : 1;
  const size_t from = i;
  size_t noun = i;
  while (noun + 1 < words.size() && !ends_part(words, noun) &&
         !is_any(words, noun + 1, kMakingUpVerbs) && !is_any(words, noun + 1, kAfterParted))
    ++noun;
  for (i = noun + 1; i < words.size() && !is_any(words, i, kMakingUpVerbs); ++i)
    if (i > noun + 10) return false;
  while (is_any(words, i, kMakingUpVerbs) || is_any(words, i, kMakingUpParticles)) ++i;
  double most = 0;
  if (i >= words.size()) return false;
  const size_t measure_at = most_phrase(words, i, most);
  if (measure_at == i || measure_at >= words.size()) return false;
  WordSequence measure = words.part(measure_at, words.size());
  open_words(measure);
  WordSequence rows = words.part(from, noun + 1);
  open_words(rows);
  asked.division.most = most;
  asked.division.counted = counted;
  words = amount_of_each(measure, singular_rows(rows, measure));
  return true;
}

}  // namespace

bool rewrite_divisions(WordSequence& words, AskedSeries& asked) {
  return equal_parts(words, asked) || fewest_of_most(words, asked);
}

bool rewrite_columns(WordSequence& words, AskedSeries& asked) {
  for (size_t i = 2; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kColumnNouns)) continue;
    size_t noun = i + 1;
    if (is_any(words, noun, {"for", "per"})) ++noun;
    if (noun == i + 1) continue;
    bool number = false;
    while (is_any(words, noun, {"each", "every", "of", "the", "all"}) ||
           (!number && number_said(plain(words, noun)) > 1)) {
      number |= number_said(plain(words, noun)) > 1;
      ++noun;
    }
    if (noun + 1 != words.size()) return false;
    const std::string column = lemma(plain(words, noun));
    size_t from = i;
    while (from > 1 && (is_any(words, from - 1, {"one", "a", "with", "and", "own", "its", "1"})))
      --from;
    if (from == i) return false;  // "how many columns per magazine": rows of that name
    // "One row for each status" before it is what the groups are anyway.
    for (size_t k = 1; k < from; ++k)
      if (is_any(words, k, kRowNouns) && is_any(words, k + 1, {"for", "per"}) && k + 5 > from - 1) {
        from = k;
        while (from > 1 && is_any(words, from - 1, {"one", "a", "with", "1"})) --from;
        break;
      }
    words.resize(from);
    open_words(words);
    if (words.size() < 2) return false;
    bool grouped = false;
    for (size_t k = 0; k < words.size(); ++k) grouped |= lemma(plain(words, k)) == column;
    if (!grouped) append(words, {"and", "per", column});
    asked.columns = column;
    return true;
  }
  return false;
}

void rewrite_deviations(WordSequence& words, AskedSeries& asked) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kDeviationNouns)) continue;
    size_t from = i;
    if (plain(words, from - 1) == "standard") --from;
    if (from == 0) return;
    const int64_t n = number_said(plain(words, from - 1));
    if (n < 1) return;
    --from;
    while (from > 0 && is_any(words, from - 1, {"more", "than", "at", "least", "over"})) --from;
    size_t to = i + 1;
    const bool above = is_any(words, to, {"above", "over"});
    if (!above && !is_any(words, to, {"below", "under"})) return;
    ++to;
    while (is_any(words, to, kBeforeMean)) ++to;
    if (!is_any(words, to, kAverageLemmas)) return;
    const std::string mark = end_mark(words[to]);
    if (is_any(words, to + 1, {"of", "for", "in"})) return;
    replace(words, from, to + 1 - from, {above ? "more" : "less", "than", "0" + mark});
    asked.deviating = true;
    asked.deviations = static_cast<double>(n);
    return;
  }
}

}  // namespace ask::engine
