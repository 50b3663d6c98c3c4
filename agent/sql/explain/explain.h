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

// What a single SELECT does and `other` does not, part by part, each in words that can be read
// alone: what is shown ("name of singer", "the number of singer"), "where age is more than 30" of
// the conditions that only it has, "for each country", "only where the number of rows is more than
// 3", "by age, highest first, first row only". A part that the query lacks, or that `other` has,
// too, is ""; if that is so of all, the first is what it shows. Empty if one of them has several
// SELECTs, common tables or queries in its FROM.
std::vector<std::string> differing_parts(const Query& query, const Query& other);

// Readable labels for the columns of a result: `names`, with expressions replaced by words: "number
// of rows" for count(*), "total price" for sum("t"."price"). A column with an alias, or whose label
// would be long, keeps its name.
std::vector<std::string> column_labels(const Query& query, std::vector<std::string> names);

}  // namespace ask::sql
