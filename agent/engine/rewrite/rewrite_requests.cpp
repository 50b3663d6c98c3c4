#include "agent/engine/rewrite/rewrite_requests.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_numbered_rows.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool is_few(const std::string& word) {
  const bool digits = word.size() < 4 && word != "1" && word != "0" && is_digits(word);
  return digits || text::is_one_of(word, kNumbersFromTwo) || word == "twenty";
}

bool is_superlative(const std::string& word) {
  return text::is_one_of(word, kBareSuperlatives) ||
         (word.size() > 5 && has_superlative_suffix(word) &&
          !text::is_one_of(word, kNoSuperlatives));
}

// "split the orders by city", "break the amount down by member", "orders, split it by state"
void rewrite_breakdown(WordSequence& words) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const std::string verb = plain(words, i);
    const bool broken = verb == "break";
    if (!broken && !text::is_one_of(verb, kDividingVerbs)) continue;
    const bool first = i == 0 || (i == 1 && is_any(words, 0, kBeforeRequest));
    const bool joined = i > 0 && (words[i - 1].ends_with(',') || plain(words, i - 1) == "and");
    if (!first && !joined) return;
    size_t at = i + 1;
    const auto particle = [&] {
      return is_any(words, at, {"up", "down", "out"}) ? ++at, true : false;
    };
    particle();
    const size_t what = at;
    size_t end = words.size();
    for (size_t k = at; k < words.size() && end == words.size(); ++k)
      if (is_any(words, k, {"by", "per"})) end = k;
    if (end == words.size()) return;
    size_t past = end;
    if (past > what && is_any(words, past - 1, {"up", "down", "out"})) --past;
    if (first) {  // the words between are what is split
      if (past == what || is_any(words, what, {"it", "that", "them", "this"})) return;
      words.erase(past, end);
      return words.erase(0, what);
    }
    if (past != what && (past != what + 1 || !is_any(words, what, {"it", "that", "them", "this"})))
      return;
    const bool linked = words[i - 1] == "and";
    if (!linked) words.cut_last(i - 1);
    return words.erase(i - (linked ? 1 : 0), end);
  }
}

// "tickets split by category", "a breakdown of tickets by category" -> "tickets by category"
void rewrite_divided(WordSequence& words) {
  size_t at = 0;
  while (is_any(words, at, kBeforeRequestedRows) || is_any(words, at, {"a", "the"})) ++at;
  if (is_any(words, at, kDivisionNouns) && is_any(words, at + 1, {"of"})) {
    for (size_t i = at + 3; i + 1 < words.size(); ++i)
      if (is_any(words, i, {"by", "per"})) return words.erase(0, at + 2);
    return;
  }
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kGroupedParticiples)) continue;
    const size_t by = is_any(words, i + 1, {"down", "up", "out"}) ? i + 2 : i + 1;
    if (!is_any(words, by, {"by", "per"}) || by + 1 >= words.size()) continue;
    while (words[i - 1].ends_with(',')) words.cut_last(i - 1);
    return words.erase(i, by);
  }
}

// "2 shops with the most sales", "show me three shops with the highest rent"
void rewrite_few_first(WordSequence& words) {
  size_t at = 0;
  while (at < words.size() && is_any(words, at, kBeforeRequestedRows)) ++at;
  const bool definite = plain(words, at) == "the";
  if (definite) ++at;
  if (!is_few(plain(words, at))) return;
  for (size_t i = at + 2; i + 2 < words.size() && i < at + 5; ++i) {
    const std::string word = plain(words, i);
    if (!text::is_one_of(word, {"with", "that", "who", "which"})) continue;
    size_t next = i + 1;
    if (is_any(words, next, {"have", "had", "has", "got"})) ++next;
    const bool bare = plain(words, next) != "the";  // "3 clients with most orders"
    if (!is_superlative(plain(words, bare ? next : next + 1))) return;
    if (bare) replace(words, next, 0, {"the"});
    // A number in words reads like a filler, which may be left out.
    if (const std::string digits = digits_of_number(plain(words, at)); !digits.empty())
      words.set(at, digits);
    if (!definite) replace(words, at, 0, {"the"});
    return;
  }
}

