#include "agent/reason/model/sql_reply_yaml.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "agent/common/text.h"

namespace ask::sql {
namespace {

constexpr std::array<std::string_view, 2> kKeys = {"sql", "reasoning"};

struct Line {
  size_t indent = 0;  // spaces before the text
  std::string_view text;
  bool blank() const { return text.empty(); }
};

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> out;
  while (true) {
    const size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
      line.remove_suffix(1);
    const size_t indent = std::min(line.find_first_not_of(' '), line.size());
    out.push_back({indent, line.substr(indent)});
    if (end == text.npos) return out;
    text.remove_prefix(end + 1);
  }
}

struct Key {
  std::string name;
  std::string_view rest;  // after the colon
};

std::optional<Key> key_at(std::string_view line) {
  const bool quoted = !line.empty() && (line[0] == '"' || line[0] == '\'');
  for (const std::string_view key : kKeys) {
    const std::string_view from = quoted ? line.substr(1) : line;
    if (from.size() <= key.size() || !text::equal_nocase(from.substr(0, key.size()), key)) continue;
    std::string_view after = from.substr(key.size());
    if (quoted && after[0] != line[0]) continue;
    if (quoted) after.remove_prefix(1);
    if (after.empty() || after[0] != ':') continue;
    return Key{std::string(key), text::trimmed(after.substr(1))};
  }
  return std::nullopt;
}

void append_utf8(std::string& out, uint32_t c) {
  if (c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF)) c = 0xFFFD;
  const auto put = [&](uint32_t byte) { out += static_cast<char>(byte); };
  if (c < 0x80) return put(c);
  if (c < 0x800) {
    put(0xC0 | (c >> 6));
  } else if (c < 0x10000) {
    put(0xE0 | (c >> 12));
    put(0x80 | ((c >> 6) & 0x3F));
  } else {
    put(0xF0 | (c >> 18));
    put(0x80 | ((c >> 12) & 0x3F));
    put(0x80 | ((c >> 6) & 0x3F));
  }
  put(0x80 | (c & 0x3F));
}

// Folds a line break in a quoted scalar: into a space, or into one break per empty line. Returns
// where the text of the next line begins.
size_t fold(std::string_view text, size_t at, std::string& out) {
  while (!out.empty() && (out.back() == ' ' || out.back() == '\t')) out.pop_back();
  size_t breaks = 0;
  for (; at < text.size() && (text[at] == '\n' || text[at] == ' ' || text[at] == '\t'); ++at)
    breaks += text[at] == '\n';
  if (breaks == 1) out += ' ';
  out.append(breaks > 1 ? breaks - 1 : 0, '\n');
  return at;
}

struct Scalar {
  std::string value;
  size_t end = 0;  // after the closing quote
};

std::optional<Scalar> single_quoted(std::string_view text) {
  Scalar out;
  for (size_t at = 1; at < text.size();) {
    const char c = text[at];
    if (c == '\n') {
      at = fold(text, at, out.value);
    } else if (c != '\'') {
      out.value += c;
      ++at;
    } else if (at + 1 < text.size() && text[at + 1] == '\'') {
      out.value += c;
      at += 2;
    } else {
      out.end = at + 1;
      return out;
    }
  }
  return std::nullopt;
}

std::optional<uint32_t> hex(std::string_view text, size_t at, size_t digits) {
  if (at + digits > text.size()) return std::nullopt;
  uint32_t out = 0;
  for (const char c : text.substr(at, digits)) {
    const bool number = c >= '0' && c <= '9', low = c >= 'a' && c <= 'f', up = c >= 'A' && c <= 'F';
    if (!number && !low && !up) return std::nullopt;
    out = out * 16 + static_cast<uint32_t>(number ? c - '0' : low ? c - 'a' + 10 : c - 'A' + 10);
  }
  return out;
}

// \xHH, \uHHHH and \UHHHHHHHH; combines UTF-16 surrogate pairs.
std::optional<size_t> escaped_number(std::string_view text, size_t at, std::string& out) {
  const size_t digits = text[at] == 'x' ? 2 : text[at] == 'u' ? 4 : 8;
  auto c = hex(text, at + 1, digits);
  if (!c) return std::nullopt;
  size_t end = at + 1 + digits;
  if (*c >= 0xD800 && *c < 0xDC00 && text.substr(end, 2) == "\\u")
    if (const auto low = hex(text, end + 2, 4); low && *low >= 0xDC00 && *low < 0xE000) {
      c = 0x10000 + ((*c - 0xD800) << 10) + (*low - 0xDC00);
      end += 6;
    }
  append_utf8(out, *c);
  return end;
}

// The escape sequence after a backslash; nullopt if it is invalid.
std::optional<size_t> escaped(std::string_view text, size_t at, std::string& out) {
  constexpr std::string_view kCodes = "abtnvfre\"/\\ 0";
  constexpr std::string_view kMeant("\a\b\t\n\v\f\r\x1b\"/\\ \0", 13);
  if (at >= text.size()) return std::nullopt;
  const char c = text[at];
  if (c == 'x' || c == 'u' || c == 'U') return escaped_number(text, at, out);
  if (c == '\n') return std::min(text.find_first_not_of(" \t", at + 1), text.size());
  if (const size_t code = kCodes.find(c); code != kCodes.npos) {
    out += kMeant[code];
    return at + 1;
  }
  constexpr std::pair<char, uint32_t> kNamed[] = {
      {'N', 0x85}, {'_', 0xA0}, {'L', 0x2028}, {'P', 0x2029}};
  for (const auto& [letter, meant] : kNamed)
    if (c == letter) {
      append_utf8(out, meant);
      return at + 1;
    }
  return std::nullopt;
}

