#include "agent/db/notes/note_json.h"

#include <fmt/format.h>

#include "agent/common/json_text.h"
#include "agent/common/text.h"

namespace ask::db {
namespace {

using Json = nlohmann::ordered_json;

Error wrong(std::string why) { return {Code::kInvalidArgument, std::move(why)}; }

Status take_text(const std::string& key, const Json& value, std::string& out) {
  if (!value.is_string() || text::trimmed(value.get_ref<const std::string&>()).empty())
    return wrong(fmt::format("\"{}\" takes a text", key));
  out = text::trimmed(value.get_ref<const std::string&>());
  return Done{};
}

Status take_flag(const std::string& key, const Json& value, bool& out) {
  if (!value.is_boolean()) return wrong(fmt::format("\"{}\" takes true or false", key));
  out = value.get<bool>();
  return Done{};
}

// "a" or ["a", "b"].
Status take_phrases(const std::string& what, const Json& value, std::vector<std::string>& out) {
  const Json list = value.is_array() ? value : Json::array({value});
  for (const Json& phrase : list) {
    if (!phrase.is_string()) return wrong(what + " takes a text or a list of texts");
    out.push_back(phrase.get<std::string>());
  }
  return Done{};
}

Status take_option(const std::string& key, const Json& value, Note& note) {
  if (key == "synonyms") return take_phrases("\"synonyms\"", value, note.synonyms);
  if (key == "questions") return take_phrases("\"questions\"", value, note.questions);
  if (key == "unit") return take_text(key, value, note.unit);
  if (key == "sql") return take_text(key, value, note.measure);
  if (key == "condition") return take_text(key, value, note.condition);
  if (key == "references") return take_text(key, value, note.references);
  if (key == "private") return take_flag(key, value, note.is_private);
  if (key == "ignore") return take_flag(key, value, note.ignored);
  if (key != "values")
    return wrong(
        fmt::format("\"{}\" is not an option; there are synonyms, values, unit, sql, "
                    "condition, references, questions, private and ignore",
                    text::shortened(text::repaired_utf8(key), 60)));
  if (!value.is_object())
    return wrong("\"values\" takes an object, as in {\"DE\": [\"Germany\", \"German\"]}");
  for (const auto& [stored, names] : value.items()) {
    note.values.emplace_back(stored, std::vector<std::string>());
    if (auto good = take_phrases("a value", names, note.values.back().second); !good) return good;
  }
  return Done{};
}

Json options_of(const Note& note) {
  Json out = Json::object();
  if (!note.synonyms.empty()) out["synonyms"] = note.synonyms;
  if (!note.values.empty()) {
    Json values = Json::object();
    for (const auto& [stored, names] : note.values) values[stored] = names;
    out["values"] = std::move(values);
  }
  const auto put = [&](const char* key, const std::string& value) {
    if (!value.empty()) out[key] = value;
  };
  put("unit", note.unit);
  put("sql", note.measure);
  put("condition", note.condition);
  put("references", note.references);
  if (!note.questions.empty()) out["questions"] = note.questions;
  if (note.is_private) out["private"] = true;
  if (note.ignored) out["ignore"] = true;
  return out;
}

}  // namespace

Status take_options(std::string_view json, Note& note) {
  if (json.size() > kLongestOptions)
    return wrong(
        fmt::format("the options have {} bytes; the limit is {}", json.size(), kLongestOptions));
  const Json options = parsed_json(json);
  if (!options.is_object())
    return wrong("the options must be a JSON object, as in {\"synonyms\": [\"turnover\"]}");
  for (const auto& [key, value] : options.items())
    if (auto good = take_option(key, value, note); !good) return good;
  return Done{};
}

std::string options_json(const Note& note) { return json_text(options_of(note)); }

std::string note_json(const Note& note) {
  Json out = {{"object", note.object}};
  if (!note.description.empty()) out["description"] = note.description;
  out.update(options_of(note));
  out["source"] = note.source;
  return json_text(out);
}

}  // namespace ask::db
