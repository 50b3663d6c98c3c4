// JSON as compact text. The only serializer in use: it replaces invalid UTF-8 instead of throwing.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

namespace ask {

inline std::string json_text(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace ask
