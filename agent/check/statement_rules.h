// What makes a statement no single SELECT: by its text before anything is compiled, and by what
// SQLite says of it.
#pragma once
#include <optional>
#include <string_view>

#include "agent/check/hints.h"

namespace ask::sql {

// What is wrong with the text before anything is compiled.
// `change`: a statement that changes data or schema is not refused for being one.
std::optional<Finding> refuse_text(std::string_view sql, bool change);
std::optional<Finding> refuse_more(
    const StatementText& script);  // none, or more than one statement
std::optional<Finding> refuse_script(const StatementText& script);
// What reaches columns without naming them: not for those who may see only a part.
std::optional<Finding> refuse_hidden_ways(const StatementText& script);

// What is read is not among what may be: of `table`, or of something that is hidden (null).
Finding hidden_part(const db::Table* table);

struct CompiledFacts {
  bool statement = false;
  size_t tail = 0;  // where the text behind the statement begins
  bool read_only = false, explain = false;
  int columns = 0, parameters = 0;
};
// Of a db::Attempt or a db::HostStatement.
template <class Compiled>
CompiledFacts compiled_facts(const Compiled& c) {
  return {c.statement, c.tail, c.read_only, c.explain, c.columns, c.parameters};
}
// SQLite's own reading of the same questions, in the shadow and on the caller's connection.
std::optional<Finding> refuse_compiled(const CompiledFacts& compiled, const StatementText& script);

}  // namespace ask::sql
