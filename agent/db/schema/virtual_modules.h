// Parses the module of a stored CREATE VIRTUAL TABLE, and lists the modules that are never read.
// Their eponymous table-valued functions are refused by name (agent/check/function_rules); a table
// created with such a module under another name shows the same data.
#pragma once
#include <string>
#include <string_view>

namespace ask::db {

// The module's name, lower case; "" if `sql` is not a CREATE VIRTUAL TABLE.
std::string module_of(std::string_view sql);

// True for modules that expose pages, other tables, statements, files or settings, regardless of
// access rights.
bool never_read_module(std::string_view lower_name);

// The table from which a full-text table takes its content (content=docs); "" if none.
std::string content_table(std::string_view sql);

// True if it takes its content from SQLite's own tables.
bool shows_schema(std::string_view sql);

}  // namespace ask::db
