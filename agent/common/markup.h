// Escapes text for XML and HTML.
#pragma once
#include <string>
#include <string_view>

namespace ask::text {

// For the content of elements and for attributes in quotes; characters that XML 1.0 forbids, and
// bytes that are not UTF-8, become U+FFFD.
std::string escaped_markup(std::string_view text);

}  // namespace ask::text
