#include "agent/score/second.h"

#include <algorithm>

#include "agent/score/compare.h"
#include "agent/score/features.h"
#include "agent/sql/parse.h"

namespace ask::score {

bool says_the_same(const ResultSet& one, const sql::Statement& one_sql, const ResultSet& other,
                   const sql::Statement& other_sql) {
  const bool ordered = order_counts(one_sql) && order_counts(other_sql);
  const ResultComparison compared = compare(one, other, ordered);
  if (compared.same) return true;
  if (one.rows.size() != other.rows.size() || one.columns.size() == other.columns.size())
    return false;
  // Every column of the narrower result is also in the wider one.
  const auto narrow = static_cast<double>(std::min(one.columns.size(), other.columns.size()));
  const auto wide = static_cast<double>(std::max(one.columns.size(), other.columns.size()));
  return compared.columns_found * wide >= narrow - 1e-9;
}

bool reads_other_tables(const sql::Statement& one_sql, const sql::Statement& other_sql) {
  const Result<sql::Query>&one = one_sql.query(), &other = other_sql.query();
  if (!one || !other) return false;
  const Bag left = features(*one).tables, right = features(*other).tables;
  return !left.empty() && !right.empty() &&
         std::none_of(left.begin(), left.end(),
                      [&](const std::string& table) { return right.contains(table); });
}

bool is_constant(const sql::Statement& sql) {
  const Result<sql::Query>& query = sql.query();
  if (!query) return false;
  if (features(*query).tables.empty()) return true;
  return std::all_of(query->cores.begin(), query->cores.end(), [](const sql::Core& core) {
    return !core.items.empty() &&
           std::all_of(core.items.begin(), core.items.end(), [](const sql::SelectItem& item) {
             return std::holds_alternative<sql::Literal>(item.expr.node);
           });
  });
}

}  // namespace ask::score
