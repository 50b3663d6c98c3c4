// Compiles a statement in the scratch connection repeatedly. After each error the missing object is
// either added as a stand-in or, if it does not exist, reported and blanked out of the text, so
// that one check finds every error.
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

  // Returns the last compilation. If it failed, `found` says why. `change`: as in
  // ScratchConnection::prepare.
  db::Compilation run(bool change);

  // True if the caller's connection has a table-valued function (a module) of this name.
  bool host_has_module(const std::string& name) const;

  std::vector<LocatedFinding> found;
  std::vector<std::string> phantoms;     // as reported, in order of discovery
  std::set<std::string> phantom_tables;  // lower case
  std::set<std::string> phantom_names;   // every unresolved name, lower case

 private:
  void add_stand_ins(const StatementText& script, int depth);
  void add_functions();
  bool step(const db::Compilation& compilation);
  bool missing_table(const std::string& full_name);
  bool missing_table_function(const std::string& name);
  bool misplaced_star(const std::string& name);
  bool missing_schema(const std::string& schema, const std::string& name);
  bool phantom_table(const std::string& schema, const std::string& name);
  bool missing_column(const db::Compilation& compilation, std::string name);
  bool ambiguous_column(const db::Compilation& compilation, const std::string& name);
  bool missing_function(const std::string& name);
  bool wrong_arguments(const std::string& name);
  bool unusable_using(const std::string& column);
  bool unknown_index(const std::string& name);
  void fail(const db::Compilation& compilation);

  size_t place_of(const db::Compilation& compilation, const std::string& name) const;
  bool of_unknown_table(const DottedName& chain) const;
  void note_column(const DottedName& chain);
  bool take_for_text(const DottedName& chain);
  void report(Finding finding, size_t at, std::string_view phantom);
  size_t budget() const;

  sqlite3* host_;
  StatementText& script_;
  StandIns& stand_ins_;
  db::HostFunctions& functions_;
  const CheckRules& rules_;
  Hints hints_;
  std::set<std::string> reported_;
  bool unknown_columns_ = false;   // a table exists whose columns are unknown
  bool unknown_function_ = false;  // the same for a table-valued function
};

}  // namespace ask::sql
