// Applies a policy to a database: the tables and columns that some roles may see, and the tables
// that they may write.
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

// The columns that a view reads, nested views resolved; an error if they cannot be determined.
using ViewReads = std::function<Result<std::vector<ColumnRead>>(const db::Table& view)>;

// The part of `whole` that `roles` may see: the allowed tables and columns without any trace of the
// others, each table marked `restricted` if a part of it is left out. The result keeps `whole` for
// the checker. Virtual tables and views are visible as a whole or not at all; views also need
// everything they read to be visible. A generated column is visible if the columns it is computed
// from are. `rules_table` ("" for none) holds the policy itself and is never visible. Errors:
// kSecurityViolation (no role, an unknown role, nothing visible), kInvalidSetting (an ambiguous
// entry of allow or write, or one of deny or private that matches nothing).
Result<db::Catalog> visible(const Policy& policy, const std::vector<std::string>& roles,
                            std::shared_ptr<const db::Catalog> whole, const ViewReads& view_reads,
                            std::string_view rules_table);

// True if the visible schema permits this read, as SQLite reported it. `column`: as in Read.
bool may_read(const db::Catalog& visible, const ColumnRead& read);

}  // namespace ask::sql
