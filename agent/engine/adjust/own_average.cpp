#include "agent/engine/adjust/own_average.h"

#include <algorithm>

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

// The only condition of the block that compares rows with the average of all of them; the size of
// `where` if there is none.
size_t average_compared(const QueryBlock& block) {
  size_t found = block.where.size();
  for (size_t i = 0; i < block.where.size(); ++i) {
    const auto& any = block.where[i];
    if (any.size() != 1 || !is_average_of_rows(any[0]) || any[0].column.product() ||
        any[0].column != any[0].sub[0].select[0].column)
      continue;
    if (found != block.where.size()) return block.where.size();
    found = i;
  }
  return found;
}

// True if all of the rows of each are meant: "whose ratings are", or a score of rows that the
// question does not mention.
bool means_all_rows(const Arcs& arcs, const ColumnFacts& column_facts, const ColumnExpr& measure) {
  constexpr size_t kNearNoun = 3;  // tokens after "whose"
  for (size_t t = 1; t + 2 < arcs.tokens(); ++t) {
    if (arcs.token(t).folded != "whose") continue;
    for (size_t noun = t + 1; noun < arcs.tokens() && noun <= t + kNearNoun; ++noun)
      if (has_plural_suffix(arcs.token(noun).folded) &&
          arcs.token(noun).lemma != arcs.token(noun).folded)
        return true;
    return false;
  }
  if (!column_facts.intensive(measure)) return false;
  return std::none_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& rows) {
    constexpr float kNamed = 0.7F;
    if (rows.kind != MentionKind::kTable || rows.score < kNamed) return false;
    for (size_t i = 0; i < rows.count; ++i)
      if (arcs.mention(rows, i).table == measure.home()) return true;
    return false;
  });
}

}  // namespace

void compare_averages_of_groups(const Arcs& arcs, const ColumnFacts& column_facts,
                                const SchemaGraph& graph, QueryBlock& block) {
  const size_t at = average_compared(block);
  if (at == block.where.size() || block.having || block.limit || block.select.empty() ||
      block.outer != Aggregate::kPlain || block.combine != Combine::kApart)
    return;
  const Condition compared = block.where[at][0];
  const uint32_t rows = compared.column.home(), owner = block.select[0].column.home();
  const ColumnExpr key = column_facts.key_of(owner);
  const bool grouped = block.group.size() == 1 && block.group[0] == key;
  if (rows == owner || !key.valid() || !(grouped || block.group.empty()) ||
      !graph.to_one(rows, owner) || graph.to_one(owner, rows))
    return;
  for (const ValueExpr& shown : block.select)
    if (shown.fn != Aggregate::kPlain || shown.column.home() != owner) return;
  if (!means_all_rows(arcs, column_facts, compared.column)) return;
  Having having;
  having.term = {compared.column, Aggregate::kAverage};
  having.term.from = compared.from;
  having.op = compared.op;
  having.sub = compared.sub;
  having.times = compared.times;
  having.from = compared.from;
  block.having = std::move(having);
  block.where.erase(block.where.begin() + static_cast<std::ptrdiff_t>(at));
  block.group = {key};
  block.distinct = false;
  if (!contains(block.tables, rows)) block.tables.push_back(rows);
}

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
