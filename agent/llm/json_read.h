// Reads untrusted JSON: nothing throws, and every accessor tolerates other types.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace ask::llm {

// A lone surrogate ("\ud83d" in one piece of a stream, "\ude00" in the next) is not valid JSON.
// parse() maps it to a private-use character; joined_surrogates() combines two of these to the real
// character and replaces a single one by U+FFFD.
std::string joined_surrogates(std::string_view text);

// Nullopt if the text is not JSON or is nested deeper than 200. Invalid UTF-8 is replaced.
std::optional<nlohmann::json> parse(std::string_view text);

// Like parse(), but returns {} unless the text is a JSON object.
nlohmann::json parse_object(std::string_view text);

// The member; null if `value` is not an object or lacks it. Valid as long as `value`.
const nlohmann::json& member(const nlohmann::json& value, const char* name);
// The element, or null. Valid as long as `value`.
const nlohmann::json& element(const nlohmann::json& value, size_t index);
// The value of a string, else "".
std::string text_of(const nlohmann::json& value);
inline std::string text_of(const nlohmann::json& value, const char* name);
// The value of a string; numbers and booleans in JSON notation; else "".
std::string scalar_of(const nlohmann::json& value);
// A plausible number >= 0, else `otherwise`.
int64_t count_of(const nlohmann::json& value, int64_t otherwise);
// The text of a content field: a string, an array of parts ({"text": ...} or strings), or null.
std::string content_text(const nlohmann::json& value);
// The name of a model as a server gives it: one line of valid UTF-8, at most 100 bytes.
std::string reported_model_name(std::string_view name);
// JSON on one line; invalid UTF-8 is replaced.
std::string dumped(const nlohmann::json& value);

inline std::string text_of(const nlohmann::json& value, const char* name) {
  return text_of(member(value, name));
}

}  // namespace ask::llm
