// What a stored CREATE statement says, as far as a policy has to know. In doubt the answer is yes:
// what cannot be read may name anything.
#pragma once
#include <string_view>

#include "agent/db/catalog.h"

namespace ask::sql {

// Does the definition of generated column `column` (an index) name `other`?
bool definition_names(const db::Table& table, size_t column, std::string_view other);
// Do the arguments of a virtual table's module name `other`?
bool arguments_name(const db::Table& table, std::string_view other);

// Does this word stand in the definition, outside quotes?
bool names_word(const db::Table& table, std::string_view word);

// Full-text and r-tree tables only change tables of their own.
bool harmless_module(const db::Table& table);

}  // namespace ask::sql
