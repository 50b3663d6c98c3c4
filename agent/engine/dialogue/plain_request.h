// Requests about an answer in wording that the follow-up rules know.
#pragma once
#include <functional>
#include <string>
#include <string_view>

namespace ask::engine {

// True if some price is called by the period that it is for: "day" of day_rate or daily_rate.
using PricedPer = std::function<bool(std::string_view period)>;

// "leave out those without a phone" -> "only those with a phone", "put the oldest club on top" ->
// "oldest first", "break that down by month" -> "by month", "how much are they a day?" -> "show the
// price per day too" if there is such a price. Returns other questions, and all that are
// self-contained, unchanged.
std::string plain_request(std::string question, const PricedPer& priced_per = {});

}  // namespace ask::engine
