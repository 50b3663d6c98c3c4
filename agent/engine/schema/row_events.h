// Events of the rows of a table, as the walks of dogs: by which date and which measure they are
// ranked when a question asks for the last or the largest one of each row.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// True if a column of the table holds dates, of whatever.
bool has_dates(const SchemaIndex& index, uint32_t table);
// The words of the only date ("walk walked on") of the events that the noun or verb ("walk",
// "walked") names and whose rows refer to the table; "" if there is none or several.
std::string date_of_event(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                          std::string_view event);
// The words of their only measure ("donations amount").
std::string measure_of_event(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             uint32_t table, std::string_view event);

// The only table whose last word derives from the stem of the verb: donations of "donate". kNone if
// there is none or several.
uint32_t table_of_verb(const SchemaIndex& index, std::string_view verb);
// The words of the only amount of money of the table ("walk price"), if its rows have a date and
// refer to others, and nobody sells parts of them; "" otherwise.
std::string amount_of_events(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             uint32_t table);

// What most of the business is about: the only events, of those that refer to the people who are
// served, or of several, or where nobody is, the only ones with a time of day. kNone if that is not
// clear.
uint32_t main_events(const ColumnFacts& column_facts, const SchemaGraph& graph);

}  // namespace ask::engine
