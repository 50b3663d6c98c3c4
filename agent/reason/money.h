// Amounts of money that are stored in cents, shown in the currency: a price_cents of 1999 as 19.99.
#pragma once
#include <string_view>

#include "agent/common/value.h"
#include "agent/sql/tree.h"

namespace ask::reason {

// True if the question is about cents, which are then shown as they are stored.
bool says_cents(std::string_view question);

// Divides the output columns of `result` that are in cents by their names, and the last column of
// `measured`, by which the rows are ordered, and takes "cents" out of their names in the query.
void convert_to_currency(sql::Query& query, ResultSet& result, ResultSet& measured);

}  // namespace ask::reason
