// The results that a connection keeps under the names df_1, df_2 ...: ask_result shows them again,
// and SQL that ask runs may read them as tables.
#pragma once
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/catalog.h"
#include "agent/db/value.h"
#include "agent/sql/checker.h"

namespace ask {

struct Kept {
  std::string id;           // "df_1"
  std::string description;  // the task, or the tool call, that gave it
  std::string sql;          // as it was written; may read earlier results
  std::string whole_sql;    // the same for any connection: earlier results are part of it
  std::string fingerprint;  // of the schema at that moment
  int64_t at = 0;           // seconds since 1970
  std::shared_ptr<const db::ResultSet> result;
};

// SHA-256 of the rows: values with their types, in their order. Names of columns do not count.
std::string content_hash(const db::ResultSet& result);

class Workspace {
 public:
  // Gives it a name and the time. The oldest go when there are more than 50, or more than 64 MB.
  const Kept& keep(Kept kept);
  void forget(std::string_view id);
  const Kept* find(std::string_view id) const;  // ASCII case folded; null: not kept
  const std::deque<Kept>& all() const { return kept_; }

  // `sql` with the kept results that it reads written into it, "" when it reads none. A table of
  // the catalog comes before a kept result of its name. The SQL that gave a result must pass the
  // checker now: what may not be read any more is not to be had from what was kept of it.
  // Errors: that it does not (kTableNotFound).
  Result<std::string> whole(std::string_view sql, const db::Catalog& catalog, sql::Checker& checker,
                            const sql::CheckRules& rules) const;

 private:
  std::deque<Kept> kept_;
  int64_t given_ = 0;
};

}  // namespace ask
