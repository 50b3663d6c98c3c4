// Whether the numbers in a model's sentence follow from the rows. A number does when it stands in a
// cell (as a number, or inside a text or date), in the question, or when it is a count of rows or
// of equal or different values, a sum, a mean, a difference, or a share of them; rounded as far as
// the sentence rounds it. Thousands may be separated by a comma, a point, a blank or an apostrophe.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/reason/reasoner.h"

namespace ask::reason {

// The first number of `sentence` that does not follow, as it is written there.
std::optional<std::string> unsupported_number(std::string_view sentence, std::string_view question,
                                              const std::vector<TaskResult>& results);

// A number that stands in a text. With "1,234" or "1.234" it may be read in two ways.
struct WrittenNumber {
  std::string text;  // as written
  struct Reading {
    double value = 0, slack = 0;  // half of the last digit that is shown
  };
  std::vector<Reading> readings;
  bool percent = false, negative = false;
};
std::vector<WrittenNumber> written_numbers(std::string_view text);

}  // namespace ask::reason
