// The vectors of the schema that a session keeps: ask_index.
#pragma once
#include <string>
#include <string_view>

#include "agent/session.h"

namespace ask {

// Makes a vector of each chunk of the schema (reason/retrieval/chunks.h) that has none of this text
// and model yet, and keeps them in ask_index: all or nothing. `options`: those of a question. Gives
// "1204 chunks, 37 embedded, 12 gone". Errors: no model for vectors; those of Client::complete;
// under a policy, a role that may not write ask_index or does not see everything; SQLite's own.
Result<std::string> index_schema(Session& session, std::string_view options);

}  // namespace ask
