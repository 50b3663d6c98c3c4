// The nodes of the graph, one per file. A node reads and updates the State and returns its Outcome;
// it does not know which node follows (graph.cpp does).
#pragma once
#include "agent/nodes/state.h"

namespace ask::nodes {

// True if the gate takes the question for a request to change data: "delete the old orders".
bool asks_for_change(std::string_view question);

Outcome gate(State& state);
Outcome read_schema(State& state);
Outcome describe(State& state);
Outcome resolve(State& state);
Outcome recall(State& state);
Outcome link_schema(State& state);
Outcome plan(State& state);
Outcome next_task(State& state);
Outcome combine(State& state);
Outcome write_sql(State& state);
Outcome use_tools(State& state);
Outcome check_sql(State& state);
Outcome run_sql(State& state);
Outcome run_change(State& state);
Outcome score(State& state);
Outcome judge(State& state);
Outcome diagnose(State& state);
Outcome refine(State& state);
Outcome summarize(State& state);
Outcome judge_answer(State& state);

}  // namespace ask::nodes
