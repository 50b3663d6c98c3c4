// Words of superlatives of rows (rewrite/rewrite_extreme_rows.h), and of how long they last.
#pragma once
#include <string_view>

namespace ask::engine {

// "least used room"
inline constexpr std::string_view kUsedParticiples[] = {"used", "booked", "hired", "visited",
                                                        "borrowed", "rented", "ordered"};
// "average length of a survey"
inline constexpr std::string_view kMeanLengths[] = {"length", "duration"};

}  // namespace ask::engine
