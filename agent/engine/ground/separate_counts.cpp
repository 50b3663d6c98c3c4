#include "agent/engine/ground/separate_counts.h"

#include <algorithm>

#include "agent/common/contains.h"

namespace ask::engine {
bool counts_only_tables(const GroundingInput& input, const GroundingState& state) {
  if (input.sketch.outputs.size() < 2 || input.sketch.ratio != RatioKind::kUnset ||
      input.sketch.having.set || !input.sketch.filters.empty() || !input.sketch.groups.empty() ||
      !input.sketch.orders.empty() || input.sketch.superlative.kind != SuperlativeKind::kUnset ||
      input.sketch.limit != kNoArc || !input.sketch.negated_tables.empty() ||
      input.sketch.negated_column != kNoArc || input.sketch.outer != Aggregate::kPlain)
    return false;
  std::vector<uint32_t> counted;
  for (const Output& o : input.sketch.outputs) {
    if (o.kind != OutputKind::kCount || o.arc == kNoArc || o.distinct ||
        input.arcs[o.arc].kind != MentionKind::kTable)
      return false;
    if (contains(counted, input.table_of(o.arc))) return false;
    counted.push_back(input.table_of(o.arc));
  }
  return std::all_of(state.mentioned.begin(), state.mentioned.end(),
                     [&](uint32_t t) { return contains(counted, t); });
}

void count_tables(const GroundingInput& input, LogicalForm& logical_form) {
  for (const Output& o : input.sketch.outputs) {
    const uint32_t t = input.table_of(o.arc);
    QueryBlock block;
    block.entity = t;
    block.tables = {t};
    block.select = {{{t, kNone}, Aggregate::kCount}};
    block.select[0].from = origin_of(input.cues, o);
    if (&o == &input.sketch.outputs[0])
      logical_form.block = std::move(block);
    else
      logical_form.beside.push_back(std::move(block));
  }
}

void count_own_rows(const GroundingInput& input, GroundingState& state) {
  std::vector<uint32_t> counted;
  for (const ValueExpr& t : state.block.select)
    if (t.fn == Aggregate::kCount && t.column.valid() && !contains(counted, t.column.table))
      counted.push_back(t.column.table);
  if (counted.size() < 2 || input.sketch.outputs.size() < 2) return;
  for (size_t i = 1; i < input.sketch.outputs.size(); ++i) {  // named in one list
    const ArcId a = input.sketch.outputs[i - 1].arc, b = input.sketch.outputs[i].arc;
    if (a == kNoArc || b == kNoArc || input.arcs[b].begin < input.arcs[a].end) return;
    bool listed = false;
    for (size_t t = input.arcs[a].end; t < input.arcs[b].begin; ++t)
      listed |= input.arcs.is(t, kAndWord | kComma);
    if (!listed) return;
  }
  for (ValueExpr& t : state.block.select) {
    if (t.fn != Aggregate::kCount || !t.column.whole() || !t.only.empty()) continue;
    const ColumnExpr key = input.facts.key_of(t.column.table);
    if (key.valid()) count_keys(t, key);
  }
}

}  // namespace ask::engine
