#include "agent/common/json_text.h"

namespace ask {
namespace {

template <class Json>
std::string dumped(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

template <class Json>
Json parsed(std::string_view text) {
  return Json::parse(text, nullptr, /*allow_exceptions=*/false);
}

}  // namespace

std::string json_text(const nlohmann::ordered_json& json) { return dumped(json); }
std::string sorted_json_text(const nlohmann::json& json) { return dumped(json); }

nlohmann::ordered_json parsed_json(std::string_view text) {
  return parsed<nlohmann::ordered_json>(text);
}
nlohmann::json parsed_sorted_json(std::string_view text) { return parsed<nlohmann::json>(text); }

}  // namespace ask
