// Nouns for those whom things belong to, whatever their table is called. Lemmas.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kNounsOfOwners[] = {"owner", "keeper", "proprietor"};

}  // namespace ask::engine
