#include "agent/engine/rewrite/rewrite_group_durations.h"

#include "agent/engine/lexicon/average_words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestDoer = 2;  // words of those who take their time

size_t after_on_mean(const WordSequence& words, size_t at) {
  return is_any(words, at, {"on"}) && is_any(words, at + 1, kMeanAdjectives) ? at + 2 : at;
}

// Where "each" is expected after the request for a length of time; 0 if there is none.
size_t after_length_asked(const WordSequence& words, std::string& unit) {
  size_t at = after_on_mean(words, 0);
  if (is_any(words, at, {"the"})) ++at;
  if (is_any(words, at, {"how"})) {
    const bool plain_length = is_any(words, at + 1, {"long"});
    unit = plain_length ? "days" : plain(words, at + 2);
    at += plain_length ? 2 : 3;
    if (!plain_length && (!is_any(words, at - 2, {"many"}) || !is_time_unit(unit))) return 0;
    at = after_on_mean(words, at);
    return is_any(words, at, {"do", "does", "did"}) ? at + 1 : 0;
  }
  if (!is_any(words, at, kMeanAdjectives)) return 0;
  ++at;
  if (is_any(words, at, {"number"}) && is_any(words, at + 1, {"of"})) at += 2;
  unit = plain(words, at);
  if (!is_time_unit(unit) && !is_any(words, at, {"time"})) return 0;
  return is_any(words, at + 1, {"that"}) ? at + 2 : at + 1;
}

}  // namespace

void rewrite_group_durations(WordSequence& words) {
  std::string unit;
  const size_t each = after_length_asked(words, unit);
  if (each == 0 || !is_any(words, each, {"each", "every"})) return;
  size_t takes = each + 2;
  while (takes <= each + kLongestDoer && !is_any(words, takes, kTakingForms)) ++takes;
  if (!is_any(words, takes, kTakingForms)) return;
  const size_t to = after_on_mean(words, takes + 1);
  if (!is_any(words, to, {"to"}) || to + 1 >= words.size()) return;
  size_t end = to + 1;
  while (end < words.size() && end_mark(words[end]).empty()) ++end;
  if (end < words.size()) ++end;
  size_t last = end;  // of what is done
  if (last >= to + 4 && is_any(words, last - 1, kMeanAdjectives) && is_any(words, last - 2, {"on"}))
    last -= 2;
  const std::string mark = end_mark(words[end - 1]);
  WordSequence by{kMeanAdjectives[0], "number", "of", unit};
  WordSequence done = words.part(to, last);
  while (!end_mark(done.back()).empty()) done.cut_last(done.size() - 1);
  by.append(done);
  by.push_back("per");
  by.append(words.part(each + 1, takes));
  if (end + 2 == words.size() && is_any(words, end + 1, {"first"}) &&
      (is_any(words, end, kQuickestForms) || is_any(words, end, kSlowestForms))) {
    const bool shortest = is_any(words, end, kQuickestForms);
    by.end_with(",");
    by.append(WordSequence{shortest ? "lowest" : "highest", "first"});
    end += 2;
  } else {
    by.end_with(mark);
  }
  replace(words, 0, end, by);
}

}  // namespace ask::engine
