#include "agent/engine/rewrite/rewrite_units.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

bool ends_phrase(const WordSequence& words, size_t at) {
  const char last = words[at].back();
  if (at + 1 >= words.size() || last == ',' || last == ')' || last == '?' || last == '.' ||
      last == ';' || words[at + 1].front() == '(')
    return true;
  return is_any(words, at + 1,
                {"by",  "per",  "for",   "of",  "each", "and",     "with",   "from", "at",
                 "on",  "for",  "where", "who", "that", "did",     "was",    "is",   "does",
                 "has", "have", "do",    "are", "over", "between", "during", "since"});
}

void erase_words(WordSequence& words, size_t from, size_t to) {
  const std::string last = words[to - 1];
  words.erase(from, to);
  if (from == 0) return;
  const bool more = from < words.size();
  while (!more && words[from - 1].size() > 1 && words[from - 1].ends_with(','))
    words.cut_last(from - 1);
  if (more && last.ends_with(',')) words.add(from - 1, ",");
  if (!more && (last.ends_with('?') || last.ends_with('.'))) words.add(from - 1, {&last.back(), 1});
}

// "(it is stored in cents, I think)"
void drop_aside(WordSequence& words, size_t from) {
  for (size_t i = from; i < words.size(); ++i) {
    if (!words[i].starts_with('(')) continue;
    bool stored = false;
    for (size_t k = i; k < words.size(); ++k) {
      stored |= text::is_one_of(unbracketed(words, k), kStorageParticiples);
      if (words[k].find(')') == std::string::npos) continue;
      if (stored) erase_words(words, i, k + 1);
      return;
    }
  }
}

}  // namespace

void name_unit(WordSequence& words, const Converts& converts, QueryShape& shape) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (words[i].empty() || !words.has(i, Trigger::kUnit)) continue;
    const std::string first = unbracketed(words, i);
    const bool led = (first == "in" || first == "as") && i + 1 < words.size();
    const bool bracket = words[i].starts_with('(') && words[i].find(')') != std::string::npos;
    const size_t at = led ? i + 1 : i;
    if ((!led && !bracket) || words[at].empty()) continue;
    const UnitId asked = unit_named(unbracketed(words, at));
    if (asked == kNoUnit || !ends_phrase(words, at) || !converts(asked)) continue;
    shape.unit = asked;
    erase_words(words, i, at + 1);
    return drop_aside(words, i);
  }
}

}  // namespace ask::engine
