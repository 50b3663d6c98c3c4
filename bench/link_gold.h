// The parts of a question's gold SQL that linking should find.
#pragma once
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "agent/db/schema/catalog.h"

namespace ask::bench {

struct Gold {
  using Column = std::pair<uint32_t, uint32_t>;  // table, column
  std::set<uint32_t> tables;                     // in FROM
  std::set<uint32_t> holders;                    // tables of a column that is selected or compared
  std::set<Column> columns;     // selected or ordered by, except join and group keys
  std::set<Column> conditions;  // compared with a literal
  std::set<std::string> texts;  // text literals, without the % of LIKE
  std::set<double> numbers;
  std::set<std::string> features;  // "count", "order", "order+limit", ">", "except", ...
};

// Nullopt if the SQL cannot be parsed.
std::optional<Gold> read_gold(const std::string& sql, const db::Catalog& catalog);

}  // namespace ask::bench
