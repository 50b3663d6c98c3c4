#include "agent/engine/rewrite/series_phrases.h"

#include <algorithm>
#include <span>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/official_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_series.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/numbers.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::engine {
namespace {

std::string_view paired(std::span<const std::pair<std::string_view, std::string_view>> pairs,
                        std::string_view word) {
  for (const auto& [form, of] : pairs)
    if (form == word) return of;
  return {};
}

// The word without brackets and colons around it.
std::string without_marks(const WordSequence& words, size_t i) {
  std::string word = plain(words, i);
  while (!word.empty() && std::string_view("(:").find(word.front()) != std::string_view::npos)
    word.erase(0, 1);
  while (!word.empty() && std::string_view("):;,").find(word.back()) != std::string_view::npos)
    word.pop_back();
  return word;
}

bool bare_is_any(const WordSequence& words, size_t i, size_t end,
                 std::span<const std::string_view> any) {
  return i < end && text::is_one_of(without_marks(words, i), any);
}

size_t skip(const WordSequence& words, size_t at, size_t end,
            std::span<const std::string_view> any) {
  while (bare_is_any(words, at, end, any)) ++at;
  return at;
}

bool is(const WordSequence& words, size_t i, size_t end, std::string_view word) {
  return i < end && without_marks(words, i) == word;
}

// "3-month", "3 month", "three months": the number and the period.
size_t length_phrase(const WordSequence& words, size_t at, size_t end, FoundFigure& found) {
  if (at >= end) return at;
  const std::string word = without_marks(words, at);
  if (const size_t hyphen = word.find('-'); hyphen != word.npos) {
    const std::string_view period = series_period(word.substr(hyphen + 1));
    const int64_t n = number_said(word.substr(0, hyphen));
    if (period.empty() || n == 0) return at;
    found.period = period;
    found.figure.rows = n;
    return at + 1;
  }
  const int64_t n = number_said(word);
  const std::string_view period = at + 1 < end ? series_period(without_marks(words, at + 1)) : "";
  if (n == 0 || period.empty()) return at;
  found.period = period;
  found.figure.rows = n;
  return at + 2;
}

}  // namespace

int64_t number_said(std::string_view word) {
  const std::vector<Token> tokens = tokenize(word);
  const auto number = number_at(tokens, 0);
  if (!number || number->end != tokens.size() || number->ordinal) return 0;
  const auto whole = static_cast<int64_t>(number->value);
  return static_cast<double>(whole) == number->value && whole > 0 && whole < 1000 ? whole : 0;
}

std::string_view series_period(std::string_view word) { return paired(kPeriodForms, word); }

size_t previous_period(const WordSequence& words, size_t at, size_t end, std::string& period) {
  size_t i = at;
  if (is(words, i, end, "in")) ++i;
  i = skip(words, i, end, kArticles);
  const auto named = [&](size_t k) {
    if (k >= end) return false;
    const std::string_view word = series_period(without_marks(words, k));
    if (!word.empty()) period = word;
    return !word.empty() || is(words, k, end, "one") || is(words, k, end, "period");
  };
  if (bare_is_any(words, i, end, kPreviousAdjectives) && named(i + 1)) return i + 2;
  if (named(i) && bare_is_any(words, i + 1, end, kEarlierAdverbs)) return i + 2;
  return at;
}

size_t since_phrase(const WordSequence& words, size_t at, size_t end, std::string& period) {
  if (at >= end) return at;
  if (const auto of = paired(kPeriodOverPeriod, without_marks(words, at)); !of.empty()) {
    period = of;
    return at + 1;
  }
  size_t i = at;
  if (is(words, i, end, "from")) ++i;
  const std::string_view first = i < end ? series_period(without_marks(words, i)) : "";
  if (!first.empty() && i + 2 < end && series_period(without_marks(words, i + 2)) == first &&
      is_any(words, i + 1, {"over", "on", "to", "by", "after"})) {
    period = first;
    return i + 3;
  }
  if (i > at && is(words, i, end, "one") && i + 4 < end + 1 &&
      !series_period(without_marks(words, i + 1)).empty() && is(words, i + 2, end, "to") &&
      is(words, i + 3, end, "the") && is(words, i + 4, end, "next")) {
    period = series_period(without_marks(words, i + 1));
    return i + 5;
  }
  i = skip(words, at, end, kSincePrepositions);
  if (i == at) return at;
  const size_t after = previous_period(words, i, end, period);
  return after == i ? at : after;
}

