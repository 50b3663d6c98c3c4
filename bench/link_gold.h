// What the gold SQL of a question is made of.
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
  std::set<uint32_t> holders;                    // of a column that is asked for or compared
  std::set<Column> columns;     // selected or ordered by; keys of joins and groups not counted
  std::set<Column> conditions;  // compared with something written in the SQL
  std::set<std::string> texts;  // literals; without the % of LIKE
  std::set<double> numbers;
  std::set<std::string> features;  // "count", "order", "order+limit", ">", "except", ...
};

// Nothing when the SQL is not read.
std::optional<Gold> read_gold(const std::string& sql, const db::Catalog& catalog);

}  // namespace ask::bench
