// Predicates on the contents of a column, by the statistics of its values: codes, kinds, states of
// rows, names.
#pragma once
#include "agent/engine/link/link_context.h"

namespace ask::engine {

// All are about the column of the hit.

// True if its texts are short codes in capitals, as far as they are known.
bool holds_codes(const LinkContext& context, const db::ValueHit& hit);
// True if it has few distinct values, which classify the rows.
bool is_categorical(const LinkContext& context, const db::ValueHit& hit);
// True if its name is one of states, as "status", and it has few distinct texts.
bool is_state_column(const LinkContext& context, const db::ValueHit& hit);
// True if the column holds names, by its own name.
bool is_name_column(const LinkContext& context, const db::ValueHit& hit);

// The value of a boolean column for true or false; "" if the column is not boolean.
std::string truth_value(const db::ColumnStatistics& column, bool holds);

}  // namespace ask::engine
