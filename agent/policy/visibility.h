// A policy held against a database: which tables and columns some roles may see, and which tables
// they may write.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/schema/catalog.h"
#include "agent/policy/column_read.h"
#include "agent/policy/policy.h"

namespace ask::sql {

// One way to read an object of the policy; an empty part is any.
struct Target {
  std::string schema, table, column;
};

// What an entry of the policy means in this database.
struct Meaning {
  std::vector<Target> targets;  // deny and private: every reading counts
  bool exists = false;          // something of the database is meant
  bool ambiguous = false;       // two readings of an allow or write: neither counts
};
Meaning meaning(const PolicyEntry& entry, const db::Catalog& catalog);

// What a view reads, views inside it resolved too; nothing when that cannot be said.
using ViewReads = std::function<Result<std::vector<Read>>(const db::Table& view)>;

// What `roles` may see of `whole`: the tables and columns that are allowed, without any trace of
// the others, each table marked `restricted` where something of it is left out. The result keeps
// `whole` for the checker. Seen whole or not at all: virtual tables, and views, which also need
// everything they read to be seen. A generated column goes with the columns it is made of.
// `rules_table` ("" for none) holds the policy itself and is never seen.
// Errors: kSecurityViolation (no role, an unknown role, nothing to see), kInvalidSetting (an entry
// of allow or write with two meanings, one of deny or private that means nothing).
Result<db::Catalog> visible(const Policy& policy, const std::vector<std::string>& roles,
                            std::shared_ptr<const db::Catalog> whole, const ViewReads& view_reads,
                            std::string_view rules_table);

// May what SQLite says is read be read, by what is visible? `column` as in Read.
bool may_read(const db::Catalog& visible, const Read& read);

}  // namespace ask::sql
