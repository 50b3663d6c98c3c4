// Reading JSON that a stranger wrote: nothing throws, every look-up says what it takes.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace ask::llm {

// Half of a surrogate pair alone ("\ud83d" in one piece of a stream, "\ude00" in the next) is not
// JSON. parse() stands a private character in for it and joined_surrogates() makes whole characters
// of two of them, U+FFFD of one.
std::string joined_surrogates(std::string_view text);

// No value for what is no JSON, or is nested deeper than 200. Bytes that are no UTF-8 are replaced.
std::optional<nlohmann::json> parse(std::string_view text);

// Like parse(), but a text that is no JSON object gives `{}`.
nlohmann::json parse_object(std::string_view text);

// The member, or null where `value` is no object or has no such member. Good as long as `value`.
const nlohmann::json& member(const nlohmann::json& value, const char* name);
// The element, or null. Good as long as `value`.
const nlohmann::json& element(const nlohmann::json& value, size_t index);
// The text of a string, else "".
std::string text_of(const nlohmann::json& value);
inline std::string text_of(const nlohmann::json& value, const char* name);
// The text of a string; numbers and booleans as JSON spells them; else "".
std::string scalar_of(const nlohmann::json& value);
// A count: a number that is >= 0 and not absurd, else `otherwise`.
int64_t count_of(const nlohmann::json& value, int64_t otherwise);
// The texts of a content field: a string, an array of parts ({"text": ...} or strings), or null.
std::string content_text(const nlohmann::json& value);
// One line of JSON; text that is no UTF-8 is repaired.
std::string dumped(const nlohmann::json& value);

inline std::string text_of(const nlohmann::json& value, const char* name) {
  return text_of(member(value, name));
}

}  // namespace ask::llm
