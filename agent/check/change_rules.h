// Reasons to refuse a change that do not depend on which tables it changes.
#pragma once
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "agent/check/change.h"
#include "agent/check/definition_copy.h"

namespace ask::sql {

// The checks that precede compilation.
std::optional<Finding> refuse_start(const StatementText& script, const ChangeParts& parts,
                                    bool of_rows);

// True if a conflict clause or a trigger can roll back: that would undo the caller's whole
// transaction. `changed`: tables, lower case.
bool may_roll_back(const DefinitionCopy& definition_copy, const std::set<std::string>& changed);

// Refuses names that temp also holds: on the caller's connection a bare name resolves to temp
// first, and the definition copy holds main alone. `compilation`: the compilation in the copy.
std::optional<Finding> refuse_temporary(const StatementText& script,
                                        const db::Compilation& compilation,
                                        const DefinitionCopy& definition_copy, bool of_rows);

// Checks the functions that a new definition would call later; SQLite does not report all of them
// when the definition is created.
void review_definition(const StatementText& script, const ChangeParts& parts,
                       std::vector<LocatedFinding>& found);

// The final check: compiles the statement on the caller's connection, under the caller's own
// authorizer.
std::optional<Finding> refuse_on_host(std::string_view sql, const StatementText& script,
                                      const ChangeParts& parts);

}  // namespace ask::sql
