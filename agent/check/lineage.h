// The provenance of a result: every query whose rows it was made of, and whether all of them may
// still be read by whoever asks now.
//
//   df_1: SELECT card FROM pay     df_2: SELECT card FROM df_1     -> df_2 reads pay.card as well
#pragma once
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "agent/check/checker.h"
#include "agent/common/result.h"
#include "agent/db/schema/catalog.h"

namespace ask {

// Who reads: what the policy in force leaves of the schema, and what generated SQL may call.
struct Reader {
  const db::Catalog& catalog;
  sql::Checker& checker;
  const sql::CheckRules& rules;

  bool under_policy() const { return catalog.whole != nullptr; }
};

// One query, as it was checked before it ran.
struct SourceQuery {
  struct Table {
    std::string schema, name;
    std::string definition;  // its fingerprint
    std::string place;       // the database that held it (db::file_in)
  };
  std::string sql;               // the kept results that it names are empty tables in it
  std::vector<sql::Read> reads;  // by SQLite's reading, through views too
  std::vector<Table> tables;     // those of `reads`
};

// Shared between the results that were made of each other.
struct Lineage {
  struct Part {
    std::shared_ptr<const SourceQuery> query;
    bool seen = false;  // not read: whoever wrote the SQL had seen its rows
  };
  std::vector<Part> parts;  // the query that gave the rows first
  bool cut = false;         // made of more than is remembered; under a policy it is never readable

  size_t bytes() const;
  // At most 100 queries with 1 MB of SQL. `seen`: as in Part, for all of `other`.
  void add(const Lineage& other, bool seen = false);
  void add(Part part);
};

// Of a statement that passed `check`: the query itself and `made_of`, the lineage of what it names.
Lineage lineage_of(std::string sql, const sql::Check& check, const db::Catalog& catalog,
                   const Lineage& made_of);

struct Standing {
  bool readable = true;
  // Not readable because another database has taken the place of one that was read, or because the
  // host's authorizer denies it now: that counts without a policy, too.
  bool gone = false;
  bool is_private = false;  // some column that was read is private now
  std::string why;          // not readable; it may name what is hidden
};

// Holds lineages against what may be read at this moment; for one moment only. Without a policy
// each query must pass the checker. With one, each column that was read must be visible too, in a
// table that is still the same. A query that several results share is judged once.
class LineageJudge {
 public:
  explicit LineageJudge(const Reader& reader) : reader_(reader) {}
  // Errors: those of Checker::check.
  Result<Standing> judge(const Lineage& lineage);

 private:
  Result<Standing> judge(const SourceQuery& query);

  const Reader& reader_;
  std::map<const SourceQuery*, Standing> judged_;
};

}  // namespace ask
