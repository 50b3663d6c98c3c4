// What a stored CREATE VIRTUAL TABLE says of its module, and which modules are never read. The
// eponymous table-valued functions of these modules are refused by name
// (agent/check/function_rules); a table made of one under another name shows the same.
#pragma once
#include <string>
#include <string_view>

namespace ask::db {

// Lower case; "" when `sql` is not a CREATE VIRTUAL TABLE.
std::string module_of(std::string_view sql);

// Modules that show pages, other tables, statements, files or settings, whoever may see those.
bool never_read_module(std::string_view lower_name);

// The table that a full-text table takes its content from (content=docs); "" for none.
std::string content_table(std::string_view sql);

// It takes its content from SQLite's own tables.
bool shows_schema(std::string_view sql);

}  // namespace ask::db
