#include "agent/common/json_text.h"

namespace ask {
namespace {

template <class Json>
std::string dumped(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Copying and writing a value go one call deeper for each level.
bool too_deep(std::string_view text) {
  constexpr int kDeepest = 1000;
  int depth = 0;
  bool quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '\\')
      ++i;
    else if (c == '"')
      quoted = !quoted;
    else if (!quoted && (c == '[' || c == '{') && ++depth > kDeepest)
      return true;
    else if (!quoted && (c == ']' || c == '}'))
      --depth;
  }
  return false;
}

template <class Json>
Json parsed(std::string_view text) {
  if (too_deep(text)) return Json(nlohmann::detail::value_t::discarded);
  return Json::parse(text, nullptr, /*allow_exceptions=*/false);
}

}  // namespace

std::string json_text(const nlohmann::ordered_json& json) { return dumped(json); }
std::string sorted_json_text(const nlohmann::json& json) { return dumped(json); }

nlohmann::ordered_json parsed_json(std::string_view text) {
  return parsed<nlohmann::ordered_json>(text);
}
nlohmann::json parsed_sorted_json(std::string_view text) { return parsed<nlohmann::json>(text); }

nlohmann::ordered_json taken_out(std::string& object, const char* key) {
  nlohmann::ordered_json none(nlohmann::ordered_json::value_t::discarded);
  if (object.empty()) return none;
  nlohmann::ordered_json parsed = parsed_json(object);
  if (!parsed.is_object() || !parsed.contains(key)) return none;
  nlohmann::ordered_json out = std::move(parsed[key]);
  parsed.erase(key);
  object = json_text(parsed);
  return out;
}

}  // namespace ask
