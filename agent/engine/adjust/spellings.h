// Conditions on values that are stored in several spellings: "Leeds", "leeds" and "Leeds ", or "Y"
// and "yes" of one flag. A condition on one of them covers all.
#pragma once
#include "agent/db/statistics/value_index.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// Adds the other spellings that the column stores to the conditions on equal texts.
void add_spellings(const ColumnFacts& column_facts, const db::ValueIndex& values,
                   LogicalForm& form);

}  // namespace ask::engine
