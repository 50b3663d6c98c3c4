// Checks a statement that changes data or schema. Used only if the setting `mode` allows writing.
//
// The statement is compiled in a copy of main's definitions in a private connection, so that SQLite
// itself reports everything it triggers: triggers, foreign keys, checks, defaults, generated
// columns. Allowed: INSERT, UPDATE, DELETE on tables of main; CREATE TABLE, CREATE INDEX, ALTER
// TABLE, DROP TABLE, DROP INDEX. The policy must permit writing every table that changes, including
// through a trigger or a foreign key.
#pragma once
#include <string_view>
#include <vector>

#include "agent/check/hints.h"
#include "agent/check/stand_ins.h"

namespace ask::sql {

// True if the first words of the statement are those of a data or schema change.
bool is_change(const StatementText& script);

struct ChangeParts {
  sqlite3* host;
  const db::Catalog& catalog;  // the visible schema
  const CheckRules& rules;
  db::HostFunctions& functions;
  StandIns& stand_ins;  // of `catalog`
  double weight;        // expansion cost of the statement (expansion_cost.h)
};

// Fills `check` and returns everything that is wrong. Errors: the check could not be made.
Result<std::vector<LocatedFinding>> review_change(const Statement& statement,
                                                  const ChangeParts& parts, Check& check);

}  // namespace ask::sql
