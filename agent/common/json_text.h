// JSON to text and back. The only serializer and parser in use: text is compact, invalid UTF-8 is
// replaced instead of thrown at, and what is not JSON gives a discarded value. Not inline, since
// each file that instantiates them takes seconds to compile.
#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace ask {

std::string json_text(const nlohmann::ordered_json& json);
std::string sorted_json_text(const nlohmann::json& json);

// is_discarded() if the text is not JSON, or more than 1,000 levels deep. Members in the order of
// the text, or sorted.
nlohmann::ordered_json parsed_json(std::string_view text);
nlohmann::json parsed_sorted_json(std::string_view text);

// Takes a member out of the JSON object in `object`. Discarded if it has none; the text is then as
// before, also if it is not an object.
nlohmann::ordered_json taken_out(std::string& object, const char* key);

}  // namespace ask
