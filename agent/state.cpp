#include "agent/state.h"

namespace ask {

std::string_view name(Outcome outcome) {
  constexpr std::string_view kNames[] = {"ok",    "typed",   "more", "none",
                                         "retry", "give_up", "stop", "fail"};
  return kNames[static_cast<size_t>(outcome)];
}

double Attempt::worth() const {
  if (!result) return check.runnable ? -1 : -2;
  if (!judgement) return 0;
  return judgement->relevance + judgement->confidence;
}

reason::TaskResult TaskState::outcome() const {
  const Attempt* counts = chosen();
  return {&task, counts ? &counts->draft : nullptr,
          counts && counts->result ? &*counts->result : nullptr,
          counts && counts->error ? &*counts->error : nullptr};
}

Outcome State::fail(Error why) {
  error = std::move(why);
  return Outcome::kFail;
}

}  // namespace ask
