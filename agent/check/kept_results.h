// The results that a connection keeps under the names df_1, df_2 ...: ask_result shows them again,
// and SQL that ask runs may read them as tables. Every reader says who it reads for.
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

struct Kept {
  std::string id;           // "df_1"
  std::string description;  // the task, or the tool call, that gave it
  std::string sql;          // as it was written; may read earlier results
  std::string whole_sql;    // the same for any connection: earlier results are part of it
  std::string fingerprint;  // of the schema at that moment
  std::string sight;        // Catalog::sight of who asked
  int64_t at = 0;           // seconds since 1970
  std::shared_ptr<const ResultSet> result;
};

// SHA-256 of the rows: values with their types, in their order. Names of columns do not count.
std::string content_hash(const ResultSet& result);

// SQL with the kept results that it reads written into it.
struct Whole {
  std::string sql;      // what runs
  std::string outline;  // the same with those results empty
  Lineage made_of;      // of those results
};

class KeptResults {
 public:
  // Gives it a name, which is returned, and the time. `seen`: results whose rows the writer of its
  // SQL may have seen. The oldest go when there are more than 50, or more than 64 MB.
  std::string keep(Kept kept, Lineage lineage, const std::vector<std::string>& seen = {});
  void forget(std::string_view id);

  // Without a policy all that are kept. With one those of which everything that they were made of
  // may be read at this moment; any other is as if it had never been kept. What another role asked
  // has no words: its description, SQL and schema may be of things that this one may not see.
  // Errors: those of LineageJudge.
  Result<std::vector<Kept>> readable(const Reader& reader) const;
  // ASCII case folded; nothing: not kept, or not readable.
  Result<std::optional<Kept>> readable(std::string_view id, const Reader& reader) const;

  // A table of the catalog comes before a kept result of its name.
  // Errors: kTableNotFound for a result that is made of private columns, and without a policy for
  // one of which something may no longer be read.
  Result<Whole> whole(std::string_view sql, const Reader& reader) const;

 private:
  struct Entry {
    Kept kept;
    Lineage lineage;
  };
  const Entry* find(std::string_view id) const;

  std::deque<Entry> entries_;
  int64_t given_ = 0;
};

}  // namespace ask
