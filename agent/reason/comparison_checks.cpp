#include "agent/reason/comparison_checks.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/engine/link/lattice.h"

namespace ask::reason {
namespace {

using engine::Aggregate;
using engine::ColumnExpr;
using engine::Condition;
using engine::Interpretation;
using engine::LogicalForm;
using engine::Period;
using engine::QueryBlock;

// The columns and tables that a query reads, with those of the queries in it.
struct ReadItems {
  std::vector<ColumnExpr> columns;
  std::vector<uint32_t> tables;
};

void collect(const ColumnExpr& column, ReadItems& out) {
  if (!column.valid()) return;
  out.columns.push_back(column);
  for (const uint32_t table :
       {column.table, column.factor_table, column.less_table, column.via_table})
    if (table != engine::kNone) out.tables.push_back(table);
}

void collect(const QueryBlock& block, ReadItems& out);

void collect(const Condition& condition, ReadItems& out) {
  collect(condition.column, out);
  collect(condition.other, out);
  for (const QueryBlock& sub : condition.sub) collect(sub, out);
}

void collect(const QueryBlock& block, ReadItems& out) {
  if (block.entity != engine::kNone) out.tables.push_back(block.entity);
  out.tables.insert(out.tables.end(), block.tables.begin(), block.tables.end());
  const auto value = [&](const engine::ValueExpr& v) {
    collect(v.column, out);
    for (const Condition& c : v.only) collect(c, out);
  };
  for (const engine::ValueExpr& v : block.select) value(v);
  for (const auto& clause : block.where)
    for (const Condition& c : clause) collect(c, out);
  for (const ColumnExpr& c : block.group) collect(c, out);
  for (const engine::Ordering& o : block.order) value(o.term);
  if (block.having) value(block.having->term);
}

// True if the query reads the column, alone or as a part of a product or a difference.
bool reads(const ReadItems& read, uint32_t table, uint32_t column) {
  return std::any_of(read.columns.begin(), read.columns.end(), [&](const ColumnExpr& c) {
    return (c.table == table && c.column == column) ||
           (c.factor_table == table && c.factor == column) ||
           (c.less_table == table && c.less == column);
  });
}

bool uses(const ReadItems& read, const engine::Mention& m) {
  using engine::MentionKind;
  switch (m.kind) {
    case MentionKind::kTable:
      return contains(read.tables, m.table);
    case MentionKind::kColumn:
      return m.column == engine::kNone ? m.factor_table != engine::kNone
                                       : reads(read, m.table, m.column);
    case MentionKind::kValue:
      return reads(read, m.table, m.column);
    case MentionKind::kFiller:
      return false;
    default:
      return true;
  }
}

}  // namespace

bool counts_rows(const QueryBlock& block) {
  return block.select.size() == 1 && block.select[0].fn == Aggregate::kCount &&
         block.group.empty() && !block.having && !block.limit;
}

bool same_column(const ColumnExpr& a, const ColumnExpr& b) {
  return a.table == b.table && a.column == b.column && a.via == b.via && a.via_table == b.via_table;
}

bool leaves_out(const Interpretation& in, const LogicalForm& form) {
  constexpr float kNamed = 0.75F, kEmpty = 0.4F, kWeaker = 0.2F;  // scores of links
  ReadItems read;
  collect(form.block, read);
  const engine::Lattice& lattice = in.lattice();
  const size_t count = std::min(lattice.tokens.size(), in.arcs().filler.size());
  std::vector<float> named(count), used(count);
  for (const engine::Mention& m : lattice.mentions) {
    const bool of_schema =
        m.kind == engine::MentionKind::kTable || m.kind == engine::MentionKind::kColumn;
    const bool of_data = of_schema || m.kind == engine::MentionKind::kValue;
    const bool is_used = uses(read, m);
    for (size_t t = m.begin; t < std::min<size_t>(m.end, count); ++t) {
      if (of_schema) named[t] = std::max(named[t], m.score);
      if (is_used) used[t] = std::max(used[t], of_data ? m.score : 1);
    }
  }
  for (size_t t = 0; t < count; ++t)
    if (named[t] >= kNamed && named[t] - used[t] > kWeaker && in.arcs().filler[t] < kEmpty)
      return true;
  return false;
}

bool counts_the_compared(const Interpretation& in, const QueryBlock& block,
                         const ColumnExpr& compared) {
  if (!counts_rows(block) || compared.period != Period::kWhole || compared.whole()) return false;
  if (block.select[0].column.table != compared.table) return false;
  ReadItems read;
  collect(block, read);
  // Joined rows are several, unless each row of the table is counted once.
  if (!block.select[0].distinct)
    for (const uint32_t table : read.tables)
      if (table != compared.table) return false;
  const engine::ColumnFacts& facts = in.column_facts();
  return facts.unique(compared) && !facts.temporal(compared);
}

bool seeks_in_text(const Interpretation& in, const LogicalForm& form, const ColumnExpr& compared) {
  if (in.column_facts().temporal(compared)) return false;
  for (const auto& clause : form.block.where)
    for (const Condition& c : clause)
      if (same_column(c.column, compared) && c.op == engine::Op::kLike) return true;
  return false;
}

bool adds_up_prices(const Interpretation& in, const QueryBlock& block) {
  const engine::ColumnFacts& facts = in.column_facts();
  return std::any_of(block.select.begin(), block.select.end(), [&](const engine::ValueExpr& v) {
    return v.fn == Aggregate::kSum && !v.column.adds_up() && facts.intensive(v.column);
  });
}

bool count_once(const Interpretation& in, QueryBlock& block) {
  ReadItems read;
  collect(block, read);
  // False if some row of `home` has several rows of the tables that are joined.
  const auto once = [&](uint32_t home) {
    return home != engine::kNone &&
           std::all_of(read.tables.begin(), read.tables.end(), [&](uint32_t table) {
             return table == home || in.graph().to_one(home, table);
           });
  };
  for (engine::ValueExpr& v : block.select) {
    const bool adds = v.fn == Aggregate::kSum || v.fn == Aggregate::kAverage ||
                      (v.fn == Aggregate::kCount && !v.distinct) || v.column.adds_up();
    if (v.fn == Aggregate::kCount && !block.group.empty()) continue;  // the rows of the join
    if (!adds || once(v.column.home()) || once(v.column.factor_table)) continue;
    const ColumnExpr key = in.column_facts().key_of(v.column.table);
    if (v.fn != Aggregate::kCount || !v.column.whole() || !v.only.empty() || !key.valid())
      return false;
    v = {key, Aggregate::kCount, true};
  }
  return true;
}

}  // namespace ask::reason
