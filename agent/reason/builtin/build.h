// A meaning and the joins it needs -> the query tree.
#pragma once
#include "agent/common/result.h"
#include "agent/reason/builtin/schema_graph.h"
#include "agent/reason/builtin/traits.h"
#include "agent/sql/tree.h"

namespace ask::builtin {

// Errors: kCannotAnswer when nothing connects the tables.
Result<sql::Query> build(const Meaning& meaning, const Traits& traits, const SchemaGraph& graph,
                         const SchemaGraph::Preference& preference);

}  // namespace ask::builtin
