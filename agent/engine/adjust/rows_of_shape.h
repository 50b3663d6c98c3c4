// What the shape of a question asks of whole rows: all of the others, what each of them adds up to,
// the date of a verb. See QueryShape.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// "customers who bought every product": as many different products as there are.
bool require_every(const std::vector<std::string>& words, const ColumnFacts& column_facts,
                   QueryBlock& block);

// "who placed the largest order": adds up for each order, not for each person.
void add_up_each(const std::string& whole, const ColumnFacts& column_facts,
                 const SchemaGraph& graph, QueryBlock& block);

// Also shows the date of the entity that the verb names, or its only one.
bool show_date_of_verb(const std::string& verb, const ColumnFacts& column_facts,
                       QueryBlock& block);

}  // namespace ask::engine