size_t percent_phrase(const WordSequence& words, size_t at, size_t end) {
  size_t i = at;
  if (!is(words, i, end, "in") && !is(words, i, end, "as")) return at;
  i = skip(words, i + 1, end, kArticles);
  return bare_is_any(words, i, end, kPercentWords) ? i + 1 : at;
}

size_t change_phrase(const WordSequence& words, size_t at, size_t end, FoundFigure& found) {
  size_t i = skip(words, at, end, kArticles);
  bool percent = false;
  std::string period;
  for (; i < end; ++i) {
    const std::string word = without_marks(words, i);
    if (const auto of = paired(kPeriodOverPeriod, word); !of.empty()) {
      period = of;
    } else if (!series_period(word).empty() && word != series_period(word) &&
               !is_plural_of(word, series_period(word))) {
      period = series_period(word);  // "monthly"
    } else if (const size_t over = since_phrase(words, i, end, period);
               over == i + 3 && !series_period(word).empty()) {
      i = over - 1;
    } else if (text::is_one_of(word, kPercentAdjectives)) {
      percent = true;
    } else if (!text::is_one_of(word, kAbsoluteAdjectives)) {
      break;
    }
  }
  if (!bare_is_any(words, i, end, kAmountChangeNouns)) return at;
  ++i;
  if (is(words, i, end, "rate")) percent = true, ++i;
  found.figure.kind = percent ? Series::kPercentChange : Series::kChange;
  found.compared = !period.empty();
  if (!period.empty()) found.period = period;
  return i;
}

size_t moving_average(const WordSequence& words, size_t at, size_t end, FoundFigure& found) {
  size_t i = skip(words, at, end, kArticles);
  i = length_phrase(words, i, end, found);
  if (!bare_is_any(words, i, end, kMovingAdjectives)) return at;
  i = length_phrase(words, i + 1, end, found);
  if (!bare_is_any(words, i, end, kAverageLemmas)) return at;
  ++i;
  if (found.figure.rows == 0 && is_any(words, i, {"over", "of", "across"})) {
    size_t k = skip(words, i + 1, end, kArticles);
    if (bare_is_any(words, k, end, kPreviousAdjectives)) ++k;
    const size_t after = length_phrase(words, k, end, found);
    if (after > k) i = after;
  }
  if (found.figure.rows < 2) return at;
  found.figure.kind = Series::kMovingAverage;
  found.compared = true;
  return i;
}

