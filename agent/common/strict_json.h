// Strict parser of untrusted JSON: a duplicate key, invalid UTF-8, a number out of range and
// nesting beyond a bound are errors, each with its byte offset.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "agent/common/result.h"

namespace ask {

struct JsonBounds {
  size_t bytes = 1'000'000;
  size_t depth = 200;       // of objects and arrays
  size_t values = 200'000;  // in all
};

// Members in the order of the text. Errors (kInvalidPlanStructure): "is not JSON at byte 12",
// without anything of the text but a key.
Result<nlohmann::ordered_json> strict_json(std::string_view text, const JsonBounds& bounds = {});

}  // namespace ask
