#include "agent/engine/rewrite/rewrite_multiples.h"

#include <cstdlib>
#include <span>
#include <string>

#include "agent/engine/lexicon/contrast_words.h"
#include "agent/engine/lexicon/multiple_words.h"
#include "agent/engine/lexicon/pay_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

// A multiple and the words that bound it: words [from, to).
struct Multiple {
  size_t from = 0, to = 0;
  double times = 0;
  bool less = false, reached = false;
  bool bounded = false;  // a word says on which side of it
};

double times_of(std::span<const MultipleWord> rows, std::string_view word) {
  for (const MultipleWord& row : rows)
    if (row.word == word) return row.times;
  return 0;
}

// "twice", "three times", "5 times" at word `at`, which moves behind it; 0 if there is none.
double factor_at(const WordSequence& words, size_t& at) {
  constexpr double kMost = 1000;
  if (const double times = times_of(kMultiples, plain(words, at)); times > 0) return ++at, times;
  if (!is_any(words, at + 1, {"times"})) return 0;
  double times = times_of(kNumbersOfTimes, plain(words, at));
  if (is_digits(plain(words, at))) times = std::atof(plain(words, at).c_str());
  if (times <= 1 || times > kMost) return 0;
  at += 2;
  return times;
}

Multiple multiple_at(const WordSequence& words, size_t i) {
  Multiple out{.from = i};
  size_t at = i;
  if (is_any(words, at + 1, {"than"}) && is_any(words, at, {"more", "less", "fewer"})) {
    out.less = !is_any(words, at, {"more"});
    out.bounded = true, at += 2;
  } else if (is_any(words, at, {"at"}) && is_any(words, at + 1, {"least"})) {
    out.reached = out.bounded = true, at += 2;
  } else if (is_any(words, at, kOverMultiple) || is_any(words, at, kUnderMultiple)) {
    out.less = is_any(words, at, kUnderMultiple);
    out.bounded = true, ++at;
  }
  out.times = factor_at(words, at);
  out.to = at;
  const bool denied = i > 0 && is_any(words, i - 1, {"no", "not"});
  if (denied || (out.times < 1 && !out.bounded)) out.times = 0;
  return out;
}

// "longer" of "long", "more expensive" of "expensive".
WordSequence comparative_of(const QuestionWord& adjective) {
  for (const auto& [own, comparative] : kComparedAdjectives)
    if (own == adjective.plain) return {{comparative, adjective.source}};
  return {"more", adjective};
}

// "as many passengers as" from word `at` on, as "more passengers than"; `at` moves behind it. Empty
// if something else stands there.
WordSequence compared_as(const WordSequence& words, size_t& at, bool less) {
  constexpr size_t kMostNouns = 4;
  if (!is_any(words, at, {"as"}) || at + 2 >= words.size()) return {};
  size_t joint = at + 2;
  while (joint < words.size() && joint < at + 2 + kMostNouns && !is_any(words, joint, {"as"})) {
    if (!end_mark(words[joint]).empty()) return {};
    ++joint;
  }
  if (!is_any(words, joint, {"as"})) return {};
  const bool amount = is_any(words, at + 1, {"much", "many"});
  const bool often = is_any(words, at + 1, {"often"});
  if (less && !amount) return {};
  WordSequence by;
  if (amount)
    by.push_back(less ? "less" : "more");
  else if (often)
    by = {"more", "often"};
  else
    by = comparative_of(words.plain_word(at + 1));
  append(by, words.part(at + 2, joint));
  by.push_back("than");
  at = joint + 1;
  return by;
}

bool ends_amount(const WordSequence& words, size_t at) {
  return at >= words.size() || is_any(words, at, {"and", "but", "or", "in", "with"});
}

// Takes off the verb of "what Ann earns", "what the average client has with us" from word `at` on.
void drop_verb_of_amount(WordSequence& words, size_t at) {
  constexpr size_t kLongestName = 5;
  const bool average = is_any(words, is_any(words, at, {"the", "an"}) ? at + 1 : at, kAverageWords);
  for (size_t i = at + 1; i < words.size() && i <= at + kLongestName; ++i) {
    const bool marked = !end_mark(words[i - 1]).empty();
    if (marked || is_any(words, i - 1, {"and", "but"})) return;
    if (!is_any(words, i, kHavingAnAmount)) continue;
    size_t end = i + 1;
    while (end_mark(words[end - 1]).empty() && is_any(words, end, kAfterHavingAnAmount)) ++end;
    if (!average && !ends_amount(words, end) && end_mark(words[end - 1]).empty()) return;
    const std::string mark = end_mark(words[end - 1]);
    words.erase(i, end);
    return words.add(i - 1, mark);
  }
}

// Takes off "or more" behind what is multiplied.
bool take_or_more(WordSequence& words, size_t from) {
  for (size_t i = from; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"or"}) || !is_any(words, i + 1, kOrMore)) continue;
    const std::string mark = end_mark(words[i + 1]);
    words.erase(i, i + 2);
    words.add(i - 1, mark);
    return true;
  }
  return false;
}

bool names_average(const WordSequence& words, size_t at) {
  while (is_any(words, at, kBeforeOwnObject) || is_any(words, at, kOverallAdjectives)) ++at;
  return is_any(words, at, kAverageWords);
}

}  // namespace

void rewrite_multiples(WordSequence& words, QueryShape& shape) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    Multiple found = multiple_at(words, i);
    if (found.times == 0 || !end_mark(words[found.to - 1]).empty()) continue;
    size_t at = found.to;
    WordSequence by = compared_as(words, at, found.less);
    const bool as = !by.empty();
    const bool what = is_any(words, at, {"what"});
    const bool own = is_any(words, at, kBeforeOwnObject);
    WordSequence tried = words;
    const bool or_more = take_or_more(tried, at);
    if (!as && !what && !names_average(words, at) && !(own && (found.bounded || or_more))) return;
    if (or_more) words = std::move(tried);
    if (!as) by = {found.less ? "less" : "more", "than"};
    if (what) {
      words.erase(at, at + 1);
      if (!is_any(words, at, kNobodyInParticular) && !is_any(words, at, {"it"}))
        drop_verb_of_amount(words, at);
    }
    if (!found.bounded && i > 1 && is_any(words, i - 1, {"for", "at"})) --found.from;
    replace(words, found.from, at - found.from, std::move(by));
    shape.times = found.times;
    shape.times_reached = found.reached || or_more || !found.bounded;
    return;
  }
}

}  // namespace ask::engine
