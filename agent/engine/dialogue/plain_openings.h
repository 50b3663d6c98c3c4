// Openings of a request that say nothing of its content, or that it is about something else.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace ask::engine::dialogue {

// What a request is without its opening.
struct Opening {
  std::string rest;
  bool changes_subject = false;  // "by the way, ..."
};

// "by the way, which films are sold out?" -> "which films are sold out?", "oh dear, and the red
// ones?" -> "and the red ones?". Nullopt if the question has no such opening.
std::optional<Opening> without_opening(std::string_view question);

// Where the request begins after remarks that say nothing of it: "just curious, which boats ...". 0
// if there are none. `dismissing`: also after those that end a topic, which a whole question
// follows: "forget that, which boats ...".
size_t after_remarks(std::string_view question, bool dismissing);

// "could you add the price" -> "add the price", "how many is that all in all" -> "how many is that
// altogether".
std::string without_politeness(std::string question);

}  // namespace ask::engine::dialogue
