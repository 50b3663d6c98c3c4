// The lineage of a result: every query that its rows derive from; and the check that the current
// reader may still read all of them.
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

// The reader: the schema that the policy in force makes visible, and the rules for generated SQL.
struct Reader {
  const db::Catalog& catalog;  // not cut to the scope of a question: a result may be from outside
  sql::Checker& checker;
  const sql::CheckRules& rules;

  Reader(const db::Catalog& seen, sql::Checker& by, const sql::CheckRules& under)
      : catalog(seen.before_scope()), checker(by), rules(under) {}
  bool under_policy() const { return catalog.whole != nullptr; }
};

// One query, as it was checked before it ran.
struct SourceQuery {
  struct Table {
    std::string schema, name;
    std::string definition;  // its fingerprint
    std::string place;       // the schema that held it (db::schema_state)
  };
  std::string sql;                     // kept results that it names are empty tables in it
  std::vector<sql::ColumnRead> reads;  // as SQLite reported them, including reads through views
  std::vector<Table> tables;           // the tables of `reads`
};

// Sources are shared between results that derive from each other.
struct Lineage {
  struct Part {
    std::shared_ptr<const SourceQuery> query;
    bool seen = false;  // not read, but the author of the SQL had seen its rows
  };
  std::vector<Part> parts;  // the query that produced the rows comes first
  bool cut = false;         // more sources than are recorded; under a policy it is never readable

  size_t bytes() const;
  // Keeps at most 100 queries with 1 MB of SQL. `seen`: as in Part, for all of `other`.
  void add(const Lineage& other, bool seen = false);
  void add(Part part);
};

// The lineage of a statement that passed `check`: the query itself and `made_of`, the lineage of
// the results that it reads.
Lineage lineage_of(std::string sql, const sql::Check& check, const db::Catalog& catalog,
                   const Lineage& made_of, TableDefinitions& definitions);

struct LineageStatus {
  bool readable = true;
  // Not readable because a different database has replaced one that was read, or because the host's
  // authorizer now denies access: this applies without a policy, too.
  bool gone = false;
  bool is_private = false;  // a column that was read is private now
  std::string why;          // the reason it is not readable; may name hidden objects
};

// Checks lineages against what may be read now; do not keep it for later. Without a policy each
// query must pass the checker. With a policy, each column that was read must also be visible, in a
// table that is still the same. A query shared by several results is reviewed once.
class LineageReview {
 public:
  explicit LineageReview(const Reader& reader) : reader_(reader) {}
  // Errors: those of Checker::check.
  Result<LineageStatus> review(const Lineage& lineage);

 private:
  Result<LineageStatus> review(const SourceQuery& query);

  const Reader& reader_;
  std::map<const SourceQuery*, LineageStatus> reviewed_;
};

}  // namespace ask
