// Builders of SQL expressions and of small query patterns.
#pragma once
#include <string_view>

#include "agent/db/schema/catalog.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/sql/nodes.h"
#include "agent/sql/tree.h"

namespace ask::engine {

sql::Expr text_literal(std::string_view text);

// The `period` part of a date column, such as strftime('%Y', column); the column for kWhole.
// `unix_time`: the column gives seconds since 1970.
sql::Expr years_since(sql::Expr year);  // until the present one
sql::Expr part_of(sql::Expr column, Period period, bool unix_time = false);

// The value times `factor`, as a division where that is the whole number: x / 60.0.
sql::Expr scaled(sql::Expr value, double factor);

// date('now', ...) with the modifiers, which are separated by '|'.
sql::Expr from_today(std::string_view modifiers);

// Percentage, ratio or difference of two aggregates; and the name of that output.
sql::Expr combined(Combine how, sql::Expr a, sql::Expr b);
std::string_view combined_name(const QueryBlock& block);

// The rows of `core` whose rank() over `window` is at most `places`. Ties share a rank, so there
// may be more rows. With partitions, ordered by the first item and the rank.
sql::Query best_places(sql::Core core, sql::Window window, int64_t places);

// The median of the only item of `core`, without NULLs; the mean of the middle two if even.
sql::Query median(sql::Core core);

// SELECT EXISTS (query)
sql::Query whether(sql::Query query);

// The expression of a measure or condition; its columns are qualified with the table's name.
sql::Expr noted_expression(const db::NotedName& noted);

// The SQL name of an aggregate.
std::string_view function(Aggregate fn);

// The alias of an output: for running totals, revenue and periods; "" for others.
std::string alias(const ValueExpr& term, const ColumnFacts& column_facts);

}  // namespace ask::engine
