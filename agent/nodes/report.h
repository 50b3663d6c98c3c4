// Outlines and reports: a question whose plan is an outline, and whose tasks are its sections.
#pragma once
#include <string>

#include "agent/nodes/state.h"

namespace ask::nodes {

// The node `plan` for an outline or a report: its sections become the tasks. kTools if the model
// that outlines asks for tools first.
Outcome plan_report(State& state, StepReport& report);
// The node `summarize` for a report: a paragraph for each section (TaskState::paragraph) and one
// for the head (State::answer). Fails if no section has rows.
Outcome summarize_report(State& state, StepReport& report);

// The outline with what the user is to know of how it was made; for another goal or an early end,
// the answer.
std::string outline_answer(const State& state);

// Why a task has no rows. REQUIRES: it is over, and has none.
Error why_unanswered(const TaskState& task);
// A model may echo the API key that its request carried.
std::string without_keys(const State& state, std::string text);
// Notes for the user that the engine wrote SQL, whose rows are shown, in the place of the model.
void note_stand_ins(State& state);
// What the user is shown is a warning of the trace too, each once.
void repeat_in_trace(Remarks& remarks);

}  // namespace ask::nodes
