// Formulas that have a name of their own: an age, a percentage.
#pragma once
#include <optional>

#include "agent/sql/tree.h"

namespace ask::sql {

// The date of which an expression is the age today in whole years: the difference of the years,
// less one before the birthday of this year. Null if it is none.
const Expr* date_of_age(const Binary& expr);

// 100 * part / whole.
struct Percentage {
  const Expr& part;
  const Expr& whole;
};
std::optional<Percentage> percentage(const Binary& expr);

// The condition of the filter by which `part` differs from `whole`, an aggregate; null if they
// differ otherwise.
const Expr* only_filter(const Percentage& percentage);

}  // namespace ask::sql
