#include "agent/engine/adjust/own_average.h"

#include "agent/common/contains.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// What tells the groups of the noun apart: the key of the rows that it names, or a column that is
// called so, of the table or of what its rows belong to.
ColumnExpr group_named(const std::string& noun, const ColumnFacts& column_facts,
                       const SchemaGraph& graph, uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  const std::string word = lemma(noun);
  ColumnExpr rows, column;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t) || (t != table && !graph.to_one(table, t))) continue;
    if (const auto& own = index.table(t).words;
        t != table && !own.empty() && index.word(own.back()).lemma == word) {
      if (rows.valid()) return {};
      rows = column_facts.key_of(t);
    }
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const ColumnExpr named{t, c};
      const auto& words = index.column(t, c).words;
      if (words.empty() || index.word(words.back()).lemma != word || column_facts.measure(named) ||
          column_facts.temporal(named))
        continue;
      if (column.valid() && !(t == table && column.table != table)) return {};
      column = named;
    }
  }
  return rows.valid() ? rows : column;
}

bool is_average_of_rows(const Condition& c) {
  return c.sub.size() == 1 && c.op != Op::kIn && c.deviations == 0 && c.sub[0].select.size() == 1 &&
         c.sub[0].select[0].fn == Aggregate::kAverage && c.sub[0].group.empty() &&
         c.sub[0].outer == Aggregate::kPlain && !c.sub[0].limit;
}

}  // namespace

bool compare_with_own_group(const std::string& noun, const ColumnFacts& column_facts,
                            const SchemaGraph& graph, QueryBlock& block) {
  if (!block.group.empty()) return false;  // of which the average of each would be compared
  bool found = false;
  for (auto& any : block.where)
    for (Condition& c : any) {
      if (!is_average_of_rows(c) || c.column.product()) continue;
      const ColumnExpr key = group_named(noun, column_facts, graph, c.column.home());
      if (!key.valid()) return false;
      QueryBlock& groups = c.sub[0];
      groups.group = {key};
      if (!contains(groups.tables, key.table)) groups.tables.push_back(key.table);
      if (!contains(block.tables, key.table)) block.tables.push_back(key.table);
      found = true;
    }
  return found;
}

}  // namespace ask::engine