// "which month of 2024 had the most orders" -> "which month had the most orders in 2024"
void bring_year_last(WordSequence& words, size_t period) {
  if (!is_any(words, period + 1, {"of", "in"}) || !may_be_year(plain(words, period + 2)) ||
      period + 4 >= words.size() || !end_mark(words[period + 2]).empty())
    return;
  const QuestionWord in = words.plain_word(period + 1), year = words.plain_word(period + 2);
  const std::string mark = end_mark(words.back());
  words.erase(period + 1, period + 3);
  words.cut_last(words.size() - 1, mark.size());
  words.push_back({"in", in.source});
  words.push_back(year);
  words.end_with(mark);
}

// "hire income" of "best month for hire income in 2025, and how much was it": where it ends.
size_t ranked_end(const WordSequence& words, size_t from) {
  constexpr size_t kLongestAmount = 4;  // words
  for (size_t i = from; i < words.size(); ++i) {
    if (i > from + kLongestAmount || is_any(words, i, kAfterRankedAmount) ||
        words[i].starts_with('('))
      return i;
    if (!end_mark(words[i]).empty()) return i + 1;
  }
  return words.size();
}

// "which weekday is our busiest" -> "busiest weekday", "which year was our best for stays" -> "best
// year for stays"; `period` is the place of the noun.
void bring_superlative_first(WordSequence& words, size_t period) {
  size_t best = period + 1;
  if (!is_any(words, best, {"is", "was"})) return;
  ++best;
  if (is_any(words, best, {"our", "the", "your", "my"})) ++best;
  const bool ranked = is_any(words, best, kBestPeriods) || is_any(words, best, kWorstPeriods);
  if (!ranked || (best + 1 < words.size() && !is_any(words, best + 1, kAfterBestPeriod))) return;
  const std::string mark = best + 1 == words.size() ? end_mark(words[best]) : "";
  WordSequence by{words.plain_word(best), words.plain_word(period)};
  by.end_with(mark);
  replace(words, 0, best + 1, std::move(by));
}

// "busiest month", "our quietest weekday in 2025": of what most of the business is about, if no
// rows are named.
void add_ranked_rows(WordSequence& words, const ColumnTests& columns) {
  size_t at = 0;
  while (is_any(words, at, kBeforeBestPeriod)) ++at;
  if (!is_any(words, at, kBusyPeriods) || !is_any(words, at + 1, kRankedPeriods) ||
      (at + 2 < words.size() && !is_any(words, at + 2, kAfterRankedAmount)))
    return;
  const std::string rows = columns.main_events();
  if (rows.empty()) return;
  const bool ends = at + 2 == words.size();
  const std::string mark = ends ? end_mark(words[at + 1]) : "";
  words.cut_last(at + 1, mark.size());
  WordSequence by{"for"};
  append(by, words_of(rows));
  by.end_with(mark);
  replace(words, at + 2, 0, std::move(by));
}

