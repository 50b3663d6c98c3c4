// The report of a question that has run to its goal (Goal::kReport).
#pragma once
#include "agent/nodes/state.h"
#include "agent/report/document.h"

namespace ask {

report::Document report_document(const State& state);

}  // namespace ask
