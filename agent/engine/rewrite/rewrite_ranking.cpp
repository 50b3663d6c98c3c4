#include "agent/engine/rewrite/rewrite_ranking.h"

#include <algorithm>

#include "agent/engine/lexicon/extreme_words.h"
#include "agent/engine/lexicon/figure_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/value_sum_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/lexicon/word_order_words.h"
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

// A superlative at a word: "dearest", "most valuable", "best attended".
struct Extreme {
  size_t end = 0;  // 0 if there is none
  bool lower = false;
};

Extreme extreme_at(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  const std::string& word = plain(words, at);
  if (is_any(words, at, {"most", "least"})) {
    const std::string& adjective = plain(words, at + 1);
    const bool counts = phrases.is_name(adjective) || has_plural_suffix(adjective) ||
                        !end_mark(words[at]).empty() || at + 2 >= words.size();
    return {counts ? 0 : at + 2, word == "least"};
  }
  const bool bare = is_any(words, at, kQualitySuperlatives);
  if (!bare && (word.size() < 6 || !has_superlative_suffix(word) ||
                text::is_one_of(word, kNoSuperlatives) || phrases.is_value(word)))
    return {};
  if (text::is_one_of(word, kTurnedSuperlatives) || !end_mark(words[at]).empty()) return {};
  const bool done = bare && has_participle_suffix(plain(words, at + 1));  // "best attended"
  return {at + (done ? 2 : 1), text::is_one_of(word, kLowerSuperlatives)};
}

// True for rows that are counted: "best attended show by tickets".
bool ranks_by_rows(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  const std::string& rows = plain(words, at);
  return phrases.names_row(rows) && lemma(rows) != rows && !phrases.is_amount(rows);
}

// True for "passengers" of "busiest route by passengers" where the rows [from, by) do not store
// them: of several other rows, their sum.
bool adds_up_elsewhere(const WordSequence& words, size_t from, size_t by,
                       const SchemaPhrases& phrases) {
  const std::string& noun = plain(words, by + 1);
  if (!has_plural_suffix(noun) || lemma(noun) == noun) return false;
  for (size_t i = from; i < by; ++i)
    if (phrases.names_row(plain(words, i))) return !phrases.has_measure(plain(words, i), noun);
  return false;
}

// The end of the measure, or of the rows that are counted, after "by" or "in".
size_t ranking_end(const WordSequence& words, size_t from, bool by, const SchemaPhrases& phrases) {
  const size_t end = measure_end(words, from, phrases);
  return end == from && by && ranks_by_rows(words, from, phrases) ? from + 1 : end;
}

// The "by" after the rows of a superlative, which begin at word `from`; `from` if there is none.
// "longest route in km" says by what they are ranked, too.
size_t ranked_by(const WordSequence& words, size_t from, const SchemaPhrases& phrases) {
  constexpr size_t kLongestRows = 8;  // words
  for (size_t i = from + 1; i + 1 < words.size() && i <= from + kLongestRows; ++i) {
    const bool by = is_any(words, i, {"by"});
    if (by || is_any(words, i, {"in"})) {
      const size_t end = ranking_end(words, i + 1, by, phrases);
      const bool closes = end >= words.size() || !end_mark(words[end - 1]).empty();
      if (end > i + 1 && (closes || (by && (opens_period(words, end) ||
                                           is_any(words, end, kAfterRankingMeasure)))))
        return i;
    }
    if (by || phrases.is_amount(plain(words, i)) ||
        (!end_mark(words[i]).empty() && !is_any(words, i + 1, {"by"})))
      return from;
  }
  return from;
}

// "dearest boat by hourly rate in every kind" -> "which boat with the highest hourly rate in every
// kind"
void rewrite_extreme_by(WordSequence& words, const SchemaPhrases& phrases) {
  constexpr size_t kBeforeExtreme = 6;  // words before the superlative
  for (size_t i = 0; i + 3 < words.size() && i < kBeforeExtreme; ++i) {
    if (is_any(words, i, {"by", "how"})) return;
    const Extreme extreme = extreme_at(words, i, phrases);
    if (extreme.end == 0) continue;
    if (i > 0 && (is_any(words, i - 1, kRanksAfterFirst) || is_digits(plain(words, i - 1)) ||
                  is_any(words, i - 1, kNumbersFromTwo)))
      return;
    const size_t by = ranked_by(words, extreme.end, phrases);
    if (by == extreme.end) return;
    if (words[by - 1].ends_with(',')) words.cut_last(by - 1);
    // the most warnings, or the fewest sales
    if (is_any(words, i, {kWorstWord}) &&
        (ranks_by_rows(words, by + 1, phrases) || is_any(words, by + 1, kRowCountNouns)))
      return;
    const bool most = ranks_by_rows(words, by + 1, phrases) ||
                      adds_up_elsewhere(words, extreme.end, by, phrases);
    replace(words, by, 1,
            {"with", "the", most ? (extreme.lower ? "fewest" : "most")
                                 : (extreme.lower ? "lowest" : "highest")});
    words.erase(i, extreme.end);
    if (i == 0) replace(words, 0, 0, {"which"});
    return;
  }
}

