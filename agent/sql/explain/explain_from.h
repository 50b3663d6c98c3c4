// Equations between columns that join the sources of FROM.
#pragma once
#include <cstddef>
#include <span>
#include <utility>

#include "agent/sql/tree.h"

namespace ask::sql {

// The two columns of "a = b", or nulls.
std::pair<const ColumnRef*, const ColumnRef*> columns_of(const Expr& expr);
// True if `expr` is "a = b" between a column of the source at `at` and one of those before it.
bool ties(const Expr& expr, std::span<const Source> list, size_t at);

}  // namespace ask::sql
