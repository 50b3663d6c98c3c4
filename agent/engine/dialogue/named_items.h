// Schema items that a follow-up names: columns, tables and stored values.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True if the outputs have a column of each table that the tokens name.
bool shows_named(const Turn& turn, const QueryBlock& block, uint32_t from, uint32_t to);
// True if the follow-up names the column.
bool is_named(const Turn& turn, const ColumnExpr& column, float score = 0.85F);
// True if it has a word of the column that is no unit of time.
bool names_event(const Turn& turn, const ColumnExpr& column);
// True if no stored value is left out that the follow-up names for a column of the conditions.
bool covers_named_values(const Turn& turn, const QueryBlock& block);
// True if a column that the follow-up names is shown by the short question and restricts nothing
// there.
bool only_shows(const Turn& turn, const QueryBlock& block);
// True if the outputs have one of the columns that the follow-up names, or of the tables:
// "category?".
bool shows_column(const Turn& turn, const QueryBlock& block);
// The words for the column of "which sports do they play?", which any verb may link with the rows;
// "" if there are none.
std::string column_of_verb(const Turn& turn);
// True if it ends with the noun of a table of the previous question.
bool names_base_rows(const Turn& turn, uint32_t token);
// The stored values of the column that the follow-up names. Empty if it names others too.
std::vector<const Mention*> values_named(const Turn& turn, const ColumnExpr& column);

}  // namespace ask::engine::dialogue
