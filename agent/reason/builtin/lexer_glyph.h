// What stands at a place of a text, for parting it into words.
#pragma once
#include <cstdint>
#include <string_view>

namespace ask::builtin {

enum class Shape { kEnd, kBlank, kLetter, kDigit, kApostrophe, kQuote, kDash, kOther };

struct Glyph {
  Shape shape = Shape::kEnd;
  uint32_t size = 0;  // bytes
};

// Never beyond the end of the text, also where it is not valid UTF-8.
Glyph glyph_at(std::string_view text, size_t at);

inline bool is_word(Shape shape) { return shape == Shape::kLetter || shape == Shape::kDigit; }

}  // namespace ask::builtin
