// The nodes of the graph, one per file. A node reads and updates the State, fills the report of its
// step and returns its Outcome; it does not know which node follows (graph.cpp does).
#pragma once
#include "agent/nodes/state.h"

namespace ask::nodes {

// Why a question is answered or refused before it is looked for among the taught ones: a greeting,
// a request to change data, a question about the schema; "" if it is looked for.
std::string_view answered_before_recall(std::string_view question, const db::Catalog& catalog);

Outcome gate(State& state, StepReport& report);
Outcome read_schema(State& state, StepReport& report);
Outcome describe(State& state, StepReport& report);
Outcome resolve(State& state, StepReport& report);
Outcome recall(State& state, StepReport& report);
Outcome link_schema(State& state, StepReport& report);
Outcome plan(State& state, StepReport& report);
Outcome next_task(State& state, StepReport& report);
Outcome combine(State& state, StepReport& report);
Outcome write_sql(State& state, StepReport& report);
Outcome use_tools(State& state, StepReport& report);
Outcome check_sql(State& state, StepReport& report);
Outcome run_sql(State& state, StepReport& report);
Outcome run_change(State& state, StepReport& report);
Outcome score(State& state, StepReport& report);
Outcome judge(State& state, StepReport& report);
Outcome diagnose(State& state, StepReport& report);
Outcome refine(State& state, StepReport& report);
Outcome summarize(State& state, StepReport& report);
Outcome judge_answer(State& state, StepReport& report);

}  // namespace ask::nodes
