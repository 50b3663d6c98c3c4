// Decides whether a statement may run, and reports everything that is wrong with it, without
// touching the caller's connection: the statement is prepared in a scratch connection (private, in
// memory, with its own authorizer) that holds empty stand-ins for the tables it names.
//
//   SELECT severity, code, object, hint FROM ask_check('SELECT nme FROM customers');
//   -> error|COLUMN_NOT_FOUND|nme|did you mean "name"?
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/check/table_definitions.h"
#include "agent/common/result.h"
#include "agent/db/run/runner.h"
#include "agent/db/schema/catalog.h"
#include "agent/db/scratch/host_connection.h"
#include "agent/policy/column_read.h"
#include "agent/sql/statement.h"

struct sqlite3;

namespace ask::sql {

struct Finding {
  Severity severity = Severity::kError;
  Code code = Code::kOk;
  std::string object;   // the table, column, function or token concerned, unquoted
  std::string message;  // a sentence
  std::string hint;     // how to fix it, "" if unknown
};

struct Check {
  bool runnable = false;  // no finding of severity error or critical
  std::string version;    // of the catalog it was checked against (Catalog::version)
  std::vector<Finding> findings;
  std::vector<ColumnRead> reads;         // sorted, unique; includes what views read
  std::vector<std::string> functions;    // functions called: lower case, sorted, unique
  std::vector<std::string> phantoms;     // hallucinated identifiers: names that exist nowhere
  int identifiers = 0;                   // distinct tables, columns and functions named
  std::vector<db::PlanLine> query_plan;  // EXPLAIN QUERY PLAN of the caller's connection
  bool reads_private = false;            // it reads at least one private column
  bool changes = false;                  // it changes data or schema (CheckRules::write)
  db::RunBounds bounds;                  // limits to run it under
  // phantoms / identifiers, 0 if there are no identifiers
  double hallucination_ratio() const;
  // The first finding that forbids running it, as an error. REQUIRES: !runnable.
  Error error() const;
};

// What is done about something that was made for another schema.
enum class SchemaMismatch : uint8_t { kWarn, kFail, kIgnore };

struct CheckRules {
  std::vector<std::string> allow_functions;  // further functions, lower case
  bool write = false;                        // accept one statement that changes data or schema
  bool strict_columns = false;               // a literal that no row holds is an error
  bool strict_joins = false;                 // a join that is not over a key is an error
  // Kept results made of private columns may be read: the caller withholds what it makes of them.
  bool private_results = false;
  SchemaMismatch mismatch = SchemaMismatch::kWarn;  // of a kept result that is read
};

// One per connection. Keeps its scratch connection between checks and rebuilds it when the catalog
// changes.
class Checker {
 public:
  explicit Checker(sqlite3* host);
  ~Checker();
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;

  // While it lives, the functions of the connection are looked at once, not for each statement. For
  // a single call of the host, which holds the connection's mutex: no other thread can register a
  // function meanwhile. Code of the application that runs within it could: a check forgets what it
  // knows if the statement calls a function of the application, and forget_functions() does.
  class OneCall {
   public:
    explicit OneCall(Checker& checker);
    ~OneCall();
    OneCall(const OneCall&) = delete;
    OneCall& operator=(const OneCall&) = delete;

   private:
    Checker& checker_;
  };
  void forget_functions();
  // The statement that the last check compiled on the connection, if it was of this text and within
  // a OneCall: to run it. Else null.
  db::UniqueStmt take_compiled(std::string_view sql);

  // Errors only if the check itself could not be made (out of memory, cancelled). `catalog` must
  // describe the host's current schema. User tables are not read. If `catalog` is the visible part
  // under a policy (catalog.whole is set), the statement is also compiled against the whole schema
  // and must not read anything else; and no finding depends on what is hidden: a hidden name gets
  // the same finding as a nonexistent one. If it is the part in the scope of a question
  // (catalog.permitted is set), what the statement reads outside is a finding (scope_review.h).
  Result<Check> check(const Statement& statement, const db::Catalog& catalog,
                      const CheckRules& rules);

  TableDefinitions& definitions() { return definitions_; }

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
  TableDefinitions definitions_;
};

}  // namespace ask::sql