namespace {

// "the running total", "the revenue so far"
bool running_total(const WordSequence& words, size_t at, size_t end) {
  size_t i = skip(words, at, end, kArticles);
  if (i + 3 == end && is(words, i + 1, end, "so") && is(words, i + 2, end, "far")) return true;
  if (!bare_is_any(words, i, end, kCumulativeAdjectives)) return false;
  ++i;
  if (bare_is_any(words, i, end, kRunningNouns)) ++i;
  if (is(words, i, end, "so") && is(words, i + 1, end, "far")) i += 2;
  return i == end;
}

// "its share of the total revenue", "the percentage of its category's sales"
bool share_of(const WordSequence& words, size_t at, size_t end, FoundFigure& found) {
  constexpr size_t kLongestWhole = 4;  // words
  size_t i = skip(words, at, end, kArticles);
  if (bare_is_any(words, i, end, kPercentAdjectives) && bare_is_any(words, i + 1, end, kPartNouns))
    ++i;
  if (!bare_is_any(words, i, end, kPartNouns)) return false;
  ++i;
  if (const size_t after = percent_phrase(words, i, end); after > i) i = after;
  if (!is(words, i, end, "of") && !is(words, i, end, "in")) return false;
  const size_t from = skip(words, i + 1, end, kArticles);
  size_t to = end;
  while (to > from && bare_is_any(words, to - 1, end, kPercentWords)) --to;
  while (to > from && is_any(words, to - 1, {"in", "as", "a"})) --to;
  if (to <= from || to - from > kLongestWhole) return false;
  std::string noun = without_marks(words, from);
  const bool owner = has_genitive_suffix(noun);  // "its category's total revenue"
  if (owner) noun.resize(noun.size() - 2);
  for (size_t k = from; !owner && k < to; ++k)
    if (text::is_one_of(without_marks(words, k), kWholeAdjectives)) {
      found.figure.kind = Series::kShare;
      return true;
    }
  // "the share of cancelled orders" is one of conditions, not of a whole.
  if (!owner && (to != from + 1 || !bare_is_any(words, from - 1, end, kOwnersOfMeasure)))
    return false;
  found.figure.kind = Series::kShare;
  found.within = std::move(noun);
  return true;
}

}  // namespace

bool last_figure(const WordSequence& words, size_t at, size_t end, FoundFigure& found) {
  if (running_total(words, at, end)) {
    found.compared = true;
    return true;
  }
  FoundFigure moving;
  if (moving_average(words, at, end, moving) == end) {
    found = moving;
    return true;
  }
  FoundFigure share;
  if (share_of(words, at, end, share)) {
    share.compared = true;
    found = share;
    return true;
  }
  size_t i = change_phrase(words, at, end, found);
  if (i == at) return false;
  const auto percent = [&] {
    const size_t after = percent_phrase(words, i, end);
    if (after > i) found.figure.kind = Series::kPercentChange;
    i = after;
  };
  percent();
  if (const size_t after = since_phrase(words, i, end, found.period); after > i) {
    found.compared = true;
    i = after;
  }
  percent();
  if (is_any(words, i, {"for", "in"}) && is_any(words, i + 1, {"each", "every"}) && i + 3 == end &&
      !series_period(without_marks(words, i + 2)).empty())
    i = end;
  return i == end;
}

size_t listed_outputs(const WordSequence& words, std::vector<ListedOutput>& out) {
  constexpr size_t kMostListed = 8, kLongestItem = 14;
  size_t begin = words.size();
  for (size_t i = 1; i < words.size(); ++i) {
    const char mark = words.last_char(i - 1);
    if (mark == ':' || ((mark == '.' || mark == '?' || mark == '!' || mark == ';') &&
                        is_any(words, i, kListVerbs)))
      begin = i;
  }
  if (begin == words.size()) return begin;
  size_t i = begin;
  if (is_any(words, i, kListVerbs)) ++i;
  while (is_any(words, i, kBeforeListed)) ++i;
  ListedOutput item;
  const auto close = [&] {
    if (!item.empty()) out.push_back(std::move(item));
    item.clear();
  };
  for (; i < words.size(); ++i) {
    const bool joint = plain(words, i) == "and" || words[i] == "&";
    if (joint && plain(words, i + 1) != "up") {
      close();
      continue;
    }
    if (item.empty() && is_any(words, i, kBeforeListed)) continue;
    std::string word = without_marks(words, i);
    if (!word.empty()) item.push_back(std::move(word));
    const char mark = words.last_char(i);
    if (mark == ',') close();
    if ((mark == '.' || mark == ';' || mark == '?' || mark == '!') && i + 1 < words.size()) {
      out.clear();  // more than a list
      return words.size();
    }
  }
  close();
  const bool fits = !out.empty() && out.size() <= kMostListed &&
                    std::all_of(out.begin(), out.end(),
                                [](const ListedOutput& o) { return o.size() <= kLongestItem; });
  if (fits) return begin;
  out.clear();
  return words.size();
}

}  // namespace ask::engine
