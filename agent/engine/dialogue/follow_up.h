// Follow-ups: completes a question that depends on the one before. It is read by short questions of
// its own ("which of them are electric?" as "which vehicles are electric"), whose conditions,
// groups, order and outputs are then merged into the logical form of the previous turn.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/engine/dialogue/base.h"
#include "agent/engine/dialogue/follow_up_kind.h"

namespace ask::engine {

struct FollowUp {
  std::string question;  // as it can be read alone
  FollowUpKind kind = FollowUpKind::kAlone;
  LogicalForm meaning;
  double confidence = 0;  // 0-1
};

// The turns that it may depend on, oldest first, and the last question, if that was not answered.
struct Earlier {
  std::span<const EarlierTurn> turns;
  std::string_view unanswered = {};
  bool unanswered_depends = false;
};

// Nullopt: the question is self-contained. Errors: kCannotAnswer if it depends on a turn and
// cannot be read there.
Result<std::optional<FollowUp>> follow_up(std::string_view question, const Earlier& earlier,
                                          const DialogueContext& context);

}  // namespace ask::engine
