// When people came, and when they left, as words that the linker reads.
#pragma once
#include <string>
#include <string_view>

#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// "worker has the earliest hire date": of the tables that the noun names or, of "", of those of
// people. Of several that of those who do what the verb says. Nothing if that is not clear.
Joined joined_of(const ColumnFacts& column_facts, const SchemaGraph& graph, std::string_view noun,
                 std::string_view verb);

// "staff whose end date": of the table or, if `any`, of the only people of whom it is stored when
// they left; "" if there are none or several, or a name says that they left.
std::string words_of_leaving(const ColumnFacts& column_facts, uint32_t table, bool any);

}  // namespace ask::engine
