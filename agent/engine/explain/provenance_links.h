// The links of a candidate: the name of the schema or the stored value that words of the question
// are linked to, and why they match it, in words.
#pragma once
#include <string_view>

#include "agent/engine/engine.h"

namespace ask::engine {

// The table (item.whole()), column, or column with a value that an arc is bound to, and the mention
// that links it.
struct ProvenanceLink {
  ColumnExpr item;
  const Mention* mention = nullptr;
};

// True for an arc of a table, a column or a stored value.
bool is_schema_arc(const Arc& arc);

// The link of an arc with is_schema_arc(), which the candidate's parse consumed.
ProvenanceLink link_of(const Interpretation& interpretation, const Candidate& candidate, ArcId id);

// How the mention matches the name of a table (item.whole()) or column, and how a stored value.
std::string_view how_named(const Mention& mention, ColumnExpr item);
std::string_view how_stored(const Mention& mention);

}  // namespace ask::engine
