// Requests about an answer in wording that the follow-up rules know.
#pragma once
#include <string>

namespace ask::engine {

// "leave out those without a phone" -> "only those with a phone", "put the oldest club on top" ->
// "oldest first", "break that down by month" -> "by month". Returns other questions, and all that
// are self-contained, unchanged.
std::string plain_request(std::string question);

}  // namespace ask::engine
