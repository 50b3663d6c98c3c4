// Read-only input of the provenance writers: a candidate of an interpretation, the arcs of its
// parse, and the builder that renders single parts of its query.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/engine.h"
#include "agent/engine/generate/generator_builder.h"

namespace ask::engine {

struct ProvenanceContext {
  const Interpretation& in;
  const Arcs& arcs;
  const Candidate& candidate;
  std::string_view question;  // the original, before rewriting
  std::vector<ArcId> read;    // the arcs of the parse, in order
  Builder& builder;
};

// The name of a table with its schema, and of a column without its table, at most kMostLabel bytes.
inline constexpr size_t kMostLabel = 80;
std::string table_name(const ProvenanceContext& context, uint32_t table);
std::string column_name(const ProvenanceContext& context, ColumnExpr column);

}  // namespace ask::engine
