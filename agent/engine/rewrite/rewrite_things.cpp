#include "agent/engine/rewrite/rewrite_things.h"

#include <algorithm>

#include "agent/engine/lexicon/event_state_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/thing_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// What the rows of the only table of things are called; "" if there is none or several.
std::string thing_rows(const SchemaPhrases& phrases) {
  std::string found;
  for (const std::string_view noun : kThingTables) {
    if (!phrases.names_row(noun)) continue;
    if (!found.empty()) return {};
    found = noun;
  }
  return found;
}

// "which things", "things that", "the oldest item": the things are what is asked for.
bool is_asked_for(const WordSequence& words, size_t i) {
  if (i > 0 && !end_mark(words[i - 1]).empty()) return false;
  const bool first = i == 0 || is_any(words, i - 1, kBeforeAskedThings);
  const bool ranked = i > 0 && has_superlative_suffix(plain(words, i - 1)) && i < 3;
  return ranked || (first && i < 3 && is_any(words, i + 1, kAfterAskedThings));
}

// "donors who have given more than three things": how many rows each of those before has.
bool is_counted_of_each(const WordSequence& words, size_t i, std::string_view rows,
                        const SchemaPhrases& phrases) {
  if (i < 3 || !is_any(words, i - 2, kBeforeBounds) || !end_mark(words[i - 1]).empty() ||
      (!is_digits(plain(words, i - 1)) && !is_any(words, i - 1, kSmallNumbers)))
    return false;
  for (size_t before = 0; before + 2 < i; ++before)
    if (phrases.names_row(plain(words, before))) {
      const std::string child = lemma(phrases.only_child(plain(words, before)));
      return !child.empty() && rows.starts_with(child);
    }
  return false;
}

}  // namespace

void rewrite_things(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i < words.size(); ++i) {
    if (!is_any(words, i, kThingNouns) || phrases.is_name(plain(words, i))) continue;
    const std::string rows = thing_rows(phrases);
    if (rows.empty()) return;
    if (!is_asked_for(words, i) && !is_counted_of_each(words, i, rows, phrases)) continue;
    const bool several = has_plural_suffix(plain(words, i)) || is_any(words, i, {kManyThings});
    words.set(i, (several ? with_plural_suffix(rows) : rows) + end_mark(words[i]));
  }
}

}  // namespace ask::engine
