// Coverage checks of tables: parts of the question that the query takes from a table which the
// question does not mention.
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True for a kind of the rows that a column of a table of the query stores: "kilos of honey" where
// the harvests have a honey_kind.
bool names_kind_column(const CoverageContext& context, size_t token);

// True if the query counts, groups or restricts rows by a table that the question does not mention.
bool goes_by_other_tables(const CoverageContext& context);

}  // namespace ask::engine
