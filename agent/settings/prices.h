// Prices of models, parsed from the setting `prices`: {"gpt-x": [2.5, 10], "*": [1, 2]}.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"

namespace ask {

// US dollars per million tokens.
struct ModelPrice {
  std::string model;  // without its provider; "*" for any other
  double in = 0, out = 0;
};
// In the order of the names. "" gives none. Errors: a clause that follows the name of the setting.
Result<std::vector<ModelPrice>> prices_from(std::string_view value);

}  // namespace ask