std::optional<Scalar> double_quoted(std::string_view text) {
  Scalar out;
  for (size_t at = 1; at < text.size();) {
    const char c = text[at];
    if (c == '"') {
      out.end = at + 1;
      return out;
    }
    if (c == '\n') {
      at = fold(text, at, out.value);
    } else if (c == '\\') {
      const auto next = escaped(text, at + 1, out.value);
      if (!next) return std::nullopt;
      at = *next;
    } else {
      out.value += c;
      ++at;
    }
  }
  return std::nullopt;
}

// True if only a comment follows the closing quote.
bool ends_there(std::string_view after) {
  const size_t at = after.find_first_not_of(" \t");
  if (at == after.npos) return true;
  if (after[at] == '#' && at > 0) {
    const size_t next = after.find('\n', at);
    return next == after.npos || text::trimmed(after.substr(next)).empty();
  }
  return text::trimmed(after).empty();
}

// Strips a comment: a # after a space, outside SQL quotes.
std::string_view without_comment(std::string_view line) {
  char quote = 0;
  for (size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '\'' || c == '"') {
      quote = c;
    } else if (c == '#' && i > 0 && line[i - 1] == ' ') {
      return text::trimmed(line.substr(0, i));
    }
  }
  return line;
}

class YamlReader {
 public:
  explicit YamlReader(std::string_view text) : lines_(lines_of(text)) {}

  std::vector<std::pair<std::string, std::string>> take() {
    std::vector<std::pair<std::string, std::string>> out;
    std::optional<size_t> mapping;  // its indentation
    while (at_ < lines_.size()) {
      const Line line = lines_[at_++];
      const auto key = key_at(line.text);
      if (!key || (mapping && line.indent != *mapping)) continue;
      mapping = line.indent;
      out.emplace_back(key->name, value(key->rest, line.indent));
    }
    return out;
  }

 private:
  bool inside(size_t indent) const {
    return at_ < lines_.size() && (lines_[at_].blank() || lines_[at_].indent > indent);
  }

  std::string value(std::string_view rest, size_t indent) {
    if (is_block(rest)) return block(rest, indent);
    while (rest.empty() && inside(indent)) rest = lines_[at_++].text;
    if (is_block(rest)) return block(rest, indent);
    const size_t from = at_;
    std::string whole(rest);
    while (inside(indent)) whole += "\n" + std::string(lines_[at_++].text);
    const bool quoted = whole.starts_with('\'') || whole.starts_with('"');
    if (quoted) {
      const auto scalar = whole[0] == '"' ? double_quoted(whole) : single_quoted(whole);
      if (scalar && ends_there(std::string_view(whole).substr(scalar->end))) return scalar->value;
    }
    std::string plain(without_comment(rest));
    for (size_t i = from; i < at_; ++i)
      plain += "\n" + std::string(without_comment(lines_[i].text));
    return std::string(text::trimmed(plain));
  }

  // A block header: "|" or ">", an optional digit and sign, a comment.
  static bool is_block(std::string_view rest) {
    if (rest.empty() || (rest[0] != '|' && rest[0] != '>')) return false;
    const size_t end = std::min(rest.find_first_not_of("+-123456789", 1), rest.size());
    const std::string_view after = text::trimmed(rest.substr(end));
    return end <= 3 && (after.empty() || (after[0] == '#' && rest[end] == ' '));
  }

  std::string block(std::string_view header, size_t indent) {
    const size_t digit = header.find_first_of("123456789");
    const bool explicit_indent = digit != header.npos && digit < 3;
    size_t depth = explicit_indent ? indent + static_cast<size_t>(header[digit] - '0') : 0;
    std::vector<std::string> content;
    while (inside(indent)) {
      const Line& line = lines_[at_++];
      if (!line.blank() && depth == 0) depth = line.indent;
      const size_t deeper = line.blank() || line.indent < depth ? 0 : line.indent - depth;
      content.push_back(std::string(deeper, ' ') + std::string(line.text));
    }
    while (!content.empty() && content.back().empty()) content.pop_back();
    return header[0] == '|' ? text::joined(content, "\n") : folded(content);
  }

  // Folds lines into one; more-indented lines and empty lines keep their breaks.
  static std::string folded(const std::vector<std::string>& content) {
    std::string out;
    bool before_deeper = true;  // also at the start: nothing is folded there
    size_t empty = 0;
    for (size_t i = 0; i < content.size(); ++i) {
      if (content[i].empty()) {
        ++empty;
        continue;
      }
      const bool deeper = content[i][0] == ' ';
      if (i > 0 && (deeper || before_deeper)) out.append(empty + !out.empty(), '\n');
      if (i > 0 && !deeper && !before_deeper) out += empty == 0 ? " " : std::string(empty, '\n');
      out += content[i];
      before_deeper = deeper;
      empty = 0;
    }
    return out;
  }

  std::vector<Line> lines_;
  size_t at_ = 0;
};

}  // namespace

std::vector<std::pair<std::string, std::string>> read_yaml(std::string_view text) {
  return YamlReader(text).take();
}

}  // namespace ask::sql
