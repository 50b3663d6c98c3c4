// Numbers of a text: digits with separators, "2.5 million", "forty-one", "dozens", "half".
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ask::reason {

// A number found in a text. "1,234" and "1.234" have two readings.
struct WrittenNumber {
  std::string text;  // as written
  struct NumericValue {
    double value = 0, slack = 0;  // slack: half a unit of the last digit shown
  };
  std::vector<NumericValue> readings;
  bool percent = false, negative = false;
  bool ratio = false;  // a share or a multiple, in percent: 50 for "half", 200 for "twice"
};

std::vector<WrittenNumber> written_numbers(std::string_view text);

}  // namespace ask::reason
