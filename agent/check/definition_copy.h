// A private copy of main's definitions, without rows, in which a change is compiled.
#pragma once
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/schema/catalog.h"
#include "agent/db/scratch/host_connection.h"
#include "agent/db/scratch/scratch.h"
#include "agent/db/scratch/stored_definitions.h"
#include "agent/sql/stored_expansion_cost.h"

namespace ask::sql {

class DefinitionCopy {
 public:
  // `whole` describes main's virtual tables, which get stand-ins. Errors: kSafeguardViolation if a
  // definition cannot be recreated, since its side effects would then be unknown, or is too heavy
  // to be compiled; kCancelled.
  static Result<std::unique_ptr<DefinitionCopy>> make(sqlite3* host, const db::Catalog& whole,
                                                      db::HostFunctions& functions);

  // Compiles, never runs; stubs the caller's functions on demand.
  db::Compilation prepare(std::string_view sql);
  const std::vector<db::Stored>& objects() const { return stored_.objects; }
  // True if the change is a definition that is too heavy to compile with those of main.
  bool too_heavy(std::string_view sql) const;
  // The functions that a change of this table's rows calls implicitly: in indexes and generated
  // columns and, unless rows are only deleted, in checks and defaults. Lower case.
  std::set<std::string> functions_of(const std::string& table, bool only_deleted) const;
  // The names of the tables, views and indexes in temp.
  const std::vector<std::string>& temporary() const { return stored_.temporary; }

 private:
  DefinitionCopy(sqlite3* host, db::HostFunctions& functions)
      : host_(host), functions_(functions) {}
  Status fill(const db::Catalog& whole);
  Status create(const db::Stored& object, const db::Catalog& whole);
  void note_functions(const db::Stored& object);
  bool stub(const std::string& message);

  sqlite3* host_;
  db::HostFunctions& functions_;
  std::unique_ptr<db::ScratchConnection> scratch_;
  db::StoredSchema stored_;
  struct Called {
    std::set<std::string> by_delete, by_write;
  };
  std::map<std::string, Called> called_;  // by table
  DefinitionCosts costs_;
};

}  // namespace ask::sql
