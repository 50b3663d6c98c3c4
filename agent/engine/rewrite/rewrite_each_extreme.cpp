#include "agent/engine/rewrite/rewrite_each_extreme.h"

#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool ranks_by_date(const WordSequence& words, size_t at) {
  return is_any(words, at, kLatestWords) || is_any(words, at, kFirstInTimeWords);
}

// "highest" for the largest, "lowest" for the smallest; "" if the word is no superlative of size.
std::string_view size_superlative(const WordSequence& words, size_t at) {
  if (is_any(words, at, kLargestWords)) return kHeightSuperlatives[0];
  if (is_any(words, at, kSmallestWords)) return kHeightSuperlatives[1];
  return {};
}

// "highest donations amount": the measure by which events are ranked; "" if it is not clear.
std::string ranked_measure(const SchemaPhrases& phrases, std::string_view superlative,
                           const std::string& noun, const std::string& event) {
  const std::string column = superlative.empty() ? "" : phrases.event_measure(noun, event);
  return column.empty() ? "" : std::string(superlative) + " " + column;
}

// "when was each dog's last walk" -> "what was ..."
void ask_what(WordSequence& words) {
  if (is_any(words, 0, {"when"}) && is_any(words, 1, {"is", "was", "were"})) words.set(0, "what");
}

// "each dog's last walk" -> "the last walk of each dog"
bool rewrite_genitive_event(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"each", "every"}) || !has_genitive_suffix(words[i + 1])) continue;
    const std::string noun = plain(words, i + 1).substr(0, plain(words, i + 1).size() - 2);
    const std::string event = plain(words, i + 3);
    const bool date = ranks_by_date(words, i + 2) && !phrases.event_date(noun, event).empty();
    const std::string measure =
        ranked_measure(phrases, size_superlative(words, i + 2), noun, event);
    if (!date && measure.empty()) continue;
    WordSequence by{"the"};
    append(by, date ? words.part(i + 2, i + 4) : words_of(measure));
    const std::string mark = end_mark(words[i + 3]);
    if (date) by.cut_last(by.size() - 1, mark.size());
    append(by, {"of", words.word(i), {noun + mark, words.word(i + 1).source}});
    replace(words, i, 4, by);
    ask_what(words);
    return true;
  }
  return false;
}

// "the date of the last walk of each dog" -> "the last walk of each dog"
bool rewrite_date_of_event(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 6 < words.size(); ++i) {
    if (!is_any(words, i, kDateForms) || !is_any(words, i + 1, {"of"}) ||
        !is_any(words, i + 2, {"the"}) || !ranks_by_date(words, i + 3) ||
        !is_any(words, i + 5, {"of", "for"}) || !is_any(words, i + 6, {"each", "every"}) ||
        phrases.event_date(plain(words, i + 7), plain(words, i + 4)).empty())
      continue;
    words.erase(i, i + 3);
    return true;
  }
  return false;
}

// "the biggest donation for each campaign" -> "the highest donation amount for each campaign"
bool rewrite_event_of_each(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    const std::string_view superlative = size_superlative(words, i);
    if (superlative.empty()) continue;
    const bool each = is_any(words, i + 2, {"of", "for", "by", "from", "in"}) &&
                      is_any(words, i + 3, {"each", "every"});
    if (!each && !is_any(words, i + 2, {"per"})) continue;
    const std::string measure =
        ranked_measure(phrases, superlative, plain(words, i + (each ? 4 : 3)), plain(words, i + 1));
    if (measure.empty()) continue;
    replace(words, i, 2, words_of(measure));
    return true;
  }
  return false;
}

// "when was each dog last walked" -> "what is the latest walk walked on of each dog"
bool rewrite_when_each(WordSequence& words, const SchemaPhrases& phrases) {
  const bool turned = is_any(words, 1, {"was", "were", "did", "has", "is"});
  const size_t each = turned ? 2 : 1;
  if (!is_any(words, 0, {"when"}) || !is_any(words, each, {"each", "every"})) return false;
  for (size_t i = each + 2; i + 1 < words.size(); ++i) {
    if (!ranks_by_date(words, i)) continue;
    const std::string date = phrases.event_date(plain(words, each + 1), plain(words, i + 1));
    if (date.empty()) return false;
    size_t end = i;  // "each dog was last walked"
    while (end > each + 2 && is_any(words, end - 1, {"was", "were", "been", "is"})) --end;
    const bool first = is_any(words, i, kFirstInTimeWords);
    WordSequence by{"what", "is", "the", first ? kFirstInTime : kLastInTime};
    append(by, words_of(date));
    by.push_back("of");
    append(by, words.part(each, end));
    by.end_with(end_mark(words[i + 1]));
    append(by, words.part(i + 2, words.size()));
    replace(words, 0, words.size(), by);
    return true;
  }
  return false;
}

}  // namespace

void rewrite_each_extreme(WordSequence& words, const SchemaPhrases& phrases) {
  if (rewrite_genitive_event(words, phrases) || rewrite_when_each(words, phrases) ||
      rewrite_date_of_event(words, phrases))
    return;
  rewrite_event_of_each(words, phrases);
}

}  // namespace ask::engine
