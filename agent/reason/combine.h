// The combination of a group of results and the operations that follow it, as one SELECT over the
// tables that hold the results.
//
//   WITH "c0" AS (SELECT ... FROM "df_1" AS "one" FULL JOIN "df_2" AS "other" ON ...)
//   SELECT ... FROM "c0" WHERE ... ORDER BY ... LIMIT 10
#pragma once
#include <span>
#include <string>
#include <vector>

#include "agent/common/result.h"
#include "agent/common/value.h"
#include "agent/reason/decomposition.h"
#include "agent/sql/tree.h"

namespace ask::reason {

// A result as SQL sees it.
struct CombinedPart {
  std::string table;                 // its name: "df_1"
  std::vector<std::string> columns;  // distinct
  std::vector<bool> numbers;         // of each column: its values are numbers
  bool single = false;               // it has one row
  std::string label;                 // what it is about
  const ResultSet* rows = nullptr;   // what the table holds
};

// True if the group has one input and nothing is done with it.
bool is_plain(const CombineGroup& group, std::span<const PostOp> post);

// `parts`: one for each input of the group, in order. Of `post` those of the group count. Columns
// are those that are there, not those that were promised. Errors (kInvalidPlanStructure): a name
// that is not a column, with the nearest; parts that do not fit together; a comparison of a part
// that has several rows for a key, or of which not all rows were read. REQUIRES: a part that is
// compared by keys has `rows`.
//   standalone   the part
//   union        the parts one below the other, with a column "source" that holds their labels
//   join         the rows of both sides with the same keys
//   compare      a row for each key of either side: the keys, then for each column of both sides
//                x_left, x_right and, for numbers, x_change and x_percent; one row without keys
Result<sql::Query> combined(const CombineGroup& group, std::span<const PostOp> post,
                            std::span<const CombinedPart> parts);

}  // namespace ask::reason
