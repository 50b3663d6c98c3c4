// Options of a call: a JSON object whose keys are setting names.
#include <fmt/format.h>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/settings/settings.h"

namespace ask {
namespace {

// A JSON scalar as the text that set() takes; an array as a comma-separated list.
std::optional<std::string> scalar_text(const nlohmann::json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_boolean()) return value.get<bool>() ? "on" : "off";
  if (value.is_number()) return sorted_json_text(value);
  if (!value.is_array()) return std::nullopt;
  std::vector<std::string> items;
  for (const auto& item : value) {
    if (!item.is_string()) return std::nullopt;
    items.push_back(item.get<std::string>());
  }
  return text::joined(items, ",");
}

// A setting with its own validation may be given as a JSON object.
std::optional<std::string> option_text(std::string_view key, const nlohmann::json& value) {
  const auto found = value.is_object() ? find_setting(key) : Error{};
  if (found && (*found)->check) return sorted_json_text(value);
  return scalar_text(value);
}

}  // namespace

Result<Settings> Settings::with_options(std::string_view json) const {
  Settings out = *this;
  if (json.empty()) return out;
  const auto parsed = parsed_sorted_json(json);
  if (!parsed.is_object())
    return Error{Code::kInvalidArgument,
                 R"(options must be a JSON object, as in {"max_rows": 10})"};
  for (const auto& [key, value] : parsed.items()) {
    const auto scalar = option_text(key, value);
    if (!scalar)
      return Error{Code::kInvalidSetting,
                   fmt::format("option \"{}\" must be text, a number or true or false",
                               text::shortened(key, 60))};
    if (auto good = out.set(key, *scalar, SettingOrigin::kCall); !good) return good.error();
  }
  return out;
}

}  // namespace ask
