// Width of a text in columns of a terminal.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace ask::text {

// Removes the first character of valid UTF-8 and returns its code point.
// REQUIRES: `text` is not empty.
uint32_t next_point(std::string_view& text);

// Combining marks 0, East Asian wide characters and emoji 2.
size_t display_width(uint32_t point);
size_t display_width(std::string_view valid_utf8);

// At most `columns` columns of valid UTF-8, with "…" at the end if it was cut.
std::string cut_to_width(std::string_view text, size_t columns);
// With blanks after it, or before it, up to this width.
std::string padded(const std::string& valid_utf8, size_t columns, bool right);

}  // namespace ask::text
