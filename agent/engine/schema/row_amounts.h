// Amounts of the rows of a table that a question asks for without their name: the money that they
// bring in, how much of them is used, how long they take, what they are worth. In words of the
// schema; "" if none or several columns may be meant.
#pragma once
#include <cstdint>
#include <string>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// True for a column that is called by what it counts, in the plural: words, changes, sheets.
bool counts_things(const ColumnFacts& facts, ColumnExpr column);
// What is paid for the rows ("camp place paid"): by the only rows that refer to them and store it,
// else their own amount.
std::string money_of_rows(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          uint32_t table);
// The only amount of money of each of the rows themselves, whatever it is for; of several the one
// that is called a total, an amount or what is paid ("repair cost"). Not what is paid for one piece
// or hour.
std::string own_money_of_rows(const ColumnFacts& column_facts, uint32_t table);
// What is paid to, or for, them: by the only rows that refer to them and have one such amount
// ("repair cost").
std::string paid_for_rows(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          uint32_t table);
// The only such amount of the rows themselves.
std::string paid_by_rows(const ColumnFacts& column_facts, uint32_t table);
// The number of pieces, or the measured amount, of the only rows that refer to them and to others
// ("job part quantity").
std::string quantity_of_rows(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             uint32_t table);
// The same of a value that the table stores, which may have the measure itself ("sales qty").
std::string quantity_of_value(const ColumnFacts& column_facts, const SchemaGraph& graph,
                              uint32_t table);
// The only measure in a unit of time ("visit mins").
std::string time_of_rows(const ColumnFacts& column_facts, uint32_t table);
// What people are paid ("hourly wage"), those of the table, or, of kNone, the only ones of whom it
// is known.
std::string pay_of_people(const ColumnFacts& column_facts, uint32_t table);
// "stock value" of rows with a number of pieces and their price, else the measure that is called a
// value.
std::string value_of_rows(const ColumnFacts& column_facts, uint32_t table);

}  // namespace ask::engine
