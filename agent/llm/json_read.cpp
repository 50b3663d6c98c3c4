#include "agent/llm/json_read.h"

#include "agent/common/json_text.h"
#include "agent/common/one_line.h"
#include "agent/common/text.h"

namespace ask::llm {
namespace {

using nlohmann::json;

constexpr uint32_t kStandIn = 0x10F800;  // + (surrogate - 0xD800): the end of plane 16
constexpr size_t kDeepest = 200;

const json kNull = nullptr;

// The value of the escape "\uXXXX" at `at`, or -1.
int32_t escape_at(std::string_view text, size_t at) {
  if (at + 6 > text.size() || text[at] != '\\' || text[at + 1] != 'u') return -1;
  int32_t value = 0;
  for (size_t i = at + 2; i < at + 6; ++i) {
    const char c = text[i];
    const int digit = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'a' && c <= 'f' ? c - 'a' + 10
                      : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                             : -1;
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

bool high(int32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool low(int32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

void append_utf8(std::string& out, uint32_t point) {
  const auto add = [&](uint32_t byte) { out += static_cast<char>(byte); };
  if (point < 0x80) return add(point);
  if (point < 0x800) return add(0xC0 | (point >> 6)), add(0x80 | (point & 63));
  if (point < 0x10000) {
    add(0xE0 | (point >> 12));
  } else {
    add(0xF0 | (point >> 18));
    add(0x80 | ((point >> 12) & 63));
  }
  add(0x80 | ((point >> 6) & 63));
  add(0x80 | (point & 63));
}

// Replaces every lone surrogate by its private-use character.
std::string with_stand_ins(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (size_t at = 0; at < text.size();) {
    if (text[at] != '\\') {
      out += text[at++];
      continue;
    }
    const int32_t unit = escape_at(text, at);
    if (high(unit) && low(escape_at(text, at + 6))) {
      out += text.substr(at, 12);
      at += 12;
    } else if (high(unit) || low(unit)) {
      append_utf8(out, kStandIn + static_cast<uint32_t>(unit - 0xD800));
      at += 6;
    } else {
      const size_t n = unit >= 0 ? 6 : 2;  // skips an escaped backslash as a unit
      out += text.substr(at, n);
      at += n;
    }
  }
  return out;
}

// The parser needs no recursion, but a tree with millions of levels is an attack.
bool too_deep(std::string_view text) {
  size_t depth = 0;
  bool quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\') ++i;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      if (++depth > kDeepest) return true;
    } else if ((c == '}' || c == ']') && depth > 0) {
      --depth;
    }
  }
  return false;
}

// The surrogate after the private-use character at `at`, or -1.
int32_t half_at(std::string_view text, size_t at) {
  if (at + 4 > text.size() || text[at] != '\xF4' || text[at + 1] != '\x8F') return -1;
  const auto third = static_cast<unsigned char>(text[at + 2]);
  const auto fourth = static_cast<unsigned char>(text[at + 3]);
  const uint32_t point = 0x10F000u + ((third & 63u) << 6) + (fourth & 63u);
  return point < kStandIn ? -1 : static_cast<int32_t>(point - kStandIn + 0xD800);
}

}  // namespace

std::string joined_surrogates(std::string_view text) {
  if (text.find("\xF4\x8F") == text.npos) return std::string(text);
  std::string out;
  for (size_t at = 0; at < text.size();) {
    const int32_t first = half_at(text, at);
    if (first < 0) {
      out += text[at++];
      continue;
    }
    const int32_t second = half_at(text, at + 4);
    if (high(first) && low(second)) {
      append_utf8(out, 0x10000u + (static_cast<uint32_t>(first - 0xD800) << 10) +
                           static_cast<uint32_t>(second - 0xDC00));
      at += 8;
    } else {
      append_utf8(out, 0xFFFD);
      at += 4;
    }
  }
  return out;
}

std::optional<json> parse(std::string_view text) {
  if (too_deep(text)) return std::nullopt;
  json value = parsed_sorted_json(text);
  if (!value.is_discarded()) return value;
  const std::string repaired = with_stand_ins(text::repaired_utf8(text));
  if (repaired == text) return std::nullopt;
  value = parsed_sorted_json(repaired);
  if (value.is_discarded()) return std::nullopt;
  return value;
}

json parse_object(std::string_view text) {
  auto value = parse(text);
  return value && value->is_object() ? std::move(*value) : json::object();
}

const json& member(const json& value, const char* name) {
  if (!value.is_object()) return kNull;
  const auto found = value.find(name);
  return found == value.end() ? kNull : *found;
}

const json& element(const json& value, size_t index) {
  return value.is_array() && index < value.size() ? value[index] : kNull;
}

std::string text_of(const json& value) {
  return value.is_string() ? value.get_ref<const std::string&>() : std::string();
}

std::string scalar_of(const json& value) {
  if (value.is_string()) return value.get_ref<const std::string&>();
  return value.is_number() || value.is_boolean() ? sorted_json_text(value) : std::string();
}

int64_t count_of(const json& value, int64_t otherwise) {
  constexpr double kAbsurd = 1e12;
  if (!value.is_number()) return otherwise;
  const double number = value.get<double>();
  return number >= 0 && number < kAbsurd ? static_cast<int64_t>(number) : otherwise;
}

std::string content_text(const json& value) {
  if (!value.is_array()) return text_of(value);
  std::string out;
  for (const json& part : value)
    out += part.is_string() ? text_of(part) : content_text(member(part, "text"));
  return out;
}

std::string dumped(const json& value) { return sorted_json_text(value); }

std::string reported_model_name(std::string_view name) {
  return text::shortened(text::trimmed(text::one_line(name)), 100);
}

}  // namespace ask::llm
