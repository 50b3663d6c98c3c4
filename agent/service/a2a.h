// Answers one JSON request of another agent with one JSON reply.
//
//   {"question": "How many customers are there?", "dialect": "sqlite", "task_id": "t1"}
//   -> {"sql": "SELECT count(*) FROM \"customers\"", "reasoning": "...", "task_id": "t1"}
#pragma once
#include <string>
#include <string_view>

#include "agent/session.h"

namespace ask {

// Never fails: an invalid request, or a question without an answer, gives a reply with an empty
// "sql", an "error" and its "code". {"options": {"reading": 2}} chooses a reading.
// An optional `schema` (DDL, or an object with `tables`, see a2a_schema.h) describes another
// database: the question is then answered for a private database with just that schema, else for
// the caller's own. No SQL is run on either.
std::string answer_a2a(Session& session, std::string_view message);

// The reply to a request that could not be parsed.
std::string a2a_error(std::string_view why);

}  // namespace ask
