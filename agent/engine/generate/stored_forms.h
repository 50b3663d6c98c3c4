// SQL for columns whose stored form does not compare by its meaning (db::ValueForm): numbers stored
// as text, dates that are not ISO texts.
#pragma once
#include "agent/db/schema/catalog.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/sql/tree.h"

namespace ask::engine {

// An expression of the column's values that compares and sorts as what they mean: a CAST for
// numbers, an ISO date for dates. The column itself if it compares as stored.
sql::Expr comparable_form(const db::Column& column, sql::Expr stored);

// The ISO date of the column's values, for date functions; the column itself if it stores ISO
// dates.
sql::Expr iso_date(const db::Column& column, sql::Expr stored);

// The column's value as it is shown: the date and time of a Unix time, else as stored.
sql::Expr readable_date(const db::Column& column, sql::Expr stored);

// For a column of Unix times: its value in seconds; a timestamp (an ISO date, date('now')) in the
// unit of the column.
sql::Expr unix_seconds(const db::Column& column, sql::Expr stored);
sql::Expr unix_time(const db::Column& column, sql::Expr timestamp);

// A value of a condition that adapt_comparison() has rewritten, as the column stores it.
sql::Expr bound(const db::Column& column, const Value& value);

// True if the column is to be compared with the condition's values by comparable_form(). Rewrites
// ISO dates of the condition for a column of compact dates.
bool adapt_comparison(const db::Column& column, Op& op, Value& value, Value& high);

}  // namespace ask::engine
