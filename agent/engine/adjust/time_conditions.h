// Conditions that relate rows to the present: "the last concert" excludes future ones, "the next
// concert" and "upcoming concerts" past ones, and overdue rows were due and have no completion
// date. Also the sub-query of the first rows by an order, where they are aggregated or counted.
#pragma once
#include <string>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Adds the conditions of QueryShape::upcoming, past and overdue. False if no date fits.
bool add_time_conditions(const QueryShape& shape, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, QueryBlock& block);

// Leaves the rows of the future out of "the last", "the latest" and "the most recent", if there are
// any: their date is after `now`.
void leave_out_future(const Arcs& arcs, const ColumnFacts& column_facts, const std::string& now,
                      QueryBlock& block);

// "in the last 30 days" ends today, where the column has later dates too.
void end_at_today(const ColumnFacts& column_facts, const std::string& now, QueryBlock& block);

// True for a date that is stored as ISO text, or in a form that the generator reads as such.
bool is_comparable_date(const ColumnFacts& column_facts, ColumnExpr c);
// The condition that compares the column with today.
Condition against_today(ColumnExpr column, Op op);
// True if the question names the column itself.
bool is_column_mentioned(const Arcs& arcs, ColumnExpr column);

// "the next payment due after 1 March", "who arrives first after it": ordered and compared by one
// date, that which the question names.
void compare_ordering_date(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block);

// "when did we last brew it", "when was it first sold": of the dates that are shown, the last or
// the first one.
void show_last_or_first_date(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block);

// "how long has she been a member": what has no end yet lasts until today, also where the query
// keeps only rows that have not ended.
void measure_until_today(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block);

// True if the question calls for the last of what has happened.
bool asks_for_last(const Arcs& arcs);

// "how many tickets for the last concert", "the average price of the 5 dearest": LIMIT applies to
// the rows, not to the one row of the aggregate. Moves order and limit into a sub-query on the
// ordered table. With `last`, if the order is by a date, also if an ordered row has several of the
// listed ones: "who bought tickets for the last concert".
void nest_first_rows(const ColumnFacts& column_facts, const SchemaGraph& graph, bool last,
                     LogicalForm& form);

// "on what date": of a time that is stored as a number, the day.
void show_days(const Arcs& arcs, const QueryShape& shape, const ColumnFacts& column_facts,
               QueryBlock& block);
// "and by how many days": by how long each row is late. False if the rows have no due date.
bool show_delay(const ColumnFacts& column_facts, const SchemaGraph& graph, QueryBlock& block);

}  // namespace ask::engine
