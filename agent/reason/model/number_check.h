// Checks that the numbers in a model's summary are supported by the rows. Supported are numbers in
// cells (numeric, or inside a text or date) and in the question, counts of rows, of equal and of
// distinct values, and sums, means, differences and shares of cells, each within the rounding of
// the sentence. Thousands separators may be a comma, a point, a space or an apostrophe. Numbers may
// be words: "forty-one", "a million", "hundreds", and shares and multiples: "half", "two thirds",
// "twice". A share or multiple is not supported by the question stating it.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/reason/reasoner.h"

namespace ask::reason {

// The first unsupported number in `sentence`, as written.
std::optional<std::string> unsupported_number(std::string_view sentence, std::string_view question,
                                              const std::vector<TaskResult>& results);

}  // namespace ask::reason
