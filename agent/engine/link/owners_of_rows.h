// Whom people with rows of their own are: "people with 2 or more boats".
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

// The owners that boats have a key of, else those who have a key of the boats, among those given.
// Empty if no key connects them. `at`: the token that asks for people.
std::vector<uint32_t> owners_of_rows(std::span<const Token> tokens, size_t at,
                                     std::span<const Mention> mentions, const db::Catalog& catalog,
                                     std::span<const uint32_t> people);

}  // namespace ask::engine
