// Extracts the SQL from a model's reply. Tolerant of form: JSON, a code fence, YAML, surrounding
// prose, a reasoning block first. Strict about content: fails unless a single query is found. The
// result is untrusted text until the checker accepts it.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"

namespace ask::sql {

struct SqlReply {
  std::string sql;        // without a trailing semicolon
  std::string reasoning;  // the rest of the reply; may be ""
};

// Errors: kSqlGenFailed ("the reply holds no SQL"), with the shortened reply.
Result<SqlReply> parse_sql_reply(std::string_view text);

}  // namespace ask::sql
