// What a stored CREATE statement says, as far as a policy has to know. In doubt the answer is yes:
// what cannot be read may name anything.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"

namespace ask::sql {

// Does the definition of generated column `column` (an index) name `other`?
bool definition_names(const db::Table& table, size_t column, std::string_view other);
// The functions that reading generated column `column` (an index) calls, also through other
// generated columns of its table: lower case, one entry for each call site, operators by the
// function behind them (LIKE calls like). Nothing when the definition cannot be read.
std::optional<std::vector<std::string>> generated_calls(const db::Table& table, size_t column);
// Names that a stored statement calls, or may seem to: every name with a parenthesis behind it, and
// the functions of operators. Lower case.
std::vector<std::string> stored_calls(std::string_view sql);
// Do the arguments of a virtual table's module name `other`?
bool arguments_name(const db::Table& table, std::string_view other);

// Does this word stand in the definition, outside quotes?
bool names_word(const db::Table& table, std::string_view word);

// Full-text and r-tree tables only change tables of their own.
bool harmless_module(const db::Table& table);

}  // namespace ask::sql
