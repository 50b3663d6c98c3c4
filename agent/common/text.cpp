#include "agent/common/text.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "agent/common/contains.h"

namespace ask::text {
namespace {

// Length of the valid UTF-8 sequence at the start of `s`, or 0.
size_t sequence_length(std::string_view s) {
  const auto at = [&](size_t i) { return static_cast<unsigned char>(s[i]); };
  const unsigned char c = at(0);
  if (c < 0x80) return 1;
  const size_t n = c >= 0xF0 ? 4 : c >= 0xE0 ? 3 : 2;
  if (c < 0xC2 || c > 0xF4 || s.size() < n) return 0;
  for (size_t i = 1; i < n; ++i)
    if ((at(i) & 0xC0) != 0x80) return 0;
  if (c == 0xE0 && at(1) < 0xA0) return 0;   // overlong
  if (c == 0xED && at(1) >= 0xA0) return 0;  // surrogate
  if (c == 0xF0 && at(1) < 0x90) return 0;   // overlong
  if (c == 0xF4 && at(1) >= 0x90) return 0;  // beyond U+10FFFF
  return n;
}

// Base letters of U+00C0..U+017F, lower case; '*': no base letter; 1 to 4: a digraph, see below.
constexpr std::string_view kLatin1 =
    "aaaaaa1ceeeeiiiidnooooo*ouuuuyt2aaaaaa1ceeeeiiiidnooooo*ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii33jjkkklllllll"
    "lllnnnnnnnnnoooooo44rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

void append_folded(std::string& out, std::string_view sequence) {
  if (sequence.size() == 1) {
    const char c = sequence[0];
    out += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    return;
  }
  if (sequence.size() == 2) {
    const uint32_t point = ((static_cast<unsigned char>(sequence[0]) & 0x1Fu) << 6) |
                           (static_cast<unsigned char>(sequence[1]) & 0x3Fu);
    if (point >= 0xC0 && point < 0xC0 + kLatin1.size()) {
      constexpr std::array<std::string_view, 4> kDigraphs = {"ae", "ss", "ij", "oe"};
      const char base = kLatin1[point - 0xC0];
      if (base >= '1' && base <= '4') {
        out += kDigraphs[static_cast<size_t>(base - '1')];
        return;
      }
      if (base != '*') {
        out += base;
        return;
      }
    }
    if (point >= 0x0300 && point <= 0x036F) return;  // combining accents
  }
  out += sequence;
}

}  // namespace

bool valid_utf8(std::string_view text) {
  while (!text.empty()) {
    const size_t n = sequence_length(text);
    if (n == 0) return false;
    text.remove_prefix(n);
  }
  return true;
}

std::string repaired_utf8(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const size_t n = sequence_length(text);
    if (n == 0) out += "\xEF\xBF\xBD";
    out += text.substr(0, n);
    text.remove_prefix(n == 0 ? 1 : n);
  }
  return out;
}

std::string folded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const size_t n = std::max<size_t>(1, sequence_length(text));
    append_folded(out, text.substr(0, n));
    text.remove_prefix(n);
  }
  return out;
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
  return out;
}

bool equal_nocase(std::string_view a, std::string_view b) {
  const auto low = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char x, char y) { return low(x) == low(y); });
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n\f\v";
  const size_t from = text.find_first_not_of(kBlank);
  if (from == text.npos) return {};
  return text.substr(from, text.find_last_not_of(kBlank) - from + 1);
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (size_t at = 0;;) {
    const size_t end = text.find(separator, at);
    parts.emplace_back(text.substr(at, end - at));
    if (end == text.npos) return parts;
    at = end + 1;
  }
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
  std::string out;
  for (const std::string& part : parts) {
    if (&part != &parts.front()) out += separator;
    out += part;
  }
  return out;
}

std::string shortened(std::string_view text, size_t bytes) {
  if (text.size() <= bytes) return std::string(text);
  constexpr std::string_view kMore = "\xE2\x80\xA6";
  size_t keep = bytes > kMore.size() ? bytes - kMore.size() : 0;
  while (keep > 0 && (static_cast<unsigned char>(text[keep]) & 0xC0) == 0x80) --keep;
  return std::string(text.substr(0, keep)).append(kMore);
}

size_t edit_distance(std::string_view a, std::string_view b, size_t limit) {
  if (a.size() > b.size()) std::swap(a, b);
  if (b.size() - a.size() > limit) return limit + 1;
  std::vector<size_t> before(a.size() + 1), last(a.size() + 1), row(a.size() + 1);
  for (size_t i = 0; i <= a.size(); ++i) last[i] = i;
  for (size_t j = 1; j <= b.size(); ++j) {
    row[0] = j;
    size_t least = j;
    for (size_t i = 1; i <= a.size(); ++i) {
      row[i] = std::min({last[i] + 1, row[i - 1] + 1, last[i - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[i] = std::min(row[i], before[i - 2] + 1);
      least = std::min(least, row[i]);
    }
    if (least > limit) return limit + 1;
    before.swap(last);
    last.swap(row);
  }
  return std::min(last[a.size()], limit + 1);
}

std::vector<std::string> nearest(std::string_view wanted,
                                 const std::vector<std::string>& candidates, size_t most) {
  struct Ranked {
    size_t distance;
    const std::string* candidate;
  };
  constexpr size_t kLongest = 200;  // bytes; the cost is the product of both lengths
  if (wanted.size() > kLongest) return {};
  const std::string target = folded(wanted);
  const size_t limit = 1 + target.size() / 3;
  std::vector<Ranked> ranked;
  for (const std::string& candidate : candidates) {
    if (candidate.size() > kLongest) continue;
    const std::string other = folded(candidate);
    size_t distance = edit_distance(target, other, limit);
    const bool contains = target.size() >= 3 && other.size() >= 3 &&
                          (other.find(target) != other.npos || target.find(other) != target.npos);
    if (distance > limit && !contains) continue;
    if (contains) distance = std::min(distance, limit);
    ranked.push_back({distance, &candidate});
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const Ranked& x, const Ranked& y) { return x.distance < y.distance; });
  std::vector<std::string> out;
  for (const Ranked& r : ranked) {
    if (out.size() == most) break;
    add_once(out, *r.candidate);
  }
  return out;
}

std::string quoted(std::string_view identifier) {
  std::string out = "\"";
  for (const char c : identifier) {
    if (c == '"') out += '"';
    out += c;
  }
  return out += '"';
}

std::string literal(std::string_view value) {
  if (value.find('\0') != value.npos) {
    constexpr char kHex[] = "0123456789abcdef";
    std::string out = "CAST(x'";
    for (const char c : value) {
      out += kHex[static_cast<unsigned char>(c) >> 4];
      out += kHex[static_cast<unsigned char>(c) & 15];
    }
    return out += "' AS TEXT)";
  }
  std::string out = "'";
  for (const char c : value) {
    if (c == '\'') out += '\'';
    out += c;
  }
  return out += '\'';
}

}  // namespace ask::text
