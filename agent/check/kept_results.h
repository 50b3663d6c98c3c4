// The results that a connection keeps as df_1, df_2 ...: ask_result shows them again, and SQL that
// ask runs may read them as tables. Every access names the reader for whom it is made.
#pragma once
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/check/lineage.h"
#include "agent/common/result.h"
#include "agent/common/value.h"

namespace ask {

struct KeptResult {
  std::string id;            // "df_1"
  std::string description;   // the task, or the tool call, that produced it
  std::string sql;           // as written; may read earlier results
  std::string expanded_sql;  // the same with earlier results inlined, for any connection
  std::string fingerprint;   // of the schema at that time
  std::string access_scope;  // Catalog::access_scope of the reader
  std::string task;          // id of the task of the plan, "" if the rows are not of a task
  std::string trace_id;      // of the question, once it is over
  int64_t at = 0;            // seconds since 1970
  std::shared_ptr<const ResultSet> result;
};

// A result as it is to be kept, for the access scope and the schema of `catalog`.
KeptResult kept_of(const db::Catalog& catalog, std::string description, std::string sql,
                   std::string expanded_sql, ResultSet result);

// SHA-256 of the rows: typed values, in order. Column names do not count.
std::string content_hash(const ResultSet& result);

// SQL with the kept results that it reads inlined.
struct InlinedStatement {
  sql::Statement statement;           // the SQL to run
  std::string outline;                // the same with empty results
  Lineage made_of;                    // lineage of those results
  std::vector<std::string> outdated;  // ids of those that were kept under another schema
  bool withheld = false;              // one is made of private columns
};

class KeptResults {
 public:
  // Stores a result under a new name, which is returned, with the current time. `seen`: results
  // whose rows the author of its SQL may have seen. The oldest results are dropped beyond 50, or
  // beyond 64 MB.
  std::string keep(KeptResult kept, Lineage lineage, const std::vector<std::string>& seen = {});
  void forget(std::string_view id);
  // Of all kept results, by which keep() drops the oldest; 64 MB unless set otherwise.
  void set_most_bytes(size_t bytes) { most_bytes_ = bytes; }
  void set_trace_id(std::string_view id, const std::string& trace_id);

  // Without a policy: all results. With a policy: those whose whole lineage may be read now; any
  // other is treated as nonexistent. Results of another role come without description, SQL and
  // fingerprint, which could name what this role may not see, and with the headings that are names
  // of columns which this role sees; the others are column_1, column_2 ... Errors: those of
  // LineageReview.
  Result<std::vector<KeptResult>> readable(const Reader& reader) const;
  // By id, ASCII case folded; nothing if it is not kept, or not readable.
  Result<std::optional<KeptResult>> readable(std::string_view id, const Reader& reader) const;

  // Inlines the kept results that `statement` reads. A table of the catalog takes precedence over a
  // kept result of the same name. A result of another role that is too large to be written out
  // counts as nonexistent, since its SQL would be shown. Errors: kTableNotFound for a result made
  // of private columns (unless CheckRules::private_results) and, without a policy, for one whose
  // sources can no longer be read.
  Result<InlinedStatement> inlined(const sql::Statement& statement, const Reader& reader) const;

 private:
  struct Entry {
    KeptResult kept;
    Lineage lineage;
  };
  const Entry* find(std::string_view id) const;

  std::deque<Entry> entries_;
  int64_t given_ = 0;
  size_t most_bytes_ = 64'000'000;
};

}  // namespace ask
