#include "agent/common/display_width.h"

#include <algorithm>

namespace ask::text {
namespace {

struct WidthRange {
  uint32_t first, last;
};
// The common part of Unicode's East Asian Width W and F (UAX 11), by block.
constexpr WidthRange kWide[] = {
    {0x1100, 0x115F},   {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x2614, 0x2615},
    {0x26BD, 0x26BE},   {0x2705, 0x2705},   {0x274C, 0x274C},   {0x2753, 0x2755},
    {0x2795, 0x2797},   {0x2B50, 0x2B50},   {0x2E80, 0x303E},   {0x3041, 0x33FF},
    {0x3400, 0x4DBF},   {0x4E00, 0x9FFF},   {0xA000, 0xA4CF},   {0xA960, 0xA97C},
    {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},
    {0xFFE0, 0xFFE6},   {0x1F1E6, 0x1F1FF}, {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FC},
    {0x1F7E0, 0x1F7EB}, {0x1F900, 0x1F9FF}, {0x1FA70, 0x1FAFF}, {0x20000, 0x3FFFD}};
constexpr WidthRange kZero[] = {{0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD},
                                {0x0610, 0x061A}, {0x064B, 0x065F}, {0x1AB0, 0x1AFF},
                                {0x1DC0, 0x1DFF}, {0x200B, 0x200F}, {0x20D0, 0x20FF},
                                {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xE0100, 0xE01EF}};

template <size_t N>
bool among(uint32_t point, const WidthRange (&ranges)[N]) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](WidthRange r) { return point >= r.first && point <= r.last; });
}

}  // namespace

uint32_t next_point(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  uint32_t point = length == 1 ? lead : lead & (0x7Fu >> length);
  for (size_t i = 1; i < length && i < text.size(); ++i)
    point = (point << 6) | (static_cast<unsigned char>(text[i]) & 0x3Fu);
  text.remove_prefix(std::min(length, text.size()));
  return point;
}

size_t display_width(uint32_t point) {
  if (point < 0x300) return 1;
  return among(point, kZero) ? 0 : among(point, kWide) ? 2 : 1;
}

size_t display_width(std::string_view valid_utf8) {
  size_t width = 0;
  while (!valid_utf8.empty()) width += display_width(next_point(valid_utf8));
  return width;
}

std::string cut_to_width(std::string_view text, size_t columns) {
  if (display_width(text) <= columns) return std::string(text);
  std::string_view rest = text;
  size_t used = 1;  // for the "…"
  while (!rest.empty()) {
    std::string_view after = rest;
    const size_t more = display_width(next_point(after));
    if (used + more > columns) break;
    used += more;
    rest = after;
  }
  return std::string(text.substr(0, text.size() - rest.size())) + "…";
}

std::string padded(const std::string& valid_utf8, size_t columns, bool right) {
  const std::string blank(columns - std::min(columns, display_width(valid_utf8)), ' ');
  return right ? blank + valid_utf8 : valid_utf8 + blank;
}

}  // namespace ask::text
