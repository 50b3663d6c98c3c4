// Which readings come to the same: a number that two meanings share when keys and statistics tell
// that they give the same rows, such as count(*) and count(DISTINCT key), or a join with a parent
// table of which nothing is used.
#pragma once
#include <cstdint>

#include "agent/reason/builtin/meaning.h"
#include "agent/reason/builtin/schema_graph.h"
#include "agent/reason/builtin/traits.h"

namespace ask::builtin {

struct Denotation {
  uint64_t rows = 0;
  uint64_t loosely = 0;  // the same also where only repetitions and ties may differ
};
Denotation denotation(const Meaning& meaning, const Traits& traits, const SchemaGraph& graph);

}  // namespace ask::builtin
