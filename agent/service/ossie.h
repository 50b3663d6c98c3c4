// Schema and notes as a semantic model of Apache Ossie (formerly Open Semantic Interchange), core
// specification 0.2.0.dev0, in JSON: tables are datasets, columns fields, foreign keys
// relationships, measures that are aggregates metrics. Conditions and other measures are fields
// with an expression, conditions of data type Boolean. What the specification has no place for
// (units, names of values, private, ignore) is in custom extensions of the vendor "ask".
#pragma once
#include <string>
#include <string_view>

#include "agent/session.h"

namespace ask {

inline constexpr std::string_view kOssieVendor = "ask";  // of custom extensions

// The visible schema with its notes. Errors: those of Session::notes().
Result<std::string> semantic_model(Session& session);

// Notes what a model says of tables and columns of this database: descriptions, synonyms, measures,
// conditions, relationships between single columns; also in the form before 0.2.0, with an array
// semantic_model. It is added to what is noted: what is private or ignored stays so. Gives what was
// noted, what was left out, with the reasons, and what stayed private or ignored though the model
// does not say so, as JSON. Errors:
// kInvalidArgument (no such model), and those of Session::note() that are not about one part.
Result<std::string> note_semantic_model(Session& session, std::string_view model);

}  // namespace ask
