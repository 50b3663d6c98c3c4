// The questions that a session was taught: ask_teach, ask_feedback, ask_memory.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/session.h"

namespace ask {

// Teaches a question with the SQL that answers it, in place of what was taught for it. It may have
// slots, see agent/examples/question_template.h. Errors: slots that do not fit; SQL that is not
// allowed or fails when it is run once; under a policy, a role that may not write ask_examples;
// SQLite's own.
Status teach(Session& session, std::string_view question, std::string_view sql);
// The same with the SQL by which the question was last answered in this connection.
Status teach_last(Session& session, std::string_view question);
// Errors: it was not taught; as teach().
Status forget_taught(Session& session, std::string_view question);
// Marks an answer as "right" or "wrong", by its trace_id or "last"; `sql` is what would have been
// right, or "". Gives what was made of it. Errors: as teach(); an unknown trace_id.
Result<std::string> rate_answer(Session& session, std::string_view trace_id,
                                std::string_view verdict, std::string_view sql);

struct TaughtQuestion {
  db::Example example;
  examples::Sample sample;
  std::string problem;  // "" if its SQL may run
};
// The taught questions that the current role may use, each with an example of it and what is wrong
// with it now. Errors: those of the policy and of SchemaCache::examples.
Result<std::vector<TaughtQuestion>> taught_questions(Session& session);

}  // namespace ask
