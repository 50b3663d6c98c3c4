// The date of what the people of a query did, where the question names neither its table nor its
// date: "who treated Bella on 12 May" means when the visit was that leads from the vets to Bella.
#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Verbs of what the dates of a row itself tell.
bool tells_of_row(std::string_view verb) { return text::is_one_of(verb, kRowEventVerbs); }

}  // namespace

// True if a date cannot be told of the entity's own rows, or tells when they began.
bool Grounder::dates_only_rows() const {
  const ScaleMatch own = match_scale(column_facts_, entity_, scales::kDate);
  return own.score <= 0 || !column_facts_.temporal(own.column) ||
         dates_row(column_facts_, own.column);
}

// The date of the only table of events that the joins between the tables of the query pass.
ColumnExpr Grounder::date_on_the_way() const {
  std::vector<uint32_t> ends = near_;
  for (const PendingCondition& t : tests_)
    if (!t.in_negation && t.condition.column.valid()) ends.push_back(t.condition.column.table);
  const std::vector<uint32_t> terminals = join_terminals(entity_, ends);
  if (terminals.size() < 2) return {};
  std::vector<JoinStep> way;
  if (!graph_.join(terminals, nullptr, way)) return {};
  ColumnExpr found;
  for (const JoinStep& step : way) {
    const bool named = std::find(terminals.begin(), terminals.end(), step.table) != terminals.end();
    if (named || !graph_.to_one(step.table, entity_)) continue;
    const ScaleMatch match = match_scale(column_facts_, step.table, scales::kDate);
    if (match.score <= 0 || !column_facts_.temporal(match.column)) continue;
    if (found.valid()) return {};
    found = match.column;
  }
  return found;
}

// The date of the only dated table that refers to the people, if a verb before token `date` tells
// what they did: "who taught on 3 May" of the lessons.
ColumnExpr Grounder::date_of_only_deed(size_t date) const {
  if (!keeps_people(column_facts_.index(), entity_)) return {};
  bool deed = false;
  for (size_t t = date; t-- > 0 && date - t <= 6;) {
    const Token& verb = arcs_.token(t);
    if (verb.quoted) return {};
    if (tells_of_row(verb.lemma)) return {};
    deed |= verb.lemma != verb.folded &&
            (is_relational_verb(verb.lemma) || has_past_suffix(verb.folded));
  }
  if (!deed) return {};
  ColumnExpr found;
  for (const uint32_t e : graph_.of(entity_)) {
    const Edge& edge = graph_.edges()[e];
    if (edge.parent != entity_ || edge.child == entity_ ||
        (found.valid() && edge.child == found.table))
      continue;
    const ScaleMatch match = match_scale(column_facts_, edge.child, scales::kDate);
    if (match.score <= 0 || !column_facts_.temporal(match.column)) continue;
    if (found.valid()) return {};
    found = match.column;
  }
  return found;
}

// The date of the rows to which rows without a date belong that a condition is on: of the
// rehearsal, where somebody was absent. Invalid if there is none.
ColumnExpr Grounder::date_of_tested() const {
  for (const PendingCondition& t : tests_) {
    const ColumnExpr c = t.condition.column;
    if (!c.valid() || t.in_negation || c.table == entity_ || !graph_.to_one(c.table, entity_) ||
        match_scale(column_facts_, c.table, scales::kDate).score > 0)
      continue;
    if (const ColumnExpr header = date_of_header(c.table); header.valid()) return header;
  }
  return {};
}

// The date of what was done, where the query's own dates only tell when its rows began. Invalid if
// there is none, or several.
ColumnExpr Grounder::date_of_deed(size_t date) const {
  if (!dates_only_rows()) return {};
  if (const ColumnExpr told = date_on_the_way(); told.valid()) return told;
  if (const ColumnExpr told = date_of_tested(); told.valid()) return told;
  return near_.size() == 1 ? date_of_only_deed(date) : ColumnExpr{};
}

}  // namespace ask::engine
