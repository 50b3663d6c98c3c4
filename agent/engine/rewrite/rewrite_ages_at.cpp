#include "agent/engine/rewrite/rewrite_ages_at.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "agent/engine/lexicon/age_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/calendar.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::engine {
namespace {

constexpr int kOldestAge = 120;

// The bound of an age, words [from, to) of the question.
struct AgeBound {
  size_t from = 0, to = 0;
  int years = 0;
  bool older = false;
  bool or_equal = false;  // "60 or older"
};

int age_at(const WordSequence& words, size_t i) {
  const std::string& word = plain(words, i);
  if (!is_digits(word) || word.size() > 3) return 0;
  const int age = std::atoi(word.c_str());
  return age <= kOldestAge ? age : 0;
}

size_t after_years(const WordSequence& words, size_t at) {
  if (is_any(words, at, kYearNouns)) ++at;
  if (is_any(words, at, {"old"})) ++at;
  if (is_any(words, at, {"of"}) && is_any(words, at + 1, {"age"})) at += 2;
  return at;
}

// "over 60", "older than 60 years", "at least 60", "60 or over", with "aged" before it, at word i.
std::optional<AgeBound> age_bound_at(const WordSequence& words, size_t i) {
  AgeBound out{.from = i};
  const bool aged = is_any(words, i, {"aged"});
  size_t at = aged ? i + 1 : i;
  const bool over = is_any(words, at, kOverAges), under = is_any(words, at, kUnderAges);
  const bool least = is_any(words, at, {"at"}) && is_any(words, at + 1, {"least"});
  if (over || under) {
    ++at;
    if (is_any(words, at, {"than"})) ++at;
    out.older = over;
  } else if (least) {
    at += 2;
    out.older = out.or_equal = true;
  }
  out.years = age_at(words, at);
  if (out.years == 0 || !end_mark(words[at]).empty()) return std::nullopt;
  at = after_years(words, at + 1);
  if (!over && !under && !least) {
    if (!is_any(words, at, {"or", "and"})) return std::nullopt;
    out.older = is_any(words, at + 1, kOverAges);
    if (!out.older && !is_any(words, at + 1, kUnderAges)) return std::nullopt;
    out.or_equal = true;
    at += 2;
  }
  out.to = at;
  return out;
}

// The day that words from `at` on are, and where they end.
struct NamedDay {
  std::chrono::year_month_day day;
  size_t to = 0;
};

std::optional<NamedDay> day_at(const WordSequence& words, size_t at) {
  constexpr size_t kMostWords = 5;
  const size_t end = std::min(words.size(), at + kMostWords);
  const std::vector<Token> tokens = tokenize(words.part(at, end).text());
  const auto span = date_at(tokens, 0);
  if (!span || span->relative || span->period != Period::kWhole || span->from.size() != 10)
    return std::nullopt;
  const auto number = [&](size_t from) { return std::atoi(span->from.c_str() + from); };
  NamedDay out{std::chrono::year_month_day{std::chrono::year(number(0)),
                                           std::chrono::month(static_cast<unsigned>(number(5))),
                                           std::chrono::day(static_cast<unsigned>(number(8)))}};
  if (!out.day.ok() ||
      span->to != iso_day(std::chrono::sys_days(out.day) + std::chrono::days(1)))
    return std::nullopt;  // a month, or a year
  for (size_t to = at + 1; to <= end && out.to == 0; ++to)
    if (const auto part = date_at(tokenize(words.part(at, to).text()), 0);
        part && part->from == span->from && part->to == span->to)
      out.to = to;
  return out.to > 0 ? std::optional(out) : std::nullopt;
}

// True if the words before `from` name people, or other rows, of whom it is known when they were
// born.
bool has_ages_before(const WordSequence& words, size_t from, const SchemaPhrases& phrases) {
  size_t noun = from;
  while (noun > 1 && is_any(words, noun - 1, kBeforeAges)) --noun;
  if (noun == 0) return false;
  const std::string& word = plain(words, noun - 1);
  return phrases.has_ages(word) || (is_any(words, noun - 1, kPeopleOfAges) && phrases.has_ages(""));
}

}  // namespace

void rewrite_ages_at(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    const auto bound = age_bound_at(words, i);
    if (!bound || !has_ages_before(words, i, phrases)) continue;
    size_t at = bound->to;
    while (is_any(words, at, kBeforeDayOfAge)) ++at;
    if (at == bound->to) continue;
    const auto named = day_at(words, at);
    if (!named) continue;
    // "60 or under" is younger than 61
    const bool strictly_younger = !bound->older && bound->or_equal;
    const int years = bound->years + (strictly_younger ? 1 : 0);
    std::chrono::year_month_day born = named->day - std::chrono::years(years);
    if (!born.ok()) born = born.year() / born.month() / std::chrono::last;
    WordSequence by{"born"};
    if (!is_any(words, i - 1, kBeforeAges)) replace(by, 0, 0, {"who", "were"});
    if (bound->older && bound->or_equal) append(by, {"on", "or"});
    append(by, {bound->older ? "before" : "after", iso_day(std::chrono::sys_days(born))});
    by.end_with(end_mark(words[named->to - 1]));
    return replace(words, bound->from, named->to - bound->from, std::move(by));
  }
}

}  // namespace ask::engine
