#include "agent/reason/explanation.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <vector>

#include "agent/common/number.h"
#include "agent/common/text.h"
#include "agent/common/words.h"

namespace ask::reason {
namespace {

using WordSpan = std::span<const std::string>;

constexpr size_t kLongestWhy = 300;  // bytes of a question
constexpr std::string_view kMonthsOfYear[] = {"January",   "February", "March",    "April",
                                              "May",       "June",     "July",     "August",
                                              "September", "October",  "November", "December"};
constexpr std::string_view kChanged[] = {
    "fall",     "fell",      "fallen",    "falling",    "drop",      "dropped",  "dropping",
    "decline",  "declined",  "declining", "rise",       "rose",      "risen",    "rising",
    "increase", "increased", "decrease",  "decreased",  "grow",      "grew",     "grown",
    "growing",  "shrink",    "shrank",    "change",     "changed",   "changing", "up",
    "down",     "improve",   "improved",  "increasing", "decreasing"};
constexpr std::string_view kChanges[] = {"fall",     "drop",   "decline", "decrease", "rise",
                                         "increase", "growth", "change",  "gain",     "difference"};
constexpr std::string_view kExplains[] = {"explains", "explain", "explained", "caused",
                                          "causes",   "drove",   "drives",    "drive"};
constexpr std::string_view kAuxiliary[] = {"did", "do",  "does", "has", "have",
                                           "is",  "are", "was",  "were"};
constexpr std::string_view kInOrDuring[] = {"in", "during"};

std::string phrase_of(WordSpan words) {
  while (!words.empty() && text::is_one_of(words[0], {"the", "our", "my", "a"}))
    words = words.subspan(1);
  return text::joined({words.begin(), words.end()}, " ");
}

std::optional<int> year_of(std::string_view word) {
  const auto year = text::number<int>(word);
  return year && *year >= 1000 && *year <= 9999 ? year : std::nullopt;
}

std::optional<CalendarPeriod> period_of(WordSpan words) {
  if (words.size() == 1) {
    const std::string& word = words[0];
    if (word.size() == 7 && word[4] == '-') {
      const auto year = year_of(word.substr(0, 4)), month = text::number<int>(word.substr(5));
      if (year && month && *month >= 1 && *month <= 12) return CalendarPeriod{*year, *month};
    }
    const auto year = year_of(word);
    return year ? std::optional(CalendarPeriod{*year, 0}) : std::nullopt;
  }
  if (words.size() != 2) return std::nullopt;
  const auto year = year_of(words[1]);
  for (size_t m = 0; m < std::size(kMonthsOfYear) && year; ++m)
    if (text::equal_nocase(words[0], kMonthsOfYear[m]))
      return CalendarPeriod{*year, static_cast<int>(m) + 1};
  return std::nullopt;
}

// Takes "in 2024" off the end.
std::optional<CalendarPeriod> take_period(WordSpan& words) {
  for (size_t length = 1; length <= 2 && length < words.size(); ++length) {
    const size_t at = words.size() - length;
    const auto period = period_of(words.subspan(at));
    if (!period || !text::is_one_of(words[at - 1], kInOrDuring)) continue;
    words = words.first(at - 1);
    return period;
  }
  return std::nullopt;
}

size_t position(WordSpan words, std::span<const std::string_view> of) {
  return static_cast<size_t>(
      std::find_if(words.begin(), words.end(),
                   [&](const std::string& word) { return text::is_one_of(word, of); }) -
      words.begin());
}

// "why did revenue fall"
std::optional<Explanation> asks_why(WordSpan words) {
  if (words.size() < 3 || words[0] != "why" || !text::is_one_of(words[1], kAuxiliary))
    return std::nullopt;
  Explanation out;
  out.period = take_period(words);
  const bool ends = text::is_one_of(words.back(), kChanged);
  words = words.subspan(2);
  if (words.size() < 2 || !ends) return std::nullopt;
  words = words.first(words.size() - 1);
  if (text::is_one_of(words.back(), {"go", "gone", "gone", "went", "going"}))
    words = words.first(words.size() - 1);
  out.amount = phrase_of(words);
  return out.amount.empty() ? std::nullopt : std::optional(out);
}

// "which region explains the fall in revenue"
std::optional<Explanation> asks_what(WordSpan words) {
  if (words.size() < 3 || !text::is_one_of(words[0], {"what", "which"})) return std::nullopt;
  Explanation out;
  out.period = take_period(words);
  size_t at = position(words, kExplains), next = at + 1;
  if (at == words.size()) {  // "what is behind the fall"
    at = position(words, kAuxiliary);
    next = at + 2;
    if (next >= words.size() || words[at + 1] != "behind") return std::nullopt;
  }
  if (next >= words.size() || at > 4) return std::nullopt;
  if (words[0] == "what" && at > 1) return std::nullopt;
  out.dimension = phrase_of(words.subspan(1, at - 1));
  WordSpan rest = words.subspan(next);
  if (rest[0] == "the" || rest[0] == "this") rest = rest.subspan(1);
  if (rest.empty()) return std::nullopt;
  const size_t noun = position(rest, kChanges);
  if (noun == rest.size()) return std::nullopt;
  if (noun > 0) {  // "the revenue drop"
    out.amount = phrase_of(rest.first(noun));
    return noun + 1 == rest.size() ? std::optional(out) : std::nullopt;
  }
  rest = rest.subspan(1);
  if (rest.empty()) return out;
  if (!text::is_one_of(rest[0], {"in", "of"}) || rest.size() < 2) return std::nullopt;
  out.amount = phrase_of(rest.subspan(1));
  return out;
}

}  // namespace

CalendarPeriod CalendarPeriod::before() const {
  if (month == 0) return {year - 1, 0};
  return month == 1 ? CalendarPeriod{year - 1, 12} : CalendarPeriod{year, month - 1};
}

std::string CalendarPeriod::words() const {
  return month == 0 ? fmt::format("{}", year)
                    : fmt::format("{} {}", kMonthsOfYear[static_cast<size_t>(month - 1)], year);
}

std::optional<Explanation> explanation_asked(std::string_view question) {
  if (question.size() > kLongestWhy || !text::valid_utf8(question)) return std::nullopt;
  std::vector<std::string> words;
  for (const std::string& piece : text::split(text::lower(question), ' ')) {
    std::string word(text::trimmed(piece));
    while (!word.empty() && std::string_view("?!.,").find(word.back()) != std::string_view::npos)
      word.pop_back();
    if (!word.empty()) words.push_back(std::move(word));
  }
  auto out = asks_why(words);
  return out ? out : asks_what(words);
}

}  // namespace ask::reason
