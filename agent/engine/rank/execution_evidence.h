// Execution-guided evidence: what the rows of a candidate query tell about whether it is right. A
// query that finds nothing, or shows the same row twice, is seldom what was asked for. The idea is
// execution-guided decoding (Wang et al. 2018, "Robust Text-to-SQL Generation with Execution-Guided
// Decoding"), here as a weight of evidence in a log-linear model and not as a filter.
#pragma once
#include <optional>
#include <string>

#include "agent/common/value.h"
#include "agent/db/statistics/snapshot.h"

namespace ask::engine {

// What is seen of the rows of a candidate. Independent of how many rows there are: a database of a
// million rows gives more of them than the small ones that the weights were fitted on.
struct ResultShape {
  bool empty = false;         // no row
  bool zero = false;          // one row, one column: 0
  bool null_row = false;      // a row of nothing but NULL
  bool repeated = false;      // a third of the rows, of four or more, equal others
  bool deduplicated = false;  // the query has a DISTINCT that is not asked for
};
ResultShape result_shape(const ResultSet& result);
// That of a SELECT tried on the copied rows of a snapshot; nullopt if it cannot be tried there. If
// it is about today, that it finds nothing is no sign and is not recorded.
std::optional<ResultShape> tried_shape(const db::Snapshot& snapshot, const std::string& select);

// The evidence against a query with such rows: what it adds to the log odds of being right, at most
// 0. The weights are those of a logistic regression over the confidence without evidence, fitted on
// the questions of bench/ that are read and on the tuning databases of Spider.
double execution_evidence(const ResultShape& shape);

// The probability `confidence` with this evidence.
double with_evidence(double confidence, double evidence);

}  // namespace ask::engine
