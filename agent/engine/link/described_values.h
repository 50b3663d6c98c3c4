// Values that a participle or an adjective leads to, and not the noun of their column: "patients
// allergic to latex", "diagnosed with a stroke".
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"

namespace ask::engine {

// Makes such words part of the value: they say in which column it is, and ask for nothing else.
// REQUIRES: the mentions of tables, columns and values were added.
void take_described_values(std::span<const Token> tokens, std::vector<Mention>& mentions);

}  // namespace ask::engine
