#include "agent/engine/text/glyph.h"

#include <algorithm>
#include <array>

namespace ask::engine {
namespace {

struct Special {
  std::string_view bytes;
  CharClass shape;
};
// Typographic characters; every other multi-byte character counts as a letter.
constexpr std::array<Special, 18> kSpecial = {{
    {"\xE2\x80\x98", CharClass::kQuote},       // left single quotation mark
    {"\xE2\x80\x99", CharClass::kApostrophe},  // right single quotation mark
    {"\xE2\x80\x9C", CharClass::kQuote},       // left double
    {"\xE2\x80\x9D", CharClass::kQuote},       // right double
    {"\xE2\x80\x9E", CharClass::kQuote},       // low double
    {"\xC2\xAB", CharClass::kQuote},           // guillemets
    {"\xC2\xBB", CharClass::kQuote},
    {"\xE2\x80\x90", CharClass::kDash},  // hyphen, non-breaking hyphen, en dash, em dash
    {"\xE2\x80\x91", CharClass::kDash},
    {"\xE2\x80\x93", CharClass::kDash},
    {"\xE2\x80\x94", CharClass::kDash},
    {"\xC2\xA0", CharClass::kBlank},      // no-break space
    {"\xE2\x80\xA6", CharClass::kOther},  // ellipsis
    {"\xC2\xBF", CharClass::kOther},      // inverted question mark
    {"\xC2\xA1", CharClass::kOther},      // inverted exclamation mark
    {"\xE2\x82\xAC", CharClass::kOther},  // euro sign, pound sign, yen sign
    {"\xC2\xA3", CharClass::kOther},
    {"\xC2\xA5", CharClass::kOther},
}};

}  // namespace

Glyph glyph_at(std::string_view text, size_t at) {
  if (at >= text.size()) return {};
  const auto c = static_cast<unsigned char>(text[at]);
  if (c >= 0x80) {
    for (const Special& special : kSpecial)
      if (text.substr(at).starts_with(special.bytes))
        return {special.shape, static_cast<uint32_t>(special.bytes.size())};
    const uint32_t size = c >= 0xF0 ? 4 : c >= 0xE0 ? 3 : c >= 0xC0 ? 2 : 1;
    return {CharClass::kLetter, static_cast<uint32_t>(std::min<size_t>(size, text.size() - at))};
  }
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) return {CharClass::kLetter, 1};
  if (c >= '0' && c <= '9') return {CharClass::kDigit, 1};
  if (c <= ' ' || c == 0x7F) return {CharClass::kBlank, 1};
  if (c == '\'') return {CharClass::kApostrophe, 1};
  if (c == '"' || c == '`') return {CharClass::kQuote, 1};
  if (c == '-') return {CharClass::kDash, 1};
  return {CharClass::kOther, 1};
}

}  // namespace ask::engine
