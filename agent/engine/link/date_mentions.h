// Dates among the mentions of a question that mean something else, and what dates contain.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// Drops dates that belong to an event or are stored values ("Summer 2023" of a term), and mentions
// of what is a part of a date: its number, its month, its "last".
void drop_misread_dates(std::span<const Token> tokens, std::vector<Mention>& mentions);

}  // namespace ask::engine
