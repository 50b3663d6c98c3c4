// May this statement change data or schema? Asked only where the setting `mode` says write.
//
// It is compiled in a replica of main: the real definitions in a private connection, so that SQLite
// itself says what the statement sets off: triggers, foreign keys, checks, defaults, generated
// columns. Allowed: INSERT, UPDATE, DELETE of tables of main; CREATE TABLE, CREATE INDEX, ALTER
// TABLE, DROP TABLE, DROP INDEX. Every table that is changed, also by a trigger or a foreign key,
// must be one that the policy lets be written.
#pragma once
#include <string_view>
#include <vector>

#include "agent/check/hints.h"
#include "agent/check/stand_ins.h"

namespace ask::sql {

// Is the statement of a kind that changes, by its first words?
bool is_change(const StatementText& script);

struct ChangeParts {
  sqlite3* host;
  const db::Catalog& catalog;  // what may be seen
  const CheckRules& rules;
  db::HostFunctions& functions;
  StandIns& stand_ins;  // of `catalog`
  double weight;        // of the statement (weight.h)
};

// Fills `check`, and says everything that is wrong. Errors: the check could not be made.
Result<std::vector<Found>> judge_change(std::string_view sql, const ChangeParts& parts,
                                        Check& check);

}  // namespace ask::sql
