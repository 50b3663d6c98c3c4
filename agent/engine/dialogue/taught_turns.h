// Follow-ups of questions whose SQL was taught or typed.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "agent/engine/dialogue/base.h"
#include "agent/engine/dialogue/follow_up.h"
#include "agent/engine/dialogue/utterance.h"

namespace ask::engine::dialogue {

// The SQL that the engine makes of a taught question, if it says the same as what was taught; else
// "".
std::string own_sql(const EarlierTurn& taught, const DialogueContext& context);
// "and in York?" after a taught question about Leeds: the question with the other value of the same
// column, or the other date. Nullopt if it has further content.
std::optional<FollowUp> with_other_value(const Utterance& now, std::string_view asked,
                                         const DialogueContext& context);

}  // namespace ask::engine::dialogue
