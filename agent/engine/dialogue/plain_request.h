// Requests about an answer in wording that the follow-up rules know.
#pragma once
#include <string>

namespace ask::engine {

// "leave out those without a phone" -> "only those with a phone", "put the oldest club on top" ->
// "oldest first"; other questions, and all that stand alone, as they are.
std::string plain_request(std::string question);

}  // namespace ask::engine
