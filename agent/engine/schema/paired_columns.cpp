#include "agent/engine/schema/paired_columns.h"

#include <algorithm>
#include <string>

#include "agent/engine/schema/key_roles.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

Token token_of(std::string_view word) {
  Token out;
  out.folded = word;
  out.lemma = lemma(word);
  out.stem = Stemmer().stem(word);
  return out;
}

// The only key or date of the table with that role.
ColumnExpr column_called(const ColumnFacts& facts, uint32_t table, std::string_view word) {
  const SchemaIndex& index = facts.index();
  const Token asked = token_of(word);
  ColumnExpr found;
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const ColumnExpr column{table, c};
    if (!facts.referred(column).valid() && !facts.temporal(column)) continue;
    const auto& words = index.column(table, c).words;
    if (std::none_of(words.begin(), words.end(),
                     [&](uint32_t w) { return same_role(asked, index.word(w)); }))
      continue;
    if (found.valid()) return {};
    found = column;
  }
  return found;
}

RowCondition paired_in(const ColumnFacts& facts, uint32_t table, std::string_view one,
                       std::string_view other, bool differ) {
  const ColumnExpr first = column_called(facts, table, one);
  const ColumnExpr second = column_called(facts, table, other);
  if (!first.valid() || !second.valid() || first == second) return {};
  if (facts.temporal(first) != facts.temporal(second) ||
      !(facts.referred(first) == facts.referred(second)))
    return {};
  Condition compared;
  compared.column = first;
  compared.other = second;
  compared.negated = differ;
  RowCondition out;
  out.table = table;
  out.all = {{std::move(compared)}};
  return out;
}

}  // namespace

RowCondition paired_columns(const ColumnFacts& column_facts, uint32_t table, std::string_view one,
                            std::string_view other, bool differ) {
  if (table != kNone) return paired_in(column_facts, table, one, other, differ);
  RowCondition found;
  for (uint32_t t = 0; t < column_facts.index().tables(); ++t) {
    if (column_facts.index().is_view(t)) continue;
    RowCondition here = paired_in(column_facts, t, one, other, differ);
    if (!here.known()) continue;
    if (found.known()) return {};
    found = std::move(here);
  }
  return found;
}

}  // namespace ask::engine
