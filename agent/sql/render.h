// Query tree -> SQL text. The same tree gives the same text; every identifier is quoted, every
// literal escaped, and parentheses follow SQLite's precedence, so the text means what the tree says.
#pragma once
#include <string>

#include "agent/sql/tree.h"

namespace ask::sql {

std::string render(const Query& query);
std::string render(const Expr& expr);

}  // namespace ask::sql
