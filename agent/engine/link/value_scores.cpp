#include "agent/engine/link/value_scores.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/cause_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/cue_matcher.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/link/value_columns.h"
#include "agent/engine/link/value_parts.h"
#include "agent/engine/link/value_states.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True if the question names a table right before the word or its auxiliary verb, and not `table`.
bool follows_other_table(const LinkContext& context, uint32_t at, uint32_t table) {
  bool other = false;
  for (const Mention& m : context.schema) {
    if (m.kind != MentionKind::kTable || m.score < 0.9F) continue;
    if (m.table == table || is_lookup_table(context, m.table, table)) return false;
    other |= m.end == at || (m.end + 1 == at && text::is_one_of(context.tokens[m.end].folded,
                                                                {"were", "was", "are", "is", "got",
                                                                 "we", "they", "have", "has"}));
  }
  return other;
}

// "stored units", "let plots": a state right before the rows that have it, though it could be a
// verb.
bool qualifies_next_rows(const LinkContext& context, uint32_t at, const db::ValueHit& hit) {
  return context.normal[at].size() > 2 && !is_action(context, at) &&
         is_state_column(context, hit) && table_begins_at(context, at + 1, hit.table);
}

// "applications granted in 2025": what a code of the rows that the question names stands for.
bool is_state_of_coded_rows(const LinkContext& context, const db::ValueHit& hit) {
  if (!context.index.has_code_tables()) return false;
  const CodeTable* codes = context.index.code_table(hit.table);
  if (codes == nullptr || codes->label != hit.column) return false;
  return std::any_of(context.schema.begin(), context.schema.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.score >= 0.75F &&
           std::any_of(codes->references.begin(), codes->references.end(),
                       [&](const ColumnExpr& c) { return c.table == m.table; });
  });
}

// "rees" of "tomasz rees mobile": a first or last name beside the other one.
bool completes_name(const LinkContext& context, uint32_t at, const db::ValueHit& hit) {
  for (const SchemaIndex::PersonName& names : context.index.person_names()) {
    if (names.table != hit.table || (names.first != hit.column && names.last != hit.column))
      continue;
    const bool last = names.last == hit.column;
    if (last ? at == 0 : at + 1 >= context.tokens.size()) return false;
    for (const db::ValueHit& other :
         context.snapshot.values.find(context.normal[last ? at - 1 : at + 1]))
      if (other.table == hit.table && other.column == (last ? names.first : names.last))
        return true;
  }
  return false;
}

// "absences because of work": even a light word that is a stored cause.
bool says_cause(const LinkContext& context, uint32_t at, const db::ValueHit& hit) {
  return follows_cause(context, at) &&
         context.index.has_any_word(context.index.column(hit.table, hit.column), kCauseColumns);
}

// "who teaches yoga" of a code YOGA: a noun that names nothing else.
bool names_code_only(const LinkContext& context, uint32_t at) {
  constexpr size_t kShortestNoun = 4;
  const Token& token = context.tokens[at];
  if (context.normal[at].size() < kShortestNoun || filler(token.folded) > 0 ||
      is_relational_verb(token.lemma) || is_relational_past(token.folded) ||
      has_verbal_suffix(token.folded) || !state_classes(context.normal[at]).empty())
    return false;
  std::vector<Mention> phrases;
  add_cues(context.tokens, at, phrases);
  return phrases.empty() &&
         std::none_of(context.schema.begin(), context.schema.end(), [&](const Mention& m) {
           return m.begin <= at && at < m.end && m.score > 0.5F;
         });
}

}  // namespace

float word_score(const LinkContext& context, uint32_t at, const db::ValueHit& hit) {
  const Token& token = context.tokens[at];
  // "US" is not the pronoun.
  const bool initials = token.text.size() > 1 && token.text[1] >= 'A' && token.text[1] <= 'Z';
  const float empty = initials ? 0.0F : filler(token.folded);
  if (!token.capitalised && (qualifies_next_rows(context, at, hit) || says_cause(context, at, hit)))
    return 0.85F;
  // "done jobs", "jobs that are done": a light word that is a stored state.
  if (empty > 0 && !token.capitalised && context.normal[at].size() > 2 &&
      !state_classes(context.normal[at]).empty() && is_state_column(context, hit) &&
      is_adjectival(context, at))
    return 0.8F;
  // "let plots", "plots that aren't let": any function word that is a stored value, used as a
  // predicate of its rows.
  if (empty > 0 && !token.capitalised && context.normal[at].size() > 2 &&
      is_state_column(context, hit) &&
      (table_begins_at(context, at + 1, hit.table) ||
       (at > 0 && ends_clause(context, at) &&
        text::is_one_of(context.tokens[at - 1].folded, kBeforePredicate))))
    return 0.85F;
  if (token.capitalised || is_code(token))
    return empty > 0.6F && token.text != context.snapshot.values.original(hit) ? 0.0F : 0.95F;
  // "can" is not the code CAN.
  const bool placed =
      at > 0 && empty == 0 &&
      text::is_one_of(context.tokens[at - 1].folded,
                      {"in", "from", "or", "and", "the", "by", "via"});
  if (!has_digit(token) &&
      db::ValueIndex::normalised(context.snapshot.values.original(hit)) == context.normal[at] &&
      holds_codes(context, hit) && !placed && !near_mention(context, at, at + 1, hit, true))
    return names_code_only(context, at) ? 0.65F : 0.0F;
  if (context.normal[at].size() == 2 && placed && is_categorical(context, hit))
    return 0.65F;  // "in ca", "the uk"
  const bool is_near = near_mention(context, at, at + 1, hit);
  const bool past = is_relational_past(token.folded) ||
                    (token.lemma != token.folded && is_relational_verb(token.lemma));
  const bool capital = token.text[0] >= 'A' && token.text[0] <= 'Z';
  const bool written =
      capital && context.snapshot.values.original(hit) == token.text;  // "Books orders"
  const bool action_state =  // "learners passed": the state 'pass' of their exams
      is_state_column(context, hit) &&
      db::ValueIndex::normalised(context.snapshot.values.original(hit)) != context.normal[at];
  if (past && !written && !action_state && follows_other_table(context, at, hit.table))
    return 0;  // "tickets sold": the verb of the tickets, not the reason of a transfer
  if (is_action(context, at)) return 0;
  if (token.folded == "no" && is_near && ends_clause(context, at)) return 0.75F;
  if (empty > 0.6F || context.normal[at].size() <= 2) return 0;
  if (has_digit(token)) return 0.6F;
  if (empty > 0 && !near_mention(context, at, at + 1, hit, true))
    return 0;  // "number of": not a value
  if (is_state_of_coded_rows(context, hit)) return 0.85F;
  float score = is_near ? 0.85F : is_categorical(context, hit) ? 0.75F : 0.0F;
  if (score == 0 && context.snapshot.values.original(hit) == token.text) score = 0.6F;
  if (score == 0 && completes_name(context, at, hit)) score = 0.75F;
  const bool verb = has_verbal_suffix(token.folded);
  const bool before_filler =
      at + 1 < context.tokens.size() && filler(context.tokens[at + 1].folded) > 0.6F;
  return verb && before_filler ? score * 0.7F : score;
}

}  // namespace ask::engine
