// Rows of another table that are linked with those of the previous question, whatever the verb.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "which ships did he sail on?", "which classes do they go to?": if they are linked in one way.
RuleResult linked_rows(const Turn& turn);
// "which jobs were those?" after customers who were chosen by their jobs.
RuleResult rows_behind_choice(const Turn& turn);

// The tables next to both whose rows each belong to one of `a` and one of `b`.
std::vector<uint32_t> tables_between(const SchemaGraph& graph, uint32_t a, uint32_t b);

// The table over which rows of both belong together; kNone: directly, or by a chain of references.
// Nullopt: they do not, or in several ways.
std::optional<uint32_t> link_between(const Turn& turn, uint32_t a, uint32_t b);

// "show me those shifts", "which ones are those?" after the nurse with the most shifts: the rows by
// whose number the first row was found.
RuleResult rows_counted_of_first(const Turn& turn);

}  // namespace ask::engine::dialogue
