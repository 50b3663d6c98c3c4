// Nouns for those whom things belong to, whatever their table is called. Lemmas.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kNounsOfOwners[] = {"owner", "keeper", "proprietor"};

// Columns that call those whom a row belongs to, or is for.
inline constexpr std::string_view kOwnerColumns[] = {"owner",     "recipient", "addressee",
                                                     "consignee", "customer",  "client"};

}  // namespace ask::engine
