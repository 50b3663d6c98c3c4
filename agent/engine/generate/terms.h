// Small pieces of SQL: parts of dates, moments told from today on.
#pragma once
#include <string_view>

#include "agent/engine/ir/logical_form.h"
#include "agent/sql/tree.h"

namespace ask::engine {

sql::Expr call(std::string_view function, std::vector<sql::Expr> arguments);
sql::Expr binary(sql::BinaryOp op, sql::Expr left, sql::Expr right);
sql::Expr text_literal(std::string_view text);

// The part of a date that is meant: strftime(...) of the column, or the column itself.
sql::Expr part_of(sql::ColumnRef column, Period period);

// date('now', ...) with modifiers parted by '|'.
sql::Expr from_today(std::string_view modifiers);

// Two aggregates as one value, and its name.
sql::Expr combined(Combine how, sql::Expr a, sql::Expr b);
std::string_view name(Combine how);

// The rows of `core` that have one of the first `places` places in the window; ties share one.
sql::Query best_places(sql::Core core, sql::Window window, int64_t places);

// The middle one of the values of the only item of `core`.
sql::Query median(sql::Core core);

// SELECT EXISTS (query)
sql::Query whether(sql::Query query);

std::string_view function(Aggregate fn);

// The name of a result column that is no plain column; "" for none.
std::string alias(const ValueExpr& term);

}  // namespace ask::engine
