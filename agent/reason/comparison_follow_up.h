// Follow-ups of comparisons and of questions for causes, put together as text: "and by region?" of
// "revenue in 2024 vs 2023" asks "revenue in 2024 vs 2023 by region".
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/reason/dialogue.h"

namespace ask::reason {

// The whole question: a group ("by region") or a place ("only Germany", "and in Rome?") added to
// the last question of `known`. "" if that compares nothing or was not answered, or if the
// follow-up is something else; a date is, for it may be meant for either side. Whether it can be
// answered is not known yet.
std::string comparison_follow_up(std::string_view question, const Conversation& known);

// A follow-up of a comparison that the engine would read as one of a plain question: of "Berlin or
// Paris" it keeps one value, and loses what they are compared by.
Error after_comparison(std::string_view question, std::string_view before);

}  // namespace ask::reason
