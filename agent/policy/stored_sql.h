// Extracts from a stored CREATE statement what a policy has to know. Conservative: if the text
// cannot be read, it is assumed to name anything.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/sql/lex.h"

namespace ask::sql {

// True if the definition of generated column `column` (an index) names `other`.
bool definition_names(const db::Table& table, size_t column, std::string_view other);
// The functions called on reading generated column `column` (an index), including through other
// generated columns of its table: lower case, one entry per call site, operators as the function
// that implements them (LIKE calls like). Nothing if the definition cannot be read.
std::optional<std::vector<std::string>> generated_calls(const db::Table& table, size_t column);
// True if the token at `at` calls a function: a name followed by a parenthesis, an operator such as
// LIKE or ->>, or a keyword such as CURRENT_DATE, each implemented by a function of that name.
bool calls_function(const std::vector<Token>& tokens, size_t at);
// Names that a stored statement may call: every name followed by a parenthesis, and the functions
// of operators. Lower case.
std::vector<std::string> stored_calls(std::string_view sql);
// True if the arguments of a virtual table's module name `other`.
bool arguments_name(const db::Table& table, std::string_view other);

// True if this word occurs in the definition, outside quotes.
bool names_word(const db::Table& table, std::string_view word);

// True for full-text and r-tree tables, which only change tables of their own.
bool harmless_module(const db::Table& table);

}  // namespace ask::sql
