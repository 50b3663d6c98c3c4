// Coverage checks of nouns, names and verbs that the query omits: counted rows, group keys, columns
// to be shown with the rows, participles and predicates.
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True for a verb whose predicate about the rows the query lacks: "which players are injured",
// "what do drivers earn", all rows of one table. A verb may be left out where a join or condition
// expresses it, or if it only states that the rows exist: "the orders that we received".
bool lost_predicate(const CoverageContext& context, size_t token);

// True for the people of "how many people work in the warehouse" where rows of something else are
// counted.
bool lost_people(const CoverageContext& context, size_t token);

// True for "same" where the query compares no two rows or columns: "resolved on the same day".
bool lost_sameness(const CoverageContext& context, size_t token);

// True for a column that is to be shown beside the rows and is not: "planned events with dates".
bool lost_companion(const CoverageContext& context, size_t token);

// True for the grouping of an amount where the query has no groups: "distance by make". A single
// number has no order.
bool lost_grouping(const CoverageContext& context, size_t token);

// True for the second key of "orders by product and state", if the query does not use it.
bool lost_second_key(const CoverageContext& context, size_t token);

// "vehicles by fuel type" where a column of another table is called "type": the word belongs to the
// column before it, which the query reads.
bool classifies_column(const CoverageContext& context, size_t token);

// True for the first word of what a note calls a table or column that the query does not use: "the
// average claim for their type of insurance".
bool lost_noted(const CoverageContext& context, size_t token);

// True for a participle before the rows that it restricts: "returning customers". One that only
// refers to the rows may be left out: "existing customers".
bool lost_participle(const CoverageContext& context, size_t token);

// True for a thing that is counted beside another and that the schema does not have, though its
// word could be a verb: "how many customers and visits", "number of orders and number of visits".
bool lost_counted(const CoverageContext& context, size_t token);

// True for a stored value, written as a name, that the query lacks though its word could be a verb,
// or another word for a part of the query: "number of Books orders".
bool lost_name(const CoverageContext& context, size_t token);

// True for a name that without its capitals would be an empty word: "books in May", "staff in IT".
bool lost_proper_noun(const CoverageContext& context, size_t token);

// True for the rows that are to be counted and are not, though their word could be a verb: "number
// of North orders" is not the number of regions of that name.
bool lost_noun(const CoverageContext& context, size_t token);

}  // namespace ask::engine
