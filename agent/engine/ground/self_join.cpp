// Self-joins and role references ("the name of its director"), "only", running totals.
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/schema/key_roles.h"

namespace ask::engine {
namespace {

ColumnExpr through_key(ColumnExpr column, ColumnExpr key) {
  column.via = key.column;
  column.via_table = key.table;
  return column;
}

}  // namespace

// The arc is what a note calls the column: "recipient" for to_attendee_id.
bool Grounder::noted(const Arc& said, ColumnExpr column) const {
  for (size_t i = 0; i < said.count; ++i)
    if (const Mention& m = arcs_.mention(said, i); m.noted && m.kind == MentionKind::kColumn &&
                                                   m.table == column.table &&
                                                   m.column == column.column)
      return true;
  return false;
}

// The name of the row that a foreign key refers to in the role that `said` names: a manager, a
// director. Returns `column` itself if it has no such role.
ColumnExpr Grounder::of_referred(ColumnExpr column, const Arc& said) const {
  if (!column.valid() || column.whole()) return column;
  const ColumnExpr row = column_facts_.referred(column);
  if (!row.valid()) return column;
  if (row.table != column.table && !noted(said, column)) {
    bool named = false;
    for (const uint32_t w : role_words(column, row, column_facts_.index()))
      for (size_t t = said.begin; t < said.end; ++t)
        named |= same_role(arcs_.token(t), column_facts_.index().word(w));
    if (!named || !column_facts_.names_role(column)) return column;
  }
  const ColumnExpr name = column_facts_.name_of(row.table);
  if (!name.valid() || name.whole() || name.table != row.table) return column;
  if (row.table != column.table && !column_facts_.of(name).naming) return column;
  return through_key(name, column);
}

// Adds a column of the row that a foreign key refers to: "the full name of its director".
bool Grounder::add_of_role(const Output& o) {
  const ColumnExpr key = resolve(o.role, near_);
  const ColumnExpr row = column_facts_.referred(key);
  if (!row.valid()) return false;
  const Arc& u = arcs_[o.arc];
  const Mention* best = nullptr;
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = arcs_.mention(u, i);
    if (m.table == row.table && (best == nullptr || m.score > best->score)) best = &m;
  }
  ColumnExpr column;
  if (best != nullptr) column = {best->table, best->column};
  if (!column.valid() && arcs_.says(u, {kLabelNoun})) column = column_facts_.name_of(row.table);
  if (!column.valid() || column.whole() || column.table != row.table) return false;
  add_select({through_key(column, key)});
  if (best != nullptr && best->rest_column != kNone)
    add_select({through_key({best->table, best->rest_column}, key)});
  return true;
}

// "customers who only bought toys": rows with toys and without anything else, as IN and NOT IN.
// Conditions on to-one tables are left alone, since "only" adds nothing there.
bool Grounder::nest_only(std::vector<PendingCondition>& main) {
  for (size_t i = 0; i < main.size(); ++i) {
    const uint32_t table = main[i].condition.column.table;
    if (!main[i].only || table == entity_ || graph_.to_one(entity_, table)) continue;
    PendingCondition one = main[i];
    if (one.condition.op != Op::kEqual || one.condition.negated || one.is_or ||
        (i + 1 < main.size() && main[i + 1].is_or))
      return false;
    auto some = semi_join(through(table), {one}), others = some;
    if (!some) return false;
    some->negated = false;
    others->sub[0].where[0][0].negated = true;
    PendingCondition none;
    none.condition = std::move(*others);
    main[i].condition = std::move(*some);
    main[i].only = false;
    main.insert(main.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(none));
    std::erase_if(tests_, [&](const PendingCondition& t) { return t.position == one.position; });
    for (const uint32_t t : std::vector<uint32_t>(needed_))
      if (t != entity_ && !used(t)) std::erase(needed_, t);
    ++i;
  }
  return true;
}

// Makes the aggregate a running total along the group key: "running total of orders per month".
bool Grounder::so_far() {
  if (!sketch_.so_far) return true;
  if (block_.group.size() != 1 || block_.limit || block_.having || !block_.best_of.empty() ||
      block_.outer != Aggregate::kPlain || sketch_.part != Part::kUnset)
    return false;
  ValueExpr* only = nullptr;
  for (ValueExpr& t : block_.select) {
    if (t.fn == Aggregate::kPlain) continue;
    if (only != nullptr || t.distinct || (t.fn != Aggregate::kCount && t.fn != Aggregate::kSum))
      return false;
    only = &t;
  }
  if (only == nullptr) return false;
  only->along = block_.group[0];
  block_.order = {{{block_.group[0]}, false, {}}};
  return true;
}

}  // namespace ask::engine
