// Rows to which something never happened: to which no row of the events refers that a verb names,
// or whose own key to who did it is missing.
#pragma once
#include <string_view>

#include "agent/engine/schema/holdings.h"

namespace ask::engine {

// True if the rows of the table are called by the class of the verb, a lemma and its particle:
// sessions are begun by "use".
bool names_events(const SchemaIndex& index, uint32_t table, std::string_view verb);

// The rows of `table` to which no row refers of the only table of the events of the verb's class:
// tools nobody has used, of the sessions. Not where a table is called by the verb itself. `verb`: a
// lemma, and its particle. `object`: what all of the events are done to; kNone if it is not said.
RowCondition without_events(const ColumnFacts& column_facts, const SchemaGraph& graph,
                            uint32_t table, std::string_view verb, uint32_t object);
// The rows of `table` whose only key that is called by the participle and may be missing is
// missing: tickets without assigned_to.
RowCondition without_doer(const ColumnFacts& column_facts, uint32_t table,
                          std::string_view participle);

}  // namespace ask::engine
