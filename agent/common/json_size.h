// Detects untrusted JSON with objects too large for linear look-up of their members.
#pragma once
#include <cstddef>
#include <string_view>

namespace ask {

// True if an object of the text, at any depth, has more than `most` members, repeated ones
// included: lookup in ordered JSON is linear, so reading them all would take quadratic time.
bool has_huge_object(std::string_view text, size_t most = 5000);

}  // namespace ask
