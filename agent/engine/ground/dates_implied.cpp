// The date that a period of the question is about where it names none: of the measure, of the
// event.
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {

// The date of the row that lines without a date belong to, on the way to the entity: of the order,
// where its lines are added up for a customer. Invalid if there is none or more than one.
ColumnExpr Grounder::date_of_header(uint32_t lines) const {
  ColumnExpr found;
  for (const uint32_t e : graph_.of(lines)) {
    const Edge& edge = graph_.edges()[e];
    if (edge.child != lines || edge.parent == lines || edge.parent == entity_ ||
        (lines != entity_ && !graph_.to_one(edge.parent, entity_)))
      continue;
    const ScaleMatch match = match_scale(column_facts_, edge.parent, scales::kDate);
    if (match.score <= 0 || !column_facts_.temporal(match.column) ||
        dates_row(column_facts_, match.column))
      continue;
    if (found.valid() && !(found == match.column)) return {};
    found = match.column;
  }
  return found;
}

// The date of the rows whose amount the answer shows or is ordered by: "top 3 countries by donation
// amount in 2024" means when was donated, and not when the donor was met first. Invalid if there is
// none.
ColumnExpr Grounder::date_of_measure() const {
  const auto date_of = [&](const ColumnExpr& measure) {
    if (!measure.valid() || measure.table == entity_ || !graph_.to_one(measure.table, entity_))
      return ColumnExpr{};
    const ScaleMatch match = match_scale(column_facts_, measure.table, scales::kDate);
    const bool date = match.score > 0 && column_facts_.temporal(match.column);
    return date ? match.column : date_of_header(measure.table);
  };
  for (const ValueExpr& shown : block_.select) {
    const ColumnExpr c = shown.column;
    const bool adds = c.adds_up() || shown.fn == Aggregate::kSum || shown.fn == Aggregate::kAverage;
    if (c.valid() && !c.whole() && c.via == kNone &&
        (adds || (!sketch_.groups.empty() && column_facts_.measure(c))))
      if (const ColumnExpr date = date_of(c); date.valid()) return date;
  }
  for (const OrderPart& part : sketch_.orders) {
    if (part.arc == kNoArc || arcs_[part.arc].kind != MentionKind::kColumn) continue;
    const ColumnExpr by = best_column(arcs_, arcs_[part.arc]);
    if (by.valid() && column_facts_.measure(by))
      if (const ColumnExpr date = date_of(by); date.valid()) return date;
  }
  return {};
}

// The date of an event that the query is about beside its entity: "who called in sick in June"
// means the day of the shift, not the one on which the person started. The table of the event
// refers to the entity, and the question names it or has a condition on it. Invalid unless there is
// one.
ColumnExpr Grounder::event_date() const {
  for (const ColumnExpr& group : group_columns_)  // "revenue per month for 2023"
    if (column_facts_.temporal(group)) {
      ColumnExpr date = group;
      date.period = Period::kWhole;
      return date;
    }
  if (const ColumnExpr told = date_of_measure(); told.valid()) return told;
  const ScaleMatch own = match_scale(column_facts_, entity_, scales::kDate);
  if (own.score > 0 && !dates_row(column_facts_, own.column)) return {};
  const bool adds = std::any_of(block_.select.begin(), block_.select.end(), [](const ValueExpr& t) {
    return t.column.adds_up() || t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage;
  });
  if (own.score <= 0 && adds)  // "quantity sold in Germany in 2023": when it was ordered
    if (const ColumnExpr header = date_of_header(entity_); header.valid()) return header;
  ColumnExpr found;
  std::vector<uint32_t> said = mentioned_;
  for (const Arc& u : arcs_.all)  // "admitted" for admissions, which need no other mention
    if (u.kind == MentionKind::kTable && u.score >= 0.75F && u.end == u.begin + 1 &&
        is_relational_verb(arcs_.token(u.begin).lemma))
      said.push_back(arcs_.mention(u).table);
  for (const PendingCondition& t : tests_)
    if (!t.in_negation) said.push_back(t.condition.column.table);
  for (const uint32_t t : said) {
    if (t == entity_ || !graph_.to_one(t, entity_) || (found.valid() && found.table == t)) continue;
    const ScaleMatch match = match_scale(column_facts_, t, scales::kDate);
    if (match.score <= 0 || !column_facts_.temporal(match.column)) continue;
    if (found.valid()) return {};
    found = match.column;
  }
  return found;
}

}  // namespace ask::engine
