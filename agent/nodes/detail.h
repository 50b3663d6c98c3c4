// The detail of a step: JSON for its row of ask_trace, made only if the row is read. For
// .cpp files only: includes the JSON library.
#pragma once
#include "agent/common/json_text.h"
#include "agent/nodes/state.h"

namespace ask {

using Detail = nlohmann::ordered_json;

// Sets the detail of the step to what `make` returns. `make` must have no side effects: it
// is not called if the question is not traced.
template <class Make>
void set_detail(StepReport& report, const Make& make) {
  if (!report.traced) return;
  const Detail detail = make();
  report.detail = json_text(detail);
}

inline Detail detail_of(const sql::Finding& f) {
  return {{"severity", name(f.severity)},
          {"code", name(f.code)},
          {"object", f.object},
          {"message", f.message},
          {"hint", f.hint}};
}

}  // namespace ask