// Takes words out, and gives their last punctuation to the word before them.
void take_words_out(WordSequence& words, size_t from, size_t to) {
  const std::string mark = end_mark(words[to - 1]);
  words.erase(from, to);
  if (from == 0 || words.empty()) return;
  words.cut_last(from - 1, end_mark(words[from - 1]).size());
  if (!mark.empty()) words.add(from - 1, mark);
}

bool ends_words_at(const WordSequence& words, size_t i) {
  return i + 1 >= words.size() || !end_mark(words[i]).empty();
}

// The end of "any other", "anyone else", "all the others" at word `at`, with which the row is
// compared; `at` if nothing is there.
size_t all_others_end(const WordSequence& words, size_t at) {
  if (is_any(words, at, {"any", "all"})) {
    size_t other = at + 1;
    while (is_any(words, other, {"of", "the"})) ++other;
    if (is_any(words, other, kOthersNouns)) return other + 1;
  }
  if (!is_any(words, at, kComparedPeople)) return at;
  if (is_any(words, at + 1, {"else"})) return at + 2;
  return plain(words, at) != "any" && ends_words_at(words, at) ? at + 1 : at;
}

// "has made more trips than any other" -> "has made the most trips", "guest we had more than
// anyone" -> "guest we had the most"
void rewrite_more_than_any(WordSequence& words) {
  for (size_t i = 2; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"than"})) continue;
    size_t end = all_others_end(words, i + 1);
    if (end == i + 1) continue;
    constexpr size_t kFarthestCounted = 7;  // words of what there is more of
    size_t more = i - 1;
    while (more > 0 && i - more < kFarthestCounted && !is_any(words, more, {"more", "fewer"}))
      --more;
    if (!is_any(words, more, {"more", "fewer"})) return;
    const bool other = is_any(words, end - 1, kOthersNouns);
    for (const size_t most = end + 2; other && end < words.size() && end < most &&
                                      end_mark(words[end - 1]).empty() &&
                                      !is_any(words, end, kRowPhraseEnds);)
      ++end;
    take_words_out(words, i, end);
    const std::string_view how = is_any(words, more, {"more"}) ? "most" : "fewest";
    const std::string mark = end_mark(words[more]);
    const bool often = is_any(words, more + 1, kHowOften);
    if (often && ends_words_at(words, more + 1))
      return replace(words, more, 2, {"the", std::string(how) + end_mark(words[more + 1])});
    return replace(words, more, 1, {"the", std::string(how) + mark});
  }
}

bool ranked_in(const WordSequence& words, size_t to) {
  for (size_t k = 0; k < to; ++k)
    if (is_any(words, k, kIrregularSuperlatives) ||
        (plain(words, k).size() > 5 && has_superlative_suffix(plain(words, k))))
      return true;
  return false;
}

// ", all platforms together", "across all the events combined": of all of them, as anyhow
void drop_all_together(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 2; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, {"all"}) || !ranked_in(words, i)) continue;
    const size_t noun = is_any(words, i + 1, {"the", "our", "of"}) ? i + 2 : i + 1;
    if (!has_plural_suffix(plain(words, noun)) || !in_schema(lemma(plain(words, noun)))) continue;
    const bool across = is_any(words, i - 1, {"across", "over"});
    const bool together = is_any(words, noun + 1, kAsOneWords) && end_mark(words[noun]).empty();
    if (!ends_words_at(words, together ? noun + 1 : noun)) continue;
    if (!across && !(together && end_mark(words[i - 1]) == ",")) continue;
    return take_words_out(words, across ? i - 1 : i, noun + (together ? 2 : 1));
  }
}

