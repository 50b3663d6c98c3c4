// The weight of the tables and views of a database, from the CREATE statements that it keeps.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "agent/sql/expansion_cost.h"

namespace ask::sql {

struct Definition {
  std::string schema, name;
  std::string_view sql;  // as stored, "" when there is none
  bool view = false;
  std::vector<std::string> columns;  // where `sql` does not say them
};

// What a name means, as SQLite resolves it; `schema` may be "". Texts live as long as the weights.
using FindDefinition =
    std::function<std::optional<Definition>(std::string_view schema, std::string_view name)>;

// Each definition is weighed once, when it is first asked for.
class StoredExpansionCosts {
 public:
  explicit StoredExpansionCosts(FindDefinition find) : find_(std::move(find)) {}

  // nullptr when there is no such table. Good as long as this object.
  const ExpansionCost* of(std::string_view schema, std::string_view name);
  // Of a statement that names them.
  double of_statement(std::string_view sql);
  void clear() { known_.clear(); }

 private:
  ExpansionCost weigh(const Definition& definition);
  ExpansionCost weigh_view(const Definition& definition);

  FindDefinition find_;
  std::unordered_map<std::string, std::optional<ExpansionCost>> known_;  // without: being weighed
  int depth_ = 0;  // views inside each other, at the moment
  int rough_ = 0;  // those of them that are weighed roughly
};

}  // namespace ask::sql
