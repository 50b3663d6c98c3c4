#include "agent/engine/ground/separate_counts.h"

#include <algorithm>

namespace ask::engine {
bool counts_only_tables(const GroundingInput& in, const Grounding& g) {
  if (in.sketch.outputs.size() < 2 || in.sketch.part != Part::kUnset || in.sketch.having.set ||
      !in.sketch.filters.empty() || !in.sketch.groups.empty() || !in.sketch.orders.empty() ||
      in.sketch.superlative.kind != SuperlativeKind::kUnset || in.sketch.limit != kNoArc ||
      !in.sketch.negated_tables.empty() || in.sketch.negated_column != kNoArc ||
      in.sketch.outer != Aggregate::kPlain)
    return false;
  std::vector<uint32_t> counted;
  for (const Output& o : in.sketch.outputs) {
    if (o.kind != OutputKind::kCount || o.arc == kNoArc || o.distinct ||
        in.arcs[o.arc].kind != MentionKind::kTable)
      return false;
    if (std::find(counted.begin(), counted.end(), in.table_of(o.arc)) != counted.end())
      return false;
    counted.push_back(in.table_of(o.arc));
  }
  return std::all_of(g.mentioned.begin(), g.mentioned.end(), [&](uint32_t t) {
    return std::find(counted.begin(), counted.end(), t) != counted.end();
  });
}

void count_tables(const GroundingInput& in, LogicalForm& logical_form) {
  for (const Output& o : in.sketch.outputs) {
    const uint32_t t = in.table_of(o.arc);
    QueryBlock block;
    block.entity = t;
    block.tables = {t};
    block.select = {{{t, kNone}, Aggregate::kCount}};
    block.select[0].from = origin_of(in.cues, o);
    if (&o == &in.sketch.outputs[0])
      logical_form.block = std::move(block);
    else
      logical_form.beside.push_back(std::move(block));
  }
}

void count_own_rows(const GroundingInput& in, Grounding& g) {
  std::vector<uint32_t> counted;
  for (const ValueExpr& t : g.block.select)
    if (t.fn == Aggregate::kCount && t.column.valid() &&
        std::find(counted.begin(), counted.end(), t.column.table) == counted.end())
      counted.push_back(t.column.table);
  if (counted.size() < 2 || in.sketch.outputs.size() < 2) return;
  for (size_t i = 1; i < in.sketch.outputs.size(); ++i) {  // named in one list
    const ArcId a = in.sketch.outputs[i - 1].arc, b = in.sketch.outputs[i].arc;
    if (a == kNoArc || b == kNoArc || in.arcs[b].begin < in.arcs[a].end) return;
    bool listed = false;
    for (size_t t = in.arcs[a].end; t < in.arcs[b].begin; ++t)
      listed |= in.arcs.is(t, kAndWord | kComma);
    if (!listed) return;
  }
  for (ValueExpr& t : g.block.select) {
    if (t.fn != Aggregate::kCount || !t.column.whole() || !t.only.empty()) continue;
    const ColumnExpr key = in.facts.key_of(t.column.table);
    if (key.valid()) count_keys(t, key);
  }
}

}  // namespace ask::engine