// "the longest stay anyone had", "the best score anyone has ever got"
void drop_anyone(WordSequence& words) {
  for (size_t i = 2; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"anyone", "anybody"}) || !ranked_in(words, i) ||
        is_any(words, i - 1, {"than", "by", "for", "of", "to", "from", "with"}))
      continue;
    size_t verb = i + 1;
    while (is_any(words, verb, {"has", "have", "had", "ever"}) && !ends_words_at(words, verb))
      ++verb;
    if (is_any(words, verb, kLightDeeds) && ends_words_at(words, verb))
      take_words_out(words, i, verb + 1);
    return;
  }
}

// "which member joined first of all", "the longest film of all time"
void drop_of_all(WordSequence& words) {
  for (size_t i = 2; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"of"}) || !is_any(words, i + 1, {"all"})) continue;
    size_t end = i + 2;
    const bool time = end_mark(words[i + 1]).empty() && is_occasion_noun(plain(words, end));
    if (time) ++end;
    const bool last = is_any(words, i - 1, kIrregularSuperlatives) ||
                      has_superlative_suffix(plain(words, i - 1));
    if (!time && !last) continue;  // "first and last names of all"
    if (!ends_words_at(words, end - 1)) continue;
    if (ranked_in(words, i)) return take_words_out(words, i, end);
  }
}

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

// "the worst offenders going by number of warnings" -> "... by number of warnings"
void rewrite_going_by(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i)
    if (is_any(words, i, kGoingByForms) && is_any(words, i + 1, {"by"}) &&
        ranked_in(words, i)) {
      if (words[i - 1].ends_with(',')) words.cut_last(i - 1);
      return words.erase(i, i + 1);
    }
}

// "my best customer by what I have invoiced them", "top 3 sponsors by what they gave" -> "which
// customer has the highest total invoice amount", "top 3 sponsors by total amount"
bool rewrite_by_deed(WordSequence& words, const SchemaPhrases& phrases) {
  size_t by = 1;
  while (by + 3 < words.size() && !(is_any(words, by, {"by"}) && is_any(words, by + 1, {"what"})))
    ++by;
  if (by + 3 >= words.size() || !phrases.names_row(plain(words, by - 1)) ||
      !end_mark(words[by - 1]).empty())
    return false;
  size_t deed = by + 2;
  while (is_any(words, deed, kDoersOfDeed)) ++deed;
  if (deed == by + 2 || !is_any(words, deed, kRankingDeeds)) return false;
  size_t end = deed + 1;
  const auto closes = [&](size_t at) {
    return at >= words.size() || !end_mark(words[at - 1]).empty() || opens_period(words, at);
  };
  while (end_mark(words[end - 1]).empty() && is_any(words, end, kAfterRankingDeed) &&
         (!is_any(words, end, {"in"}) || closes(end + 1)))  // "brought in", not "in 2024"
    ++end;
  if (!closes(end) && !is_any(words, end, kMeansPrepositions)) return false;
  const std::string noun = lemma(plain(words, by - 1));
  std::string amount = phrases.money_of(noun);
  if (amount.empty()) amount = phrases.own_money(noun);
  if (amount.empty()) return false;
  WordSequence measure{"total"};
  append(measure, words_of(amount));
  measure.end_with(end_mark(words[end - 1]));
  size_t at = 0;
  while (opens_ranking(words, at) || is_any(words, at, {"my", "our"})) ++at;
  const bool one = at + 2 == by && is_any(words, at, kLeadingAdjectives);
  if (one) {
    WordSequence out{"which", words.word(by - 1), "has", "the", "highest"};
    append(out, measure);
    append(out, words.part(end, words.size()));
    return replace(words, 0, words.size(), std::move(out)), true;
  }
  replace(words, by + 1, end - by - 1, std::move(measure));
  return false;
}

}  // namespace

void rewrite_ranked_rows(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  rewrite_going_by(words);
  if (words.has(Trigger::kBy) && rewrite_by_deed(words, phrases)) return;
  if (words.has(Trigger::kBy)) rewrite_ranking(words, phrases, shape);
  rewrite_extreme_by(words, phrases);
}

void rewrite_compared_with_all(WordSequence& words, const IsName& in_schema) {
  if (words.has(Trigger::kThan)) rewrite_more_than_any(words);
  drop_of_all(words);
  drop_all_together(words, in_schema);
  drop_anyone(words);
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
