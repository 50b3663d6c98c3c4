// The rows of the previous question, and how those of a short question relate to them.
#pragma once
#include <cstdint>
#include <optional>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True if the block shows rows of the topic by a name or key.
bool shows_topic(const Turn& turn, const QueryBlock& block);
// True if the column identifies its row.
bool shows_row(const Turn& turn, const ValueExpr& v);
// True if the column, or the row that it is of, is called so by its table: a name or key.
// True if nothing but a key names the rows of the topic: they are events, as visits are.
bool are_unnamed(const Turn& turn);
bool names_rows(const Turn& turn, const ColumnExpr& column);
// What shows rows of the table that were not listed before: their names, or all of their columns if
// they have only a key that says nothing. `by_number`: a number by which people call them will do.
std::vector<ValueExpr> shown_in_full(const Turn& turn, uint32_t table, bool by_number);
// The table whose rows the groups of the previous question count or add up, if it is not the one
// that they are grouped by; else kNone.
uint32_t counted_table(const Turn& turn);
// True if the conditions are on rows of the table, or on what these refer to.
bool is_near(const Turn& turn, const QueryBlock& own, uint32_t table);
// True if it takes the first of groups by a number: fewer rows may make others the first.
bool ranks_groups(const Turn& turn);
// The groups of the previous question, by their only aggregate.
QueryBlock ordered_groups(const Turn& turn, bool descending, std::optional<int64_t> limit);
// Numbers of rows for each group, as the number of all of them. Nullopt if each group is a row.
std::optional<LogicalForm> without_groups(const Turn& turn);
// True if the conditions are on the rows of the topic, what these refer to, or what the block has
// joined.
bool is_inside(const Turn& turn, const QueryBlock& own, const QueryBlock& block);
// The short question about the rows of the previous question only.
std::optional<LogicalForm> restricted_to_base(const Turn& turn, const LogicalForm& form,
                                              bool beyond_first = false);
// The groups of the previous question with another aggregate.
QueryBlock with_measure(const Turn& turn, const ValueExpr& now);
// True if each group is a row of the topic.
bool groups_are_rows(const Turn& turn);
// True if each row of the topic has one value of each output.
bool shows_near(const Turn& turn, const QueryBlock& block);
// The only table of such people that the rows refer to, by one key; else kNone. Staff may also be
// called by the key, or be the only people who are no clients.
uint32_t people_table(const Turn& turn, uint32_t rows, bool staff);

// True if the previous question shows what one row is asked for and not the row: the first row, or
// the one that the question names.
bool shows_attribute(const Turn& turn);

}  // namespace ask::engine::dialogue
