#include "agent/reason/builtin/lexer_glyph.h"

#include <algorithm>
#include <array>

namespace ask::builtin {
namespace {

struct Special {
  std::string_view bytes;
  Shape shape;
};
// Typographic characters; every other multi-byte character counts as a letter.
constexpr std::array<Special, 15> kSpecial = {{
    {"\xE2\x80\x98", Shape::kQuote},       // left single quotation mark
    {"\xE2\x80\x99", Shape::kApostrophe},  // right single quotation mark
    {"\xE2\x80\x9C", Shape::kQuote},       // left double
    {"\xE2\x80\x9D", Shape::kQuote},       // right double
    {"\xE2\x80\x9E", Shape::kQuote},       // low double
    {"\xC2\xAB", Shape::kQuote},           // guillemets
    {"\xC2\xBB", Shape::kQuote},
    {"\xE2\x80\x90", Shape::kDash},  // hyphen, non-breaking hyphen, en dash, em dash
    {"\xE2\x80\x91", Shape::kDash},
    {"\xE2\x80\x93", Shape::kDash},
    {"\xE2\x80\x94", Shape::kDash},
    {"\xC2\xA0", Shape::kBlank},      // no-break space
    {"\xE2\x80\xA6", Shape::kOther},  // ellipsis
    {"\xC2\xBF", Shape::kOther},      // inverted question mark
    {"\xC2\xA1", Shape::kOther},      // inverted exclamation mark
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
    return {Shape::kLetter, static_cast<uint32_t>(std::min<size_t>(size, text.size() - at))};
  }
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) return {Shape::kLetter, 1};
  if (c >= '0' && c <= '9') return {Shape::kDigit, 1};
  if (c <= ' ' || c == 0x7F) return {Shape::kBlank, 1};
  if (c == '\'') return {Shape::kApostrophe, 1};
  if (c == '"' || c == '`') return {Shape::kQuote, 1};
  if (c == '-') return {Shape::kDash, 1};
  return {Shape::kOther, 1};
}

}  // namespace ask::builtin
