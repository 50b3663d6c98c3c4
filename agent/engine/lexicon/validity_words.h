// Words in the names of the dates between which a row holds. Lemmas.
#pragma once
#include <string_view>

namespace ask::engine {

// "valid_from", "effective_to"
inline constexpr std::string_view kValidityWords[] = {"valid", "effective"};

}  // namespace ask::engine
