#include "agent/engine/rewrite/rewrite_standing_kinds.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// "who is the treasurer" -> "which singer currently has the committee role treasurer"
void rewrite_role_holder(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = is_any(words, 0, {"who's", "whos"}) ? 1 : 0;
  if (at == 0 && is_any(words, 0, {"who"}) && is_any(words, 1, {"is"})) at = 2;
  if (at == 0 || !is_any(words, at, {"the", "our"})) return;
  ++at;
  if (is_any(words, at, kCurrentAdjectives)) ++at;
  if (at >= words.size() || at + 2 < words.size()) return;
  std::string role = plain(words, at);
  if (at + 1 < words.size()) role += " " + plain(words, at + 1);
  if (phrases.names_person(role) || phrases.names_row(role)) return;
  const std::string rows = phrases.rows_in_state(role);
  if (rows.empty()) return;
  const std::string people = phrases.owner_of(rows.substr(rows.rfind(' ') + 1));
  if (people.empty()) return;
  WordSequence by = words_of("which " + people + " currently has the " + rows);
  append(by, words.part(at, words.size()));
  replace(words, 0, words.size(), std::move(by));
}

}  // namespace

void rewrite_standing_kinds(WordSequence& words, const SchemaPhrases& phrases) {
  rewrite_role_holder(words, phrases);
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
