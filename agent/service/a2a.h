// One request of another agent, answered with one reply.
//
//   {"question": "How many customers are there?", "dialect": "sqlite", "task_id": "t1"}
//   -> {"sql": "SELECT count(*) FROM \"customers\"", "reasoning": "...", "task_id": "t1"}
#pragma once
#include <string>
#include <string_view>

#include "agent/session.h"

namespace ask {

// Never fails: what is wrong with the request, or could not be answered, is a reply with an empty
// "sql" and an "error". `schema`, when it is there, is another database, as DDL or as an object
// with `tables` (a2a_schema.h): the question is answered for that one, in a private database that
// holds nothing else. Without it the question is about the caller's own database. Nothing is run on
// either.
std::string answer_a2a(Session& session, std::string_view message);

// The reply to a request that could not be read at all.
std::string a2a_error(std::string_view why);

}  // namespace ask
