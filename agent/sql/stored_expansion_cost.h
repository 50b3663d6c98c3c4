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

// The work that a database causes by indexes, checks and unique constraints that read generated
// columns: SQLite copies the expressions of those columns into each, when the index is made and
// wherever rows of the table are changed.
//
//   CREATE TABLE t(a, b AS (a||a), c AS (b||b)); CREATE INDEX i ON t(c)  -- a is read 4 times
class DefinitionCosts {
 public:
  // Adds the next definition of the database and returns its cost: the nodes of the generated
  // columns that a CREATE INDEX, or the constraints of a CREATE TABLE, name; 0 for others. The
  // tokens end with a kEnd.
  double add(const std::vector<Token>& statement);
  // The cost of all together, kTooHeavy if that of one is above kHeaviest.
  double all() const { return all_; }
  // True if SQLite should not compile them.
  bool too_heavy() const { return all_ > kHeaviestViews; }

 private:
  double cost(const std::vector<Token>& statement);

  // The sizes of the columns of each table, by lower-case names; of two tables of one name, the
  // larger.
  std::unordered_map<std::string, std::unordered_map<std::string, double>> tables_;
  double all_ = 0;
};

// Computes the cost of each definition once, on first use.
class StoredExpansionCosts {
 public:
  explicit StoredExpansionCosts(FindDefinition find) : find_(std::move(find)) {}

  // Null if there is no such table. Valid as long as this object.
  const ExpansionCost* of(std::string_view schema, std::string_view name);
  // The cost of a statement that names stored tables and views.
  double of_statement(const Statement& statement);
  void clear() { known_.clear(); }

 private:
  ExpansionCost definition_cost(const Definition& definition);
  ExpansionCost view_expansion_cost(const Definition& definition);

  FindDefinition find_;
  std::unordered_map<std::string, std::optional<ExpansionCost>> known_;  // no value: being computed
  int depth_ = 0;                                                        // current nesting of views
  int rough_ = 0;  // of these, how many are estimated by rough_expansion_cost()
};

}  // namespace ask::sql
