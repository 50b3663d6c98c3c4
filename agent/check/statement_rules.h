// Rejects anything but a single SELECT: by its text before it is compiled, and by what SQLite
// reports about the compiled statement.
#pragma once
#include <optional>
#include <string_view>

#include "agent/check/hints.h"

namespace ask::sql {

// Checks the text before anything is compiled. `change`: accept a statement that changes data or
// schema.
std::optional<Finding> refuse_text(std::string_view sql, bool change);
// Refuses an empty text, and more than one statement.
std::optional<Finding> refuse_more(const StatementText& script);
std::optional<Finding> refuse_script(const StatementText& script);
// Refuses syntax that can reach columns without naming them. For readers who may see only a part of
// the schema.
std::optional<Finding> refuse_hidden_ways(const StatementText& script);

// The statement reads what it may not: a part of `table`, or of a hidden table (null).
Finding hidden_part(const db::Table* table);

struct CompiledFacts {
  bool statement = false;
  size_t tail = 0;  // where the text after the statement begins
  bool read_only = false, explain = false;
  int columns = 0, parameters = 0;
};
// `c`: a db::Attempt or a db::HostStatement.
template <class Compiled>
CompiledFacts compiled_facts(const Compiled& c) {
  return {c.statement, c.tail, c.read_only, c.explain, c.columns, c.parameters};
}
// The same rules by SQLite's own compilation, in the scratch or on the caller's connection.
std::optional<Finding> refuse_compiled(const CompiledFacts& compiled, const StatementText& script);

}  // namespace ask::sql
