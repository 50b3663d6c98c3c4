// The model's rewriting of a follow-up, and whether it added anything.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

// Errors: kModelError with the reason, also if the question holds a number, a quoted text or a name
// that is neither in `asked` nor in a turn.
Result<Resolved> read_resolved(std::string_view reply, std::string_view asked,
                               const Conversation& known);

}  // namespace ask::reason
