#include "agent/engine/rewrite/rewrite_standing_kinds.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

void rewrite_standing_kinds(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const bool current = is_any(words, i, kCurrentAdjectives);
    if ((!current && !is_any(words, i, kFormerAdjectives)) || !end_mark(words[i]).empty()) continue;
    const std::string kind = plain(words, i + 1), base = lemma(kind);
    if (kind == base || phrases.names_row(kind) || phrases.is_name(base)) continue;
    const std::string rows = phrases.rows_in_state(base);
    if (rows.empty() || !phrases.standing(rows, current).known()) continue;
    WordSequence by = words_of(with_plural_suffix(with_last_lemma(rows)) + " who are");
    append(by, words.part(i + 1, i + 2));
    return replace(words, i + 1, 1, by);
  }
}

}  // namespace ask::engine
