// Character classes of UTF-8 text, for splitting it into words.
#pragma once
#include <cstdint>
#include <string_view>

namespace ask::engine {

enum class CharClass { kEnd, kBlank, kLetter, kDigit, kApostrophe, kQuote, kDash, kOther };

struct Glyph {
  CharClass shape = CharClass::kEnd;
  uint32_t size = 0;  // bytes
};

// The glyph at byte `at`. Never reads or extends past the end of `text`, even for invalid UTF-8.
Glyph glyph_at(std::string_view text, size_t at);

inline bool is_word(CharClass shape) {
  return shape == CharClass::kLetter || shape == CharClass::kDigit;
}

}  // namespace ask::engine
