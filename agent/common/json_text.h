// The one way JSON is turned into text: compact, invalid UTF-8 replaced instead of thrown.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

namespace ask {

inline std::string json_text(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace ask
