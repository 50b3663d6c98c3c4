// SQL for columns whose stored form SQLite does not compare as what it means (db::ValueForm):
// numbers stored as text, dates that are not ISO texts.
#pragma once
#include "agent/db/schema/catalog.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/sql/tree.h"

namespace ask::engine {

// An expression of the column's values that compares and sorts as what they mean: a CAST for
// numbers, an ISO date for dates. The column itself if it compares as stored.
sql::Expr comparable(const db::Column& column, sql::Expr stored);

// The ISO date of the column's values, for date functions; the column itself if it stores ISO
// dates.
sql::Expr iso_date(const db::Column& column, sql::Expr stored);

// True if the column is to be compared with the condition's values by comparable(). Rewrites ISO
// dates of the condition for a column of compact dates.
bool adapt(const db::Column& column, Op& op, Value& value, Value& high);

}  // namespace ask::engine
