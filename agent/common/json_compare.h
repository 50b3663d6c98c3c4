// Compares a JSON value with a text. nlohmann's operator== would allocate a JSON value for the text
// inside a noexcept function, so running out of memory there would end the host's process.
#pragma once
#include <string>
#include <string_view>

namespace ask {

template <class Json>
bool is_text(const Json& json, std::string_view text) {
  const auto* const own = json.template get_ptr<const std::string*>();
  return own && *own == text;
}

}  // namespace ask
