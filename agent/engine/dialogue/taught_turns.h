// Follow-ups of questions whose SQL was taught or typed.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "agent/engine/dialogue/base.h"
#include "agent/engine/dialogue/follow_up.h"
#include "agent/engine/dialogue/utterance.h"

namespace ask::engine::dialogue {

using ReadFollowUp = Result<std::optional<FollowUp>>(std::string_view question,
                                                     const Earlier& earlier,
                                                     const DialogueContext& context);
// A follow-up of the last turn, if its SQL was taught or typed: the taught question with another
// value, else what `read` makes of it after what the SQL says. Nullopt: the last turn is no such
// one, or no logical form says the same as its SQL.
std::optional<Result<std::optional<FollowUp>>> after_sql_turn(std::string_view question,
                                                              const Earlier& earlier,
                                                              const DialogueContext& context,
                                                              ReadFollowUp* read);

}  // namespace ask::engine::dialogue
