// Conditions on the existence of rows in to-many tables. Each becomes a sub-query of its own (IN or
// NOT IN), since joining several would multiply the rows.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// "customers who only bought toys": rows with toys and without anything else, as IN and NOT IN.
// Conditions on to-one tables are left alone, since "only" adds nothing there. False if the
// condition has no complement.
bool nest_only(const GroundingInput& input, GroundingState& state,
               std::vector<PendingCondition>& outer);

// "members who borrowed A and B": each of the conditions so marked becomes an IN of its own.
void nest_each(const GroundingInput& input, GroundingState& state,
               std::vector<PendingCondition>& outer);

// The tables of a sub-query from the entity to `table`: the table and the mentioned ones that fix
// the join path ("ordered" goes through orders, not reviews).
std::vector<uint32_t> tables_on_path(const GroundingInput& input, const GroundingState& state,
                                     uint32_t table);

// key NOT IN (SELECT key FROM tables WHERE conditions); nullopt if the entity has no key. Callers
// clear `negated` to get IN.
std::optional<Condition> semi_join(const GroundingInput& input, const GroundingState& state,
                                   const std::vector<uint32_t>& tables,
                                   const std::vector<PendingCondition>& conditions);

// Adds the conditions to WHERE, joined by AND, or by OR where PendingCondition::is_or is set, and
// their tables.
void add_alternatives(QueryBlock& block, const std::vector<PendingCondition>& conditions);

// "artists with both albums and concerts", "with albums or concerts": requires rows in each table,
// or in one of them, by IN conditions. False if the entity has no key.
bool require_each(const GroundingInput& input, GroundingState& state,
                  std::vector<PendingCondition>& outer);

// "what percentage of jobs needed a reprint": whether a row has any in a table that refers to it is
// the condition of the numerator, with the other conditions on that table.
void relate_share(const GroundingInput& input, GroundingState& state,
                  std::vector<PendingCondition>& outer);

// Takes the tables out of the joins of which nothing is read any more.
void drop_unread(GroundingState& state);

// True if the question lists the two tables as alternatives: "orders or reviews", "neither orders
// nor reviews". `only_or`: only with "or".
bool lists_as_alternatives(const Arcs& arcs, uint32_t first, uint32_t second, bool only_or = false);

}  // namespace ask::engine