// "the month with the most orders", "busiest month for orders", "best weekday for hire income"
void rewrite_first_period(WordSequence& words, const ColumnTests& columns) {
  size_t at = 0;
  while (is_any(words, at, kBeforeBestPeriod)) ++at;
  const auto period = [&](size_t i) { return is_any(words, i, kRankedPeriods); };
  for (const size_t day : {at, at + 1})
    if (is_any(words, day, {"day"}) && phrase_length(words, day + 1, "of the week") > 0)
      replace(words, day, 4, {"weekday" + end_mark(words[day + 3])});
  if (period(at) || period(at + 1)) bring_year_last(words, period(at) ? at : at + 1);
  if (period(at)) bring_superlative_first(words, at);
  add_ranked_rows(words, columns);
  at = 0;
  while (is_any(words, at, kBeforeBestPeriod)) ++at;
  if (period(at) && plain(words, at + 1) == "with") {
    const size_t the = plain(words, at + 2) == "the" ? 1 : 0;
    if (at + 3 + the >= words.size() || !is_superlative(plain(words, at + 2 + the))) return;
    const QuestionWord noun = words.plain_word(at);
    return replace(words, 0, at + 2 + the, {"which", noun, "had", "the"});
  }
  const std::string how = plain(words, at);
  const bool most = text::is_one_of(how, kBestPeriods);
  if ((!most && !text::is_one_of(how, kWorstPeriods)) || !period(at + 1)) return;
  const size_t end = plain(words, at + 2) == "for" ? ranked_end(words, at + 3) : 0;
  if (end <= at + 3) return;
  const QuestionWord noun = words.plain_word(at + 1);
  const std::string amount = plain(words, end - 1);
  const bool money = text::is_one_of(amount, kRevenueNouns) || columns.adds_up(amount) ||
                     text::is_one_of(lemma(amount), kMoneyNouns);
  if (!money && end > at + 4) return;
  if (money)
    replace(words, 0, at + 3, {"which", noun, "had", "the", most ? "highest" : "lowest", "total"});
  else
    replace(words, 0, at + 3, {"which", noun, "had", "the", most ? "most" : "fewest"});
}

// "members who told us their phone", "members who haven't given us an email", "who hasn't given us
// an email"
void rewrite_provided(WordSequence& words) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"who", "that"})) continue;
    size_t at = i + 1;
    const bool denied = is_negative_contraction(plain(words, at)) ||
                        is_any(words, at, {"never", "not"}) ||
                        is_any(words, at + 1, {"never", "not"});
    while (is_any(words, at, {"have", "has", "had", "did", "do", "not", "never"}) ||
           is_negative_contraction(plain(words, at)))
      ++at;
    if (!is_any(words, at, kTellingVerbs) || plain(words, at + 1) != "us") continue;
    size_t end = at + 2;
    const bool one = is_any(words, end, {"a", "an", "any", "their", "his", "her"});
    if (one || is_any(words, end, {"the"})) ++end;
    if (end >= words.size() || (i == 0 && !one)) return;  // "who left us last year"
    if (i == 0) return replace(words, i, end - i, {"who", "has", denied ? "no" : "a"});
    return replace(words, i, end - i, {denied ? "without" : "with", "a"});
  }
}

// "contrast A and B" -> "compare A and B"
void rewrite_contrast(WordSequence& words) {
  if (words.size() > 3 && plain(words, 0) == "contrast") words.set(0, "compare");
}

// "2024-03-01", "1 March", "March", but no clause: "until it is resolved"
bool is_date_word(const WordSequence& words, size_t at) {
  return may_begin_time(plain(words, at)) || is_any(words, at, kPastDeictics);
}

// "orders older than 2024" -> "orders before 2024": a year is not an age.
void rewrite_older(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (plain(words, i + 1) != "than") continue;
    const std::string word = plain(words, i), date = plain(words, i + 2);
    const bool before = text::is_one_of(word, kEarlierComparatives);
    if (!before && !text::is_one_of(word, kLaterComparatives)) continue;
    const bool day = date.size() == 10 && date[4] == '-' && date[7] == '-';
    if (may_be_year(date) || day) return replace(words, i, 2, {before ? "before" : "after"});
  }
}

// "expired by 1 March 2024" -> "expired up to 1 March 2024": of a day, where "by" groups nothing.
void rewrite_deadline(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (plain(words, i) != "by") continue;
    const std::string day = plain(words, i + 1);
    const bool iso = day.size() == 10 && day[4] == '-' && day[7] == '-';
    const bool number = !day.empty() && day[0] >= '1' && day[0] <= '9' && day.size() <= 4;
    const bool named = number && is_month(plain(words, i + 2));  // "1 March", "1st March"
    if (iso || named) return replace(words, i, 1, {"up", "to"});
  }
}

