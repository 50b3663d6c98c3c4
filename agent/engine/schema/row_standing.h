// Whether rows are still what they are, or ceased to be: by the only flag, date or status of their
// table that says so, or by the sale of a thing that there is once. "drivers who no longer work for
// us", "services that we still offer", "cameras that are still on the shelf".
#pragma once
#include <string_view>

#include "agent/engine/schema/holdings.h"

namespace ask::engine {

// Unknown where no column says it, or several do.
RowCondition row_standing(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                          bool current);
// The rows that the noun names as the table is called, or by a synonym of it, or by a kind of rows
// that is stored. kNone if that is not clear.
uint32_t table_of_rows(const ColumnFacts& column_facts, std::string_view noun);
// The only people, or things, of which that is known; kNone if there are none or several.
uint32_t table_with_standing(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             bool people);
// The same of people who work for us, or of those who do not, if there are any.
enum class Bond : uint8_t { kAny, kWork, kMembership };
uint32_t people_with_standing(const ColumnFacts& column_facts, const SchemaGraph& graph, Bond bond);
// The only date of people on which they ceased to be with us; kNone if there is none or several.
uint32_t leaving_date(const ColumnFacts& column_facts, uint32_t table);
// The rows with a value, of the only column that stores the state and has no value in some rows.
RowCondition with_state(const ColumnFacts& column_facts, std::string_view state);

// The rows of the table of which the only date is missing that the participle names, or the state
// that it names: "picked up" of collected_on.
RowCondition without_event(const ColumnFacts& column_facts, uint32_t table,
                           std::string_view participle);

// The rows of the table to which that was done what the participle says, and those to which it was
// not: by their only date, flag or stored state that it names. Unknown if that is not clear.
struct DoneRows {
  RowCondition done, missing;
  bool known() const { return missing.known(); }
};
DoneRows done_rows(const ColumnFacts& column_facts, uint32_t table, std::string_view participle);

// Adds the conditions that leave out rows whose status is that they were called off, if one value
// stores that.
void add_not_called_off(const ColumnFacts& column_facts, uint32_t table, AllOf& all);
// The rows of the table whose only key to people is missing that may be, and that were not called
// off: shifts that nobody is down for.
// Not where people may be down for them in other rows, as those enrolled in a course.
RowCondition without_people(const ColumnFacts& column_facts, const SchemaGraph& graph,
                            uint32_t table);

}  // namespace ask::engine
