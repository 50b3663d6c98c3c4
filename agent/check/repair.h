// Compiles a statement in the shadow again and again. What SQLite misses is put there, or, when it
// does not exist, noted as a finding and taken out of the way, so that one check finds everything.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "agent/check/function_rules.h"
#include "agent/check/hints.h"
#include "agent/db/scratch/scratch.h"

namespace ask::sql {

class Repair {
 public:
  Repair(sqlite3* host, StatementText& script, StandIns& stand_ins, db::HostFunctions& functions,
         const CheckRules& rules);

  // The last compilation. When it did not succeed, `found` says why. `change` as in
  // Shadow::prepare.
  db::Attempt run(bool change);

  // The caller's connection has a module of this name: a table-valued function.
  bool host_has_module(const std::string& name) const;

  std::vector<Found> found;
  std::vector<std::string> phantoms;     // as they are reported, in order of discovery
  std::set<std::string> phantom_tables;  // lower case
  std::set<std::string> phantom_names;   // every name that was not resolved, lower case

 private:
  void bring(const StatementText& script, int depth);
  void bring_functions();
  bool step(const db::Attempt& attempt);
  bool missing_table(const std::string& full_name);
  bool missing_table_function(const std::string& name);
  bool misplaced_star(const std::string& name);
  bool missing_schema(const std::string& schema, const std::string& name);
  bool phantom_table(const std::string& schema, const std::string& name);
  bool missing_column(const db::Attempt& attempt, std::string name);
  bool ambiguous_column(const db::Attempt& attempt, const std::string& name);
  bool missing_function(const std::string& name);
  bool wrong_arguments(const std::string& name);
  bool unusable_using(const std::string& column);
  bool unknown_index(const std::string& name);
  void fail(const db::Attempt& attempt);

  size_t place_of(const db::Attempt& attempt, const std::string& name) const;
  bool of_unknown_table(const Chain& chain) const;
  void note_column(const Chain& chain);
  bool take_for_text(const Chain& chain);
  void report(Finding finding, size_t at, std::string_view phantom);
  size_t budget() const;

  sqlite3* host_;
  StatementText& script_;
  StandIns& stand_ins_;
  db::HostFunctions& functions_;
  const CheckRules& rules_;
  Hints hints_;
  std::set<std::string> reported_;
  bool unknown_columns_ = false;   // a table is there of which no column is known
  bool unknown_function_ = false;  // likewise a table-valued function
};

// A compile error that ends the search, as a finding. `offset` -1: SQLite does not say.
Found compile_error(const std::string& message, int offset, const StatementText* script);

}  // namespace ask::sql
