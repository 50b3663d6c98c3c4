// The expansion cost of the tables and views of a database, from their stored CREATE statements.
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
  std::string_view sql;  // as stored, "" if there is none
  bool view = false;
  std::vector<std::string> columns;  // needed only if `sql` does not list them
};

// Resolves a name as SQLite does; `schema` may be "". The texts must outlive the
// StoredExpansionCosts.
using FindDefinition =
    std::function<std::optional<Definition>(std::string_view schema, std::string_view name)>;

// Computes the cost of each definition once, on first use.
class StoredExpansionCosts {
 public:
  explicit StoredExpansionCosts(FindDefinition find) : find_(std::move(find)) {}

  // Null if there is no such table. Valid as long as this object.
  const ExpansionCost* of(std::string_view schema, std::string_view name);
  // The cost of a statement that names stored tables and views.
  double of_statement(std::string_view sql);
  void clear() { known_.clear(); }

 private:
  ExpansionCost weigh(const Definition& definition);
  ExpansionCost weigh_view(const Definition& definition);

  FindDefinition find_;
  std::unordered_map<std::string, std::optional<ExpansionCost>> known_;  // no value: being computed
  int depth_ = 0;                                                        // current nesting of views
  int rough_ = 0;  // of these, how many are estimated by rough_weight()
};

}  // namespace ask::sql
