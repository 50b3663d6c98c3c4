// Compares a JSON value with a text. Its own == makes a value of the text first, and does that in a
// function that must not throw: without memory it would end the process of the host.
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
