// Free names: phrases that may become another name of a schema item without changing the parse of
// questions that were understood before.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "agent/engine/engine.h"

namespace ask::engine {

// The thing that a phrase is to name: a table, a column, or a stored value of a column.
struct NamedThing {
  uint32_t table = 0;       // index into Catalog::tables
  int64_t column = -1;      // index into Table::columns; -1: the table
  std::string_view stored;  // the value; "" for a table or a column
};

// True if the phrase, whose interpretation alone is given, names nothing yet: no word of it, in any
// form, is one that questions are made of (a stop word, a cue, a number, a date, a relational
// verb), and neither it nor one of its words is linked to another table, column or stored value.
bool is_free_name(const Interpretation& phrase, const NamedThing& own);

// The phrase in lower case, word by word in its base form: "Sold Items" -> "sell item". Two
// phrases with the same are the same name to the engine.
std::string base_form(std::string_view phrase);

}  // namespace ask::engine
