// What the follow-up names: columns, tables and stored values.
#pragma once
#include <cstdint>
#include <vector>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// The outputs have a column of each table that the tokens name.
bool shows_named(const Turn& turn, const QueryBlock& block, uint32_t from, uint32_t to);
// The follow-up names the column.
bool is_named(const Turn& turn, const ColumnExpr& column, float score = 0.85F);
// Of the stored values that the follow-up names for a column of the conditions, none is left out.
bool holds_values(const Turn& turn, const QueryBlock& block);
// A column that the follow-up names is shown by the short question and restricts nothing there.
bool only_shows(const Turn& turn, const QueryBlock& block);
// The outputs have one of the columns that the follow-up names, or of the tables: "category?".
bool shows_column(const Turn& turn, const QueryBlock& block);
// A table of the question before, by its noun at the end of the follow-up.
bool names_own_rows(const Turn& turn, uint32_t token);
// The stored values of the column that the follow-up names. Empty if it names others too.
std::vector<const Mention*> values_named(const Turn& turn, const ColumnExpr& column);

}  // namespace ask::engine::dialogue
