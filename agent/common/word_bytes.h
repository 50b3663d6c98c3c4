// Which bytes of UTF-8 text belong to words.
#pragma once

namespace ask::text {

// A letter or digit of ASCII, an underscore, or part of any other character.
inline bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace ask::text
