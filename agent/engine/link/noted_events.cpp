#include "agent/engine/link/noted_events.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// "who moved in first", but not "who moved in last year"
bool is_ordered_by(uint32_t at, const std::vector<Mention>& mentions) {
  bool ordered = false;
  for (const Mention& m : mentions) {
    if (m.begin != at) continue;
    if (m.kind == MentionKind::kDate) return false;
    ordered |= m.kind == MentionKind::kCue && m.cue == Cue::kSuperlative;
  }
  return ordered;
}

// "when was Ann admitted", but not "when did the renters who left move in": the date is asked for.
bool asks_when(std::span<const Token> tokens, const Mention& date) {
  size_t at = date.begin;
  while (at > 0 && !text::is_one_of(tokens[at - 1].folded, {"who", "that", "which", "when"})) --at;
  return at > 0 && tokens[at - 1].folded == "when";
}

// "have we taken in": the verb after its helper and who did it.
bool follows_subject(std::span<const Token> tokens, const Mention& date) {
  return date.begin > 1 && text::is_one_of(tokens[date.begin - 1].folded, {"we", "you", "they"}) &&
         text::is_one_of(tokens[date.begin - 2].folded, {"have", "had"});
}

}  // namespace

bool is_past_form(const Token& verb) {
  return has_past_suffix(verb.folded) || is_past_of(verb.folded, verb.lemma);
}

bool follows_rows(std::span<const Token> tokens, const Mention& date,
                  const std::vector<Mention>& mentions) {
  return tokens[date.begin - 1].folded == "many" ||
         std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           return m.kind == MentionKind::kValue && m.table == date.table && m.end == date.begin &&
                  m.score >= 0.7F;
         });
}

bool counts_dated_rows(std::span<const Token> tokens, const Mention& date,
                       const std::vector<Mention>& mentions) {
  size_t at = date.end;
  if (date.begin == 0 || tokens[date.begin - 1].folded == "who") return false;
  if (at < tokens.size() && tokens[at].folded == "the") ++at;
  if (at >= tokens.size() || !text::is_one_of(tokens[at].folded, {"most", "fewest", "least"}))
    return false;
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.table == date.table && m.begin == at + 1 &&
           m.score >= 0.7F;
  });
}

bool is_noted_event(std::span<const Token> tokens, const Mention& date, bool counts,
                    const db::Catalog& catalog, const SchemaIndex& index,
                    const std::vector<Mention>& mentions) {
  if (date.kind != MentionKind::kColumn || date.expression != kNone || date.begin == 0 ||
      !index.column_roles(date.table, date.column).temporal)
    return false;
  const db::ColumnStatistics& s = catalog.tables[date.table].columns[date.column].statistics;
  const Token& verb = tokens[date.begin];
  if (verb.quoted || !(counts || is_past_form(verb)) || s.missing() >= s.rows) return false;
  if (counts) return true;
  if (is_ordered_by(date.end, mentions) || asks_when(tokens, date)) return false;
  const Token& before = tokens[date.begin - 1];
  return text::is_one_of(before.folded, kBeforePredicate) ||
         text::is_one_of(before.folded, kBeforeParticiple) ||
         is_negative_contraction(before.folded) || follows_subject(tokens, date) ||
         follows_rows(tokens, date, mentions) ||
         std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           if (m.score < 0.7F) return false;
           return m.kind == MentionKind::kTable && (m.end == date.begin || m.begin == date.end);
         });
}

Mention noted_event_of(Mention date) {
  date.kind = MentionKind::kValue;
  date.score = kNotedScore;
  date.null_test = NullTest::kPresent;
  return date;
}

}  // namespace ask::engine
