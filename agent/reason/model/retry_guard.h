// Keeps a model from going in circles: detects repeated SQL and words the complaint about an
// unusable reply.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

// True if the statements are equal up to white space, comments, keyword case and a final semicolon.
bool same_sql(const sql::Statement& a, const sql::Statement& b);

// The complaint to the model about an unusable reply: it has no SQL, or SQL that was tried before.
// "" if the draft is usable; kNoDatasource is a valid answer.
std::string complaint(const Result<Draft>& draft, const std::optional<Feedback>& feedback);

// The numbered lines of a refine reply, at most five and 1000 bytes; lines that are SQL are
// dropped.
std::string read_fixes(std::string_view reply);

// The lines of `hints` that `message` does not contain yet. Findings read "message; hint" in the
// one and "message (hint)" in the other.
std::string not_in(std::string_view message, const std::string& hints);

}  // namespace ask::reason
