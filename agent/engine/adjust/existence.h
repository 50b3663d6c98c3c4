// Yes/no questions as existence tests: "Is there any ...", "Does any ...".
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// Makes a plain query of rows a test whether there are any, in which their order does not matter,
// or whether one has the flag that it shows: "is there water at Top Lane". Leaves any other form
// alone, and rows whose existence is asked (`existing_rows`): they are shown.
void make_existence_test(const ColumnFacts& column_facts, bool existing_rows, LogicalForm& form);

}  // namespace ask::engine
