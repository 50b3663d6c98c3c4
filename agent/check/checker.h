// Says whether a statement may run, and everything that is wrong with it, without touching the
// caller's connection: the statement is prepared in a shadow (a private :memory: connection with
// its own authorizer) that holds empty stand-ins for the tables it names. DESIGN.md section 6.
//
//   SELECT severity, code, object, hint FROM ask_check('SELECT nme FROM customers');
//   -> error|COLUMN_NOT_FOUND|nme|did you mean "name"?
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/run/runner.h"
#include "agent/db/schema/catalog.h"
#include "agent/db/scratch/host_connection.h"
#include "agent/policy/column_read.h"

struct sqlite3;

namespace ask::sql {

struct Finding {
  Severity severity = Severity::kError;
  Code code = Code::kOk;
  std::string object;   // the table, column, function or token concerned, bare
  std::string message;  // a sentence
  std::string hint;     // the way out, "" when there is none
};

struct Check {
  bool runnable = false;  // no finding of severity error or critical
  std::string version;    // of the catalog it was held against (Catalog::version)
  std::vector<Finding> findings;
  std::vector<Read> reads;               // sorted, unique; views resolved to what they read too
  std::vector<std::string> functions;    // called, lower case, sorted, unique
  std::vector<std::string> phantoms;     // names that exist nowhere
  int identifiers = 0;                   // distinct tables, columns and functions named
  std::vector<db::PlanLine> query_plan;  // EXPLAIN QUERY PLAN of the real connection
  bool reads_private = false;            // some column that is read is private
  bool changes = false;                  // it changes data or schema (CheckRules::write)
  db::RunBounds bounds;                  // under which it may run
  // phantoms / identifiers, 0 when there are none
  double hallucination_ratio() const;
  // The first finding that stops it, as an error; REQUIRES: !runnable.
  Error error() const;
};

struct CheckRules {
  std::vector<std::string> allow_functions;  // further functions, lower case
  bool write = false;                        // one statement that changes data or schema may pass
  bool strict_columns = false;               // a literal that no row holds is an error
};

// Per connection; keeps its shadow between checks and rebuilds it when the catalog changes.
class Checker {
 public:
  explicit Checker(sqlite3* host);
  ~Checker();
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;

  // Errors only when the check itself could not be made (out of memory, cancelled).
  // `catalog` must describe the host at this moment. User tables are not read. Where it is what a
  // policy leaves (catalog.whole), nothing else may be read, by SQLite's reading of the whole, and
  // no finding depends on what is hidden: a hidden name and one that does not exist are the same.
  Result<Check> check(std::string_view sql, const db::Catalog& catalog, const CheckRules& rules);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace ask::sql
