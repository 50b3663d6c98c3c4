// What keeps a model from going in circles: is this SQL what has failed before, and what is it told
// of a reply that is of no use.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

// The same statement, whatever its blanks, comments, case of keywords and closing semicolon.
bool same_sql(std::string_view a, std::string_view b);

// What a further reply should be told about this one, "" when it will do: it holds no SQL, or SQL
// that has been tried. That there is no data for the task (kNoDatasource) is an answer.
std::string complaint(const Result<Draft>& draft, const std::optional<Feedback>& feedback);

// The numbered lines of a refiner's reply, at most five and 1000 bytes; what is SQL is left out.
std::string read_fixes(std::string_view reply);

// The lines of `hints` that say more than `said` does: a finding is "what; way out" in the one and
// "what (way out)" in the other.
std::string not_in(std::string_view said, const std::string& hints);

}  // namespace ask::reason
