// Merging of logical forms: the parts of a short question into the question before it.
#pragma once
#include <vector>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// Adds a table that the block needs, unless it has it.
void need_table(QueryBlock& block, uint32_t table);
void need_tables(QueryBlock& block, const QueryBlock& of);
// Adds the tables of all that is shown, grouped by and ordered by.
void need_shown(QueryBlock& block);

// True if both are bounds of the same column and no row meets both.
bool contradict(const Condition& a, const Condition& b);
// True if the new condition replaces the old one: no row meets both, or both are the same.
bool replaces(const Condition& now, const Condition& before);
// Adds the clauses; one that replaces a clause takes its place. Returns how many were replaced.
// `instead`: any clause on the same column is replaced.
size_t merge_where(std::vector<std::vector<Condition>>& into,
                   const std::vector<std::vector<Condition>>& clauses, bool instead = false);

// True if it has no aggregates; and neither groups nor limits.
bool all_plain(const QueryBlock& block);
bool is_plain(const QueryBlock& block);
// True if the block is about rows of the table, or joins it.
bool mentions(const QueryBlock& block, uint32_t table);

// True if all tables and columns of the form are there: a remembered form may outlive its schema.
bool fits(const QueryBlock& block, const ColumnFacts& facts);

// True if the rows meet one of the values of a column.
bool of_one_column(const std::vector<Condition>& clause);

// Rows that are only grouped to be shown once.
void ungroup(QueryBlock& block);

// True for a condition on the state of a row: a NULL test or a boolean column.
bool is_state_condition(const Condition& condition, const ColumnFacts& facts);

// Adds the outputs that are not there yet. Returns how many were added.
size_t add_outputs(std::vector<ValueExpr>& into, const std::vector<ValueExpr>& outputs);

// The conditions of `block` as one condition on the key of `table`, for rows of other tables than
// its own. Empty if the table has no key.
std::vector<std::vector<Condition>> as_membership(const QueryBlock& block, uint32_t table,
                                                  const ColumnFacts& facts);

}  // namespace ask::engine
