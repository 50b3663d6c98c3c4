#include "agent/eval/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "agent/common/contains.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"

namespace ask::eval {
namespace {

using Json = nlohmann::ordered_json;

constexpr int64_t kMostSamples = 20;
constexpr size_t kMostContenders = 20;

Error wrong(std::string_view key, std::string_view takes) {
  return {Code::kInvalidArgument, fmt::format("option \"{}\" takes {}", key, takes)};
}

Result<std::vector<std::string>> names_in(std::string_view key, const Json& value) {
  std::vector<std::string> out;
  if (value.is_string()) {
    for (const std::string& part : text::split(value.get<std::string>(), ','))
      if (const auto name = text::trimmed(part); !name.empty()) out.emplace_back(name);
    return out;
  }
  for (const Json& item : value) {
    if (!value.is_array() || !item.is_string()) return wrong(key, "a text or a list of texts");
    out.push_back(item.get<std::string>());
  }
  if (!value.is_array()) return wrong(key, "a text or a list of texts");
  return out;
}

Result<int64_t> number_in(std::string_view key, const Json& value, int64_t low, int64_t high) {
  if (value.is_number_integer() && !(value.is_number_unsigned() && value > INT64_MAX)) {
    const auto number = value.get<int64_t>();
    if (number >= low && number <= high) return number;
  }
  return wrong(key, fmt::format("a whole number from {} to {}", low, high));
}

Result<Contender> contender_of(const Json& value, const Json& common) {
  Contender out;
  Json settings = common;
  if (value.is_string()) {
    out.name = value.get<std::string>();
    settings["model"] = out.name;
  } else if (value.is_object()) {
    for (const auto& [key, setting] : value.items()) {
      if (key != "name") {
        settings[key] = setting;
      } else if (setting.is_string()) {
        out.name = setting.get<std::string>();
      } else {
        return wrong("models", "objects whose \"name\" is text");
      }
    }
  } else {
    return wrong("models", "a list of model names, or of objects of settings");
  }
  out.options = json_text(settings);
  return out;
}

Status put_contenders(const Json* models, const Json& common, Options& out) {
  if (!models) {
    out.contenders.push_back({"", json_text(common)});
    return Done{};
  }
  const Json list = models->is_array() ? *models : Json::array({*models});
  if (list.empty() || list.size() > kMostContenders)
    return wrong("models", fmt::format("1 to {} models", kMostContenders));
  std::set<std::string> names;
  for (const Json& model : list) {
    auto one = contender_of(model, common);
    if (!one) return one.error();
    if (!one->name.empty() && !names.insert(one->name).second)
      return wrong("models", "different names; use objects with a \"name\"");
    out.contenders.push_back(std::move(*one));
  }
  return Done{};
}

bool among(const std::string& name, const std::vector<std::string>& wanted) {
  return wanted.empty() || contains(wanted, name);
}

// Reads an option of ask_eval itself; false if `key` is not one.
Result<bool> read_own(const std::string& key, const Json& value, Options& out) {
  for (const auto& [name, list] :
       std::initializer_list<std::pair<std::string_view, std::vector<std::string>*>>{
           {"difficulty", &out.difficulties}, {"tags", &out.tags}, {"demo", &out.demos}}) {
    if (key != name) continue;
    auto names = names_in(key, value);
    if (!names) return names.error();
    *list = std::move(*names);
    return true;
  }
  if (key == "limit") {
    const auto limit = number_in(key, value, 1, 1'000'000);
    if (!limit) return limit.error();
    out.limit = *limit;
  } else if (key == "samples") {
    const auto samples = number_in(key, value, 1, kMostSamples);
    if (!samples) return samples.error();
    out.samples = *samples;
  } else if (key == "resume_from") {
    if (!value.is_string()) return wrong(key, "the name of a table with earlier rows");
    out.resume_from = value.get<std::string>();
  } else {
    return false;
  }
  return true;
}

}  // namespace

bool Options::takes(const EvalTask& task) const {
  const bool tagged = tags.empty() || std::any_of(task.tags.begin(), task.tags.end(),
                                                  [&](auto& tag) { return among(tag, tags); });
  return tagged && among(task.difficulty, difficulties) && among(task.demo, demos);
}

Result<Options> read_options(std::string_view text) {
  Options out;
  Json settings = Json::object();
  Json models = nullptr;
  bool has_models = false;
  if (!text.empty()) {
    const Json parsed = parsed_json(text);
    if (!parsed.is_object())
      return Error{Code::kInvalidArgument,
                   R"(options must be a JSON object, as in {"limit": 10, "difficulty": "easy"})"};
    for (const auto& [key, value] : parsed.items()) {
      if (key == "models") {
        models = value;
        has_models = true;
        continue;
      }
      const auto own = read_own(key, value, out);
      if (!own) return own.error();
      if (!*own) settings[key] = value;
    }
  }
  if (auto good = put_contenders(has_models ? &models : nullptr, settings, out); !good)
    return good.error();
  return out;
}

}  // namespace ask::eval
