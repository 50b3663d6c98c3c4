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

// The parts of `one` that are not those of `other`; what it shows if it only lacks some; "" if the
// queries are not of the same parts.
std::string own_parts(const std::vector<std::string>& one, const std::vector<std::string>& other) {
  if (one.empty() || one.size() != other.size()) return "";
  std::vector<std::string> own;
  for (size_t i = 0; i < one.size(); ++i)
    if (!one[i].empty() && one[i] != other[i]) own.push_back(one[i]);
  return own.empty() ? one[0] : text::joined(own, ", ");
}

std::vector<std::string> parts_of(const std::string& sql) {
  const auto query = sql::parse(sql);
  return query ? sql::explained_parts(*query) : std::vector<std::string>{};
}

}  // namespace

void set_differences(std::vector<Reading>& readings) {
  std::vector<std::vector<std::string>> sentences, parts;
  for (const Reading& reading : readings) {
    sentences.push_back(sentence_words(reading.words));
    parts.push_back(parts_of(reading.sql));
  }
  for (size_t i = 0; i < readings.size(); ++i) {
    const size_t other = i == 0 ? 1 : 0;
    std::string& differs = readings[i].differs;
    if (readings.size() == 1) {
      differs = text::joined(sentences[0], " ");
      continue;
    }
    differs = own_parts(parts[i], parts[other]);
    if (differs.empty()) differs = own_words(sentences[i], sentences[other]);
  }
}

Error no_such_reading(size_t wanted, size_t count) {
  return {Code::kInvalidSetting,
          fmt::format("the setting reading is {}, and there {} of the question; ask_readings "
                      "lists {}",
                      wanted, count == 1 ? "is one reading" : fmt::format("are {} readings", count),
                      count == 1 ? "it" : "them")};
}

}  // namespace ask::reason
