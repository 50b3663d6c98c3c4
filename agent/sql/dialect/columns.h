// Columns: which source of FROM a name belongs to, and bare columns beside an aggregate.
#pragma once
#include <optional>

#include "agent/sql/dialect/translation.h"

namespace ask::sql {

struct FoundColumn {
  size_t frame, source;
  const KnownColumn* column;  // null: of a source whose columns are unknown
};

// The source that a name belongs to, of the innermost SELECT that has one.
std::optional<FoundColumn> find_column(const Translation& ctx, const ColumnRef& ref);
// The item of the select list that has the name as its alias; null if none has.
const SelectItem* aliased_item(const Translation& ctx, const ColumnRef& ref);
Typed translated_column(Translation& ctx, const ColumnRef& ref);

}  // namespace ask::sql
