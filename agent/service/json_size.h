// A bound for JSON from outside that is looked up member by member.
#pragma once
#include <string_view>

namespace ask {

// True if an object of the message, at any depth, has more than 5,000 members: lookup in ordered
// JSON is linear, so reading them all would take quadratic time.
bool has_huge_object(std::string_view message);

}  // namespace ask
