// Readable labels for the columns of a result.
#pragma once
#include <string>
#include <vector>

#include "agent/sql/tree.h"

namespace ask::sql {

// `names` of the result's columns, with expressions replaced by words: "number of rows" for
// count(*), "total price" for sum("t"."price"). A column with an alias, or whose label would be
// long, keeps its name.
std::vector<std::string> column_labels(const Query& query, std::vector<std::string> names);

std::string without_article(const std::string& words);  // "the year of x" -> "year of x"

}  // namespace ask::sql
