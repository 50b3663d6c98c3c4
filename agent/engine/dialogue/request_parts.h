// Follow-ups with two requests: "only the open ones, sorted by date".
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/dialogue/follow_up.h"

namespace ask::engine::dialogue {

struct Parts {
  std::string first, second;
};

// "ok back to the open defects - just the major ones": what was asked about before, and the
// request.
std::optional<Parts> led_back(std::string_view question);
// "not those who left. And with their email." Nullopt if it is one sentence, or the first one asks
// for nothing.
std::optional<Parts> two_sentences(std::string_view question);
// "just the ones under 20, dearest first": the request, and the order of its rows. Nullopt if it
// has none.
std::optional<Parts> ordered_at_end(std::string_view question);
// "the dearest one, whose was that?": which row is meant, and what is asked of it.
std::optional<Parts> extreme_first(std::string_view question);
// "who sent them, and when?": how it may be split into two requests, the likeliest first.
std::vector<Parts> joined_requests(std::string_view question);
// "when did we buy them and for how much?": two requests, each in words of a question.
std::optional<Parts> two_questions(std::string_view question);
// "and for how much?": beside what the first part asks for of the same rows.
void show_both(const FollowUp& first, FollowUp& second);
// True if the second request leaves in place what the first one asked for.
bool keeps_part(const FollowUp& first, const FollowUp& second);

// "only the discarded ones" after the number of these: it says nothing but what the only condition
// of the previous question does.
bool keeps_rows(std::string_view part, const EarlierTurn& before, const DialogueContext& context);

}  // namespace ask::engine::dialogue
