// Signs that the rows of an attempt are wrong, found by code.
#pragma once
#include <string>
#include <vector>

#include "agent/nodes/state.h"

namespace ask {

// A clause for each: no rows, no values, cut, repeated names, a warning of the checker or a literal
// that no row holds, an unsure writer, an earlier attempt that was judged wrong. Empty: nothing. A
// contradicting second reading is not among them (Attempt::other).
std::vector<std::string> doubts(const TaskState& task, const Attempt& attempt);

// The tables that the statement reads, as indices into the catalog.
std::vector<size_t> tables_read(const db::Catalog& catalog, const sql::Check& check);

}  // namespace ask
