#include "agent/reason/readings.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/parse.h"

namespace ask::reason {
namespace {

std::vector<std::string> sentence_words(std::string_view sentence) {
  if (sentence.ends_with('.')) sentence.remove_suffix(1);
  return text::split(sentence, ' ');
}

// True if the words have a meaning without those around them: three of them, of which one is not a
// word of the sentence's frame.
bool has_own_meaning(std::span<const std::string> words) {
  static constexpr std::string_view kFrame[] = {
      "where", "of",   "from",     "and",    "or",    "is",    "are",   "has",   "a",
      "the",   "in",   "contains", "starts", "ends",  "with",  "their", "value", "values",
      "on",    "at",   "after",    "before", "least", "most",  "more",  "less",  "than",
      "not",   "rows", "row",      "number", "lists", "Lists", "gives", "Gives", "different"};
  return words.size() > 2 && std::any_of(words.begin(), words.end(), [](const std::string& word) {
           return !text::is_one_of(word, kFrame);
         });
}

struct Parsed {
  std::vector<std::string> sentence;
  Result<sql::Query> query;
};

// The words of `one` between those that it begins and ends with as `other` does; one at least.
std::string own_words(const std::vector<std::string>& one, const std::vector<std::string>& other) {
  const size_t shortest = std::min(one.size(), other.size());
  size_t common_start = 0, common_end = 0;
  while (common_start + 1 < shortest && one[common_start] == other[common_start]) ++common_start;
  while (common_start + common_end + 1 < shortest &&
         one[one.size() - 1 - common_end] == other[other.size() - 1 - common_end])
    ++common_end;
  size_t end = one.size() - common_end;
  // "contains" means nothing alone, "hired_on contains '2023'" does.
  for (size_t more = 0;
       more < 3 && !has_own_meaning({one.data() + common_start, end - common_start}); ++more) {
    if (common_start > 0) --common_start;
    if (end < one.size()) ++end;
  }
  std::string out = text::joined({one.begin() + static_cast<std::ptrdiff_t>(common_start),
                                  one.begin() + static_cast<std::ptrdiff_t>(end)},
                                 " ");
  const auto count = [&](char c) { return std::count(out.begin(), out.end(), c); };
  while (out.ends_with(',') || (out.ends_with(')') && count(')') > count('('))) out.pop_back();
  return out;
}

// What only `one` does: its own parts, or else the end of its sentence.
std::string difference(const Parsed& one, const Parsed& other) {
  if (one.query && other.query) {
    std::vector<std::string> own = sql::differing_parts(*one.query, *other.query);
    std::erase(own, "");
    if (!own.empty()) return text::joined(own, ", ");
  }
  return own_words(one.sentence, other.sentence);
}

}  // namespace

void set_differences(std::vector<Reading>& readings) {
  std::vector<Parsed> parsed;
  for (const Reading& reading : readings)
    parsed.push_back({sentence_words(reading.words), sql::parse(reading.sql)});
  for (size_t i = 0; i < readings.size(); ++i)
    readings[i].differs = readings.size() == 1 ? text::joined(parsed[0].sentence, " ")
                                               : difference(parsed[i], parsed[i == 0 ? 1 : 0]);
}

Error no_such_reading(size_t wanted, size_t count) {
  return {Code::kInvalidSetting,
          fmt::format("the setting reading is {}, and there {} of the question; ask_readings "
                      "lists {}",
                      wanted, count == 1 ? "is one reading" : fmt::format("are {} readings", count),
                      count == 1 ? "it" : "them")};
}

}  // namespace ask::reason
