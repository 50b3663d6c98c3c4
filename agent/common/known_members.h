// Rejects unknown members of a JSON object from outside: a misspelt one would otherwise be ignored
// silently.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

namespace ask {

// `takes no "shema"; there are question, schema` for the first member of `object` that is none of
// `known`; "" if all are.
std::string unknown_member(const nlohmann::ordered_json& object,
                           std::span<const std::string_view> known);

}  // namespace ask
