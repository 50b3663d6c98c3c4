#include "agent/engine/rewrite/present_phrases.h"

#include <algorithm>

#include "agent/engine/lexicon/attendance_words.h"
#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/lexicon/word_classes_time.h"

namespace ask::engine {

size_t end_of_any(const WordSequence& words, size_t at,
                  std::span<const std::string_view> phrases) {
  size_t longest = 0;
  for (const std::string_view phrase : phrases)
    longest = std::max(longest, end_of_phrase(words, at, phrase));
  return longest;
}

size_t present_end(const WordSequence& words, size_t at) {
  return end_of_any(words, at, kPresentPhrases);
}

bool ends_said(const WordSequence& words, size_t last) {
  return last + 1 >= words.size() || !end_mark(words[last]).empty();
}

namespace {

// "2024-05-12", "12/5/2024"
bool may_be_date(const std::string& word) {
  constexpr size_t kShortest = 8;
  return word.size() >= kShortest && word[0] >= '0' && word[0] <= '9' &&
         word.find_first_of("-/.") != std::string::npos;
}

}  // namespace

bool says_other_time(const WordSequence& words) {
  for (size_t k = 0; k < words.size(); ++k)
    if (is_any(words, k, kOtherTimes) || is_any(words, k, kWeekdays) ||
        may_be_year(plain(words, k)) || is_month(plain(words, k)) || may_be_date(plain(words, k)))
      return true;
  return false;
}

void take_state_out(WordSequence& words, size_t from, size_t to) {
  if (end_mark(words[to - 1]).empty())
    if (const size_t end = present_end(words, to); end > 0) to = end;
  const std::string mark = end_mark(words[to - 1]);
  words.erase(from, to);
  if (from > 0 && end_mark(words[from - 1]).empty()) words.add(from - 1, mark);
}

}  // namespace ask::engine
