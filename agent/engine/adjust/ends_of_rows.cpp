#include "agent/engine/adjust/ends_of_rows.h"

#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// The date of the rows, else the only one of what they belong to.
ColumnExpr date_of(uint32_t rows, uint32_t groups, const ColumnFacts& facts,
                   const SchemaGraph& graph) {
  if (const ColumnExpr own = date_of_rows(facts, rows); own.valid()) return own;
  ColumnExpr found;
  for (const uint32_t e : graph.of(rows)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != rows || edge.parent == rows || edge.parent == groups) continue;
    const ColumnExpr date = date_of_rows(facts, edge.parent);
    if (!date.valid() || facts.birth_date(date)) continue;
    if (found.valid()) return {};
    found = date;
  }
  return found;
}

// The only amount of money of the rows.
ColumnExpr amount_of(uint32_t rows, const ColumnFacts& facts) {
  if (const ColumnExpr only = facts.amount_of(rows); only.valid()) return only;
  ColumnExpr found;
  for (const uint32_t c : facts.index().measures(rows)) {
    if (unit_info(facts.unit_of({rows, c})).dimension != UnitDimension::kMoney) continue;
    if (found.valid()) return {};
    found = {rows, c};
  }
  return found;
}

}  // namespace

ValueExpr end_of_rows(FigurePart::Kind kind, uint32_t rows, uint32_t groups,
                      const ColumnFacts& facts, const SchemaGraph& graph) {
  using Kind = FigurePart::Kind;
  switch (kind) {
    case Kind::kRows:
      return {{rows, kNone}, Aggregate::kCount};
    case Kind::kTotal: {
      const ColumnExpr amount = amount_of(rows, facts);
      if (amount.valid() && facts.intensive(amount)) return {};
      return {amount, Aggregate::kSum};
    }
    case Kind::kLast:
      return {date_of(rows, groups, facts, graph), Aggregate::kMaximum};
    case Kind::kFirst:
      return {date_of(rows, groups, facts, graph), Aggregate::kMinimum};
    default:
      return {};
  }
}

}  // namespace ask::engine
