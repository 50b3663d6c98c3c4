// What a SELECT does, in plain English, for ask_explain and for the reading shown with an answer.
//
//   explain(*parse("SELECT name FROM singer ORDER BY age DESC LIMIT 3"))
//   -> Lists name of singer, ordered by age, highest first, first 3 rows.
#pragma once
#include <string>
#include <vector>

#include "agent/sql/tree.h"

namespace ask::sql {

// One sentence, or one for each common table and a last one. The same tree gives the same text. It
// says what the tree says, not what the names may mean; names that are no plain words stand in
// double quotes, and what is very long is cut with "…".
std::string explain(const Query& query);

// The joins of all its SELECTs, each with the columns it is over; "" when there are none:
//   Joins orders over orders.customer_id = customers.id.
std::string explain_joins(const Query& query);

// `names` of the result's columns, the expressions among them in words: "number of rows" for
// count(*), "total price" for sum("t"."price"). One that has an alias or would be long stays.
std::vector<std::string> column_labels(const Query& query, std::vector<std::string> names);

}  // namespace ask::sql
