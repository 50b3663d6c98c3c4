// What a model wrote -> the SQL that it means. Tolerant in form: JSON, a fence, YAML, prose around
// the statement, a reasoning block before it. Strict in content: what does not read as one query is
// an error that says so, and nothing is invented. What comes out is text until the checker has
// passed it.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"

namespace ask::sql {

struct Reply {
  std::string sql;        // without a trailing semicolon
  std::string reasoning;  // what the model said besides; "" when it said nothing
};

// Errors: kSqlGenFailed ("the reply holds no SQL"), with what was there instead, shortened.
Result<Reply> read_reply(std::string_view text);

}  // namespace ask::sql
