// Recall of taught questions, for the nodes of the graph.
#pragma once
#include <string>

#include "agent/nodes/state.h"

namespace ask {

// True if the question may be one of the taught ones: there are some, and it asks for no change and
// no certain reading. REQUIRES: state.snapshot.
bool may_recall(const State& state);
// True if the question was taught as it was typed, word for word or by the slots of a template.
bool is_taught_as_typed(State& state);
// What keeps the SQL of an example from answering this question, "" if nothing does. A checker that
// fails is a problem, too.
std::string problem_of(const State& state, const db::Example& example, const std::string& sql);
// True if the statement may run and reads no private column.
bool may_show(const State& state, const std::string& sql);
// The answer's last line for a taught question: (verified: customers.city = Rome).
std::string verified(const examples::Match& match);

}  // namespace ask
