#include "agent/db/notes/note_json.h"

#include <fmt/format.h>

#include <set>
#include <vector>

#include "agent/common/contains.h"
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

constexpr std::string_view kOptions[] = {"synonyms",   "values",    "unit",    "sql",   "condition",
                                         "references", "questions", "private", "ignore"};

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

Error too_long(size_t bytes, size_t limit) {
  return wrong(fmt::format("the options have {} bytes; the limit is {}", bytes, limit));
}

Result<Json> object_of(std::string_view json, size_t limit) {
  if (json.size() > limit) return too_long(json.size(), limit);
  Json options = parsed_json(json);
  if (!options.is_object())
    return wrong("the options must be a JSON object, as in {\"synonyms\": [\"turnover\"]}");
  return options;
}

// The first name that an object in the text has twice, "" if none has. REQUIRES: it is JSON.
std::string repeated_key(std::string_view json) {
  std::vector<std::set<std::string>> names;  // of the objects that are open
  std::string out;
  const Json::parser_callback_t look = [&](int, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::object_start) names.emplace_back();
    if (event == Json::parse_event_t::object_end && !names.empty()) names.pop_back();
    if (event == Json::parse_event_t::key && !names.empty() && out.empty())
      if (auto name = parsed.get<std::string>(); !names.back().insert(name).second)
        out = std::move(name);
    return true;
  };
  const Json parsed = Json::parse(json, look, /*allow_exceptions=*/false);
  return parsed.is_discarded() ? "" : out;
}

Status take_all(const Json& options, Note& note) {
  for (const auto& [key, value] : options.items())
    if (auto good = take_option(key, value, note); !good) return good;
  return Done{};
}

// Whether a stored note calls something so: a word in other letters or a value of another type is
// nothing that ask writes, and may mean that it does.
bool may_be_set(const Json& object, std::string_view key) {
  for (const auto& [name, value] : object.items())
    if (text::equal_nocase(name, key) && value != Json(false)) return true;
  return false;
}

std::string text_at(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::vector<std::string> texts_at(const Json& object, const char* key) {
  std::vector<std::string> out;
  if (const auto list = object.find(key); list != object.end() && list->is_array())
    for (const Json& text : *list)
      out.push_back(text.is_string() ? text.get<std::string>() : std::string());
  return out;
}

// The key under which a private note keeps its place; no option of a user.
constexpr const char* kPlace = "place";

NotedPlace place_at(const Json& options) {
  NotedPlace out;
  const auto place = options.find(kPlace);
  if (place == options.end() || !place->is_object()) return out;
  out.schema = text_at(*place, "schema");
  out.table = text_at(*place, "table");
  out.column = text_at(*place, "column");
  out.columns = texts_at(*place, "columns");
  out.types = texts_at(*place, "types");
  if (const auto root = place->find("root"); root != place->end() && root->is_number_integer())
    out.root = root->get<int64_t>();
  if (const auto others = place->find("others"); others != place->end() && others->is_object()) {
    out.others.emplace();
    for (const auto& [table, root] : others->items())
      out.others->emplace_back(table, root.is_number_integer() ? root.get<int64_t>() : 0);
  }
  return out;
}

Json json_of(const NotedPlace& place) {
  Json out{{"schema", place.schema},   {"table", place.table}, {"column", place.column},
           {"columns", place.columns}, {"types", place.types}, {"root", place.root}};
  if (!place.others) return out;
  out["others"] = Json::object();
  for (const auto& [table, root] : *place.others) out["others"][table] = root;
  return out;
}

}  // namespace

Status take_options(std::string_view json, Note& note) {
  const auto options = object_of(json, kLongestOptions);
  if (!options) return options.error();
  if (const std::string twice = repeated_key(json); !twice.empty())
    return wrong(fmt::format("\"{}\" is there twice",
                             text::shortened(text::repaired_utf8(twice), kLongestPhrase)));
  return take_all(*options, note);
}

bool has_options(std::string_view text) {
  const Json object = parsed_json(text);
  if (!object.is_object()) return false;
  for (const auto& [key, value] : object.items())
    if (contains(kOptions, key)) return true;
  return false;
}

Status take_stored_options(std::string_view json, Note& note) {
  note.is_private = true;  // until it is known not to be
  auto options = object_of(json, kLongestStored);
  if (!options) return options.error();
  note.place = place_at(*options);
  note.ignored = may_be_set(*options, "ignore");
  if (const std::string twice = repeated_key(json); !twice.empty())
    return wrong(fmt::format("\"{}\" is there twice",
                             text::shortened(text::repaired_utf8(twice), kLongestPhrase)));
  note.is_private = may_be_set(*options, "private");
  options->erase(kPlace);
  return take_all(*options, note);
}

Result<std::string> stored_options(const Note& note) {
  Json out = options_of(note);
  if (note.is_private && !note.place.table.empty()) out[kPlace] = json_of(note.place);
  std::string text = json_text(out);
  if (text.size() > kLongestStored) return too_long(text.size(), kLongestStored);
  return text;
}

std::string options_json(const Note& note) { return json_text(options_of(note)); }

std::string note_parts_json(const Note& note) {
  Json out = options_of(note);
  if (!note.description.empty()) out["description"] = note.description;
  return json_text(out);
}

std::string note_json(const Note& note) {
  Json out = {{"object", note.object}};
  if (!note.description.empty()) out["description"] = note.description;
  out.update(options_of(note));
  out["source"] = note.source;
  return json_text(out);
}

}  // namespace ask::db