// "orders up to now" -> "orders before tomorrow", "orders until 1 March" -> "orders up to 1 March"
void rewrite_until(WordSequence& words) {
  for (size_t i = 0; i < words.size(); ++i)  // "from March until May": a bound of its own
    if (is_any(words, i, kBeforeOtherUntil)) return;
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const std::string word = plain(words, i);
    const bool until = text::is_one_of(word, {"until", "till"});
    const bool up = word == "up" && is_any(words, i + 1, {"to", "until", "till"});
    if (!until && !up) continue;
    size_t end = i + (up ? 2 : 1);
    if (is_any(words, end, kNowAdverbs))
      return replace(words, i, end + 1 - i, {"before", "tomorrow" + end_mark(words[end])});
    if (plain(words, end) == "the" && plain(words, end + 1) == "end" &&
        plain(words, end + 2) == "of")
      end += 3;
    const std::string date = plain(words, end);
    const bool digits = date.find_first_not_of("0123456789") == date.npos;
    if (digits && date.size() == 4 && (date[0] == '1' || date[0] == '2') && until) {
      const std::string next = std::to_string(std::stoi(date) + 1);  // a year, and no amount
      return replace(words, i, end + 1 - i, {"before", next + end_mark(words[end])});
    }
    if (is_date_word(words, end)) replace(words, i, end - i, {"up", "to"});
    return;
  }
}

// "in the first half of 2023" -> "from january to june 2023", "at the back end of 2023" -> "from
// october to december 2023"
void rewrite_part_of_year(WordSequence& words) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const bool half = is_any(words, i + 1, {"half"});
    const bool first = half && is_any(words, i, {"first", "1st"});
    const bool second = half && is_any(words, i, kLaterHalf);
    const bool back = is_any(words, i, {"back"}) && is_any(words, i + 1, {"end"});
    const size_t year = is_any(words, i + 2, {"of"}) ? i + 3 : i + 2;
    if ((!first && !second && !back) || !may_be_year(plain(words, year))) continue;
    size_t from = i;
    if (from > 0 && is_any(words, from - 1, {"the"})) --from;
    if (from > 0 && is_any(words, from - 1, {"in", "during", "over", "for", "at"})) --from;
    return replace(words, from, year - from,
                   {"from",
                    first    ? "january"
                    : second ? "july"
                             : "october",
                    "to", first ? "june" : "december"});
  }
}

// "since the start of 2024" -> "since 2024", "by the end of May" -> "up to May", "since the end of
// May" -> "after May": where a period begins or ends.
void rewrite_edges(WordSequence& words) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, kEdgePrepositions)) continue;
    const size_t edge = is_any(words, i + 1, {"the"}) ? i + 2 : i + 1;
    const bool start = is_any(words, edge, kStartNouns);
    if ((!start && !is_any(words, edge, {"end"})) || !end_mark(words[edge]).empty()) continue;
    const size_t date = is_any(words, edge + 1, {"of"}) ? edge + 2 : edge + 1;
    if (!is_date_word(words, date) && !is_any(words, date, {"last", "this"})) continue;
    if (start && is_any(words, i, {"since", "from", "before"})) return words.erase(i + 1, date);
    if (start) continue;
    if (is_any(words, i, {"since", "after"})) return replace(words, i, date - i, {"after"});
    if (is_any(words, i, {"by", "before"})) return replace(words, i, date - i, {"up", "to"});
  }
}

}  // namespace

void rewrite_requests(WordSequence& words, const ColumnTests& columns) {
  if (words.has(Trigger::kContrast)) rewrite_contrast(words);
  if (words.has(Trigger::kUntil)) rewrite_until(words);
  if (words.has(Trigger::kThan)) rewrite_older(words);
  if (words.has(Trigger::kBy)) rewrite_deadline(words);
  if (words.has(Trigger::kBreakdown)) {
    rewrite_breakdown(words);
    rewrite_divided(words);
  }
  if (words.has(Trigger::kEdge)) {
    rewrite_part_of_year(words);
    rewrite_edges(words);
  }
  rewrite_few_first(words);
  rewrite_first_period(words, columns);
  if (words.has(Trigger::kProvided)) rewrite_provided(words);
}

}  // namespace ask::engine
