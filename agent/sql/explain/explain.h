// Explains a SELECT in plain English, for ask_explain and for the interpretation shown with an
// answer, and labels the columns of its result.
//
//   explain(*parse("SELECT name FROM singer ORDER BY age DESC LIMIT 3"))
//   -> Lists name of singer, ordered by age, highest first, first 3 rows.
#pragma once
#include <string>
#include <vector>

#include "agent/sql/tree.h"

namespace ask::sql {

// One sentence, preceded by one for each common table. Deterministic. Describes the tree literally,
// without interpreting the names; names that are not plain words are put in double quotes, and very
// long texts are cut with "…".
std::string explain(const Query& query);

// Readable labels for the columns of a result: `names`, with expressions replaced by words: "number
// of rows" for count(*), "total price" for sum("t"."price"). A column with an alias, or whose label
// would be long, keeps its name.
std::vector<std::string> column_labels(const Query& query, std::vector<std::string> names);

}  // namespace ask::sql
