// What makes a change one that is never made, beside the tables it changes.
#pragma once
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "agent/check/change.h"
#include "agent/check/definition_copy.h"

namespace ask::sql {

// Before anything is compiled.
std::optional<Finding> refuse_start(const StatementText& script, const ChangeParts& parts,
                                    bool of_rows);

// A conflict or a trigger that rolls back takes the caller's whole transaction with it.
// `changed`: tables, lower case.
bool may_roll_back(const DefinitionCopy& definition_copy, const std::set<std::string>& changed);

// The replica holds main alone, and on the caller's connection a bare name means what temp has of
// it first. `attempt`: of the replica.
std::optional<Finding> refuse_temporary(const StatementText& script, const db::Attempt& attempt,
                                        const DefinitionCopy& definition_copy, bool of_rows);

// Functions that a definition would call later on; SQLite does not say them all when it is made.
void judge_definition(const StatementText& script, const ChangeParts& parts,
                      std::vector<Found>& found);

// The last word: the caller's connection compiles it, under the caller's own authorizer.
std::optional<Finding> refuse_on_host(std::string_view sql, const StatementText& script,
                                      const ChangeParts& parts);

}  // namespace ask::sql
